import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { InterviewQuestions, RecordedVideoNamed, RecordedVideos } from '../../application/recording/recording.api';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Job } from '../../domain/ids/job';
import type { PracticeSet } from '../../domain/screening/interview-question';
import { fetching, queries, type QueryFailure } from '../store/queries';

/** A recorded interview: its questions, and what the server has of it. */
export const { useRecordedVideosQuery, useInterviewQuestionsQuery, usePracticeQuestionsQuery, useSignedAnswerQuery } =
  queries.injectEndpoints({
    endpoints: (build) => ({
      recordedVideos: build.query<RecordedVideos, Job>({
        queryFn: fetching(({ api }, job: Job, cancel) => api.recordedVideos(job, cancel)),
        // Another device may have recorded meanwhile.
        keepUnusedDataFor: 0,
      }),
      interviewQuestions: build.query<InterviewQuestions, Job>({
        queryFn: fetching(({ api }, job: Job, cancel) => api.interviewQuestions(job, cancel)),
      }),
      practiceQuestions: build.query<readonly PracticeSet[], PositionId>({
        queryFn: fetching(({ api }, position: PositionId, cancel) => api.practiceQuestions(position, cancel)),
      }),
      /** Where an answer of an earlier visit can be played, for five minutes. */
      signedAnswer: build.query<string, RecordedVideoNamed>({
        queryFn: fetching(({ api }, named: RecordedVideoNamed, cancel) =>
          pipe(
            api.signRecordedVideo(named, cancel),
            TE.bimap(
              (failure): QueryFailure => (failure._tag === 'NoSuchVideo' ? { _tag: 'NoSuchApplication' } : failure),
              ({ url }) => url,
            ),
          ),
        ),
        keepUnusedDataFor: 0,
      }),
    }),
  });
