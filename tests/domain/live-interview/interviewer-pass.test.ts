import fc from 'fast-check';
import {
  interviewerPassHolds,
  interviewerPassLasts,
  interviewerPassUntil,
} from '../../../domain/live-interview/interviewer-pass';
import { known } from '../../../domain/brand';
import type { Instant } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { text, through } from '../../../adapters/rules/cases/columns';

const start = at('2026-12-04T17:00:00Z');
const dayAfter = at('2026-12-05T17:00:00Z');

describe("An interviewer's link and session [R26]", () => {
  it.each(cases('live-interview/interviewer-pass-valid', { now: through(at, text), answer: text }))(
    '$title',
    ({ now, answer }) => {
      expect(interviewerPassHolds(interviewerPassUntil(start), now)._tag).toBe(answer);
    },
  );

  it('report that they have expired, and not why [R26]', () => {
    expect(interviewerPassHolds(dayAfter, known<Instant>(dayAfter + 1))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'InterviewLinkOver' },
    });
  });

  it('stay expired once they have expired', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: -2e8, max: 2e8 }), (begins, away) => {
        const now = known<Instant>(begins + interviewerPassLasts + away);
        const holds = interviewerPassHolds(interviewerPassUntil(known<Instant>(begins)), now)._tag === 'Allowed';
        expect(holds).toBe(away <= 0);
      }),
    );
  });
});
