import { myJobs, type Destination } from '../../application/navigation/destination';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import type { RecordingTerms } from '../../domain/recording/options';
import type { FailureView } from '../kit/failure-notice';
import { useMyJob } from '../applications/use-my-job';
import { queryFailureView } from '../hooks/query-failure.view';
import { useRetry } from '../hooks/use-retry';

/** A page around a recording: waiting, failed, somewhere else, or with its job. */
export type Way =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView; readonly retry: () => void }
  | { readonly _tag: 'Elsewhere'; readonly place: Destination }
  | { readonly _tag: 'There'; readonly position: Position; readonly application: Application };

export const termsOf = (position: Position, application: Application): RecordingTerms => ({
  published: position.published,
  blocked: application.blocked,
  submittedAt: application.recordingSubmittedAt,
  resume: { option: application.resume, uploaded: application.hasResume, proceededWithout: false },
  mayRecordLater: position.mayRecordLater,
  lastDay: undefined,
});

/** The page's job. Whether the page opens at all is the job gate's to say (R70, R71). */
export const useWay = (job: Job): Way => {
  const orBack = useRetry();
  const { failed, known, retry } = useMyJob(job);
  if (known === undefined)
    return failed === undefined
      ? { _tag: 'Loading' }
      : {
          _tag: 'Failed',
          failure: queryFailureView(failed),
          retry: () => orBack(failed, retry),
        };
  return known.mine === undefined
    ? { _tag: 'Elsewhere', place: myJobs }
    : { _tag: 'There', position: known.position, application: known.mine.application };
};
