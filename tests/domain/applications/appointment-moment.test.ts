import { appointmentMoment, printAppointment } from '../../../domain/applications/appointment-moment';
import { localMoment } from '../../../domain/time/display';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { timeSlot } from '../../support/cases/time-slot';
import { optional, text, through } from '../../../adapters/rules/cases/columns';

describe('An appointment on the clock of its position', () => {
  const chicago = zone('America/Chicago');
  const startsAt = at('2026-12-04T16:30:00Z');

  it('is the time of its slot, even if the local zone data say otherwise [R14]', () => {
    expect(appointmentMoment(startsAt, slot('2026-12-04', '10:30'), chicago)).toEqual(localMoment(startsAt, chicago));
    expect(appointmentMoment(startsAt, slot('2026-12-05', '11:30'), chicago)).toMatchObject({
      day: 'Saturday, 05 December, 2026',
      time: '11:30 AM',
      zoneShort: 'CT',
    });
  });

  it('follows the local zone data if there is no slot', () => {
    expect(appointmentMoment(startsAt, undefined, chicago)).toEqual(localMoment(startsAt, chicago));
  });
});

describe('When an appointment starts, in words', () => {
  const startsAt = at('2026-12-04T16:30:00Z');

  it.each(
    cases('applications/appointment-moment-in-words', {
      held: optional(timeSlot),
      zone: through(zone, text),
      said: text,
    }),
  )('$title', ({ held, zone: where, said }) => {
    expect(printAppointment(startsAt, held, where)).toBe(said);
  });
});
