import type { Application } from '../../../domain/applications/application';
import type { Position } from '../../../domain/positions/position';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { screeningSuccessView } from '../../../ui/screening/screening-success.view';
import { anApplication } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { at } from '../../support/builders/time';

const view = (application: Partial<Application> = {}, position: Partial<Position> = {}) =>
  screeningSuccessView({
    position: aPosition(position),
    application: anApplication(application),
    candidate: aCandidate(),
    now: at('2026-12-04T15:00:00Z'),
  });

describe('The page that says the profile matches', () => {
  it('leads to the interview dates if no resume is required [spec 1 §2]', () => {
    expect(view()).toMatchObject({
      resume: { text: 'This job needs no resume.', href: undefined },
      schedule: { label: 'Schedule Interview', href: '/schedule/42/4711', barrier: undefined },
      jobFair: undefined,
    });
  });

  it('blocks them while a required resume is missing, in the words of the specification [spec 1 §4, spec 1 §8]', () => {
    expect(view({ resume: 'required' }, { resume: 'required' })).toMatchObject({
      steps: { summary: 'Step 2 of 5: Resume' },
      resume: { href: '/upload_resume/42/4711', isNext: true },
      schedule: { barrier: expect.stringMatching(/^It is mandatory to upload your resume before/) },
    });
    expect(view({ resume: 'required', hasResume: true })).toMatchObject({
      resume: { href: undefined },
      schedule: { barrier: undefined },
    });
  });

  it('offers an optional resume without insisting [spec 1 §2]', () => {
    expect(view({ resume: 'optional' })).toMatchObject({
      resume: { href: '/upload_resume/42/4711', isNext: false },
      schedule: { barrier: undefined },
    });
  });

  it('says so for interviews in person, and leads recorded ones to their choices, whatever the resume [spec 1 §2, R8, R60]', () => {
    expect(view({ interviewKind: 'in-person' })).toMatchObject({ jobFair: expect.stringContaining('job fair') });
    for (const resume of ['none', 'optional', 'required'] as const) {
      const recorded = view({ interviewKind: 'self-record', resume });
      expect(recorded).toMatchObject({
        schedule: undefined,
        record: { label: 'Record Interview', href: '/skillfilter/selfRecordSuccess/42/4711' },
        resume: { isNext: false },
      });
      expect(JSON.stringify(recorded)).not.toMatch(/choose a time|"Date"|"Time"/);
      expect(recorded).toMatchObject({ steps: { summary: expect.stringContaining('Record') } });
    }
  });

  it('says Reschedule Interview if the card would [spec 1 §2, R10]', () => {
    expect(view({ status: statusOf(16) })).toMatchObject({
      schedule: { label: 'Reschedule Interview', href: '/schedule/42/4711/reschedule' },
    });
  });

  it("shows the candidate's email, country and phone [spec 1 §2]", () => {
    const seen = view();
    const details = seen._tag === 'Ready' ? seen.details : undefined;
    expect(details?.map(({ label }) => label)).toEqual(['Email', 'Country', 'Phone']);
    expect(details?.[0]?.value).toBe('maria.santos@example.org');
  });

  it.each(['open', 'not-selected', 'unknown'] as const)('is not shown for a screening that is %s [R8]', (screening) => {
    expect(view({ screening })).toEqual({ _tag: 'NotPassed' });
  });
});
