import * as TE from 'fp-ts/TaskEither';
import { sessionWatch } from '../../../application/live/session-watch';
import { communityId, positionId } from '../../support/builders/applications';
import { aCandidate, code, key } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { answerOf, refusalOf } from '../../support/world/answers';
import { playedPresence } from '../../support/world/presence';
import { aWorld, signedIn } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const wanted = slot('2026-12-04', '11:00');
const hours48 = 172_800_000;

const watching = async () => {
  const world = await aWorld();
  const page = playedPresence(world.clock.now);
  const watch = sessionWatch(page);
  const ends: string[] = [];
  watch.ends.subscribe(({ _tag }) => ends.push(_tag));
  return { world, page, watch, ends };
};

describe('The end of a session', () => {
  it('is told by any call of a signed-in candidate that learns it, and its caller learns it too [R3b]', async () => {
    const { world, watch, ends } = await watching();
    const api = watch.watched((await signedIn(world)).api);
    await answerOf(api.listApplications());
    expect(ends).toEqual([]);
    world.clock.moveBy(hours48);
    const calls = [
      api.listApplications(),
      api.position(job),
      api.findSlots({ ...job, kind: 'video', range: { start: wanted.date, end: wanted.date } }),
      api.takeTime({
        ...job,
        slot: wanted,
        act: 'Book',
        kind: 'video',
        videoPreference: 'peer',
        key: key('choice'),
      }),
    ];
    for (const call of calls)
      expect(await refusalOf<{ readonly _tag: string }, unknown>(call)).toMatchObject({ _tag: 'SessionEnded' });
    expect(ends).toEqual(calls.map(() => 'Expired'));
  });

  it.each([
    ['Please sign in again.', 'Please sign in again.'],
    ['', 'Please login again!!'],
  ])(
    "is a 406 to a candidate's read of a position too, which says %j: told as %j; to another call it is none [R3b, spec 2 §6]",
    async (message, told) => {
      const { world, watch } = await watching();
      const said: string[] = [];
      watch.ends.subscribe((end) => said.push(end._tag === 'Expired' ? end.message : end._tag));
      const refused = TE.left({ _tag: 'NotAcceptable', message, requestId: undefined } as const);
      const { api } = await signedIn(world);
      const watched = watch.watched({
        ...api,
        position: () => refused,
        listApplications: () => refused,
        profile: () => refused,
      });
      await refusalOf(watched.listApplications());
      await refusalOf(watched.profile());
      expect(said).toEqual([]);
      expect(await refusalOf<{ readonly _tag: string }, unknown>(watched.position(job))).toMatchObject({
        _tag: 'NotAcceptable',
      });
      expect(said).toEqual([told]);
    },
  );

  it('is not told by another failure [R3b]', async () => {
    const { world, watch, ends } = await watching();
    const api = watch.watched((await signedIn(world)).api);
    await refusalOf(api.position({ ...job, positionId: positionId(1) }));
    await refusalOf(api.submitCode(aCandidate().email, code('9999')));
    world.store.breakAfter(0);
    await refusalOf(api.listApplications());
    expect(ends).toEqual([]);
  });

  it('in one tab is the end in the others, and somebody else who signs in there takes over [R3, R3a]', async () => {
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
