import * as named from './named-statuses';
import { isAnyOf, type ApplicationStatus, type Stage, type StatusCode } from './status-catalogue';

/* R27 as data: the status each act of a candidate leads to. For the employer's acts see operator-acts.ts. */

/** The status of a new application (R6a). */
export const whenCreated = named.pending satisfies StatusCode;

/** The status while a slot of that stage is booked. */
export const whenHeld = {
  interview: named.pending,
  onboarding: named.onboardingScheduled,
  onsite: named.onsiteScheduled,
} as const satisfies Record<Stage, StatusCode>;

/** 'Reschedule later' releases the slot: an offered onboarding is offered again, an onsite meeting waits in 41, any other appointment in 16. */
export const whenPutOff = {
  interview: named.putOff,
  onboarding: named.putOff,
  onsite: named.onsitePutOff,
} as const satisfies Record<Stage, StatusCode>;
/** Where 'Reschedule later' leads an onboarding that was offered: back to the offer (R27). */
export const whenOfferedAgain = named.offered satisfies StatusCode;

/** The status after withdrawing, which releases the slot for good. */
export const whenWithdrawn = {
  interview: named.withdrawn,
  onboarding: named.onboardingWithdrawn,
  onsite: named.onsiteWithdrawn,
} as const satisfies Record<Stage, StatusCode>;

/** What a candidate can decline: an offer (its onboarding), or an invitation to an onsite meeting. */
export type Declinable = 'offer' | 'invitation';

/** The status in which each can be declined, and the one it leads to (R27). */
export const declineTurns = {
  offer: { from: named.offered, to: named.offerDeclined },
  invitation: { from: named.onsiteInvited, to: named.invitationDeclined },
} as const satisfies Record<Declinable, { readonly from: StatusCode; readonly to: StatusCode }>;

/** The candidate was a no-show: moving such an appointment uses a move (R27). */
export const ownNoShows: readonly StatusCode[] = [
  named.candidateNoShow,
  named.onboardingCandidateNoShow,
  named.onsiteCandidateNoShow,
];

/** Statuses in which an application has ended: it takes no more acts of the candidate (R27). */
export const finishedCodes: readonly StatusCode[] = [
  named.notSelected,
  named.withdrawn,
  named.transferred,
  named.onboarded,
  named.notOnboarded,
  named.onboardingWithdrawn,
  named.onboardingCanceled,
  named.offerTakenBack,
  named.offerExpired,
  named.offerDeclined,
  named.interviewCanceled,
  named.invitationExpired,
  named.invitationDeclined,
  named.onsiteWithdrawn,
  named.onsiteCanceled,
];

/** Whether an application has ended (R27); an unlisted status hasn't. */
export const isFinished = (status: ApplicationStatus): boolean => isAnyOf(status, finishedCodes);
