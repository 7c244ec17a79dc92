import { isAnyOf, type ApplicationStatus } from '../applications/status-catalogue';
import type { Stage } from '../applications/status-catalogue';
import type { Slot } from './slot';

/** Whether Confirm takes a first slot or moves from one to another. */
export type BookingVerb = 'book' | 'reschedule';

/**
 * What Confirm does (R17). Interview and onboarding: without a slot, or in status 1 (offered), it books; otherwise it reschedules.
 * Onsite: in status 32 (invited) it books; otherwise it reschedules.
 */
export const bookingVerb = (
  stage: Stage,
  status: ApplicationStatus,
  held: Pick<Slot, 'to'> | undefined,
): BookingVerb => {
  if (stage === 'onsite') return isAnyOf(status, [32]) ? 'book' : 'reschedule';
  return held === undefined || isAnyOf(status, [1]) ? 'book' : 'reschedule';
};
