import * as fc from 'fast-check';
import type { Application } from '../../../domain/applications/application';
import { cardActions } from '../../../domain/applications/card-actions';
import { nextStep } from '../../../domain/applications/next-step';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';

const yours = (action: string) => ({ _tag: 'YourTurn', action });

describe('Whose turn it is', () => {
  it.each<[string, Application, object]>([
    ['a new application', given('not submitted'), yours('schedule')],
    ['an open screening', given('screening open'), yours('submit-skill-filter')],
    ['a missing resume', given('a required resume missing'), yours('upload-resume')],
    ['a passed screening', given('screening passed'), yours('schedule')],
    ['a recording to be made', given('self-record'), yours('record-interview')],
    ['a recording that was begun', given('self-record', 'interview arranged'), yours('continue-recording')],
    ['an offer', given('status 1', 'with onboarding'), yours('schedule-onboarding')],
    ['an invitation', given('status 32'), yours('schedule-onsite')],
    ['an interview that was put off', given('status 16'), yours('reschedule')],
    ['a missed interview', given('status 3'), yours('reschedule')],
    ['a missed interview without a move left', given('status 3', '0 video moves left'), { _tag: 'EmployersTurn' }],
    ['a booked interview', given('interview arranged'), { _tag: 'Appointment' }],
    ['a booked interview in person', given('interview arranged', 'in person'), { _tag: 'Appointment' }],
    ['a held onboarding', given('status 21'), { _tag: 'Appointment' }],
    ['a held visit', given('status 35'), { _tag: 'Appointment' }],
    [
      'a submitted recording',
      given('self-record', 'interview arranged', 'recording submitted'),
      { _tag: 'EmployersTurn' },
    ],
    ['an interview that was held', given('status 13'), { _tag: 'EmployersTurn' }],
    ['a visit that was not arranged', given('status 42'), { _tag: 'EmployersTurn' }],
    ['a status that nobody has listed', given('status 18'), { _tag: 'EmployersTurn' }],
    ['a blocked candidate', given('blocked'), { _tag: 'EmployersTurn' }],
    ['an application that was not selected', given('status 2'), { _tag: 'Over' }],
    ['a failed screening', given('screening not selected'), { _tag: 'Over' }],
  ])('with %s [R10, R27]', (_what, application, expected) => {
    expect(nextStep(application, now)).toEqual(expected);
  });

  it('is the candidate’s only if their card has an enabled action [R10, R10b]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const next = nextStep(application, now);
        const usable = cardActions(application, now).filter(({ barrier }) => barrier === undefined);
        if (next._tag === 'YourTurn') expect(usable.map(({ action }) => action)).toContain(next.action);
        if (next._tag === 'EmployersTurn' || next._tag === 'Over') expect(usable).toEqual([]);
        if (application.blocked) expect(['EmployersTurn', 'Over']).toContain(next._tag);
      }),
      { numRuns: 1_000 },
    );
  });
});
