import * as fc from 'fast-check';
import { appointmentPhase, awaitsOutcome, type AppointmentPhase } from '../../../domain/applications/appointment-phase';
import { plus } from '../../../domain/time/instant';
import { applications } from '../../support/arbitraries/applications';
import { given, now, type Phrase } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';

describe('Where an appointment is in time', () => {
  it.each<[Phrase, AppointmentPhase]>([
    ['interview in 70 minutes and 1 ms', 'ahead'],
    ['interview in 70 minutes', 'soon'],
    ['interview in 600001 ms', 'soon'],
    ['interview in 10 minutes', 'open'],
    ['interview in 1 ms', 'open'],
    ['interview in 0 ms', 'running'],
    ['interview 17 minutes ago', 'running'],
    ['interview 3599999 ms ago', 'running'],
    ['interview 1 hour ago', 'over'],
    ['interview arranged', 'untimed'],
  ])('%s: %s, by the hour if no slot is known [R12, R13a]', (when, phase) => {
    expect(appointmentPhase(given(when), now)).toBe(phase);
  });

  it('ends with its slot', () => {
    const ofHalfAnHour = { slot: slot('2026-12-04', '08:30', '09:00') };
    expect(appointmentPhase(given('interview 1799999 ms ago', ofHalfAnHour), now)).toBe('running');
    expect(appointmentPhase(given('interview 30 minutes ago', ofHalfAnHour), now)).toBe('over');
  });

  it.each<[Phrase, boolean]>([
    ['interview 1 hour ago', true],
    ['interview 17 minutes ago', false],
    ['status 21', false],
    ['interview arranged', false],
  ])('the outcome of %s is awaited: %s', (when, awaited) => {
    expect(awaitsOutcome(given(when), now)).toBe(awaited);
  });

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
