import type { Milliseconds } from '../../../domain/time/duration';
import { counted } from '../chapters/words';

/* Units as people say them: `48 hours`, not `172,800,000 ms`. */

const times: readonly (readonly [length: number, one: string])[] = [
  [7 * 86_400_000, 'week'],
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
];

/** The largest unit that gives a whole number, with hours for up to three days: `48 hours`, `14 days`, `2.5 seconds`. */
export const sayLength = (length: Milliseconds): string => {
  const [, day, hour] = times;
  if (hour !== undefined && day !== undefined && length <= 3 * day[0] && length % hour[0] === 0)
    return counted(length / hour[0], 'hour');
  const unit = times.slice(1).find(([one]) => length >= one && length % one === 0);
  return unit === undefined ? counted(length / 1_000, 'second') : counted(length / unit[0], unit[1]);
};

const sizes: readonly (readonly [bytes: number, name: string])[] = [
  [1024 ** 3, 'GB'],
  [1024 ** 2, 'MB'],
  [1024, 'kB'],
];

/** `10 MB`; in bytes if no larger unit gives a whole number. */
export const saySize = (bytes: number): string => {
  const unit = sizes.find(([one]) => bytes >= one && bytes % one === 0);
  return unit === undefined ? counted(bytes, 'byte') : `${bytes / unit[0]} ${unit[1]}`;
};
