import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { printPay } from '../../../domain/positions/pay';
import { parseCalendarDate } from '../../../domain/time/calendar-date';
import { localMoment, printDate } from '../../../domain/time/display';
import { parseInstant } from '../../../domain/time/instant';
import { parseTimeZone } from '../../../domain/time/time-zone';
import { parseWallTime } from '../../../domain/time/wall-time';
import { dateIn, instantAt, wallTimeIn } from '../../../domain/time/zoned';

/*
 * Runs in a process of its own, with another TZ, another language and another today. It reads lines of `date time zone` and answers each with the
 * instant in milliseconds, or 'none'; then it says what people read, and what its own wall clock, today and language are, to show that they were really other ones.
 */

const today = Number(process.argv[2]);
Date.now = () => today;

const answer = (line: string): string => {
  const [day = '', clock = '', name = ''] = line.split(' ');
  const [date, time, zone] = [parseCalendarDate(day), parseWallTime(clock), parseTimeZone(name)];
  if (!isRight(date) || !isRight(time) || !isRight(zone)) return 'unreadable';
  const instant = instantAt(date.right, time.right, zone.right);
  return isSome(instant) ? String(instant.value) : 'none';
};

/** What people read of a day, an hour and a wage: the same words and figures wherever the process runs. */
const words = (): readonly string[] => {
  const [instant, zone] = [parseInstant(Date.parse('2026-12-04T15:05:00Z')), parseTimeZone('America/Chicago')];
  if (!isRight(instant) || !isRight(zone)) return ['unreadable'];
  const [date, time] = [dateIn(instant.right, zone.right), wallTimeIn(instant.right, zone.right)];
  if (!isSome(date) || !isSome(time)) return ['none'];
  const pay = printPay({ basis: 'exact', rate: 'year', minimum: 52_000.5, maximum: 0 });
  const shown = localMoment(instant.right, zone.right);
  return [`${date.value} ${time.value}`, printDate(date.value), ...Object.values(shown).map(String), pay];
};

const lines = readFileSync(0, 'utf8').split('\n');
const own = [
  new Date(2026, 6, 4, 12).toISOString(),
  String(Date.now()),
  new Intl.NumberFormat().resolvedOptions().locale,
];
console.log([...lines.map(answer), words().join('; '), ...own].join('\n'));
