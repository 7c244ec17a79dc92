import * as E from 'fp-ts/Either';
import type { InterviewQuestion } from '../../domain/recording/interview-question';
import type { Job } from '../../domain/positions/job';
import { fetching, queries } from './queries';

/** What the pages around a recording know of it. Each is undefined if it could not be fetched: the pages work without. */
export interface RecordingFacts {
  readonly questions: readonly InterviewQuestion[] | undefined;
  readonly begun: boolean;
  /** The candidate has agreed to be recorded (R62). */
  readonly agreed: boolean;
}

export const { useRecordingFactsQuery } = queries.injectEndpoints({
  endpoints: (build) => ({
    recordingFacts: build.query<RecordingFacts, Job>({
      queryFn: fetching(({ api }, job: Job) => async () => {
        const [asked, recorded] = await Promise.all([api.interviewQuestions(job)(), api.recordedVideos(job)()]);
        return E.right({
          questions: E.isRight(asked) ? asked.right.questions : undefined,
          begun: E.isRight(recorded) && recorded.right.videos.length > 0,
          agreed: E.isRight(recorded) && recorded.right.agreedAt !== undefined,
        });
      }),
      providesTags: ['Jobs'],
    }),
  }),
});
