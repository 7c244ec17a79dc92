import * as fc from 'fast-check';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { mayReplaceResume } from '../../../domain/resumes/replacing';
import { anApplication } from '../../support/builders/applications';
import { given } from '../../support/builders/given';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { number, oneOf } from '../../../adapters/rules/cases/columns';
import { application } from '../../support/cases/application';

const start = at('2026-12-04T16:00:00Z');
const before = at('2026-12-04T15:59:59.999Z');
const booked = given('a resume there', 'interview in 1 hour');

describe('The candidate’s own resume', () => {
  it('can be replaced until the interview begins, and no longer after that', () => {
    expect(mayReplaceResume(booked, before)).toEqual({ _tag: 'Allowed', value: start });
    expect(mayReplaceResume(booked, start)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'InterviewBegan', at: start },
    });
  });

  it('can always be replaced while no interview is arranged', () => {
    expect(mayReplaceResume(given('a resume there'), start)).toEqual({ _tag: 'Allowed', value: undefined });
  });

  it("for a recorded interview can't be replaced once that is submitted", () => {
    const recorded = given('a resume there', 'self-record', { recordingSubmittedAt: start });
    expect(mayReplaceResume(recorded, start)).toMatchObject({ reason: { _tag: 'InterviewBegan', at: start } });
  });

  it.each(
    cases('resumes/replacing-refused', {
      application,
      reason: oneOf('NoResumeGiven', 'ApplicationOver', 'InterviewOver'),
    }),
  )('$title', ({ application, reason }) => {
    expect(mayReplaceResume(application, start)).toEqual({ _tag: 'Refused', reason: { _tag: reason } });
  });

  it.each(cases('resumes/replacing-missed-interview', { status: number }))('$title', ({ status: code }) => {
    const missed = { ...booked, status: statusOf(code) };
    expect(mayReplaceResume(missed, start)).toEqual({ _tag: 'Allowed', value: undefined });
  });

  it('can be replaced exactly while an interview is ahead, in every status and at any time', () => {
    const moment = fc.option(ordinaryInstants, { nil: undefined });
    const open = new Set([0, 3, 12, 16, 17, 19, 20]);
    const waits = new Set([3, 12, 16, 17]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 45 }),
        moment,
        moment,
        ordinaryInstants,
        fc.boolean(),
        fc.boolean(),
        (code, scheduledAt, recordingSubmittedAt, now, blocked, hasResume) => {
          const application = anApplication({
            status: statusOf(code),
            scheduledAt,
            recordingSubmittedAt,
            blocked,
            hasResume,
          });
          const began = recordingSubmittedAt ?? scheduledAt;
          const ahead = open.has(code) && (waits.has(code) || began === undefined || began > now);
          const decision = mayReplaceResume(application, now);
          expect(decision._tag).toBe(hasResume && !blocked && ahead ? 'Allowed' : 'Refused');
          if (decision._tag === 'Allowed' && decision.value !== undefined) expect(decision.value > now).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
