import type {
  AnsweredQuestion,
  AnsweredSection,
  AnsweredSkillFilter,
  AnswersSent,
  OpenQuestion,
  ScreeningOperations,
  SubmitAnswersRefusal,
} from '../../../application/ports/candidate-api/screening';
import { sayPositionRefusal } from '../../../application/words/scheduling-refusals';
import { saySubmitAnswersRefusal } from '../../../application/words/screening-refusals';
import type { AnswerRead } from '../../../domain/screening/answers-read';
import type { CallOf } from '../call';
import { asCall, type TravelsOf } from '../operation';
import { flag, listOf, mapped, maybe, number, struct, text, withDefault, type Codec } from '../codec';
import { noApplication } from '../wire/applying-refusals';
import { candidateId, idempotencyKey, instant, positionId } from '../wire/fields';
import { questionnaire, questionType, screeningQuestion } from '../wire/questionnaire';
import { questionnaireId, screeningQuestionId } from '../wire/questionnaire-ids';
import { skillFilterRefusal, submitAnswersRefusal } from '../wire/screening-refusals';
import { resumeReceipt } from '../wire/resume-receipt';
import { uploadResume } from '../wire/vocabulary';
import { jobFields, neverRefused, nothingAsked } from './shared';

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
  request: mapped(
    struct({ position_id: positionId }),
    (wire) => ({ positionId: wire.position_id }),
    (job) => ({ position_id: job.positionId }),
  ),
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

const answeredQuestion: Codec<AnsweredQuestion> = mapped(
  struct({
    question_id: screeningQuestionId,
    question_name: withDefault(text, ''),
    question_type: questionType,
    question_tag: withDefault(text, ''),
    answer: listOf(text),
  }),
  (wire) => ({
    questionId: wire.question_id,
    name: wire.question_name,
    type: wire.question_type,
    tag: wire.question_tag,
    answer: wire.answer,
  }),
  (question) => ({
    question_id: question.questionId,
    question_name: question.name,
    question_type: question.type,
    question_tag: question.tag,
    answer: question.answer,
  }),
);

const answeredSection: Codec<AnsweredSection> = mapped(
  struct({ section_id: number, section_name: withDefault(text, ''), questions: listOf(answeredQuestion) }),
  (wire) => ({ sectionId: wire.section_id, name: wire.section_name, questions: wire.questions }),
  (section) => ({ section_id: section.sectionId, section_name: section.name, questions: section.questions }),
);

const answeredSkillFilter: Codec<AnsweredSkillFilter> = mapped(
  struct({
    position_id: positionId,
    position_name: withDefault(text, ''),
    skill_filter_id: maybe(questionnaireId),
    skill_filter_name: withDefault(text, ''),
    sections: listOf(answeredSection),
    'idempotency-key': maybe(idempotencyKey),
  }),
  (wire) => ({
    positionId: wire.position_id,
    positionName: wire.position_name,
    questionnaireId: wire.skill_filter_id,
    questionnaireName: wire.skill_filter_name,
    sections: wire.sections,
    key: wire['idempotency-key'],
  }),
  (answered) => ({
    position_id: answered.positionId,
    position_name: answered.positionName,
    skill_filter_id: answered.questionnaireId,
    skill_filter_name: answered.questionnaireName,
    sections: answered.sections,
    'idempotency-key': answered.key,
  }),
);

/** POST /skillFilters/submit_skill_filter: `status` is 1 for a pass and 0 for a fail, without a reason (R8). */
export const submitSkillFilter: CallOf<ScreeningOperations['submitAnswers']> = {
  name: 'submit_skill_filter',
  summary: 'Evaluates the answers to the questions of a job.',
  source: 'spec 1 §7, R8, R27',
  method: 'POST',
  path: 'skillFilters/submit_skill_filter',
  access: 'candidate',
  request: answeredSkillFilter,
  response: mapped(
    struct({
      status: number,
      message: withDefault(text, ''),
      num_of_jobs: withDefault(number, 0),
      self_record_interview: withDefault(flag, false),
      upload_resume: withDefault(uploadResume, 'none'),
    }),
    (wire) => ({
      status: wire.status,
      message: wire.message,
      jobs: wire.num_of_jobs,
      selfRecord: wire.self_record_interview,
      resume: wire.upload_resume,
    }),
    (result) => ({
      status: result.status,
      message: result.message,
      num_of_jobs: result.jobs,
      self_record_interview: result.selfRecord,
      upload_resume: result.resume,
    }),
  ),
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
  request: mapped(
    struct(jobFields),
    (wire) => ({ communityId: wire.community_id, positionId: wire.position_id }),
    (job) => ({ community_id: job.communityId, position_id: job.positionId }),
  ),
  response: struct({ answers: maybe(answersSent), resume: maybe(resumeReceipt) }),
  refusal: noApplication,
  refusalStatus: () => 404,
  sayRefusal: sayPositionRefusal,
};

/** The calls of `ScreeningOperations`, one for each. */
export const screeningCalls: TravelsOf<ScreeningOperations> = {
  skillFilter: asCall(getSkillFilter),
  openQuestions: asCall(getQuestions),
  submitAnswers: asCall(submitSkillFilter),
  whatWasSent: asCall(getWhatWasSent),
};
