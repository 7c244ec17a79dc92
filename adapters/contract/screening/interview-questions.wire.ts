import type { InterviewQuestion, PracticeSet } from '../../../domain/screening/interview-question';
import { parseInterviewQuestionId } from '../../../domain/ids/question-id';
import { flag, fromParser, listOf, maybe, number, struct, text, withDefault, type Codec } from '../codec';
import { field, objectWith } from '../record';

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
export const interviewQuestion: Codec<InterviewQuestion> = objectWith({
  questionId: field('question_id', interviewQuestionId),
  name: field('question_name', text),
  skippable: field('skip_question', withDefault(flag, false)),
  limitSeconds: field('time_limit', maybe(number)),
});

/** A named set of questions to practice with (R33); it may lack any of its fields. */
export const practiceSet: Codec<PracticeSet> = struct({
  name: withDefault(text, ''),
  description: withDefault(text, ''),
  questions: withDefault(listOf(interviewQuestion), []),
});
