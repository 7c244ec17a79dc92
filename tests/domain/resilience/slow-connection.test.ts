import * as fc from 'fast-check';
import { slowCallsInARow, isSlow, mayWarnOfSlow, type CallOutcome } from '../../../domain/resilience/slow-connection';
import { plus } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { data, duration, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

const lost: CallOutcome = { _tag: 'Lost' };
const arrived = (took: number): CallOutcome => ({ _tag: 'Arrived', took });
const after = (...travels: readonly CallOutcome[]): boolean => isSlow(travels.reduce(slowCallsInARow, 0), undefined);

describe('A connection', () => {
  it.each([
    ['one call that was lost', [lost], false],
    ['two calls that were lost, one after the other', [lost, lost], true],
    ['two calls of 8 s', [arrived(8_000), arrived(8_000)], true],
    ['a call of 8 s and one of a millisecond less', [arrived(8_000), arrived(7_999)], false],
    ['two that dragged around one that came in time', [lost, arrived(200), arrived(20_000)], false],
    ['a call in time after two that dragged', [lost, lost, arrived(200)], false],
  ])('after %s is slow: %j', (_, travels, slow) => {
    expect(after(...travels)).toBe(slow);
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
