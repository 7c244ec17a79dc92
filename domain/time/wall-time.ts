import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';

/** A time on a clock, `HH:mm`, 00:00 to 23:59; as an end also 24:00. It becomes an instant only with a date and a zone; text order is clock order. */
export type WallTime = Brand<string, 'WallTime'>;

/** The text isn't `HH:mm` from 00:00 to 23:59. */
export type WallTimeFault = 'NotAWallTime';

const isWallTime = (text: string): text is WallTime => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const isMidnight = (text: string): text is WallTime => text === '24:00';

/** Reads two digits each: `9:30` and `24:00` fail. */
export const parseWallTime = (text: string): E.Either<WallTimeFault, WallTime> =>
  isWallTime(text) ? E.right(text) : E.left('NotAWallTime');

/** Reads the end of a stretch of time, which may be the midnight that ends its day: `24:00`. */
export const parseEndTime = (text: string): E.Either<WallTimeFault, WallTime> =>
  isMidnight(text) ? E.right(text) : parseWallTime(text);

/** Minutes after 00:00 on the clock, 0 to 1,439, for an end 1,440: not the time passed on the day of a clock change. */
export const minuteOfDay = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The heading under which a time of day is listed. */
export type PartOfDay = 'Morning' | 'Afternoon' | 'Evening';

/** Before 12:00 is morning, before 17:00 afternoon, then evening (our decision; the specification names only the shifts). */
export const partOfDay = (time: WallTime): PartOfDay =>
  minuteOfDay(time) < 12 * 60 ? 'Morning' : minuteOfDay(time) < 17 * 60 ? 'Afternoon' : 'Evening';

/** `09:30 AM`, the `hh:mm A` of spec 1 §9. Midnight is 12:00 AM, noon 12:00 PM. */
export const printTwelveHour = (time: WallTime): string => {
  const hour = Number(time.slice(0, 2));
  const onDial = hour % 12 === 0 ? 12 : hour % 12;
  return `${String(onDial).padStart(2, '0')}:${time.slice(3, 5)} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
};
