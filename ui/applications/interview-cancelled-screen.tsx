import type { Job } from '../../domain/ids/job';
import { usePositionQuery } from './jobs.queries';
import { InterviewCancelledPage } from './interview-cancelled-page';
import { interviewCancelledView } from './interview-cancelled.view';

interface InterviewCancelledProps {
  readonly etaStatus: '0' | '3';
  readonly job: Job;
}

/** /interviewCancelled/{eta_status}, of the job in hand (R52). It shows what it knows while the job loads. */
export const InterviewCancelledScreen = ({ etaStatus, job }: InterviewCancelledProps) => (
  <InterviewCancelledPage view={interviewCancelledView(etaStatus, job, usePositionQuery(job).data)} />
);
