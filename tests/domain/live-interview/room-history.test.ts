import * as fc from 'fast-check';
import { interviewerNoShow, noShowAt } from '../../../domain/live-interview/interviewer-no-show';
import { roomRemembered, type RoomStay } from '../../../domain/live-interview/room-history';
import { plus, type Instant } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { measured, timeUnits } from '../../../adapters/rules/cases/measures';
import { cases } from '../../support/cases/cases';
import { list, said, text } from '../../../adapters/rules/cases/columns';

const schedule = at('2026-12-04T15:30:00Z');
const time = measured(timeUnits);
/** Seconds after the schedule. */
const after = (second: number): Instant => plus(schedule, second * 1_000);

const stay = (who: RoomStay['who'], from: number, until?: number): RoomStay => ({
  who,
  from: after(from),
  until: until === undefined ? undefined : after(until),
});
/** `candidate: -1 min to 15 min 5 s`, counted from the schedule. */
const stayTold = said('a stay such as candidate: -1 min to 15 min 5 s', (cell) => {
  const [, who, from = '', until] = /^(candidate|other): (.+?)(?: to (.+))?$/.exec(cell) ?? [];
  const [begins, ends] = [time(from), time(until ?? from)];
  if ((who !== 'candidate' && who !== 'other') || begins === undefined || ends === undefined) return undefined;
  return stay(who, begins / 1_000, until === undefined ? undefined : ends / 1_000);
});

const judged = (stays: readonly RoomStay[]) => {
  const decision = interviewerNoShow(schedule, roomRemembered(schedule, stays), noShowAt(schedule));
  return decision._tag === 'Allowed' ? 'no-show' : decision.reason._tag;
};

describe("A provider's record of a room", () => {
  it.each(cases('live-interview/room-history-judged', { stays: list(stayTold), judged: text }))(
    '$title',
    ({ stays, judged: expected }) => {
      expect(judged(stays)).toBe(expected);
      expect(judged([...stays].reverse())).toBe(expected);
    },
  );

  it('says what the seconds say: a candidate in them with gaps under 60 s to 15:06, nobody else, and nobody late [R36, R37]', () => {
    const from = fc.oneof(fc.integer({ min: -700, max: 1_200 }), fc.constantFrom(-600, 0, 899, 900, 901, 906, 907));
    const length = fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom(59, 60, 61, 906));
    const one = fc
      .tuple(fc.constantFrom('candidate', 'candidate', 'other'), from, fc.option(length, { nil: undefined }))
      .map(([who, start, long]) => stay(who, start, long === undefined ? undefined : start + long));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 5 }), (stays) => {
        const isIn = (who: RoomStay['who'], second: number): boolean =>
          stays.some(
            (given) =>
              given.who === who &&
              given.from <= after(second) &&
              (given.until === undefined || after(second) < given.until),
          );
        let since: number | undefined;
        let gone = 0;
        let came = false;
        for (let second = -700; second <= 2_200; second += 1) {
          const there = isIn('candidate', second);
          if (isIn('other', second) && second >= -600 && (second <= 906 || there)) came = true;
          if (second > 906) continue;
          if (there && gone >= 60) since = undefined;
          gone = there ? 0 : gone + 1;
          if (there) since ??= second;
        }
        // The second in which they left is one of those without them.
        if (gone > 60) since = undefined;
        const expected = came ? 'SomebodyCame' : since !== undefined && since <= 900 ? 'no-show' : 'CandidateNotThere';
        expect(judged(stays)).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });
});
