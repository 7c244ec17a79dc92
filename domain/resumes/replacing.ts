import type { Application } from '../applications/application';
import { beforeTheOutcome, isAnyOf, type StatusName } from '../applications/status-catalogue';
import { isFinished } from '../applications/turns';
import { allowed, refused, type Decision } from '../decision';
import type { Instant } from '../time/instant';

/** Why a resume can't be replaced now. `at`: when the interview began, or its recording was submitted. */
export type ReplacingRefusal =
  /** There is no resume yet: uploading the first one is another step. */
  | { readonly _tag: 'NoResumeGiven' }
  | { readonly _tag: 'InterviewBegan'; readonly at: Instant }
  | { readonly _tag: 'InterviewOver' }
  | { readonly _tag: 'ApplicationOver' };

/** The appointment was missed or released: another one follows. */
const anotherComes: readonly StatusName[] = ['candidate no show', 'interviewer no show', 'put off', 'new time asked'];

type Asked = Pick<Application, 'status' | 'blocked' | 'hasResume' | 'scheduledAt' | 'recordingSubmittedAt'>;

/** When the interview began: an appointment at its time, a recording when it was submitted. */
const beginsAt = ({ scheduledAt, recordingSubmittedAt }: Asked): Instant | undefined =>
  recordingSubmittedAt ?? scheduledAt;

/**
 * Whether the page offers to replace a resume: until the interview begins, because the employer has read it by then (ours). The value is when it
 * begins; undefined while none is booked. The server stores a resume in any state (R27).
 */
export const mayReplaceResume = (application: Asked, now: Instant): Decision<ReplacingRefusal, Instant | undefined> => {
  const { status, blocked, hasResume } = application;
  if (!hasResume) return refused({ _tag: 'NoResumeGiven' });
  if (blocked || status._tag !== 'Listed' || isFinished(status)) return refused({ _tag: 'ApplicationOver' });
  if (isAnyOf(status, anotherComes)) return allowed(undefined);
  if (!isAnyOf(status, beforeTheOutcome)) return refused({ _tag: 'InterviewOver' });
  const at = beginsAt(application);
  return at !== undefined && now >= at ? refused({ _tag: 'InterviewBegan', at }) : allowed(at);
};
