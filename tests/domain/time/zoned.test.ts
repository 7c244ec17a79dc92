import * as O from 'fp-ts/Option';
import * as fc from 'fast-check';
import { addDays } from '../../../domain/time/calendar-date';
import { dateIn, instantAt, wallTimeIn } from '../../../domain/time/zoned';
import { ordinaryInstants, wallMoments, zones } from '../../support/arbitraries/time';
import { at, atMs, date, time, zone } from '../../support/builders/time';
import { instantsShowing, shownAt } from '../../support/models/intl-clock';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

describe('A wall time becomes an instant', () => {
  it.each(cases('time/zoned-to-instant', { day: text, clock: text, zone: text, utc: text }))(
    '$title',
    ({ day, clock, zone: name, utc: iso }) => {
      expect(instantAt(date(day), time(clock), zone(name))).toEqual(O.some(at(iso)));
    },
  );

  it.each(cases('time/zoned-skipped-hour', { day: text, clock: text, zone: text }))(
    '$title',
    ({ day, clock, zone: name }) => {
      expect(instantAt(date(day), time(clock), zone(name))).toEqual(O.none);
    },
  );

  it('is the first instant at which Intl shows that date and time, or none, in any zone, clock changes included [R14]', () => {
    fc.assert(
      fc.property(wallMoments, ({ date: day, time: clock, zone: where }) => {
        const [first] = instantsShowing(day, clock, where);
        expect(instantAt(day, clock, where)).toEqual(first === undefined ? O.none : O.some(first));
      }),
      { numRuns: 1_000 },
    );
  });

  it('beyond the range of instants there is none either: the calendar ends before the instants do [R14]', () => {
    expect(instantAt(date('0001-01-01'), time('00:00'), zone('UTC'))).toEqual(O.some(Date.parse('0001-01-01')));
    expect(instantAt(date('9999-12-31'), time('23:59'), zone('UTC'))).toEqual(O.some(Date.parse('9999-12-31T23:59Z')));
  });
});

describe('After a search through 30 years', () => {
  it('the same wall time is the same instant, although what was remembered on the way is dropped [R14]', () => {
    const [ten, newYork] = [time('10:30'), zone('America/New_York')];
    const first = date('2026-12-04');
    for (let day = 0; day < 11_000; day += 1) instantAt(addDays(first, -day), ten, newYork);
    expect(instantAt(first, ten, newYork)).toEqual(O.some(at('2026-12-04T15:30:00Z')));
  });
});

describe('An instant on a wall clock', () => {
  it.each(cases('time/zoned-on-wall-clock', { zone: text, day: text, clock: text }))(
    '$title',
    ({ zone: name, day, clock }) => {
      const instant = at('2026-12-04T07:30:00Z');
      expect(dateIn(instant, zone(name))).toEqual(O.some(day));
      expect(wallTimeIn(instant, zone(name))).toEqual(O.some(clock));
    },
  );

  it('shows 00:00 at midnight, not 24:00 [R14]', () => {
    expect(wallTimeIn(at('2026-12-04T05:00:00Z'), zone('America/New_York'))).toEqual(O.some('00:00'));
  });

  it('is what Intl shows, at any instant in any zone [R14]', () => {
    fc.assert(
      fc.property(ordinaryInstants, zones, (instant, where) => {
        const shown = shownAt(instant, where);
        expect(dateIn(instant, where)).toEqual(O.some(shown.date));
        expect(wallTimeIn(instant, where)).toEqual(O.some(shown.time));
      }),
      { numRuns: 300 },
    );
  });

  it.each(cases('time/zoned-no-calendar-date', { milliseconds: number }))('$title', ({ milliseconds: ms }) => {
    expect(dateIn(atMs(ms), zone('UTC'))).toEqual(O.none);
  });
});
