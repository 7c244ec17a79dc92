import { hours, minutes, seconds, type Milliseconds } from '../../../domain/time/duration';

/** Doubled each time, from the first to the longest. */
const doubled =
  (first: Milliseconds, longest: Milliseconds) =>
  (times: number): Milliseconds =>
    Math.min(longest, first * 2 ** Math.min(times - 1, 30));

/** How long one mail rests after so many tries. */
export const restAfter = doubled(seconds(5), hours(1));

/** A mail that is put off for ever is an operator's: after about three days. */
export const mostTries = 80;

/** How long nothing is sent where nobody is there; the first pause is short, because most such troubles are. */
export const pauseWhileAway = doubled(seconds(1), seconds(30));

/** How long nothing is sent where the mail server does not let us send: a person has to act first. */
export const pauseWhileRefused = doubled(seconds(30), minutes(5));

/** How long nothing is sent after a policy refused two mails in a row: the next mail shows whether it refuses all. */
export const pauseWhileSuspected = doubled(seconds(5), minutes(5));

/** How often mails are looked for that nobody has been told of, as after a restart. */
export const roundEvery: Milliseconds = seconds(15);

/** How often a process says that it lives, and how long it may be silent before its mails are taken over. */
export const beatEvery: Milliseconds = seconds(5);
export const silentFor: Milliseconds = seconds(30);
