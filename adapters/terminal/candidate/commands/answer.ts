import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  answerQuestion,
  openScreening,
  submitScreening,
  type Screening,
} from '../../../../application/screening/screen.journey';
import { isCallFailure } from '../../../../application/failure';
import {
  sayAnswerFault,
  saySubmitAnswersRefusal,
  saySubmitBlocked,
  screeningMessage,
} from '../../../../application/screening/screening-refusals.words';
import { answerTo, checkAnswer } from '../../../../domain/screening/answers';
import { isChoice, questionsOf, type ScreeningQuestion } from '../../../../domain/screening/questionnaire';
import { flag, fromParser, maybe, struct, text, withDefault, type Decoded } from '../../../contract/codec';
import { parseScreeningQuestionId } from '../../../../domain/ids/questionnaire-ids';
import { command, typedPositionId, type Answer } from '../command';
import type { CandidateWorld } from '../candidate-world';
import { myJob, standing } from '../my-jobs';
import { sayOr } from '../say-failure';

const typedQuestion = fromParser({
  name: "a question's number",
  wire: text,
  parse: (typed) => parseScreeningQuestionId(/^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN),
  print: String,
});

const typed = struct({
  position: typedPositionId,
  question: maybe(typedQuestion),
  with: maybe(text),
  submit: withDefault(flag, false),
});
type Typed = Decoded<typeof typed>;

/** The candidate's draft: the answers so far are in the keys file, under the candidate's id (R3a). */
const opened = (world: CandidateWorld, { position }: Typed): TE.TaskEither<readonly string[], Screening> =>
  pipe(
    myJob(world, position),
    TE.bindTo('job'),
    TE.bind('filter', () =>
      pipe(
        world.api.skillFilter({ positionId: position }),
        TE.mapLeft(sayOr(world.portal, (refusal) => [saySubmitAnswersRefusal(refusal)])),
      ),
    ),
    TE.map(({ job: { application, positionName }, filter }) => {
      const { communityId, positionId } = application;
      return openScreening(world)({ communityId, positionId }, positionName, filter);
    }),
  );

const sayQuestion = (
  { questionId, title, required, type, options }: ScreeningQuestion,
  answer: readonly string[],
): string =>
  [
    `${questionId}. ${title}${required ? ' *' : ''}`,
    ...(isChoice(type) ? [`[${options.join(' | ')}]`] : []),
    `→ ${answer.length === 0 ? '-' : answer.join(', ')}`,
  ].join('  ');

const questionsIn = ({ filter: { questionnaire } }: Screening): readonly ScreeningQuestion[] =>
  questionnaire === undefined ? [] : questionsOf(questionnaire);

const listed = (screening: Screening): Answer => {
  const { draft, job } = screening;
  const questions = questionsIn(screening);
  return TE.right({
    lines: [
      ...(questions.length === 0
        ? ['This job asks nothing.']
        : ['* needs an answer. Several choices are parted by commas.']),
      ...questions.map((question) => sayQuestion(question, answerTo(draft.answers, question.questionId))),
      ...(questions.length === 0 ? [] : [`Answer with: answer --position ${job.positionId} --question N --with TEXT`]),
      `When you are done: answer --position ${job.positionId} --submit`,
    ],
    json: questions.map(({ questionId, title, required, options }) => ({
      question_id: questionId,
      question_title: title,
      is_require: required,
      question_options: options,
      answer: answerTo(draft.answers, questionId),
    })),
  });
};

/** One answer, kept if its question accepts it. */
const answered = (
  world: CandidateWorld,
  screening: Screening,
  { question: asked, with: words = '' }: Typed,
): Answer => {
  const question = questionsIn(screening).find(({ questionId }) => questionId === asked);
  if (question === undefined) return TE.left(['This job has no question of that number.']);
  const answer = question.type === 'multiple-choice' ? words.split(',').map((part) => part.trim()) : [words];
  const decision = checkAnswer(question, words === '' ? [] : answer);
  return decision._tag === 'Refused'
    ? TE.left([`--with: ${sayAnswerFault(decision.reason)}`, sayQuestion(question, [])])
    : listed(answerQuestion(world)(screening, question.questionId, decision.value));
};

const submitted = (world: CandidateWorld, screening: Screening): Answer =>
  pipe(
    submitScreening(world)(screening),
    TE.mapLeft((failure): readonly string[] => {
      if (isCallFailure(failure)) return sayOr<never>(world.portal, () => [])(failure);
      return failure._tag === 'SubmitBlocked' ? [saySubmitBlocked(failure)] : [saySubmitAnswersRefusal(failure)];
    }),
    TE.flatMap(({ _tag }) =>
      standing(world, screening.job.positionId, [screeningMessage(_tag === 'ScreeningFail' ? 0 : 1)]),
    ),
  );

export const answerCommand = command({
  name: 'answer',
  usage: '--position ID [--question N --with TEXT | --submit]',
  does: 'shows the questions of a job, keeps an answer, or hands them in',
  bare: undefined,
  options: { position: 'string', question: 'string', with: 'string', submit: 'boolean' },
  wire: typed,
  run: (input, world) =>
    pipe(
      opened(world, input),
      TE.flatMap((screening) => {
        if (input.submit) return submitted(world, screening);
        return input.question === undefined ? listed(screening) : answered(world, screening, input);
      }),
    ),
});
