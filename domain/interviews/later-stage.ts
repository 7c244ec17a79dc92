import type { ApplicationStatus } from '../applications/status-catalogue';
import { bookingVerb, type BookingVerb } from '../scheduling/booking';
import type { Slot } from '../scheduling/slot';
import { isDeclinable } from './decline';

/** What the screens /onboardingSchedule and /onsiteSchedule offer beside the place and the instructions. */
export interface LaterStageOffer {
  /** 'Schedule …' books, 'Reschedule …' moves: the label says what Confirm will do (R17). */
  readonly verb: BookingVerb;
  /** Whether 'Decline offer' or 'Decline Invitation' stands there. */
  readonly declinable: boolean;
}

/** Onsite: in status 32 Schedule, and declining stands beside it; in any other status Reschedule without it (spec 2 §4.8). */
export const onsiteOffer = (status: ApplicationStatus, held: Slot | undefined): LaterStageOffer => ({
  verb: bookingVerb('onsite', status, held),
  declinable: isDeclinable('invitation', status),
});

/**
 * Onboarding: Schedule without an appointment, Reschedule with one (spec 2 §2.13); an offer (status 1) is scheduled even if an old
 * appointment is still on record, as R17 books then. Only an offer can be declined.
 */
export const onboardingOffer = (status: ApplicationStatus, held: Slot | undefined): LaterStageOffer => ({
  verb: bookingVerb('onboarding', status, held),
  declinable: isDeclinable('offer', status),
});
