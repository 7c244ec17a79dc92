import { myJobs, schedule } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { sayMeetingCancelled } from '../../application/applications/canceling.words';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import { scheduleOrCancelTexts as t } from './schedule-or-cancel.texts';
import { jobBandView, type JobBandView } from './job.view';

export interface InterviewCancelledView {
  readonly heading: string;
  readonly words: string;
  readonly rescheduleHref: string;
  readonly myJobsHref: string;
  /** Undefined: not loaded yet, or no longer available. */
  readonly job: JobBandView | undefined;
}

/** Why the interview of the job in hand does not take place, and the way to another time (spec 2 §2.10, R52). */
export const interviewCancelledView = (
  etaStatus: '0' | '3',
  job: Job,
  position: Position | undefined,
): InterviewCancelledView => ({
  heading: etaStatus === '0' ? t.nobodyJoined : sayMeetingCancelled('interviewer-unable'),
  words: sayMeetingCancelled('nobody-joined'),
  rescheduleHref: toPath(schedule(job)),
  myJobsHref: toPath(myJobs),
  job: position && jobBandView(position),
});
