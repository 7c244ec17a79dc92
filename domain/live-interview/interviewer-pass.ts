import { permitted, refused, type Decision } from '../decision';
import type { Milliseconds } from '../time/duration';
import { plus, type Instant } from '../time/instant';
import { serviceNumbers } from '../parameters/service-values';

/** For how long after the start of an interview its interviewer may come in by their link (ours). */
export const interviewerPassLasts: Milliseconds = serviceNumbers.pass_lasts;

/** The last instant at which an interviewer's link counts, for an interview at that time. */
export const interviewerPassUntil = (scheduledAt: Instant): Instant => plus(scheduledAt, interviewerPassLasts);

/** Never issued, used by somebody else, or over. It doesn't say which, so that guessing reveals nothing. */
export interface InterviewLinkOver {
  readonly _tag: 'InterviewLinkOver';
}

/** Whether an interviewer's link or session still counts: up to its last millisecond. */
export const interviewerPassHolds = (until: Instant, now: Instant): Decision<InterviewLinkOver> =>
  now <= until ? permitted : refused({ _tag: 'InterviewLinkOver' });
