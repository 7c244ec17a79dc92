import * as fc from 'fast-check';
import {
  actionDestination,
  afterResume,
  bookedLeadsTo,
  screenOpenedBy,
} from '../../../domain/applications/action-destination';
import { cardActions, moveKindOf } from '../../../domain/applications/card-actions';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { cancellationStage } from '../../../domain/applications/cancellation';
import { mayOpen, sentAway } from '../../../domain/applications/scheduling-guard';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';
import { cases } from '../../support/cases/cases';
import { data, oneOf, optional, text } from '../../../adapters/rules/cases/columns';
import { application, applicationWith } from '../../support/cases/application';

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

describe('After the resume', () => {
  it.each(
    cases('applications/action-destination-after-resume', {
      application: applicationWith({ 'tech check done': { techCheck: { mandatory: 'done', optional: 'not-done' } } }),
      destination: text,
    }),
  )('$title', ({ application, destination: _tag }) => {
    expect(afterResume(application, now)).toEqual({ _tag });
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
  const inItsSlot = { slot: slot('2026-12-04', '10:30', '11:00') };
  const booked = given('interview in 90 minutes', inItsSlot);

  it.each(
    cases('applications/action-destination-booked', {
      application: applicationWith({ 'in its slot': inItsSlot }),
      destination: text,
    }),
  )('$title', ({ application, destination: _tag }) => {
    expect(bookedLeadsTo(application)).toEqual({ _tag });
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
