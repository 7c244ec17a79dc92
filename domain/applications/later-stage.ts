import type { ApplicationStatus } from './status-catalogue';
import { bookingVerb, type BookingVerb } from './booking';
import type { Slot } from '../positions/slot';
import { isDeclinable } from './decline';

/** What the screens /onboardingSchedule and /onsiteSchedule offer besides the place and the instructions. */
export interface LaterStageOffer {
  /** The label says what Confirm does: 'Schedule …' books, 'Reschedule …' moves (R17). */
  readonly verb: BookingVerb;
  /** Whether the screen has 'Decline offer' or 'Decline Invitation'. */
  readonly declinable: boolean;
}

/** Onsite: Schedule and Decline in status 32, only Reschedule in any other (spec 2 §4.8). */
export const onsiteOffer = (status: ApplicationStatus, held: Slot | undefined): LaterStageOffer => ({
  verb: bookingVerb('onsite', status, held),
  declinable: isDeclinable('invitation', status),
});

/**
 * Onboarding: Schedule without an appointment, Reschedule with one (spec 2 §2.13). An offer (status 1) shows Schedule even with an old
 * appointment on record, because R17 books then. Only an offer can be declined.
 */
export const onboardingOffer = (status: ApplicationStatus, held: Slot | undefined): LaterStageOffer => ({
  verb: bookingVerb('onboarding', status, held),
  declinable: isDeclinable('offer', status),
});
