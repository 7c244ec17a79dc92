import * as fc from 'fast-check';
import { permitted, refused } from '../../../domain/decision';
import { interviewerNoShow, noShowAt, type RoomWatched } from '../../../domain/live-interview/interviewer-no-show';
import { minus, plus } from '../../../domain/time/instant';
import { at, atMs } from '../../support/builders/time';

const schedule = at('2026-12-04T15:30:00Z');

describe('An interviewer who did not come', () => {
  const seen: RoomWatched = { watchedSince: minus(schedule, 1), candidateSince: schedule, otherCame: false };
  const end = plus(schedule, 906_000);

  it.each([
    ['at 15 minutes and 6 seconds', seen, end, permitted],
    ['a millisecond earlier', seen, minus(end, 1), refused({ _tag: 'StillTime', until: end })],
    ['somebody came', { ...seen, otherCame: true }, end, refused({ _tag: 'SomebodyCame' })],
    ['the candidate came at the 15th minute', { ...seen, candidateSince: plus(schedule, 900_000) }, end, permitted],
    [
      'the candidate came later',
      { ...seen, candidateSince: plus(schedule, 900_001) },
      end,
      refused({ _tag: 'CandidateNotThere' }),
    ],
    [
      'the candidate was not there',
      { ...seen, candidateSince: undefined },
      end,
      refused({ _tag: 'CandidateNotThere' }),
    ],
    ['the server watched from the schedule on', { ...seen, watchedSince: schedule }, end, permitted],
    [
      'the server started after it',
      { ...seen, watchedSince: plus(schedule, 1) },
      end,
      refused({ _tag: 'NotWatched', since: plus(schedule, 1) }),
    ],
  ])('%s [R36]', (_what, watched, now, expected) => {
    expect(interviewerNoShow(schedule, watched, now)).toEqual(expected);
    expect(noShowAt(schedule)).toBe(end);
  });

  it('is recorded only if the full 15 minutes were observed, with the candidate alone in the room [R36]', () => {
    const ms = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(ms, fc.option(ms, { nil: undefined }), fc.boolean(), ms, (since, candidate, otherCame, now) => {
        const decision = interviewerNoShow(
          atMs(0),
          {
            watchedSince: atMs(since),
            candidateSince: candidate === undefined ? undefined : atMs(candidate),
            otherCame,
          },
          atMs(now),
        );
        const known = now >= 906_000 && since <= 0 && !otherCame && candidate !== undefined && candidate <= 900_000;
        expect(decision._tag).toBe(known ? 'Allowed' : 'Refused');
      }),
    );
  });
});
