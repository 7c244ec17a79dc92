import type {
  AnsweredQuestion,
  AnsweredSection,
  AnsweredSkillFilter,
  AnswersSent,
  OpenQuestion,
  ScreeningOperations,
  SubmitAnswersRefusal,
} from '../../../application/screening/screening.api';
import { sayPositionRefusal } from '../../../application/applications/scheduling-refusals.words';
import { saySubmitAnswersRefusal } from '../../../application/screening/screening-refusals.words';
import type { AnswerRead } from '../../../domain/screening/answers-read';
import type { CallOf } from '../call';
import { oneCall, type Bindings } from '../operation';
import { flag, listOf, mapped, maybe, number, struct, text, withDefault, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { job } from '../positions/job.wire';
import { noApplication } from '../applications/applying-refusals.wire';
import { candidateId, idempotencyHeader, idempotencyKey, instant, positionId } from '../wire/fields';
import { questionnaire, questionType, screeningQuestion } from './questionnaire.wire';
import { questionnaireId, screeningQuestionId } from '../positions/questionnaire-ids.wire';
import { skillFilterRefusal, submitAnswersRefusal } from './screening-refusals.wire';
import { resumeReceipt } from '../resumes/resume-receipt.wire';
import { uploadResume } from '../wire/vocabulary';
import { neverRefused, nothingAsked } from '../calls/shared';

const refusalStatus = ({ _tag }: SubmitAnswersRefusal): 202 | 404 | 406 => {
  if (_tag === 'PositionClosed') return 202;
  return _tag === 'NoSuchApplication' ? 404 : 406;
};

/** GET /skillFilters/get_skill_filter/{position_id}: `name` and `questionnaire`. `candidate_id` is ours: drafts are stored under it (R3a). */
export const getSkillFilter: CallOf<ScreeningOperations['skillFilter']> = {
  name: 'get_skill_filter',
  summary: 'The questions of a job that the signed-in candidate applied to, while they wait for answers.',
  source: 'spec 1 §7, R6a',
  method: 'GET',
  path: 'skillFilters/get_skill_filter/{position_id}',
  access: 'candidate',
  request: objectWith({ positionId: field('position_id', positionId) }),
  response: mapped(
    struct({ candidate_id: candidateId, name: withDefault(text, ''), questionnaire: maybe(questionnaire) }),
    (wire) => ({ candidateId: wire.candidate_id, questionnaire: wire.questionnaire }),
    (filter) => ({
      candidate_id: filter.candidateId,
      name: filter.questionnaire?.name ?? '',
      questionnaire: filter.questionnaire,
    }),
  ),
  refusal: skillFilterRefusal,
  refusalStatus,
  sayRefusal: saySubmitAnswersRefusal,
};

/** GET /skillFilters/get_questions */
export const getQuestions: CallOf<ScreeningOperations['openQuestions']> = {
  name: 'get_questions',
  summary: 'Every question that waits for an answer of the signed-in candidate, job by job.',
  source: 'spec 1 §7',
  method: 'GET',
  path: 'skillFilters/get_questions',
  access: 'candidate',
  request: nothingAsked,
  response: mapped(
    struct({ questions: listOf(struct({ position_id: positionId, question: screeningQuestion })) }),
    ({ questions }): readonly OpenQuestion[] =>
      questions.map((one) => ({ positionId: one.position_id, question: one.question })),
    (open) => ({ questions: open.map((one) => ({ position_id: one.positionId, question: one.question })) }),
  ),
  ...neverRefused,
};

const answeredQuestion: Codec<AnsweredQuestion> = objectWith({
  questionId: field('question_id', screeningQuestionId),
  name: field('question_name', withDefault(text, '')),
  type: field('question_type', questionType),
  tag: field('question_tag', withDefault(text, '')),
  answer: field('answer', listOf(text)),
});

const answeredSection: Codec<AnsweredSection> = objectWith({
  sectionId: field('section_id', number),
  name: field('section_name', withDefault(text, '')),
  questions: field('questions', listOf(answeredQuestion)),
});

const answeredSkillFilter: Codec<AnsweredSkillFilter> = objectWith({
  positionId: field('position_id', positionId),
  positionName: field('position_name', withDefault(text, '')),
  questionnaireId: field('skill_filter_id', maybe(questionnaireId)),
  questionnaireName: field('skill_filter_name', withDefault(text, '')),
  sections: field('sections', listOf(answeredSection)),
  key: field(idempotencyHeader, maybe(idempotencyKey)),
});

/** POST /skillFilters/submit_skill_filter: `status` is 1 for a pass and 0 for a fail, without a reason (R8). */
export const submitSkillFilter: CallOf<ScreeningOperations['submitAnswers']> = {
  name: 'submit_skill_filter',
  summary: 'Evaluates the answers to the questions of a job.',
  source: 'spec 1 §7, R8, R27',
  method: 'POST',
  path: 'skillFilters/submit_skill_filter',
  access: 'candidate',
  request: answeredSkillFilter,
  response: objectWith({
    status: field('status', number),
    message: field('message', withDefault(text, '')),
    jobs: field('num_of_jobs', withDefault(number, 0)),
    selfRecord: field('self_record_interview', withDefault(flag, false)),
    resume: field('upload_resume', withDefault(uploadResume, 'none')),
  }),
  refusal: submitAnswersRefusal,
  refusalStatus,
  sayRefusal: saySubmitAnswersRefusal,
};

const answersSent: Codec<AnswersSent> = mapped(
  struct({
    submitted_at: instant,
    answers: listOf(struct({ question_title: maybe(text), answer: listOf(text) })),
  }),
  ({ submitted_at, answers }): AnswersSent => ({
    at: submitted_at,
    answers: answers.map(({ question_title, answer }): AnswerRead => ({ title: question_title, answer })),
  }),
  ({ at, answers }) => ({
    submitted_at: at,
    answers: answers.map(({ title, answer }) => ({ question_title: title, answer })),
  }),
);

/** GET candidate/what_was_sent/{community_id}/{position_id}: ours. The candidate's own answers and resume, after submission. */
export const getWhatWasSent: CallOf<ScreeningOperations['whatWasSent']> = {
  name: 'what_was_sent',
  summary: 'What the signed-in candidate has sent for one job: the answers, and the resume by its name.',
  source: 'ours: R3, told to its owner alone',
  method: 'GET',
  path: 'candidate/what_was_sent/{community_id}/{position_id}',
  access: 'candidate',
  request: job,
  response: struct({ answers: maybe(answersSent), resume: maybe(resumeReceipt) }),
  refusal: noApplication,
  refusalStatus: () => 404,
  sayRefusal: sayPositionRefusal,
};

/** The calls of `ScreeningOperations`, one for each operation. */
export const screeningCalls: Bindings<ScreeningOperations> = {
  skillFilter: oneCall(getSkillFilter),
  openQuestions: oneCall(getQuestions),
  submitAnswers: oneCall(submitSkillFilter),
  whatWasSent: oneCall(getWhatWasSent),
};
