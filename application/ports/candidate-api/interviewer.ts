import type { InterviewLinkOver } from '../../../domain/interviews/interviewer-pass';
import type { Instant } from '../../../domain/time/instant';
import type { InterviewerSession } from '../interview-room';
import type { SessionToken } from '../secrets';
import type { ApiOf, Operation } from './call';

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

/** The interviewer's way in, as their page calls it; it needs no session. */
export type InterviewerApi = ApiOf<InterviewerOperations>;
