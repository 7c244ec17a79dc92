import { parseCandidateId, type CandidateId } from '../../../domain/ids/candidate-id';
import { parseInterviewQuestionId, type InterviewQuestionId } from '../../../domain/ids/question-id';
import type { QuestionTerms } from '../../../domain/recording/question-state';
import type { SessionQuestion } from '../../../domain/recording/review';
import { decoded } from './decoded';

/** `questionId(1)` */
export const questionId = (n: number): InterviewQuestionId => decoded(parseInterviewQuestionId(n), n);

/** `candidateId(1)` */
export const candidateId = (n: number): CandidateId => decoded(parseCandidateId(n), n);

/** A required question of 30 s with one retake. A test sets only what it is about. */
export const questionTerms = (changes: Partial<QuestionTerms> = {}): QuestionTerms => ({
  limit: 30_000,
  skippable: false,
  reRecordLimit: 1,
  ...changes,
});

/** `aQuestion(1, { standing: 'recorded' })`: required and unrecorded, except for the given fields. */
export const aQuestion = (n: number, changes: Partial<SessionQuestion> = {}): SessionQuestion => ({
  questionId: questionId(n),
  skippable: false,
  standing: 'unrecorded',
  reRecords: 0,
  ...changes,
});
