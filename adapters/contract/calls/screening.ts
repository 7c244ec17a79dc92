import type {
  AnsweredQuestion,
  AnsweredSection,
  AnsweredSkillFilter,
  OpenQuestion,
  ScreeningResult,
  SkillFilter,
  SkillFilterRefusal,
  SubmitAnswersRefusal,
} from '../../../application/ports/candidate-api/screening';
import { saySubmitAnswersRefusal } from '../../../application/words/screening-refusals';
import type { PositionId } from '../../../domain/positions/ids';
import type { Call } from '../call';
import { flag, listOf, mapped, maybe, number, struct, text, withDefault, type Codec } from '../codec';
import { candidateId, idempotencyKey, positionId } from '../wire/fields';
import { questionnaire, questionType, screeningQuestion } from '../wire/questionnaire';
import { questionnaireId, screeningQuestionId } from '../wire/questionnaire-ids';
import { skillFilterRefusal, submitAnswersRefusal } from '../wire/screening-refusals';
import { uploadResume } from '../wire/vocabulary';
import { neverRefused, nothing } from './shared';

const refusalStatus = ({ _tag }: SubmitAnswersRefusal): 202 | 404 | 406 => {
  if (_tag === 'PositionClosed') return 202;
  return _tag === 'NoSuchApplication' ? 404 : 406;
};

/** GET /skillFilters/get_skill_filter/{position_id}: `name` and `questionnaire`; `candidate_id` is ours, drafts are kept under it (R3a). */
export const getSkillFilter: Call<{ readonly positionId: PositionId }, SkillFilter, SkillFilterRefusal, 'candidate'> = {
  name: 'get_skill_filter',
  summary: 'The questions of a job that the signed-in candidate applied to, while they wait for answers.',
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
export const getQuestions: Call<undefined, readonly OpenQuestion[], never, 'candidate'> = {
  name: 'get_questions',
  summary: 'Every question that waits for an answer of the signed-in candidate, job by job.',
  method: 'GET',
  path: 'skillFilters/get_questions',
  access: 'candidate',
  request: nothing,
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

/** POST /skillFilters/submit_skill_filter: `status` is 1 for a pass and 0 for a fail; why is not told (R8). */
export const submitSkillFilter: Call<AnsweredSkillFilter, ScreeningResult, SubmitAnswersRefusal, 'candidate'> = {
  name: 'submit_skill_filter',
  summary: 'Evaluates the answers to the questions of a job.',
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
