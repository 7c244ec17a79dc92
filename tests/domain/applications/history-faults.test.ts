import fc from 'fast-check';
import { number, oneOf, optional, text, through } from '../../../adapters/rules/cases/columns';
import { changeFrom } from '../../../domain/applications/application-event';
import { historyFaults, type EventBrought, type HistoryOwner } from '../../../domain/applications/history-faults';
import { minutes } from '../../../domain/time/duration';
import { printIsoInstant } from '../../../domain/time/instant';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { email } from '../../support/builders/identity';
import { at, atMs } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';

const now = at('2026-12-04T16:00:00Z');
const owner: HistoryOwner = {
  email: email('ann@example.org'),
  positionId: positionId(101),
  communityId: communityId(11),
};
const own = (n: number): EventBrought => ({
  email: email('ann@example.org'),
  positionId: positionId(101),
  communityId: communityId(11),
  sequence: n + 1,
  at: atMs(now - minutes(1)),
  change: undefined,
});
const someOf = fc.array(
  fc.record({ sequence: fc.integer({ min: 1, max: 6 }), later: fc.integer({ min: -1, max: 1 }) }),
  { maxLength: 6 },
);

describe('The history that an application brings along', () => {
  it.each(
    cases('applications/history-faults', {
      sequence: number,
      email: through(email, text),
      position: through(positionId, number),
      community: through(communityId, number),
      positionOfItsApplication: optional(through(positionId, number)),
      at: through(at, text),
      fault: optional(oneOf('HistoryOfAnother', 'HistoryNotInOrder', 'HistoryInFuture')),
      part: optional(text),
      found: optional(text),
    }),
  )(
    '$title',
    ({ sequence, email: whose, position, community, positionOfItsApplication, at: happened, ...expected }) => {
      const change =
        positionOfItsApplication && changeFrom(undefined, { ...anApplication(), positionId: positionOfItsApplication });
      const event = { sequence, email: whose, positionId: position, communityId: community, at: happened, change };
      const faults = historyFaults(owner, [event], now).map((one) => ({
        fault: one._tag,
        part: one._tag === 'HistoryOfAnother' ? one.part : undefined,
        found: one._tag === 'HistoryInFuture' ? printIsoInstant(one.found) : String(one.found),
      }));
      const { fault, part, found } = expected;
      expect(faults).toEqual(fault === undefined ? [] : [{ fault, part, found }]);
    },
  );

  it('is compared with nothing that is not known of its owner', () => {
    const unknown = { ...owner, email: undefined, communityId: undefined };
    const another = { ...own(0), email: email('bob@example.org'), communityId: communityId(12) };
    expect(historyFaults(unknown, [another], now)).toEqual([]);
    expect(historyFaults({ ...unknown, positionId: positionId(7) }, [another], now)).toHaveLength(1);
  });

  it('is whole, in order and over exactly if no event has a fault, whatever it is', () => {
    fc.assert(
      fc.property(someOf, (some) => {
        const history = some.map(({ sequence, later }, n) => ({ ...own(n), sequence, at: atMs(now + later) }));
        const isGood = some.every(({ sequence, later }, n) => sequence === n + 1 && later <= 0);
        const faults = historyFaults(owner, history, now);
        expect(faults.length === 0).toBe(isGood);
        expect(new Set(faults.map(({ event }) => event)).size).toBe(faults.length);
      }),
    );
  });
});
