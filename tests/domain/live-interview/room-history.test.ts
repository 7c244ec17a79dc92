import * as fc from 'fast-check';
import { interviewerNoShow, noShowAt } from '../../../domain/live-interview/interviewer-no-show';
import { roomRemembered, type RoomStay } from '../../../domain/live-interview/room-history';
import { plus, type Instant } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';

const schedule = at('2026-12-04T15:30:00Z');
/** Seconds after the schedule. */
const after = (second: number): Instant => plus(schedule, second * 1_000);
const clock = (minute: number, second: number): number => minute * 60 + second;

const stay = (who: RoomStay['who'], from: number, until?: number): RoomStay => ({
  who,
  from: after(from),
  until: until === undefined ? undefined : after(until),
});
const maria = (from: number, until?: number): RoomStay => stay('candidate', from, until);
const dana = (from: number, until?: number): RoomStay => stay('other', from, until);

const judged = (stays: readonly RoomStay[]) => {
  const decision = interviewerNoShow(schedule, roomRemembered(schedule, stays), noShowAt(schedule));
  return decision._tag === 'Allowed' ? 'no-show' : decision.reason._tag;
};

describe("A provider's record of a room", () => {
  it.each<[what: string, stays: readonly RoomStay[], expected: string]>([
    ['nobody came', [], 'CandidateNotThere'],
    ['the candidate alone, and still there', [maria(-60)], 'no-show'],
    ['the candidate alone, to 15:05', [maria(-60, clock(15, 5))], 'no-show'],
    ['to 15:06', [maria(-60, clock(15, 6))], 'no-show'],
    ['to 15:07', [maria(-60, clock(15, 7))], 'no-show'],
    ['the candidate gave up 59 s before the end', [maria(-60, clock(14, 7))], 'no-show'],
    ['the candidate gave up 60 s before the end', [maria(-60, clock(14, 6))], 'CandidateNotThere'],
    ['the candidate came at 15:00', [maria(clock(15, 0))], 'no-show'],
    ['the candidate came at 15:01', [maria(clock(15, 1))], 'CandidateNotThere'],
    ['the candidate came at 15:07', [maria(clock(15, 7))], 'CandidateNotThere'],
    ['the interviewer alone', [dana(0)], 'SomebodyCame'],
    ['both', [maria(-60, 1_800), dana(10, 1_800)], 'SomebodyCame'],
    ['the interviewer was early and left', [dana(-300, -200), maria(-60)], 'SomebodyCame'],
    ['the interviewer left as the room opened: that was somebody before', [dana(-900, -600), maria(-60)], 'no-show'],
    ['the interviewer left a second later', [dana(-900, -599), maria(-60)], 'SomebodyCame'],
    ['the interviewer came at 15:05', [maria(-60, clock(15, 7)), dana(clock(15, 5))], 'SomebodyCame'],
    ['at 15:06', [maria(-60, clock(15, 6)), dana(clock(15, 6))], 'SomebodyCame'],
    ['at 15:07, when the candidate was gone', [maria(-60, clock(15, 7)), dana(clock(15, 7))], 'no-show'],
    [
      'at 15:07, while the candidate was there: held late',
      [maria(-60, clock(15, 8)), dana(clock(15, 7))],
      'SomebodyCame',
    ],
    [
      'both came back at 40:00: held late',
      [maria(-60, clock(15, 6)), maria(2_400, 3_600), dana(2_460)],
      'SomebodyCame',
    ],
    [
      'the interviewer left as the candidate came back, after the end',
      [maria(-60, clock(15, 6)), dana(2_400, 2_460), maria(2_460)],
      'no-show',
    ],
    ["the next candidate's interview, in the employer's own room", [maria(-60, clock(15, 6)), dana(3_600)], 'no-show'],
    ['a reload of 59 s', [maria(-60, 300), maria(359)], 'no-show'],
    ['a break of 60 s at minute 5: the candidate was there from its end on', [maria(-60, 300), maria(360)], 'no-show'],
    ['a break of 60 s over minute 15', [maria(-60, 845), maria(905)], 'CandidateNotThere'],
    ['two tabs, the one first to come left', [maria(0, 300), maria(100, 1_000)], 'no-show'],
    ['two tabs, the one within the other', [maria(100, 300), maria(0, 1_000), maria(400, 500)], 'no-show'],
    ['two tabs that end together', [maria(0, 905), maria(60, 905)], 'no-show'],
    ['a tab that is still there beside one that was left', [maria(0), maria(60, 500)], 'no-show'],
  ])('%s [R36]', (_what, stays, expected) => {
    expect(judged(stays)).toBe(expected);
    expect(judged([...stays].reverse())).toBe(expected);
  });

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
