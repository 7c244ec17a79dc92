import type { ApplicationHistory } from '../../application/applications/history.api';
import type { HistoryLine } from '../../domain/applications/history';
import { printDay } from '../../domain/time/display';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { FailureView } from '../kit/failure-notice';
import { historyLines, historyTexts as t } from './history.texts';

/** A day of the history, and what happened on it. */
export interface HistoryDayView {
  /** `Friday, 04 December, 2026` */
  readonly day: string;
  readonly lines: readonly string[];
}

export type HistoryView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'Ready';
      readonly job: string;
      /** Oldest first. */
      readonly days: readonly HistoryDayView[];
      /** That more happened before; undefined: it is known from the beginning on. */
      readonly earlier: string | undefined;
    };

interface Day {
  readonly on: CalendarDate;
  readonly lines: readonly HistoryLine[];
}

const byDay = (lines: readonly HistoryLine[]): readonly Day[] =>
  lines.reduce<readonly Day[]>((days, line) => {
    const last = days.at(-1);
    return last?.on === line.on
      ? [...days.slice(0, -1), { on: line.on, lines: [...last.lines, line] }]
      : [...days, { on: line.on, lines: [line] }];
  }, []);

/** What happened to an application, day by day (R69). */
export const historyView = (
  { positionName, communityName }: { readonly positionName: string; readonly communityName: string },
  { lines, fromTheBeginning }: ApplicationHistory,
): HistoryView => ({
  _tag: 'Ready',
  job: `${positionName}, ${communityName}`,
  days: byDay(lines).map((day) => ({
    day: printDay(day.on),
    lines: day.lines.map(({ says }) => historyLines[says](communityName)),
  })),
  earlier: fromTheBeginning ? undefined : t.older,
});
