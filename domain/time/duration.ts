/** Lengths of time in milliseconds, the only unit the rules calculate in. */
export type Milliseconds = number;

/** Seconds as milliseconds; fractions are fine. */
export const seconds = (n: number): Milliseconds => n * 1_000;
/** Minutes as milliseconds. */
export const minutes = (n: number): Milliseconds => n * 60_000;
/** Hours as milliseconds: always 60 minutes each, also on the day of a clock change. */
export const hours = (n: number): Milliseconds => n * 3_600_000;
/** Days of 24 hours as milliseconds; a day of the calendar is longer or shorter when clocks change. */
export const days = (n: number): Milliseconds => hours(24 * n);

/** So many pauses, each twice as long as the one before it, up to the longest. */
export const doubling = (first: Milliseconds, longest: Milliseconds, pauses: number): readonly Milliseconds[] =>
  Array.from({ length: pauses }, (_, n) => Math.min(longest, first * 2 ** n));
