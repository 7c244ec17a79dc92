import { isAnyOf, type ApplicationStatus, type Stage, type StatusCode } from './status-catalogue';

/* R27 as data: which status a candidate's act leads to. What an operator's act does stands in operator-acts. */

/** What apply_job creates (R6a). */
export const whenCreated = 0 satisfies StatusCode;

/** A slot of that stage is booked or moved: the application's status while it is held. */
export const whenHeld = { interview: 0, onboarding: 21, onsite: 35 } as const satisfies Record<Stage, StatusCode>;

/** 'Reschedule later' gives the slot back. An onboarding that was offered is offered again; any other appointment waits in 16. */
export const whenPutOff = { interview: 16, onboarding: 16, onsite: 41 } as const satisfies Record<Stage, StatusCode>;
export const whenOfferedAgain = 1 satisfies StatusCode;

/** Withdrawing gives the slot back for good. */
export const whenWithdrawn = { interview: 14, onboarding: 26, onsite: 39 } as const satisfies Record<Stage, StatusCode>;

/** What a candidate can decline: an offer (its onboarding), or an invitation to an onsite meeting. */
export type Declinable = 'offer' | 'invitation';

export const declineTurns = {
  offer: { from: 1, to: 30 },
  invitation: { from: 32, to: 34 },
} as const satisfies Record<Declinable, { readonly from: StatusCode; readonly to: StatusCode }>;

/** A candidate who did not come: moving such an appointment uses a move (R27). */
export const ownNoShows: readonly StatusCode[] = [3, 24, 37];

/** Where an application has ended: no candidate's act is taken any more (R27). */
export const finishedCodes: readonly StatusCode[] = [2, 14, 15, 22, 23, 26, 27, 28, 29, 30, 31, 33, 34, 39, 40];

export const isFinished = (status: ApplicationStatus): boolean => isAnyOf(status, finishedCodes);
