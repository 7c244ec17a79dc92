import fc from 'fast-check';
import { text, through } from '../../../adapters/rules/cases/columns';
import { daysBetween, weekday } from '../../../domain/time/calendar-date';
import { utc } from '../../../domain/time/time-zone';
import { weekIn, weekOf } from '../../../domain/time/week';
import { calendarDates } from '../../support/arbitraries/time';
import { at, atMs, date, zone } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';

describe('A week', () => {
  it.each(cases('time/week', { date: through(date, text), week: text }))('$title', ({ date: day, week }) => {
    expect(weekOf(day)).toBe(week);
  });

  it('begins on a Monday, at most six days ago', () => {
    fc.assert(
      fc.property(calendarDates, (day) => {
        const monday = weekOf(day);
        expect(weekday(monday)).toBe(1);
        expect([0, 1, 2, 3, 4, 5, 6]).toContain(daysBetween(monday, day));
      }),
    );
  });

  it.each(cases('time/week-in-zone', { instant: through(at, text), zone: through(zone, text), week: text }))(
    '$title',
    ({ instant, zone: own, week }) => {
      expect(weekIn(instant, own)).toBe(week);
    },
  );

  it('is none outside the calendar', () => {
    expect(weekIn(atMs(8.64e15), utc)).toBeUndefined();
  });
});
