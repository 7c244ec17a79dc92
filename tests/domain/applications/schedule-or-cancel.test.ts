import * as fc from 'fast-check';
import { codeOf } from '../../../domain/applications/status-catalogue';
import { changesFromMail } from '../../../domain/applications/schedule-or-cancel';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { list, oneOf, optional, text } from '../../../adapters/rules/cases/columns';
import { applicationWith } from '../../support/cases/application';

const booked = {
  applied: 'interview-arranged',
  slot: slot('2026-12-07', '11:00', '11:30'),
  scheduledAt: at('2026-12-07T17:00:00Z'),
} as const;

describe('/scheduleOrCancel', () => {
  it.each(
    cases('applications/schedule-or-cancel-offered', {
      application: applicationWith({ booked }),
      actions: list(text),
      givesBack: optional(oneOf('reschedule', 'reschedule-onsite', 'reschedule-onboarding')),
    }),
  )('$title', ({ application: of, actions, givesBack }) => {
    expect(changesFromMail(of, now)).toEqual({ _tag: 'Allowed', value: { actions, givesBack } });
  });

  it.each(cases('applications/schedule-or-cancel-sent-on', { status: oneOf(1, 2, 14, 15, 31, 13) }))(
    '$title',
    ({ status: code }) => {
      expect(changesFromMail(given(`status ${code}`, booked, 'with onboarding'), now)).toMatchObject({
        _tag: 'Refused',
        reason: { _tag: 'StatusHasNoScheduling', code },
      });
    },
  );

  it('has nothing to change if the card offers neither [R10b]', () => {
    expect(changesFromMail(given('status 22', booked), now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NothingToChange' },
    });
    expect(changesFromMail(given('self-record', 'screening passed'), now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NothingToChange' },
    });
  });

  it('is closed to a blocked candidate, whatever the status [R10 row 1, spec 2 §4.7]', () => {
    expect(changesFromMail(given(booked, 'blocked'), now)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'CandidateBlocked' },
    });
  });

  it('releases only a time that can be canceled, and offers nothing that ends an application by itself [R18, R10b]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const decision = changesFromMail(application, now);
        if (decision._tag === 'Refused') return;
        const { actions, givesBack } = decision.value;
        expect(application.blocked).toBe(false);
        expect([1, 2, 13, 14, 15, 18, 31]).not.toContain(codeOf(application.status));
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
