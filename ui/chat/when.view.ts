import * as O from 'fp-ts/Option';
import { daysBetween, type CalendarDate } from '../../domain/time/calendar-date';
import { dateShown } from '../../domain/time/date-shown';
import { localMoment, printDate } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { chatTexts as t } from './chat.texts';

export interface When {
  readonly date: CalendarDate | undefined;
  /** `Thursday, 04 December, 2026` */
  readonly day: string;
  /** `10:30 AM` */
  readonly time: string;
}

const minute = 60_000;
const mostKept = 20_000;
const known = new Map<string, When>();

/** The local day and time of a message, to the minute. Formatting 10,000 of them takes too long to do it for each new message, so they are kept. */
export const whenOf = (at: Instant, zone: TimeZone): When => {
  const name = `${zone} ${Math.floor(at / minute)}`;
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  if (known.size >= mostKept) known.clear();
  const { day, time } = localMoment(at, zone);
  const when = { date: O.toUndefined(dateShown(at, zone)), day, time };
  known.set(name, when);
  return when;
};

/** `Today`, `Yesterday`, or nothing. */
export const nearName = (date: CalendarDate | undefined, today: CalendarDate | undefined): string | undefined => {
  if (date === undefined || today === undefined) return undefined;
  const ago = daysBetween(date, today);
  if (ago === 0) return t.today;
  return ago === 1 ? t.yesterday : undefined;
};

/** The last update of a conversation: `10:30 AM` today, `Yesterday`, `04 December, 2026`. */
export const lastUpdate = (at: Instant, zone: TimeZone, now: Instant): string => {
  const { date, time, day } = whenOf(at, zone);
  const near = nearName(date, whenOf(now, zone).date);
  if (near === t.today) return time;
  return near ?? (date === undefined ? day : printDate(date));
};
