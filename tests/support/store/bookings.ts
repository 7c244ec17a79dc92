import type { IdempotencyKey } from '../../../application/ports/secrets';
import type { Email } from '../../../domain/text/email';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { Slot } from '../../../domain/positions/slot';
import { addDays } from '../../../domain/time/calendar-date';
import type { Instant } from '../../../domain/time/instant';
import { email, key } from '../builders/identity';
import { aPosition } from '../builders/positions';
import { at, date, time } from '../builders/time';

/** One of many bookings, by its number: each candidate has a slot of their own. */
export interface Booking {
  readonly n: number;
  readonly email: Email;
  readonly position: PositionId;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** 48 slots a day, half an hour each. */
export const bookingOf = (n: number): Booking => {
  const ofDay = n % 48;
  const from = `${two(Math.floor(ofDay / 2))}:${ofDay % 2 === 0 ? '00' : '30'}`;
  return {
    n,
    email: email(`candidate-${n}@example.org`),
    position: aPosition().positionId,
    slot: { date: addDays(date('2026-12-04'), Math.floor(n / 48)), from: time(from), to: time('23:59') },
    startsAt: at('2026-12-04T15:00:00Z'),
  };
};

/** The stored answer of such a booking under its key. */
export const requestOf = (n: number): string => `booking ${n}`;

export const keyOf = (n: number): IdempotencyKey => key(`booking ${n}`);
