import * as fc from 'fast-check';
import { applyDateFilter, cutTo, longestFilterDays } from '../../../domain/scheduling/date-filter';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import { ordinaryDates } from '../../support/arbitraries/time';
import { date } from '../../support/builders/time';

const today = date('2026-12-04');
const perhaps = (text: string | undefined): CalendarDate | undefined => (text === undefined ? undefined : date(text));
const filter = (start: string | undefined, end: string | undefined) =>
  applyDateFilter({ start: perhaps(start), end: perhaps(end) }, today);

const aDay = 86_400_000;
const days = (text: string): number => Date.parse(text) / aDay;
const text = (day: number): string => new Date(day * aDay).toISOString().slice(0, 10);

describe('The date filter', () => {
  it.each([
    ['both as chosen', '2026-12-10', '2026-12-20', '2026-12-10', '2026-12-20'],
    ['a single day', '2026-12-10', '2026-12-10', '2026-12-10', '2026-12-10'],
    ['today alone', '2026-12-04', '2026-12-04', '2026-12-04', '2026-12-04'],
    ['a start before today counts as today', '2026-12-01', '2026-12-20', '2026-12-04', '2026-12-20'],
    ['a start yesterday counts as today', '2026-12-03', '2026-12-04', '2026-12-04', '2026-12-04'],
    ['an end 29 days after the start stands', '2026-12-10', '2027-01-08', '2026-12-10', '2027-01-08'],
    ['an end 30 days after the start stands', '2026-12-10', '2027-01-09', '2026-12-10', '2027-01-09'],
    ['an end 31 days after the start counts as 30', '2026-12-10', '2027-01-10', '2026-12-10', '2027-01-09'],
    ['an end a year on counts as 30 days', '2026-12-10', '2027-12-10', '2026-12-10', '2027-01-09'],
    ['30 days are counted from today where the start is past', '2026-11-01', '2027-01-10', '2026-12-04', '2027-01-03'],
    ['only a start: to 30 days after it', '2026-12-10', undefined, '2026-12-10', '2027-01-09'],
    ['only a start before today: 30 days from today', '2026-11-01', undefined, '2026-12-04', '2027-01-03'],
    ['only an end within 30 days: from today', undefined, '2026-12-20', '2026-12-04', '2026-12-20'],
    ['only an end of today: today', undefined, '2026-12-04', '2026-12-04', '2026-12-04'],
    ['only an end 30 days on: from today', undefined, '2027-01-03', '2026-12-04', '2027-01-03'],
    ['only an end 31 days on: from 30 days before it', undefined, '2027-01-04', '2026-12-05', '2027-01-04'],
    ['only an end far on: from 30 days before it', undefined, '2027-06-30', '2027-05-31', '2027-06-30'],
  ])('on 4 December, %s (%s to %s): %s to %s [R15]', (_what, start, end, from, to) => {
    expect(filter(start, end)).toEqual({ _tag: 'Allowed', value: { start: from, end: to } });
  });

  it('refuses a start after the end, with both [R15, spec 1 §5]', () => {
    const reason = { _tag: 'StartAfterEnd', start: '2026-12-11', end: '2026-12-10' };
    expect(filter('2026-12-11', '2026-12-10')).toEqual({ _tag: 'Refused', reason });
  });

  it.each([
    ['alone', undefined],
    ['with a start before it', '2026-11-01'],
    ['with a start after it', '2026-12-10'],
  ])('refuses an end before today, %s [R15]', (_what, start) => {
    const reason = { _tag: 'EndBeforeToday', end: '2026-12-03', today: '2026-12-04' };
    expect(filter(start, '2026-12-03')).toEqual({ _tag: 'Refused', reason });
  });

  it("can't be applied without a date [R15]", () => {
    expect(filter(undefined, undefined)).toEqual({ _tag: 'Refused', reason: { _tag: 'NoDateChosen' } });
  });

  it('covers at most 30 days after its start [R15, spec 1 §9]', () => {
    expect(longestFilterDays).toBe(30);
  });

  it.each([
    ['a day too long', '2026-12-10', '2027-01-10', '2027-01-09'],
    ['as long as it may be', '2026-12-10', '2027-01-09', undefined],
    ['from before today, too long from today', '2026-11-01', '2027-01-04', '2027-01-03'],
    ['without an end', '2026-12-10', undefined, undefined],
    ['without a start', undefined, '2027-06-30', undefined],
  ])('for a range %s (%s to %s) reports that it was cut to %s [R15]', (_what, start, end, cut) => {
    const chosen = { start: perhaps(start), end: perhaps(end) };
    const decision = applyDateFilter(chosen, today);
    expect(decision._tag === 'Allowed' && cutTo(chosen, decision.value)).toBe(cut);
  });

  const near = fc.option(fc.integer({ min: -70, max: 70 }), { nil: undefined });

  it('returns a valid range within the chosen one, or refuses [R15]', () => {
    fc.assert(
      fc.property(ordinaryDates, near, near, (now, startsIn, endsIn) => {
        const start = startsIn === undefined ? undefined : date(text(days(now) + startsIn));
        const end = endsIn === undefined ? undefined : date(text(days(now) + endsIn));
        const decision = applyDateFilter({ start, end }, now);
        if (decision._tag === 'Refused') {
          const nothing = start === undefined && end === undefined;
          const backwards = start !== undefined && end !== undefined && days(start) > days(end);
          expect(nothing || backwards || (end !== undefined && days(end) < days(now))).toBe(true);
          return;
        }
        const range = decision.value;
        expect(days(range.start)).toBeGreaterThanOrEqual(days(now));
        expect(days(range.end)).toBeGreaterThanOrEqual(days(range.start));
        expect(days(range.end) - days(range.start)).toBeLessThanOrEqual(30);
        if (start !== undefined) expect(days(range.start)).toBe(Math.max(days(start), days(now)));
        if (start !== undefined && end !== undefined)
          expect(days(range.end)).toBe(Math.min(days(end), days(range.start) + 30));
        if (start !== undefined && end === undefined) expect(days(range.end)).toBe(days(range.start) + 30);
        if (start === undefined && end !== undefined) {
          expect(range.end).toBe(end);
          expect(days(range.start)).toBe(Math.max(days(now), days(end) - 30));
        }
        // Idempotent.
        expect(applyDateFilter(range, now)).toEqual(decision);
      }),
      { numRuns: 500 },
    );
  });
});
