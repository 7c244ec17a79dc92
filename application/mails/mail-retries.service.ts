import { hours, minutes, seconds, type Milliseconds } from '../../domain/time/duration';

/** Doubles each time, from the first pause to the longest. */
const doubled =
  (first: Milliseconds, longest: Milliseconds) =>
  (times: number): Milliseconds =>
    Math.min(longest, first * 2 ** Math.min(times - 1, 30));

/** How long a mail pauses after this many tries. */
export const pauseAfterTries = doubled(seconds(5), hours(1));

/** A mail that is put off again and again goes to an operator after about three days. */
export const mostTries = 80;

/** How long nothing is sent when the mail server is down; the first pause is short, like most outages. */
export const pauseWhileAway = doubled(seconds(1), seconds(30));

/** How long nothing is sent when the mail server refuses us: a person has to act first. */
export const pauseWhileRefused = doubled(seconds(30), minutes(5));

/** How long nothing is sent after a policy refused two mails in a row; the next mail shows whether it refuses all. */
export const pauseWhileSuspected = doubled(seconds(5), minutes(5));

/** How often to look for mails without being woken, for example after a restart. */
export const roundEvery: Milliseconds = seconds(15);

/** How often a process signals that it is alive. */
export const beatEvery: Milliseconds = seconds(5);
/** How long a process may be silent before others claim its emails. */
export const silentFor: Milliseconds = seconds(30);
