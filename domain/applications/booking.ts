import { isAnyOf, type ApplicationStatus } from './status-catalogue';
import type { Stage } from '../positions/kinds';
import type { Slot } from '../positions/slot';

/** Whether Confirm books a first slot or moves the appointment to another. */
export type BookingVerb = 'book' | 'reschedule';

/**
 * What Confirm does (R17). For an interview or onboarding without a slot, or in status 1 (offered), it books; otherwise it reschedules. For
 * an onsite meeting in status 32 (invited) it books; otherwise it reschedules.
 */
export const bookingVerb = (
  stage: Stage,
  status: ApplicationStatus,
  held: Pick<Slot, 'to'> | undefined,
): BookingVerb => {
  if (stage === 'onsite') return isAnyOf(status, ['onsite invited']) ? 'book' : 'reschedule';
  return held === undefined || isAnyOf(status, ['offered']) ? 'book' : 'reschedule';
};
