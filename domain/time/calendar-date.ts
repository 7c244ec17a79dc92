import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';

/** A day of the Gregorian calendar, `YYYY-MM-DD`, years 0001 to 9999. It belongs to no zone; text order is calendar order. */
export type CalendarDate = Brand<string, 'CalendarDate'>;

/** The text isn't `YYYY-MM-DD`, or no such day exists: 2026-02-30. */
export type CalendarDateFault = 'NotACalendarDate';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const isCalendarDate = (text: string): text is CalendarDate => {
  const match = shape.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
};

/** Reads `YYYY-MM-DD` only; a time or a blank makes it fail. */
export const parseCalendarDate = (text: string): E.Either<CalendarDateFault, CalendarDate> =>
  isCalendarDate(text) ? E.right(text) : E.left('NotACalendarDate');

/**
 * Days since 1970-01-01 (negative before it). Counts whole 400-year eras of 146,097 days, with years starting in March so the leap day
 * comes last.
 */
export const dayNumber = (date: CalendarDate): number => {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

const pad = (n: number, width: number): string => String(n).padStart(width, '0');

const fromDayNumber = (days: number): string => {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
};

/** The date `days` days later (earlier if negative). It stops at the ends of the calendar. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const moved = fromDayNumber(dayNumber(date) + Math.trunc(days));
  return isCalendarDate(moved) ? moved : date;
};

/** Whole days from `start` to `end`; negative if `end` comes first. */
export const daysBetween = (start: CalendarDate, end: CalendarDate): number => dayNumber(end) - dayNumber(start);

/** 0 is Sunday, 6 is Saturday. 1970-01-01 was a Thursday. */
export const weekday = (date: CalendarDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;
