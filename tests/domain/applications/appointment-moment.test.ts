import { appointmentMoment, printAppointment } from '../../../domain/applications/appointment-moment';
import { localMoment } from '../../../domain/time/display';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';

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
  const chicago = zone('America/Chicago');
  const startsAt = at('2026-12-04T16:30:00Z');

  it.each([
    ['the position', slot('2026-12-04', '10:30'), chicago, 'Friday, 04 December, 2026 at 10:30 AM CT'],
    ['old zone data', slot('2026-12-05', '11:30'), chicago, 'Saturday, 05 December, 2026 at 11:30 AM CT'],
    ['another clock', undefined, zone('Asia/Kolkata'), 'Friday, 04 December, 2026 at 10:00 PM India Time'],
  ] as const)(
    'is the weekday, DD MMMM, YYYY at hh:mm A and the zone: by %s [spec 1 §9, R14]',
    (_, held, where, said) => {
      expect(printAppointment(startsAt, held, where)).toBe(said);
    },
  );
});
