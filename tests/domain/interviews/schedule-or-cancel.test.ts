import * as fc from 'fast-check';
import { statusOf, type StatusCode } from '../../../domain/applications/status-catalogue';
import type { Application } from '../../../domain/applications/application';
import { changesFromMail } from '../../../domain/interviews/schedule-or-cancel';
import { applications } from '../../support/arbitraries/applications';
import { allowances, anApplication } from '../../support/builders/applications';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';

const now = at('2026-12-04T15:00:00Z');

const booked = (changes: Partial<Application> = {}): Application =>
  anApplication({
    applied: 'interview-arranged',
    slot: slot('2026-12-07', '11:00', '11:30'),
    scheduledAt: at('2026-12-07T17:00:00Z'),
    ...changes,
  });

const inStatus = (code: StatusCode, changes: Partial<Application> = {}) =>
  booked({ status: statusOf(code), ...changes });
const used = { flag: true, left: 0 };

describe('/scheduleOrCancel', () => {
  it.each([
    ['a video interview', booked(), ['reschedule', 'cancel'], 'reschedule'],
    ['an interview in person', booked({ interviewKind: 'in-person' }), ['reschedule', 'cancel'], 'reschedule'],
    ['an onboarding', inStatus(21), ['reschedule-onboarding', 'cancel-onboarding'], 'reschedule-onboarding'],
    ['an onsite meeting', inStatus(35), ['reschedule-onsite', 'cancel-onsite'], 'reschedule-onsite'],
    ['one that can only be moved', inStatus(35, { onsiteLocked: true }), ['reschedule-onsite'], undefined],
    ['no move left', booked({ allowances: allowances({ video: used }) }), ['reschedule', 'cancel'], undefined],
    ['an interviewer who did not come', inStatus(12), ['reschedule'], undefined],
    ['one that was put off', inStatus(16), ['reschedule'], undefined],
    ['a new time that the employer asks for', inStatus(17), ['reschedule'], undefined],
    ['no time yet', anApplication({ applied: 'screening-submitted', screening: 'passed' }), ['schedule'], undefined],
    ['an invitation', inStatus(32), ['schedule-onsite'], undefined],
  ] as const)(
    '%s: offers what the card offers; a held time is given back first [spec 2 §2.10, R10, R18]',
    (_, of, actions, givesBack) => {
      expect(changesFromMail(of, now)).toEqual({ _tag: 'Allowed', value: { actions, givesBack } });
    },
  );

  it.each([1, 2, 13, 14, 15, 31] as const)('sends status %d to My Job Applications [R16, spec 2 §4.7]', (code) => {
    expect(changesFromMail(inStatus(code, { onboarding: true }), now)).toMatchObject({
      _tag: 'Refused',
      reason: { _tag: 'StatusHasNoScheduling', code },
    });
  });

  it('has nothing to change where the card offers neither [R10b]', () => {
    expect(changesFromMail(inStatus(22), now)).toEqual({ _tag: 'Refused', reason: { _tag: 'NothingToChange' } });
    expect(changesFromMail(anApplication({ interviewKind: 'self-record', screening: 'passed' }), now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NothingToChange' },
    });
  });

  it('is closed to a blocked candidate, whatever the status [R10 row 1, spec 2 §4.7]', () => {
    expect(changesFromMail(booked({ blocked: true }), now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'CandidateBlocked' },
    });
  });

  it('gives back only a time that can be canceled, and offers nothing that ends an application by itself [R18, R10b]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const decision = changesFromMail(application, now);
        if (decision._tag === 'Refused') return;
        const { actions, givesBack } = decision.value;
        expect(application.blocked).toBe(false);
        expect([1, 2, 13, 14, 15, 18, 31]).not.toContain(application.status.code);
        expect(actions.filter((action) => !/schedule|^cancel/.test(action))).toEqual([]);
        if (givesBack !== undefined) {
          expect(givesBack).toMatch(/^reschedule/);
          expect(actions.some((action) => action.startsWith('cancel'))).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
