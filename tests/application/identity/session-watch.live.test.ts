import { sessionWatch } from '../../../application/identity/session-watch.live';
import { playedPresence } from '../../support/world/presence';
import { aWorld } from '../../support/world/world';

const watching = async () => {
  const world = await aWorld();
  const page = playedPresence(world.clock.now);
  const watch = sessionWatch(page);
  const ends: string[] = [];
  watch.ends.subscribe((end) => ends.push(end._tag === 'Expired' ? `Expired: ${end.message}` : end._tag));
  return { page, watch, ends };
};

describe('The end of a session', () => {
  it("is reported with the server's message if a response says so [R3b]", async () => {
    const { watch, ends } = await watching();
    watch.expired('Please sign in again.');
    expect(ends).toEqual(['Expired: Please sign in again.']);
  });

  it('in one tab is the end in the others, and a different candidate who signs in there takes over [R3, R3a]', async () => {
    const { page, ends } = await watching();
    page.stirs.next(undefined);
    expect(ends).toEqual([]);
    page.setToken('Gone');
    expect(ends).toEqual([]);
    page.stirs.next(undefined);
    page.setToken('Another');
    page.returns.next(undefined);
    expect(ends).toEqual(['EndedElsewhere', 'TakenOver']);
  });
});
