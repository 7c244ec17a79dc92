import * as TE from 'fp-ts/TaskEither';
import { Navigate } from 'react-router-dom';
import type { InterviewTerms } from '../../application/recording/recording-state.live';
import { screenAfterRecording } from '../../application/recording/after-recording.screens';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import type { PracticeSet } from '../../domain/screening/interview-question';
import { questionsToPractice } from '../../domain/recording/practice';
import { reRecordLimit } from '../../domain/recording/re-record';
import { usePorts } from '../hooks/ports';
import { useTravel } from '../hooks/use-travel';
import { FailureNotice } from '../kit/failure-notice';
import { Sheet } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { ThemeScope } from '../kit/theme-scope';
import { usePracticeQuestionsQuery } from './recordings.queries';
import { recorderTexts as t } from './recorder.texts';
import { JobBand } from '../applications/job-band';
import { jobBandView } from '../applications/job.view';
import { useMyJob } from '../applications/use-my-job';
import { queryFailureView } from '../hooks/query-failure.view';
import { Recorder } from './recorder';
import { RecorderLoading } from './recorder-loading';
import { useRetry } from '../hooks/use-retry';
import { useFirst } from '../kit/use-first';

const termsOf = (job: Job, owner: CandidateId, sets: readonly PracticeSet[]): InterviewTerms => {
  const questions = questionsToPractice(sets);
  return {
    mode: 'practice',
    reRecordLimit: reRecordLimit('practice', undefined),
    owner: { ...job, owner, mode: 'practice' },
    questions,
    allRecorded: false,
    known: questions.map(({ questionId, skippable }) => ({
      questionId,
      skippable,
      standing: 'unrecorded',
      reRecords: 0,
    })),
  };
};

interface PracticeProps {
  readonly job: Job;
  readonly position: Position;
  readonly terms: InterviewTerms;
}

const Practice = ({ job, position, terms }: PracticeProps) => {
  const { api } = usePorts();
  const travel = useTravel();
  const band = jobBandView(position);
  return (
    <ThemeScope theme={band.theme}>
      <Recorder
        terms={terms}
        api={api}
        known={TE.right({ known: terms.known, allRecorded: false })}
        band={<JobBand job={band} />}
        stored={() => undefined}
        goTo={(leadsTo) => {
          travel.instead(screenAfterRecording(leadsTo, job));
        }}
      />
    </ThemeScope>
  );
};

const PracticeRecordList = ({ job }: { readonly job: Job }) => {
  const orBack = useRetry();
  const mine = useMyJob(job);
  const sets = usePracticeQuestionsQuery(job.positionId);
  const { known } = mine;
  // A refetch while the recorder is open must not end the practice.
  const first = useFirst<PracticeProps>(
    known?.mine !== undefined && sets.data !== undefined
      ? { job, position: known.position, terms: termsOf(job, known.candidateId, sets.data) }
      : undefined,
  );
  if (first !== undefined) return <Practice {...first} />;
  if (known !== undefined && known.mine === undefined) return <Navigate to={toPath(myJobs)} replace />;
  const failed = mine.failed ?? sets.error;
  if (failed === undefined) return <RecorderLoading mode="practice" />;
  return (
    <Sheet $gap={3}>
      <PageHeading>{t.couldNotLoad}</PageHeading>
      <FailureNotice
        failure={queryFailureView(failed)}
        onAct={() =>
          orBack(failed, () => {
            mine.retry();
            void sets.refetch();
          })
        }
      />
    </Sheet>
  );
};

/** /practiceRecordList: the recorder, whose answers stay on this device (spec 2 §2.7, R33). */
export const PracticeRecordListScreen = ({ communityId, positionId }: Job) => (
  <PracticeRecordList key={`${communityId} ${positionId}`} job={{ communityId, positionId }} />
);
