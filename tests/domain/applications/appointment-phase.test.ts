import * as fc from 'fast-check';
import { appointmentPhase, awaitsOutcome, type AppointmentPhase } from '../../../domain/applications/appointment-phase';
import { plus } from '../../../domain/time/instant';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';
import { cases } from '../../support/cases/cases';
import { oneOf, yesNo } from '../../../adapters/rules/cases/columns';
import { phrase } from '../../support/cases/application';

describe('Where an appointment is in time', () => {
  it.each(
    cases('applications/appointment-phase', {
      when: phrase,
      phase: oneOf('open', 'untimed', 'ahead', 'soon', 'running', 'over'),
    }),
  )('$title', ({ when, phase }) => {
    expect(appointmentPhase(given(when), now)).toBe(phase);
  });

  it('ends with its slot', () => {
    const ofHalfAnHour = { slot: slot('2026-12-04', '08:30', '09:00') };
    expect(appointmentPhase(given('interview 1799999 ms ago', ofHalfAnHour), now)).toBe('running');
    expect(appointmentPhase(given('interview 30 minutes ago', ofHalfAnHour), now)).toBe('over');
  });

  it.each(cases('applications/appointment-phase-outcome-awaited', { when: phrase, awaited: yesNo }))(
    '$title',
    ({ when, awaited }) => {
      expect(awaitsOutcome(given(when), now)).toBe(awaited);
    },
  );

  it('is awaited after a booked onboarding or visit, not after one that was decided [R10, R27]', () => {
    const after = (code: number) => awaitsOutcome(given(`status ${code}`, 'appointment 24 hours ago'), now);
    expect([21, 35, 13, 22, 24, 36].map(after)).toEqual([true, true, false, false, false, false]);
  });

  it('only goes on as time does', () => {
    const order: readonly AppointmentPhase[] = ['ahead', 'soon', 'open', 'running', 'over'];
    fc.assert(
      fc.property(applications, fc.integer({ min: 0, max: 10 ** 10 }), (application, later) => {
        const first = appointmentPhase(application, now);
        const second = appointmentPhase(application, plus(now, later));
        expect(order.indexOf(second)).toBeGreaterThanOrEqual(order.indexOf(first));
        expect(first === 'untimed').toBe(application.scheduledAt === undefined);
      }),
    );
  });
});
