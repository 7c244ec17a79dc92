import type { DayOfSlots, Slot } from '../../../domain/positions/slot';
import { date, endTime, time } from './time';

/** `slot('2026-12-04', '09:30', '10:00')`; without an end it lasts to the end of the day, for rules that only use starts. */
export const slot = (day: string, from: string, to = '23:59'): Slot => ({
  date: date(day),
  from: time(from),
  to: endTime(to),
});

/** `day('2026-12-04', '09:30', '10:00')`: a day with slots that start at those times. */
export const day = (on: string, ...starts: readonly string[]): DayOfSlots => ({
  date: date(on),
  slots: starts.map((from) => ({ from: time(from), to: time('23:59') })),
});
