import type { InterviewLinkOver } from '../../domain/live-interview/interviewer-pass';
import type { Instant } from '../../domain/time/instant';
import type { InterviewerSession } from './interview-room.port';
import type { SessionToken } from '../identity/secrets.port';
import type { ApiOf, Operation, NamesOf } from '../ports/candidate-api/call';
import type { ApplicationNotFound } from '../applications/application-named.port';
import type { RoomNotReady } from './meeting.api';

/* The interviewer's way in (ours). Everything else of theirs is said in the room. */

/** The session that a link was turned into. It lasts until 24 hours past the start that was booked when the link was made. */
export interface InterviewerLetIn {
  readonly session: InterviewerSession;
  readonly until: Instant;
}

/** All that an interviewer does outside the room: turning a link into a session. */
export interface InterviewerOperations {
  /** Sent when the button on the link's page is pressed, never when the link is opened, so that mail scanners don't use it up. */
  readonly openInterview: Operation<{ readonly link: SessionToken }, InterviewerLetIn, InterviewLinkOver, 'public'>;
}

/** Their names. */
export const interviewerOperations: NamesOf<InterviewerOperations> = { openInterview: true };

/** The interviewer's way in, as their page calls it; it needs no session. */
export type InterviewerApi = ApiOf<InterviewerOperations>;

/** Nothing is booked, or it is not held live. */
export interface NoLiveInterview {
  readonly _tag: 'NoLiveInterview';
}

/** Why nothing can be said about coming: an unknown application, or no live interview. */
export type EtaRefused = ApplicationNotFound | NoLiveInterview;

/** Why no link is made: as {@link EtaRefused}, or the provider of the room is away. */
export type InterviewLinkRefused = EtaRefused | RoomNotReady;
