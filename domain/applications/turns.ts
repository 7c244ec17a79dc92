import { isAnyOf, type ApplicationStatus, type StatusName } from './status-catalogue';
import type { Stage } from '../positions/kinds';

/* R27 as data: the status each act of a candidate leads to. For the employer's acts see operator-acts.ts. */

/** The status of a new application (R6a). */
export const whenCreated = 'pending' satisfies StatusName;

/** The status while a slot of that stage is booked. */
export const whenHeld = {
  interview: 'pending',
  onboarding: 'onboarding scheduled',
  onsite: 'onsite scheduled',
} as const satisfies Record<Stage, StatusName>;

/** 'Reschedule later' releases the slot: an offered onboarding is offered again, an onsite meeting waits in 41, any other appointment in 16. */
export const whenPutOff = {
  interview: 'put off',
  onboarding: 'put off',
  onsite: 'onsite put off',
} as const satisfies Record<Stage, StatusName>;
/** Where 'Reschedule later' leads an onboarding that was offered: back to the offer (R27). */
export const whenOfferedAgain = 'offered' satisfies StatusName;

/** The status after withdrawing, which releases the slot for good. */
export const whenWithdrawn = {
  interview: 'withdrawn',
  onboarding: 'onboarding withdrawn',
  onsite: 'onsite withdrawn',
} as const satisfies Record<Stage, StatusName>;

/** What a candidate can decline: an offer (its onboarding), or an invitation to an onsite meeting. */
export type Declinable = 'offer' | 'invitation';

/** The status in which each can be declined, and the one it leads to (R27). */
export const declineTurns = {
  offer: { from: 'offered', to: 'offer declined' },
  invitation: { from: 'onsite invited', to: 'invitation declined' },
} as const satisfies Record<Declinable, { readonly from: StatusName; readonly to: StatusName }>;

/** The candidate was a no-show: moving such an appointment uses a move (R27). */
export const ownNoShows: readonly StatusName[] = [
  'candidate no show',
  'onboarding candidate no show',
  'onsite candidate no show',
];

/** Statuses in which an application has ended: it accepts no more acts by the candidate (R27). */
export const finishedStatuses: readonly StatusName[] = [
  'not selected',
  'withdrawn',
  'transferred',
  'onboarded',
  'not onboarded',
  'onboarding withdrawn',
  'onboarding canceled',
  'offer taken back',
  'offer expired',
  'offer declined',
  'interview canceled',
  'invitation expired',
  'invitation declined',
  'onsite withdrawn',
  'onsite canceled',
];

/** Whether an application has ended (R27); an unlisted status hasn't. */
export const isFinished = (status: ApplicationStatus): boolean => isAnyOf(status, finishedStatuses);
