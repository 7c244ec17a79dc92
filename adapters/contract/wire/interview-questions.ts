import type { InterviewQuestion, PracticeSet } from '../../../domain/recording/interview-question';
import { parseInterviewQuestionId } from '../../../domain/recording/question-id';
import { flag, fromParser, listOf, mapped, maybe, number, struct, text, withDefault, type Codec } from '../codec';

/* The questions of a recorded interview and of its practice (spec 2 §3). */

/** A whole number from 1; screening questions have ids of another kind. */
export const interviewQuestionId = fromParser({
  name: 'a question id',
  wire: number,
  parse: parseInterviewQuestionId,
  print: Number,
  jsonSchema: { type: 'integer', minimum: 1 },
});

/** `time_limit` in seconds; null: the default of 30 s. */
export const interviewQuestion: Codec<InterviewQuestion> = mapped(
  struct({
    question_id: interviewQuestionId,
    question_name: text,
    skip_question: withDefault(flag, false),
    time_limit: maybe(number),
  }),
  (wire) => ({
    questionId: wire.question_id,
    name: wire.question_name,
    skippable: wire.skip_question,
    limitSeconds: wire.time_limit,
  }),
  (question) => ({
    question_id: question.questionId,
    question_name: question.name,
    skip_question: question.skippable,
    time_limit: question.limitSeconds,
  }),
);

/** A named set of questions to practice with (R33); it may lack any of its fields. */
export const practiceSet: Codec<PracticeSet> = struct({
  name: withDefault(text, ''),
  description: withDefault(text, ''),
  questions: withDefault(listOf(interviewQuestion), []),
});
