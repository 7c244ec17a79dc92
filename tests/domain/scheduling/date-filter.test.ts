import * as fc from 'fast-check';
import { applyDateFilter, cutTo, longestFilterDays } from '../../../domain/scheduling/date-filter';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import { ordinaryDates } from '../../support/arbitraries/time';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { optional, text as words } from '../../../adapters/rules/cases/columns';

const today = date('2026-12-04');
const perhaps = (text: string | undefined): CalendarDate | undefined => (text === undefined ? undefined : date(text));
const filter = (start: string | undefined, end: string | undefined) =>
  applyDateFilter({ start: perhaps(start), end: perhaps(end) }, today);

const aDay = 86_400_000;
const days = (text: string): number => Date.parse(text) / aDay;
const text = (day: number): string => new Date(day * aDay).toISOString().slice(0, 10);

describe('The date filter', () => {
  it.each(
    cases('scheduling/date-filter-range', { start: optional(words), end: optional(words), from: words, to: words }),
  )('$title', ({ start, end, from, to }) => {
    expect(filter(start, end)).toEqual({ _tag: 'Allowed', value: { start: from, end: to } });
  });

  it('refuses a start after the end, with both [R15, spec 1 §5]', () => {
    const reason = { _tag: 'StartAfterEnd', start: '2026-12-11', end: '2026-12-10' };
    expect(filter('2026-12-11', '2026-12-10')).toEqual({ _tag: 'Refused', reason });
  });

  it.each(cases('scheduling/date-filter-end-refused', { start: optional(words) }))('$title', ({ start }) => {
    const reason = { _tag: 'EndBeforeToday', end: '2026-12-03', today: '2026-12-04' };
    expect(filter(start, '2026-12-03')).toEqual({ _tag: 'Refused', reason });
  });

  it("can't be applied without a date [R15]", () => {
    expect(filter(undefined, undefined)).toEqual({ _tag: 'Refused', reason: { _tag: 'NoDateChosen' } });
  });

  it('covers at most 30 days after its start [R15, spec 1 §9]', () => {
    expect(longestFilterDays).toBe(30);
  });

  it.each(
    cases('scheduling/date-filter-range-cut', {
      start: optional(words),
      end: optional(words),
      cut: optional(words),
    }),
  )('$title', ({ start, end, cut }) => {
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
