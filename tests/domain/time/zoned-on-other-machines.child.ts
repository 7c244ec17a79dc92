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
 * Runs in its own process, with a different TZ, language and current date. For each input line `date time zone` it prints the instant in
 * milliseconds, or 'none'; then the formatted texts, and its own wall clock, date and language, to prove that they really differ.
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

/** The formatted day, hour and wage: identical wherever the process runs. */
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
