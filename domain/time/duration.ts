/** Lengths of time in milliseconds, the only unit the rules calculate in. */
export type Milliseconds = number;

/** Seconds as milliseconds; fractions are fine. */
export const seconds = (n: number): Milliseconds => n * 1_000;
/** Minutes as milliseconds. */
export const minutes = (n: number): Milliseconds => n * 60_000;
/** Hours as milliseconds: always 60 minutes each, also on the day of a clock change. */
export const hours = (n: number): Milliseconds => n * 3_600_000;
