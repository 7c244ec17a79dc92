import * as fc from 'fast-check';
import type { Application } from '../../../domain/applications/application';
import { cardActions } from '../../../domain/applications/card-actions';
import { nextStep } from '../../../domain/applications/next-step';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { applications } from '../../support/arbitraries/applications';
import { allowances, anApplication } from '../../support/builders/applications';
import { at } from '../../support/builders/time';

const now = at('2026-12-04T15:00:00Z');
const inStatus = (code: number, changes: Partial<Application> = {}): Application =>
  anApplication({ status: statusOf(code), ...changes });
const arranged = { applied: 'interview-arranged' } as const;
const selfRecord = { interviewKind: 'self-record' } as const;
const spent = { flag: false, left: 0 };
const yours = (action: string) => ({ _tag: 'YourTurn', action });

describe('Whose turn it is', () => {
  it.each<[string, Application, object]>([
    ['a new application', anApplication({ applied: 'not-submitted', screening: 'open' }), yours('schedule')],
    ['an open screening', anApplication({ screening: 'open' }), yours('submit-skill-filter')],
    ['a missing resume', anApplication({ resume: 'required' }), yours('upload-resume')],
    ['a passed screening', anApplication(), yours('schedule')],
    ['a recording to be made', anApplication(selfRecord), yours('record-interview')],
    ['a recording that was begun', anApplication({ ...selfRecord, ...arranged }), yours('continue-recording')],
    ['an offer', inStatus(1, { onboarding: true }), yours('schedule-onboarding')],
    ['an invitation', inStatus(32), yours('schedule-onsite')],
    ['an interview that was put off', inStatus(16), yours('reschedule')],
    ['a missed interview', inStatus(3), yours('reschedule')],
    [
      'a missed interview without a move left',
      inStatus(3, { allowances: allowances({ video: spent }) }),
      { _tag: 'EmployersTurn' },
    ],
    ['a booked interview', anApplication(arranged), { _tag: 'Appointment' }],
    [
      'a booked interview in person',
      anApplication({ ...arranged, interviewKind: 'in-person' }),
      { _tag: 'Appointment' },
    ],
    ['a held onboarding', inStatus(21), { _tag: 'Appointment' }],
    ['a held visit', inStatus(35), { _tag: 'Appointment' }],
    [
      'a submitted recording',
      anApplication({ ...selfRecord, ...arranged, selfRecordCompleted: true }),
      { _tag: 'EmployersTurn' },
    ],
    ['an interview that was held', inStatus(13), { _tag: 'EmployersTurn' }],
    ['a visit that was not arranged', inStatus(42), { _tag: 'EmployersTurn' }],
    ['a status that nobody has listed', inStatus(18), { _tag: 'EmployersTurn' }],
    ['a blocked candidate', anApplication({ blocked: true }), { _tag: 'EmployersTurn' }],
    ['an application that was not selected', inStatus(2), { _tag: 'Over' }],
    ['a failed screening', anApplication({ screening: 'not-selected' }), { _tag: 'Over' }],
  ])('with %s [R10, R27]', (_what, application, expected) => {
    expect(nextStep(application, now)).toEqual(expected);
  });

  it('is the candidate’s only with an action that their card offers enabled [R10, R10b]', () => {
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
