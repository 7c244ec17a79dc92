import { myJobs, noPosts, type Destination } from '../../../application/navigation/destination';
import type { Application } from '../../../domain/applications/application';
import { submissionOf } from '../../../domain/recording/submission';
import type { Job } from '../../../domain/positions/job';
import type { Position } from '../../../domain/positions/position';
import type { RecordingTerms } from '../../../domain/recording/options';
import { recordedBefore } from '../../../application/navigation/recording-screens';
import type { FailureView } from '../../kit/failure-notice';
import { useMyJob } from '../job/use-my-job';
import { queryFailureView } from '../query-failure.view';
import { useRetry } from '../use-retry';

/** A page around a recording: waiting, failed, somewhere else, or with its job. */
export type Way =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView; readonly retry: () => void }
  | { readonly _tag: 'Elsewhere'; readonly place: Destination }
  | { readonly _tag: 'There'; readonly position: Position; readonly application: Application };

const resumeAt = (application: Application) => ({
  option: application.resume,
  uploaded: application.hasResume,
  proceededWithout: false,
});

export const termsOf = (position: Position, application: Application): RecordingTerms => ({
  published: position.published,
  blocked: application.blocked,
  submittedAt: application.recordingSubmittedAt,
  resume: resumeAt(application),
  mayRecordLater: position.mayRecordLater,
  lastDay: undefined,
});

/** The page's job. `open`: the page is about what is still to be recorded; a submitted one leads to its closed page (spec 2 §4.3). */
export const useWay = (job: Job, about: 'open' | 'any'): Way => {
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
  if (known.mine === undefined) return { _tag: 'Elsewhere', place: myJobs };
  const { application } = known.mine;
  if (application.blocked) return { _tag: 'Elsewhere', place: noPosts };
  if (about === 'open' && application.recordingSubmittedAt !== undefined)
    return { _tag: 'Elsewhere', place: recordedBefore(submissionOf(resumeAt(application))) };
  return { _tag: 'There', position: known.position, application };
};
