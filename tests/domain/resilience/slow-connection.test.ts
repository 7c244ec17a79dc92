import * as fc from 'fast-check';
import { slowCallsInARow, isSlow, mayWarnOfSlow, type CallOutcome } from '../../../domain/resilience/slow-connection';
import { plus } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { measured, timeUnits } from '../../../adapters/rules/cases/measures';
import { cases } from '../../support/cases/cases';
import { data, duration, list, optional, said, text, yesNo } from '../../../adapters/rules/cases/columns';

const lost: CallOutcome = { _tag: 'Lost' };
const arrived = (took: number): CallOutcome => ({ _tag: 'Arrived', took });
const after = (...travels: readonly CallOutcome[]): boolean => isSlow(travels.reduce(slowCallsInARow, 0), undefined);

const time = measured(timeUnits);
const call = said('lost, or how long a call took', (cell) => {
  const took = time(cell);
  return cell === 'lost' ? lost : took === undefined ? undefined : arrived(took);
});

describe('A connection', () => {
  it.each(cases('resilience/slow-connection-slow', { calls: list(call), slow: yesNo }))('$title', ({ calls, slow }) => {
    expect(after(...calls)).toBe(slow);
  });

  it.each(cases('resilience/slow-connection-by-browser', { kind: optional(text), slow: yesNo }))(
    '$title',
    ({ kind, slow }) => {
      expect(isSlow(0, kind)).toBe(slow);
    },
  );

  it('is slow exactly if the last two calls were slow', () => {
    const travels = fc.array(fc.oneof(fc.constant(lost), fc.nat(20_000).map(arrived)), { minLength: 2 });
    fc.assert(
      fc.property(travels, (told) => {
        const drags = (travel: CallOutcome | undefined): boolean =>
          travel !== undefined && (travel._tag === 'Lost' || travel.took >= 8_000);
        expect(after(...told)).toBe(drags(told.at(-1)) && drags(told.at(-2)));
      }),
    );
  });
});

describe('Low connection speed', () => {
  const now = at('2026-12-04T15:00:00Z');
  it.each(cases('resilience/slow-connection-warned-again', { ago: optional(duration), decision: data }))(
    '$title',
    ({ ago, decision }) => {
      expect(mayWarnOfSlow(ago === undefined ? undefined : plus(now, -ago), now)).toEqual(decision);
    },
  );
});
