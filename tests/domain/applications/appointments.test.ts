import { noAppointments } from '../../../domain/applications/application';
import { appointmentIn, freed, inStatus, slotHeldIn, wasMissed } from '../../../domain/applications/appointments';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication } from '../../support/builders/applications';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { number } from '../../../adapters/rules/cases/columns';

const interview = { slot: slot('2026-12-01', '09:00', '09:30'), startsAt: at('2026-12-01T15:00:00Z') };
const visit = { slot: slot('2026-12-07', '10:00', '10:30'), startsAt: at('2026-12-07T16:00:00Z') };

const interviewed = anApplication({ status: statusOf(13), slot: interview.slot, scheduledAt: interview.startsAt });

describe('An appointment that somebody did not come to', () => {
  it.each(cases('applications/appointments-missed', { status: number }))('$title', ({ status: code }) => {
    expect(wasMissed({ status: statusOf(code) })).toBe(true);
  });

  it.each(cases('applications/appointments-not-missed', { status: number }))('$title', ({ status: code }) => {
    expect(wasMissed({ status: statusOf(code) })).toBe(false);
  });
});

describe('One appointment per stage', () => {
  it('has its own place, empty at first [R27]', () => {
    expect(Object.entries(noAppointments)).toEqual(
      ['interview', 'onboarding', 'onsite'].map((stage) => [stage, undefined]),
    );
  });

  it('is the same slot in every status of its stage [R27]', () => {
    expect(inStatus(statusOf(2), interviewed)).toEqual({ ...interviewed, status: statusOf(2) });
  });

  it('is that stage’s own in another stage, and the old stage keeps its slot [R27]', () => {
    const invited = inStatus(statusOf(32), interviewed);
    expect(invited).toEqual({
      ...interviewed,
      status: statusOf(32),
      slot: undefined,
      scheduledAt: undefined,
      otherAppointments: { ...noAppointments, interview },
    });
    const visiting = { ...invited, slot: visit.slot, scheduledAt: visit.startsAt };
    expect(inStatus(statusOf(1), visiting)).toEqual({
      ...interviewed,
      status: statusOf(1),
      otherAppointments: { ...noAppointments, onsite: visit },
    });
    expect(inStatus(statusOf(35), inStatus(statusOf(1), visiting))).toEqual({ ...visiting, status: statusOf(35) });
  });

  it('does not keep a slot without an instant, or an instant without a slot [R27]', () => {
    for (const half of [
      { ...interviewed, scheduledAt: undefined },
      { ...interviewed, slot: undefined },
    ])
      expect(inStatus(statusOf(32), half).otherAppointments).toEqual(noAppointments);
  });

  it('a stage holds its slot whichever stage the application is in [R17, R27]', () => {
    const invited = inStatus(statusOf(32), interviewed);
    expect(slotHeldIn('interview', interviewed)).toEqual(interview.slot);
    expect(slotHeldIn('interview', invited)).toEqual(interview.slot);
    expect(slotHeldIn('onsite', invited)).toBeUndefined();
    expect(slotHeldIn('onboarding', interviewed)).toBeUndefined();
  });

  it('is known with its instant, whichever stage the application is in [R27]', () => {
    const invited = inStatus(statusOf(32), interviewed);
    expect(appointmentIn('interview', interviewed)).toEqual(interview);
    expect(appointmentIn('interview', invited)).toEqual(interview);
    expect(appointmentIn('onsite', invited)).toBeUndefined();
  });

  it('is no longer shown once given back, and no other stage loses its own [R27]', () => {
    const visiting = { ...inStatus(statusOf(35), interviewed), slot: visit.slot, scheduledAt: visit.startsAt };
    expect(freed(visiting)).toEqual({ ...visiting, slot: undefined, scheduledAt: undefined });
  });
});
