import { hours, minutes, seconds } from '../time/duration';
import { between, type Instant } from '../time/instant';

/** The time to an interview in hours, minutes and seconds (spec 2 §2.9). Hours can exceed 24. */
export interface Countdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time left, rounded up to whole seconds, so 0:00:00 shows exactly when the interview begins; then it stays 0. */
export const countdownTo = (scheduledAt: Instant, now: Instant): Countdown => {
  const left = Math.max(0, Math.ceil(between(now, scheduledAt) / seconds(1)) * seconds(1));
  return {
    hours: Math.floor(left / hours(1)),
    minutes: Math.floor((left % hours(1)) / minutes(1)),
    seconds: (left % minutes(1)) / seconds(1),
  };
};

const two = (n: number): string => String(n).padStart(2, '0');

/** `49:05:09` */
export const printCountdown = (countdown: Countdown): string =>
  `${two(countdown.hours)}:${two(countdown.minutes)}:${two(countdown.seconds)}`;
