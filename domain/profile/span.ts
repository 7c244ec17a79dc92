import * as E from 'fp-ts/Either';
import type { CalendarDate } from '../time/calendar-date';
import { monthOf, parseMonth, type Month } from './months';

/** From when to when something lasted; `to` undefined means that it still does (R21). */
export interface Span {
  readonly from: Month;
  readonly to: Month | undefined;
}

export const sameSpan = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to;

export type SpanFault =
  | { readonly _tag: 'MonthMissing' }
  | { readonly _tag: 'NotAMonth'; readonly text: string }
  | { readonly _tag: 'MonthInFuture'; readonly month: Month; readonly latest: Month }
  | { readonly _tag: 'StartAfterEnd'; readonly from: Month; readonly to: Month };

export interface SpanFaults {
  readonly from: SpanFault | undefined;
  readonly to: SpanFault | undefined;
}

const pastMonth = (raw: string, latest: Month): E.Either<SpanFault, Month> => {
  const text = raw.trim();
  if (text === '') return E.left({ _tag: 'MonthMissing' });
  const month = parseMonth(text);
  if (E.isLeft(month)) return E.left({ _tag: 'NotAMonth', text });
  return month.right > latest ? E.left({ _tag: 'MonthInFuture', month: month.right, latest }) : month;
};

const endOf = (raw: string, latest: Month): E.Either<SpanFault, Month | undefined> =>
  raw.trim() === '' ? E.right(undefined) : pastMonth(raw, latest);

/**
 * Reads both months of an entry (R21, spec 1 §5): neither after this month, the start not after the end; the same month is allowed. Without a start
 * there would be no duration, so it is required; an empty end means present. A start that comes after its end is named at the start.
 */
export const checkSpan = (from: string, to: string, today: CalendarDate): E.Either<SpanFaults, Span> => {
  const latest = monthOf(today);
  const start = pastMonth(from, latest);
  const end = endOf(to, latest);
  if (E.isLeft(start) || E.isLeft(end))
    return E.left({
      from: E.isLeft(start) ? start.left : undefined,
      to: E.isLeft(end) ? end.left : undefined,
    });
  return end.right !== undefined && start.right > end.right
    ? E.left({ from: { _tag: 'StartAfterEnd', from: start.right, to: end.right }, to: undefined })
    : E.right({ from: start.right, to: end.right });
};

/** A fault of one entry of a list: which entry, from 0 in the kept order, and at which of its ends. */
export interface PlacedSpanFault {
  readonly place: number;
  readonly end: keyof SpanFaults;
  readonly fault: SpanFault;
}

const ends = ['from', 'to'] as const;

/** Entries that end before they begin, or begin or end in the future: what a list that was made elsewhere is asked for (R21). */
export const spanFaultsIn = (spans: readonly Span[], today: CalendarDate): readonly PlacedSpanFault[] =>
  spans.flatMap(({ from, to }, place) => {
    const checked = checkSpan(from, to ?? '', today);
    if (E.isRight(checked)) return [];
    const faults = checked.left;
    return ends.flatMap((end) => {
      const fault = faults[end];
      return fault === undefined ? [] : [{ place, end, fault }];
    });
  });
