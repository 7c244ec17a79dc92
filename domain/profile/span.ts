import * as E from 'fp-ts/Either';
import type { CalendarDate } from '../time/calendar-date';
import { monthOf, parseMonth, type Month } from './months';

/** A start and an end month, both optional (spec 1 §5). Undefined `from`: not known. What undefined `to` means is `endOf`'s to say. */
export interface Span {
  readonly from: Month | undefined;
  readonly to: Month | undefined;
}

/** Whether two spans have the same months; an unknown start equals only an unknown start. */
export const sameSpan = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to;

/**
 * When an entry ends: a month, 'present', or undefined, not known. A start without an end still lasts (R21). Without any date nothing is known: the
 * page says that dates are not needed, so leaving both out says nothing about the end (ours).
 */
export const endOf = ({ from, to }: Span): Month | 'present' | undefined =>
  to ?? (from === undefined ? undefined : 'present');

/** Why a month of an entry is refused. `latest`: this month, which is still allowed (R21). */
export type SpanFault =
  | { readonly _tag: 'NotAMonth'; readonly text: string }
  | { readonly _tag: 'MonthInFuture'; readonly month: Month; readonly latest: Month }
  | { readonly _tag: 'StartAfterEnd'; readonly from: Month; readonly to: Month };

/** Faults of the two months. Undefined: the month is fine. */
export interface SpanFaults {
  readonly from: SpanFault | undefined;
  readonly to: SpanFault | undefined;
}

const pastMonth = (raw: string, latest: Month): E.Either<SpanFault, Month | undefined> => {
  const text = raw.trim();
  if (text === '') return E.right(undefined);
  const month = parseMonth(text);
  if (E.isLeft(month)) return E.left({ _tag: 'NotAMonth', text });
  return month.right > latest ? E.left({ _tag: 'MonthInFuture', month: month.right, latest }) : month;
};

/**
 * Reads both months of an entry (R21, spec 1 §5): neither after this month, the start not after the end; the same month is allowed. Both may be
 * empty; what an empty end means, `endOf` says. A start that comes after its end is named at the start.
 */
export const checkSpan = (from: string, to: string, today: CalendarDate): E.Either<SpanFaults, Span> => {
  const latest = monthOf(today);
  const start = pastMonth(from, latest);
  const end = pastMonth(to, latest);
  if (E.isLeft(start) || E.isLeft(end))
    return E.left({
      from: E.isLeft(start) ? start.left : undefined,
      to: E.isLeft(end) ? end.left : undefined,
    });
  return start.right !== undefined && end.right !== undefined && start.right > end.right
    ? E.left({ from: { _tag: 'StartAfterEnd', from: start.right, to: end.right }, to: undefined })
    : E.right({ from: start.right, to: end.right });
};

/** A fault of one entry in a list: its index, from 0 in the stored order, and which month is wrong. */
export interface PlacedSpanFault {
  readonly place: number;
  readonly end: keyof SpanFaults;
  readonly fault: SpanFault;
}

const ends = ['from', 'to'] as const;

/** Entries that end before they begin, or begin or end in the future: the check for a list from outside (R21). */
export const spanFaultsIn = (spans: readonly Span[], today: CalendarDate): readonly PlacedSpanFault[] =>
  spans.flatMap(({ from, to }, place) => {
    const checked = checkSpan(from ?? '', to ?? '', today);
    if (E.isRight(checked)) return [];
    const faults = checked.left;
    return ends.flatMap((end) => {
      const fault = faults[end];
      return fault === undefined ? [] : [{ place, end, fault }];
    });
  });
