import * as fc from 'fast-check';
import { dateInWords, localMoment, printDate, printDay, printMoment, sameClock } from '../../../domain/time/display';
import { printTwelveHour } from '../../../domain/time/wall-time';
import { calendarDates, ordinaryInstants, zones } from '../../support/arbitraries/time';
import { keptPerZone } from '../../../domain/time/time-zone';
import { at, date, time, zone } from '../../support/builders/time';
import { shownAt } from '../../support/models/intl-clock';
import { cases } from '../../support/cases/cases';
import { text, yesNo } from '../../../adapters/rules/cases/columns';

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

describe('How dates and times are written', () => {
  it.each(cases('time/display-date', { text, printed: text }))('$title', ({ text, printed }) => {
    expect(printDate(date(text))).toBe(printed);
  });

  it('writes an instant as its weekday, DD MMMM, YYYY at hh:mm A and its zone [spec 1 §9]', () => {
    const printed = (instant: string) => printMoment(localMoment(at(instant), zone('America/Chicago')));
    expect(printed('2026-12-04T15:30:00Z')).toBe('Friday, 04 December, 2026 at 09:30 AM CT');
    expect(printed('2026-12-04T06:00:00Z')).toBe('Friday, 04 December, 2026 at 12:00 AM CT');
  });

  it('names a day by its weekday, then its date [spec 1 §9]', () => {
    expect(printDay(date('2026-12-04'))).toBe('Friday, 04 December, 2026');
  });

  it('splits a date into the words of a calendar sheet [spec 1 §9]', () => {
    expect(dateInWords(date('2026-12-04'))).toEqual({
      weekday: 'Friday',
      weekdayShort: 'Fri',
      day: '4',
      month: 'December',
      monthShort: 'Dec',
      year: '2026',
    });
  });

  it('names every day of the calendar by its own month and weekday [spec 1 §9]', () => {
    fc.assert(
      fc.property(calendarDates, (day) => {
        const [year = '', month = '', dayOfMonth = ''] = day.split('-');
        const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
        expect(printDate(day)).toBe(`${dayOfMonth} ${months[Number(month) - 1]}, ${year}`);
        expect(printDay(day)).toBe(`${weekday}, ${dayOfMonth} ${months[Number(month) - 1]}, ${year}`);
        expect(dateInWords(day).weekdayShort).toBe(weekday?.slice(0, 3));
        expect(dateInWords(day).monthShort).toBe(months[Number(month) - 1]?.slice(0, 3));
      }),
    );
  });

  it.each(cases('time/display-in-zone', { zone: text, day: text, clock: text, short: text, long: text }))(
    '$title',
    ({ zone: name, day, clock, short, long }) => {
      expect(localMoment(at('2026-12-04T15:05:00Z'), zone(name))).toEqual({
        day,
        time: clock,
        zoneShort: short,
        zoneLong: long,
      });
    },
  );

  it('shows what a calendar and a clock in the zone show, at any instant in any zone [R14]', () => {
    fc.assert(
      fc.property(ordinaryInstants, zones, (instant, where) => {
        const shown = shownAt(instant, where);
        const { day, time: clock } = localMoment(instant, where);
        expect(day).toBe(printDay(date(shown.date)));
        expect(clock).toBe(printTwelveHour(time(shown.time)));
      }),
    );
  });

  it('calls midnight 12:00 AM and noon 12:00 PM [spec 1 §9]', () => {
    expect(localMoment(at('2026-12-04T00:00:00Z'), zone('UTC')).time).toBe('12:00 AM');
    expect(localMoment(at('2026-12-04T12:00:00Z'), zone('UTC')).time).toBe('12:00 PM');
  });

  it.each(cases('time/display-single-time', { one: text, other: text, same: yesNo }))(
    '$title',
    ({ one, other, same }) => {
      expect(sameClock(at('2026-12-04T15:05:00Z'), zone(one), zone(other))).toBe(same);
    },
  );

  it('shows two times for Denver and Phoenix in July [R14]', () => {
    expect(sameClock(at('2026-07-04T15:05:00Z'), zone('America/Denver'), zone('America/Phoenix'))).toBe(false);
  });

  it('shows the candidate a second time exactly if the wall clocks differ [R14]', () => {
    fc.assert(
      fc.property(ordinaryInstants, zones, zones, (instant, one, other) => {
        const [a, b] = [shownAt(instant, one), shownAt(instant, other)];
        expect(sameClock(instant, one, other)).toBe(a.date === b.date && a.time === b.time);
      }),
    );
  });

  it('keeps the formats of at most 200 zones: by its letter case, one zone has thousands of names', () => {
    const spelled = (n: number): string =>
      'australia/sydney'.replace(/./g, (letter, bit: number) => ((n >> bit) & 1 ? letter.toUpperCase() : letter));
    const now = at('2026-12-04T15:05:00Z');
    const [first, second, ...others] = Array.from({ length: 201 }, (_, n) => zone(spelled(n)));
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    const makes = (one = zone('UTC')): boolean => {
      made.mockClear();
      localMoment(now, one);
      return made.mock.calls.length > 0;
    };
    expect([makes(first), makes(second), makes(first), makes(second)]).toEqual([true, true, false, false]);
    for (const one of others) makes(one);
    expect(makes(first)).toBe(true);
    made.mockRestore();
    // What is kept alone counts exactly.
    const ofZone = keptPerZone((one) => ({ one }));
    const before = ofZone(zone('UTC'));
    for (let n = 1; n < 200; n += 1) ofZone(zone(spelled(n)));
    expect(ofZone(zone('UTC'))).toBe(before);
    ofZone(zone(spelled(200)));
    expect(ofZone(zone('UTC'))).not.toBe(before);
  });
});
