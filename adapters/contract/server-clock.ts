import * as E from 'fp-ts/Either';
import type { DeviceClock } from '../../application/ports/clock';
import { between, parseInstant, parseIsoInstant, plus, type Instant } from '../../domain/time/instant';
import { known } from '../../domain/brand';

/** The header in which every answer carries the server's time, ISO 8601. */
export const serverTimeHeader = 'x-server-time';

/** A clock that follows the server's: a device that is two hours off must not hide or offer the wrong times. */
export interface ServerClock extends DeviceClock {
  /** Sets the clock by the server's time in an answer, ISO 8601. */
  readonly follow: (iso: string) => void;
}

/** Shows the device's time until it first follows an answer; a time that can't be read changes nothing. */
export const serverClock = (deviceNow: () => number): ServerClock => {
  const device = (): Instant => E.getOrElse(() => known<Instant>(0))(parseInstant(Math.trunc(deviceNow())));
  let ahead = 0;
  return {
    now: () => plus(device(), ahead),
    deviceAhead: () => -ahead,
    follow: (iso) => {
      const server = parseIsoInstant(iso);
      if (E.isRight(server)) ahead = between(device(), server.right);
    },
  };
};
