import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import type { InterviewTerms } from '../../application/recording/recording-state.live';
import { withSubmitted } from '../../application/applications/my-jobs.journey';
import { screenAfterRecording } from '../../application/recording/after-recording.screens';
import { isCarried } from '../../application/navigation/carried';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { InterviewQuestions, RecordedVideos } from '../../application/recording/recording.api';
import type { KnownOnServer } from '../../application/recording/recorded-interview.port';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import type { InterviewQuestion } from '../../domain/screening/interview-question';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import { reRecordLimit } from '../../domain/recording/re-record';
import { beforeEmptyList } from '../../domain/tech-check/destination';
import type { TechCheckFlags } from '../../domain/positions/flags';
import { usePorts } from '../hooks/ports';
import { useTravel } from '../hooks/use-travel';
import { AnswerFilm } from '../kit/answer-film';
import { FailureNotice } from '../kit/failure-notice';
import { Sheet } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { ThemeScope } from '../kit/theme-scope';
import { knownJobs, useJobsQuery } from '../applications/jobs.queries';
import { useOutdated } from '../store/queries';
import { useInterviewQuestionsQuery, useRecordedVideosQuery, useSignedAnswerQuery } from './recordings.queries';
import { recorderTexts as t } from './recorder.texts';
import { JobBand } from '../applications/job-band';
import { jobBandView } from '../applications/job.view';
import { useMyJob } from '../applications/use-my-job';
import { queryFailureView } from '../hooks/query-failure.view';
import { Recorder } from './recorder';
import { RecorderLoading } from './recorder-loading';
import { useRetry } from '../hooks/use-retry';
import { useFirst } from '../kit/use-first';
import { useOnce } from '../kit/use-once';

interface StoredProps extends Job {
  readonly questionId: InterviewQuestionId;
  readonly label: string;
}

const StoredAnswer = ({ communityId, positionId, questionId, label }: StoredProps) => {
  const { data, refetch } = useSignedAnswerQuery({ communityId, positionId, questionId });
  return data === undefined ? null : (
    <AnswerFilm
      clip={data}
      label={label}
      failed={t.couldNotPlay}
      small
      renew={async () => (await refetch()).isSuccess}
    />
  );
};

const knownOf = (questions: readonly InterviewQuestion[], { videos, allRecorded }: RecordedVideos): KnownOnServer => ({
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

const termsOf = (
  job: Job,
  owner: CandidateId,
  position: Position,
  { questions }: InterviewQuestions,
  videos: RecordedVideos,
): InterviewTerms => ({
  ...knownOf(questions, videos),
  mode: 'live',
  reRecordLimit: reRecordLimit('live', position.rerecordLimit),
  owner: { ...job, owner, mode: 'live' },
  questions,
});

interface InterviewProps {
  readonly job: Job;
  readonly terms: InterviewTerms;
  readonly position: Position;
  /** The tech check's flag is set automatically: this device passed one before (R43). */
  readonly marksCheck: boolean;
}

const Interview = ({ job, terms: latest, position, marksCheck }: InterviewProps) => {
  const ports = usePorts();
  const { api } = ports;
  const openedAt = useOnce(ports.clock.now);
  const dispatch = useDispatch();
  const jobs = useJobsQuery(undefined);
  const travel = useTravel();
  const forgetList = useOutdated('booking');
  // A refetch while the recorder is open must not restart it.
  const terms = useOnce(latest);
  const band = jobBandView(position);
  const markCheck = useEffectEvent(() => {
    if (marksCheck) void api.recordTechCheck({ ...job, by: 'self-record', to: 'done' })();
  });
  useEffect(() => markCheck(), []);
  const isStored = (id: InterviewQuestionId): boolean =>
    terms.known.some(({ questionId, standing }) => questionId === id && standing === 'recorded');
  return (
    <ThemeScope theme={band.theme}>
      <Recorder
        terms={terms}
        api={api}
        known={pipe(
          api.recordedVideos(job),
          TE.map((videos) => knownOf(terms.questions, videos)),
        )}
        band={<JobBand job={band} />}
        stored={(questionId, label) =>
          isStored(questionId) ? <StoredAnswer {...job} questionId={questionId} label={label} /> : undefined
        }
        goTo={(leadsTo) => {
          if (leadsTo !== 'my-jobs' && jobs.data !== undefined)
            dispatch(knownJobs(withSubmitted(jobs.data, job, openedAt)));
          forgetList();
          travel.instead(screenAfterRecording(leadsTo, job));
        }}
      />
    </ThemeScope>
  );
};

interface First extends Omit<InterviewProps, 'marksCheck'> {
  readonly flags: TechCheckFlags;
}

const SelfRecordList = ({ job }: { readonly job: Job }) => {
  const orBack = useRetry();
  const location = useLocation();
  const state: unknown = location.state;
  const mine = useMyJob(job);
  const questions = useInterviewQuestionsQuery(job);
  const videos = useRecordedVideosQuery(job);
  const { find } = usePorts();
  const { known } = mine;
  const first = useFirst<First>(
    known?.mine !== undefined && questions.data !== undefined && videos.data !== undefined
      ? {
          job,
          terms: termsOf(job, known.candidateId, known.position, questions.data, videos.data),
          position: known.position,
          flags: known.mine.application.techCheck,
        }
      : undefined,
  );
  if (first !== undefined) {
    const begun = first.terms.known.some(({ standing }) => standing !== 'unrecorded');
    const before = beforeEmptyList(first.flags, find(areaTokens.rememberedDevices).hasPassed());
    if (!begun && before._tag === 'TechCheckFirst')
      return <Navigate to={toPath({ ...job, _tag: 'TechCheck', techCheckFor: 'selfRecordNow' })} replace />;
    const best = { _tag: 'SelfStartRecord', ...job } as const;
    // Without videos the best practices come first, once (R42).
    if (!begun && !isCarried(state, 'begins')) return <Navigate to={toPath(best)} replace />;
    const marksCheck = !begun && before._tag === 'GoOn' && before.change !== undefined;
    return <Interview {...first} marksCheck={marksCheck} />;
  }
  const failed = mine.failed ?? questions.error ?? videos.error;
  if (failed !== undefined)
    return (
      <Sheet $gap={3}>
        <PageHeading>{t.couldNotLoad}</PageHeading>
        <FailureNotice
          failure={queryFailureView(failed)}
          onAct={() =>
            orBack(failed, () => {
              mine.retry();
              void questions.refetch();
              void videos.refetch();
            })
          }
        />
      </Sheet>
    );
  return known !== undefined && known.mine === undefined ? (
    <Navigate to={toPath(myJobs)} replace />
  ) : (
    <RecorderLoading mode="live" />
  );
};

/** /selfRecordList: the recorder, or what comes before it (spec 2 §2.2, R42, R43). */
export const SelfRecordListScreen = ({ communityId, positionId }: Job) => (
  <SelfRecordList key={`${communityId} ${positionId}`} job={{ communityId, positionId }} />
);
