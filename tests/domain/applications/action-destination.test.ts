import * as fc from 'fast-check';
import {
  actionDestination,
  afterResume,
  bookedLeadsTo,
  screenOpenedBy,
} from '../../../domain/applications/action-destination';
import type { Application } from '../../../domain/applications/application';
import { cardActions, moveKindOf } from '../../../domain/applications/card-actions';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { cancellationStage } from '../../../domain/applications/cancellation';
import { minutes } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { mayOpen, sentAway } from '../../../domain/applications/scheduling-guard';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';
import { cases } from '../../support/cases/cases';
import { data, oneOf, optional, text } from '../../../adapters/rules/cases/columns';
import { application } from '../../support/cases/application';

describe('An action of the card leads', () => {
  it.each(
    cases('applications/action-destination', {
      action: oneOf(
        'apply-external',
        'schedule',
        'reschedule',
        'upload-resume',
        'submit-skill-filter',
        'record-interview',
        'continue-recording',
        'view-details',
        'schedule-onboarding',
        'reschedule-onboarding',
        'schedule-onsite',
        'reschedule-onsite',
        'cancel',
        'cancel-onboarding',
        'cancel-onsite',
      ),
      application,
      answer: data,
    }),
  )('$title', ({ action, application, answer: expected }) => {
    expect(actionDestination(action, application)).toEqual(expected);
    const techCheck = { mandatory: 'done', optional: 'not-done' } as const;
    expect(actionDestination(action, { ...application, techCheck })).toEqual(expected);
  });

  it('join-meeting: to the tech check until that is done, then to the join screen [R10a, spec 1 §4]', () => {
    expect(actionDestination('join-meeting', given('screening passed'))).toEqual({ _tag: 'TechCheck' });
    for (const techCheck of [
      { mandatory: 'done', optional: 'not-done' },
      { mandatory: 'skipped', optional: 'done' },
    ] as const)
      expect(actionDestination('join-meeting', given({ techCheck }))).toEqual({ _tag: 'JoinScreen' });
  });

  it.each(
    cases('applications/action-destination-guarded-screen', {
      outcome: oneOf('Apply', 'Schedule', 'OnboardingSchedule', 'ScheduleAgain', 'SelfRecordBegin', 'OnsiteSchedule'),
      screen: optional(text),
    }),
  )('$title', ({ outcome: _tag, screen }) => {
    expect(screenOpenedBy({ _tag })).toBe(screen);
  });
});

/** A live interview that begins in so many milliseconds and needs a resume. */
const booked = (begins: number, check: 'done' | 'not-done' = 'not-done'): Application =>
  given('interview arranged', 'a required resume missing', {
    interviewKind: 'video',
    meetingLink: 'https://meet.example.org/1',
    scheduledAt: plus(now, begins),
    techCheck: { mandatory: check, optional: 'not-done' },
  });

describe('After the resume', () => {
  it.each<[string, Application, object]>([
    ['the dates', given('a required resume missing'), { _tag: 'Schedule' }],
    ['the questions', given('a required resume missing', 'screening open'), { _tag: 'Screening' }],
    ['the recording', given('self-record', 'a required resume missing'), { _tag: 'SelfRecordBegin' }],
    ['applying', given('not submitted', 'a required resume missing'), { _tag: 'Apply' }],
    [
      'My Jobs, when a recording was submitted',
      given('self-record', 'interview arranged', 'recording submitted', 'a required resume missing'),
      { _tag: 'MyJobs' },
    ],
    ['My Jobs, when an interview is booked', given('interview arranged'), { _tag: 'MyJobs' }],
    ['the tech check, when the interview is on', booked(minutes(10)), { _tag: 'TechCheck' }],
    ['the join screen, once that is passed', booked(0, 'done'), { _tag: 'JoinScreen' }],
    ['the join screen, when joining opens in an hour', booked(minutes(70), 'done'), { _tag: 'JoinScreen' }],
    ['My Jobs, when it opens a millisecond later', booked(minutes(70) + 1, 'done'), { _tag: 'MyJobs' }],
  ])('comes %s [R10a]', (_what, application, expected) => {
    expect(afterResume(application, now)).toEqual(expected);
  });
});

describe('For any application', () => {
  it('the screen that an enabled action opens accepts its status [R10a, R16]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        for (const { action, barrier } of cardActions(application, now)) {
          const screen = screenOpenedBy(actionDestination(action, application));
          if (barrier === undefined && screen !== undefined)
            expect([screen, mayOpen(screen, application.status)._tag]).toEqual([screen, 'Allowed']);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('the cancel dialog names the stage that is given up, in its wording and its route [R18]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        for (const { action } of cardActions(application, now)) {
          const destination = actionDestination(action, application);
          if (destination._tag !== 'CancelDialog') continue;
          expect(destination.wording).toBe(cancellationStage(application));
          expect(destination.wording).toBe(moveKindOf(application));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('an action that schedules opens one of the guarded screens, and no other action does [R10a, R16]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        for (const { action } of cardActions(application, now)) {
          const destination = actionDestination(action, application);
          const opens = screenOpenedBy(destination);
          expect(opens !== undefined).toBe(action.includes('schedule') && destination._tag !== 'Apply');
          if (opens !== undefined) expect(Object.keys(sentAway)).toContain(opens);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('A booked card', () => {
  const booked = given('interview in 90 minutes', { slot: slot('2026-12-04', '10:30', '11:00') });

  it.each([
    ['a video interview', {}, 'Scheduled'],
    ['an onboarding', { status: statusOf(21) }, 'Scheduled'],
    ['a visit', { status: statusOf(35) }, 'OnsiteScheduled'],
    ['a visit that only the employer can cancel', { status: statusOf(35), onsiteLocked: true }, 'OnsiteScheduled'],
  ] as const)('of %s leads to its appointment', (_, changes, _tag) => {
    expect(bookedLeadsTo({ ...booked, ...changes })).toEqual({ _tag });
  });

  it('of an interview in person has View Details alone: one way to one place [R10 row 20]', () => {
    expect(bookedLeadsTo({ ...booked, interviewKind: 'in-person' })).toBeUndefined();
  });

  it('leads nowhere without a time, or once the interview is over or given up', () => {
    expect(bookedLeadsTo(given('screening passed'))).toBeUndefined();
    expect(bookedLeadsTo({ ...booked, scheduledAt: undefined })).toBeUndefined();
    expect(bookedLeadsTo({ ...booked, status: statusOf(16) })).toBeUndefined();
  });
});
