import { appointmentMoment } from '../../../domain/scheduling/appointment-moment';
import { localMoment } from '../../../domain/time/display';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';

describe('An appointment on the clock of its position', () => {
  const chicago = zone('America/Chicago');
  const startsAt = at('2026-12-04T16:30:00Z');

  it('is what its slot says, also where the zone data at hand have another hour [R14]', () => {
    expect(appointmentMoment(startsAt, slot('2026-12-04', '10:30'), chicago)).toEqual(localMoment(startsAt, chicago));
    expect(appointmentMoment(startsAt, slot('2026-12-05', '11:30'), chicago)).toMatchObject({
      day: 'Saturday, 5 December',
      time: '11:30 AM',
      zoneShort: 'CT',
    });
  });

  it('is what the zone data at hand say, where no slot is told', () => {
    expect(appointmentMoment(startsAt, undefined, chicago)).toEqual(localMoment(startsAt, chicago));
  });
});
