import type { InterviewQuestion } from '../../domain/screening/interview-question';
import type { Job } from '../../domain/ids/job';
import { useInterviewQuestionsQuery, useRecordedVideosQuery } from './recordings.queries';

/** What the pages around a recording know about it. What could not be fetched counts as unknown: the pages work without it. */
export interface RecordingFacts {
  readonly questions: readonly InterviewQuestion[] | undefined;
  readonly begun: boolean;
  /** The candidate has agreed to be recorded (R62). */
  readonly agreed: boolean;
  /** The server says that the candidate has not agreed. */
  readonly mustAgree: boolean;
}

/** Undefined: still loading. The server's data is refetched on each page, because the previous page may have changed it. */
export const useFacts = (job: Job): RecordingFacts | undefined => {
  const questions = useInterviewQuestionsQuery(job);
  const recorded = useRecordedVideosQuery(job, { refetchOnMountOrArgChange: true });
  if (recorded.isFetching || (questions.data === undefined && questions.error === undefined)) return undefined;
  return {
    questions: questions.data?.questions,
    begun: (recorded.data?.videos.length ?? 0) > 0,
    agreed: recorded.data?.agreedAt !== undefined,
    mustAgree: recorded.data !== undefined && recorded.data.agreedAt === undefined,
  };
};
