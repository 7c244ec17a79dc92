import * as fc from 'fast-check';
import { interviewerNoShow, noShowAt } from '../../../domain/live-interview/interviewer-no-show';
import { plus } from '../../../domain/time/instant';
import { at, atMs } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { data, duration, optional, yesNo } from '../../../adapters/rules/cases/columns';

const schedule = at('2026-12-04T15:30:00Z');

describe('An interviewer who did not come', () => {
  const end = plus(schedule, 906_000);

  it.each(
    cases('live-interview/interviewer-no-show-counts', {
      watchedSince: duration,
      candidateSince: optional(duration),
      otherCame: yesNo,
      now: duration,
      answer: data,
    }),
  )('$title', ({ watchedSince, candidateSince, otherCame, now, answer }) => {
    const watched = {
      watchedSince: plus(schedule, watchedSince),
      candidateSince: candidateSince === undefined ? undefined : plus(schedule, candidateSince),
      otherCame,
    };
    expect(interviewerNoShow(schedule, watched, plus(schedule, now))).toEqual(answer);
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
