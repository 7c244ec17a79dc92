/** Lengths of time in milliseconds, the only unit the rules calculate in. */
export type Milliseconds = number;

export const seconds = (n: number): Milliseconds => n * 1_000;
export const minutes = (n: number): Milliseconds => n * 60_000;
export const hours = (n: number): Milliseconds => n * 3_600_000;
