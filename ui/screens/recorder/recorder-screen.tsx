import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { InterviewTerms } from '../../../application/live/recording-state';
import { screenAfterRecording } from '../../../application/navigation/after-recording';
import { isThere, myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { InterviewQuestions, RecordedVideos } from '../../../application/ports/candidate-api/recording';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Job } from '../../../domain/positions/job';
import type { Position } from '../../../domain/positions/position';
import type { InterviewQuestionId } from '../../../domain/recording/question-id';
import { reRecordLimit } from '../../../domain/recording/re-record';
import { usePorts } from '../../app/ports';
import { isTold, useTravel } from '../../app/use-travel';
import { AnswerFilm } from '../../kit/answer-film';
import { FailureNotice } from '../../kit/failure-notice';
import { Sheet } from '../../kit/layout';
import { PageHeading } from '../../kit/page-heading';
import { Bone, Skeleton } from '../../kit/skeleton';
import { ThemeScope } from '../../kit/theme-scope';
import { useOutdated } from '../../store/queries';
import { useInterviewQuestionsQuery, useRecordedVideosQuery, useSignedAnswerQuery } from '../../store/recordings';
import { recorderTexts as t } from '../../texts/recorder';
import { JobBand } from '../job/job-band';
import { jobBandView } from '../job/job.view';
import { useMyJob } from '../job/use-my-job';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { Recorder } from './recorder';

interface StoredProps extends Job {
  readonly questionId: InterviewQuestionId;
  readonly label: string;
}

const StoredAnswer = ({ communityId, positionId, questionId, label }: StoredProps) => {
  const { data } = useSignedAnswerQuery({ communityId, positionId, questionId });
  return data === undefined ? null : <AnswerFilm clip={data} label={label} failed={t.couldNotPlay} small />;
};

const termsOf = (
  job: Job,
  owner: CandidateId,
  position: Position,
  { questions }: InterviewQuestions,
  { videos, allRecorded }: RecordedVideos,
): InterviewTerms => ({
  mode: 'live',
  reRecordLimit: reRecordLimit('live', position.rerecordLimit),
  owner: { ...job, owner, mode: 'live' },
  questions,
  allRecorded,
  known: questions.map(({ questionId, skippable }) => {
    const video = videos.find((one) => one.questionId === questionId);
    const answered = video?.take === undefined ? 'skipped' : 'recorded';
    return {
      questionId,
      skippable,
      standing: video === undefined ? 'unrecorded' : answered,
      reRecords: video?.reRecords ?? 0,
    };
  }),
});

interface InterviewProps {
  readonly job: Job;
  readonly terms: InterviewTerms;
  readonly position: Position;
}

const Interview = ({ job, terms: latest, position }: InterviewProps) => {
  const { api } = usePorts();
  const travel = useTravel();
  const forgetList = useOutdated('booking');
  // What is fetched again while the recorder is open must not begin it anew.
  const [terms] = useState(latest);
  const band = jobBandView(position);
  const isStored = (id: InterviewQuestionId): boolean =>
    terms.known.some(({ questionId, standing }) => questionId === id && standing === 'recorded');
  return (
    <ThemeScope theme={band.theme}>
      <Recorder
        terms={terms}
        api={api}
        band={<JobBand job={band} />}
        stored={(questionId, label) =>
          isStored(questionId) ? <StoredAnswer {...job} questionId={questionId} label={label} /> : undefined
        }
        goTo={(leadsTo) => {
          forgetList();
          const screen = screenAfterRecording(leadsTo, job);
          if (screen !== undefined) travel.instead(screen);
        }}
      />
    </ThemeScope>
  );
};

const Loading = () => (
  <Sheet $gap={3}>
    <PageHeading>{t.heading.live}</PageHeading>
    <Skeleton label={t.loading}>
      <Bone $height="72px" />
      <Bone $height="240px" />
    </Skeleton>
  </Sheet>
);

const SelfRecordList = ({ job }: { readonly job: Job }) => {
  const travel = useTravel();
  const location = useLocation();
  const state: unknown = location.state;
  const mine = useMyJob(job);
  const questions = useInterviewQuestionsQuery(job);
  const videos = useRecordedVideosQuery(job);
  const [first, setFirst] = useState<InterviewProps>();
  const { known } = mine;
  if (first === undefined && known?.mine !== undefined && questions.data !== undefined && videos.data !== undefined) {
    const terms = termsOf(job, known.candidateId, known.position, questions.data, videos.data);
    setFirst({ job, terms, position: known.position });
  }
  if (first !== undefined) {
    const begun = first.terms.known.some(({ standing }) => standing !== 'unrecorded');
    const best = { _tag: 'SelfStartRecord', ...job } as const;
    // Without videos the best practices come first, once (R42).
    if (!begun && !isTold(state, 'begins') && isThere(best)) return <Navigate to={toPath(best)} replace />;
    return <Interview {...first} />;
  }
  const failed = mine.failed ?? questions.error ?? videos.error;
  if (failed !== undefined)
    return (
      <Sheet $gap={3}>
        <PageHeading>{t.couldNotLoad}</PageHeading>
        <FailureNotice
          failure={queryFailureView(failed)}
          onAct={() => {
            if (leadsBack(failed)) travel.instead(myJobs);
            else {
              mine.retry();
              void questions.refetch();
              void videos.refetch();
            }
          }}
        />
      </Sheet>
    );
  return known !== undefined && known.mine === undefined ? <Navigate to={toPath(myJobs)} replace /> : <Loading />;
};

/** /selfRecordList: the recorder, or what comes before it (spec 2 §2.2, R42). */
export const SelfRecordListScreen = ({ communityId, positionId }: Job) => (
  <SelfRecordList key={`${communityId} ${positionId}`} job={{ communityId, positionId }} />
);
