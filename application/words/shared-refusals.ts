import type { EmailFault } from '../../domain/text/email';
import { localMoment } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import { defaultZone, type TimeZone } from '../../domain/time/time-zone';

/* What refusals of several areas say alike: pages that can't sign anybody in load these words without the rest. */

/** Under every empty field (spec 1 §5). */
export const fieldRequired = 'Required';

/** Under an e-mail field (spec 1 §5); sign-in has words of its own. */
export const sayEmailFault = (fault: EmailFault): string =>
  fault._tag === 'EmailMissing' ? fieldRequired : 'Invalid email address';

/** A time with its zone's name; the default zone if the reader's is unknown. */
export const atClock = (instant: Instant, zone: TimeZone = defaultZone): string => {
  const { day, time, zoneShort } = localMoment(instant, zone);
  return `${time} ${zoneShort} on ${day}`;
};
