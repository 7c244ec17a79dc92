import * as fc from 'fast-check';
import { addDays } from '../../../domain/time/calendar-date';
import { clockChangeBetween } from '../../../domain/time/clock-change';
import { ordinaryDates, zones } from '../../support/arbitraries/time';
import { date, zone } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { data, text } from '../../../adapters/rules/cases/columns';

const chicago = zone('America/Chicago');
const phoenix = zone('America/Phoenix');
const berlin = zone('Europe/Berlin');
const newYork = zone('America/New_York');

describe('A clock change between today and a day', () => {
  it.each(cases('time/clock-change', { today: text, day: text, told: data }))('$title', ({ today, day, told }) => {
    expect(clockChangeBetween(date(today), date(day), chicago, phoenix)).toEqual(told);
  });

  it('of the candidate’s own clock is reported, too: Berlin two weeks after Chicago [R14]', () => {
    const asked = (day: string) => clockChangeBetween(date('2027-03-01'), date(day), chicago, berlin);
    expect(asked('2027-03-27')).toEqual({ there: '2027-03-14', here: undefined });
    expect(asked('2027-03-28')).toEqual({ there: '2027-03-14', here: '2027-03-28' });
    expect(clockChangeBetween(date('2027-03-20'), date('2027-03-28'), phoenix, berlin)).toEqual({
      there: undefined,
      here: '2027-03-28',
    });
  });

  it('is reported if both clocks change on the same day and still differ [R14]', () => {
    expect(clockChangeBetween(date('2027-03-10'), date('2027-03-20'), chicago, newYork)).toEqual({
      there: '2027-03-14',
      here: '2027-03-14',
    });
  });

  it('is reported if the clocks agree on only one of the two days [R14]', () => {
    const edmonton = zone('America/Denver');
    expect(clockChangeBetween(date('2027-03-01'), date('2027-03-20'), edmonton, phoenix)).toEqual({
      there: '2027-03-14',
      here: undefined,
    });
  });

  it("reports nothing to candidates whose clock is the job's own, wherever and whenever [R14]", () => {
    fc.assert(
      fc.property(zones, ordinaryDates, fc.integer({ min: 0, max: 60 }), (one, today, ahead) => {
        expect(clockChangeBetween(today, addDays(today, ahead), one, one)).toBeUndefined();
      }),
    );
  });

  it('is not reported on the day itself [R14]', () => {
    fc.assert(
      fc.property(zones, zones, ordinaryDates, (there, here, today) => {
        expect(clockChangeBetween(today, today, there, here)).toBeUndefined();
      }),
    );
  });
});
