import type { InterviewKind, ResumeRequirement, MoveKind, Stage } from '../positions/kinds';
import type { CommunityId, PositionId } from '../ids/position-ids';
import type { Slot } from '../positions/slot';
import type { TechCheckFlags } from '../positions/flags';
import type { Instant } from '../time/instant';
import type { ApplicationStatus } from './status-catalogue';

/** How far the application itself got (applied_status 0, 1, 2). */
export type AppliedStep = 'not-submitted' | 'screening-submitted' | 'interview-arranged';

/** The outcome of the screening (sf_status): 0 is open; 8, 9 and 10 are passed; 11 is not selected; anything else is unknown. */
export type ScreeningOutcome = 'open' | 'passed' | 'not-selected' | 'unknown';

/** Moves of one kind: `flag` is the server's can_reschedule flag (missing is true), `left` its counter (missing does not gate). */
export interface Allowance {
  readonly flag: boolean;
  readonly left: number | undefined;
}

/** A booked slot and the instant it starts. */
export interface Appointment {
  readonly slot: Slot;
  readonly startsAt: Instant;
}

/** What the rules know about one candidate's application to one position. */
export interface Application {
  readonly positionId: PositionId;
  readonly communityId: CommunityId;
  readonly status: ApplicationStatus;
  readonly applied: AppliedStep;
  readonly screening: ScreeningOutcome;
  readonly interviewKind: InterviewKind | undefined;
  /** An offer makes onboarding part of a self-recorded application (onboarding_status, R10). */
  readonly onboarding: boolean;
  readonly resume: ResumeRequirement;
  readonly hasResume: boolean;
  readonly blocked: boolean;
  readonly externalApplicationUrl: string | undefined;
  readonly selfRecordCompleted: boolean;
  /** When the recording was submitted (self_recording_submitted_date). Undefined: it wasn't. */
  readonly recordingSubmittedAt: Instant | undefined;
  /** When an offer was made (offer_date). Undefined: none was. */
  readonly offeredAt: Instant | undefined;
  /** The employer manages the onsite meeting (onsite_status 2), so the candidate can't cancel it. */
  readonly onsiteLocked: boolean;
  /** The appointment of the stage the application is in. */
  readonly slot: Slot | undefined;
  readonly scheduledAt: Instant | undefined;
  /** The appointments of the other stages: each stage keeps its own (R27). A list of cards doesn't include them. */
  readonly otherAppointments: Readonly<Record<Stage, Appointment | undefined>>;
  readonly invitedOn: Instant | undefined;
  readonly meetingLink: string | undefined;
  /** Whether the candidate's device was checked for this application (R10a). */
  readonly techCheck: TechCheckFlags;
  readonly allowances: Readonly<Record<MoveKind, Allowance>>;
}

/** No stage has an appointment: what a new application begins with. */
export const noAppointments: Application['otherAppointments'] = {
  interview: undefined,
  onboarding: undefined,
  onsite: undefined,
};
