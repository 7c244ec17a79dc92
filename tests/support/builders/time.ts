import { parseCalendarDate, type CalendarDate } from '../../../domain/time/calendar-date';
import { parseInstant, parseIsoInstant, type Instant } from '../../../domain/time/instant';
import { parseTimeZone, type TimeZone } from '../../../domain/time/time-zone';
import { parseEndTime, parseWallTime, type WallTime } from '../../../domain/time/wall-time';
import { decoded } from './decoded';

/** `date('2026-12-04')` */
export const date = (text: string): CalendarDate => decoded(parseCalendarDate(text), text);

/** `time('09:30')` */
export const time = (text: string): WallTime => decoded(parseWallTime(text), text);

/** `endTime('24:00')`: the end of a slot. */
export const endTime = (text: string): WallTime => decoded(parseEndTime(text), text);

/** `zone('America/Chicago')` */
export const zone = (name: string): TimeZone => decoded(parseTimeZone(name), name);

/** `at('2026-12-04T15:30:00Z')` */
export const at = (iso: string): Instant => decoded(parseIsoInstant(iso), iso);

/** `atMs(0)`: milliseconds since 1970. */
export const atMs = (ms: number): Instant => decoded(parseInstant(ms), ms);
