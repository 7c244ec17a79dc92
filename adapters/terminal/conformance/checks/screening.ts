import {
  isChoice,
  questionsOf,
  type Questionnaire,
  type ScreeningQuestion,
} from '../../../../domain/screening/questionnaire';
import { getJobsList } from '../../../contract/applications/applications.calls';
import { applyJob } from '../../../contract/applications/applying.calls';
import {
  getQuestions,
  getSkillFilter,
  getWhatWasSent,
  submitSkillFilter,
} from '../../../contract/screening/screening.calls';
import { questionnaire as wireQuestionnaire } from '../../../contract/screening/questionnaire.wire';
import { bodyField } from '../../../../domain/resilience/error-text';
import type { Fields } from '../asking';
import { answered, refusalIn, refuses, sameAnswer, succeeds } from '../expectations';
import { failed, type Reply } from '../reply';
import type { WireJob } from '../roles';
import { allOf, passed, skipped, type Verdict } from '../verdict';
import { send, withJob, type Chapter, type Person, type World } from '../world';

/* Applying for a job and answering its questions (R6a, R8). */

const questionsFor = async (job: WireJob, who: Person, world: World): Promise<Questionnaire | undefined> =>
  answered(getSkillFilter, await send(world, getSkillFilter, { ...job }, who))?.questionnaire;

const firstAnswer = ({ type, options }: ScreeningQuestion): readonly string[] =>
  isChoice(type) ? options.slice(0, 1) : ['Conformance'];

/** The questionnaire as submitted: its fields on the wire, with an answer to each question. */
const submission = (job: WireJob, questionnaire: Questionnaire, answer: typeof firstAnswer, key: string): Fields => {
  const sections = bodyField(wireQuestionnaire.type.encode(questionnaire), 'sections');
  const byId = new Map(questionsOf(questionnaire).map((one) => [Number(one.questionId), answer(one)]));
  return {
    position_id: job.position_id,
    skill_filter_id: questionnaire.id,
    sections: (Array.isArray(sections) ? sections : []).map((section: unknown) => ({
      section_id: bodyField(section, 'section_id'),
      questions: listed(bodyField(section, 'questions')).map((question) => ({
        question_id: bodyField(question, 'question_id'),
        question_type: bodyField(question, 'question_type'),
        answer: byId.get(Number(bodyField(question, 'question_id'))) ?? [],
      })),
    })),
    'idempotency-key': key,
  };
};

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const noQuestions = skipped('the job asks no questions, or they could not be read');

/** The answer must not reveal which option disqualifies (R8). */
const keepsSecret = (reply: Reply): Verdict =>
  /disqualif/i.test(reply.text) ? failed(reply, 'not a word of what disqualifies (R8)') : passed;

export const screening: Chapter = [
  {
    call: applyJob.name,
    title: 'makes one application, however often it is asked; screening open answers 0',
    source: 'R6a',
    pivotal: true,
    run: withJob('apply', async (job, who, world) => {
      const first = await send(world, applyJob, { ...job }, who);
      const again = await send(world, applyJob, { ...job }, who);
      const list = await send(world, getJobsList, {}, who);
      const all = answered(getJobsList, list)?.applications ?? [];
      const made = all.filter(({ application }) => application.positionId === job.position_id).length;
      const status = answered(applyJob, first)?.status;
      return allOf([
        succeeds(applyJob, first),
        status === 0 ? passed : failed(first, 'status 0: the screening is open'),
        sameAnswer(first, again),
        made === 1 ? passed : failed(list, 'one application to this job in the list', `${made}`),
      ]);
    }),
  },
  {
    call: getSkillFilter.name,
    title: 'answers the questions, and not what disqualifies',
    source: 'spec 1 §7, R6a, R8',
    run: withJob('apply', async (job, who, world) => {
      const reply = await send(world, getSkillFilter, { ...job }, who);
      return allOf([succeeds(getSkillFilter, reply), keepsSecret(reply)]);
    }),
  },
  {
    call: getQuestions.name,
    title: 'answers every open question, job by job',
    source: 'spec 1 §7',
    run: withJob('apply', async (job, who, world) => {
      const reply = await send(world, getQuestions, {}, who);
      const shape = allOf([succeeds(getQuestions, reply), keepsSecret(reply)]);
      const open = answered(getQuestions, reply)?.some(({ positionId }) => positionId === job.position_id);
      return shape._tag !== 'Passed' || open === true ? shape : failed(reply, 'the questions of this job among them');
    }),
  },
  {
    call: submitSkillFilter.name,
    title: 'refuses answers that lack a mandatory one, and names the question',
    source: 'spec 1 §5, R8',
    run: withJob('apply', async (job, who, world) => {
      const questionnaire = await questionsFor(job, who, world);
      if (questionnaire === undefined || !questionsOf(questionnaire).some(({ required }) => required))
        return noQuestions;
      const reply = await send(
        world,
        submitSkillFilter,
        submission(job, questionnaire, () => [], world.newKey()),
        who,
      );
      const refusal = refusalIn(submitSkillFilter, reply);
      const named =
        refusal?._tag === 'AnswersRefused' && refusal.faults.some(({ _tag }) => _tag === 'MandatoryUnanswered');
      const refused = refuses(submitSkillFilter, reply, 'AnswersRefused');
      return refused._tag !== 'Passed' || named ? refused : failed(reply, 'the fault MandatoryUnanswered');
    }),
  },
  {
    call: submitSkillFilter.name,
    title: 'evaluates answers once for one key, with one answer that does not say why; a second time is refused',
    source: 'R8, R27',
    pivotal: true,
    run: withJob('apply', async (job, who, world) => {
      const questionnaire = await questionsFor(job, who, world);
      if (questionnaire === undefined) return noQuestions;
      const fields = submission(job, questionnaire, firstAnswer, world.newKey());
      const first = await send(world, submitSkillFilter, fields, who);
      const again = await send(world, submitSkillFilter, fields, who);
      const other = { ...fields, position_name: 'Another job', skill_filter_name: 'Other questions' };
      const later = { ...fields, 'idempotency-key': world.newKey() };
      return allOf([
        succeeds(submitSkillFilter, first),
        keepsSecret(first),
        sameAnswer(first, again),
        refuses(submitSkillFilter, await send(world, submitSkillFilter, other, who), 'KeyUsedBefore'),
        refuses(submitSkillFilter, await send(world, submitSkillFilter, later, who), 'ScreeningAnswered'),
      ]);
    }),
  },
  {
    call: getSkillFilter.name,
    title: 'refuses the questions when they were answered',
    source: 'R8',
    run: withJob('apply', async (job, who, world) =>
      refuses(getSkillFilter, await send(world, getSkillFilter, { ...job }, who), 'ScreeningAnswered'),
    ),
  },
  {
    call: getWhatWasSent.name,
    title: 'answers what was submitted, and not what disqualifies',
    source: 'R3, R8',
    run: withJob('apply', async (job, who, world) => {
      const reply = await send(world, getWhatWasSent, { ...job }, who);
      const shape = allOf([succeeds(getWhatWasSent, reply), keepsSecret(reply)]);
      const sent = answered(getWhatWasSent, reply)?.answers;
      return shape._tag === 'Passed' && sent === undefined ? noQuestions : shape;
    }),
  },
];
