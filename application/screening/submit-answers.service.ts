import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Application } from '../../domain/applications/application';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { checkAnswers, type Answers } from '../../domain/screening/answers';
import { evaluateScreening, submitStatus } from '../../domain/screening/outcome';
import type { QuestionnaireOnFile } from '../../domain/screening/questionnaire-on-file';
import { granted, inOrder, take } from '../in-order';
import { screeningMessage } from './screening-refusals.words';
import type { AnsweredSkillFilter, ScreeningResult, SubmitAnswersRefusal } from './screening.api';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { takeInHand, type InHand } from '../applications/own-application.service';
import { requestOf, type Request } from '../applications/request.service';
import { writePlainAct } from '../applications/plain-act.service';
import type { ServiceDependencies } from '../service/dependencies';
import { questionnaireOf, mayAnswer } from './questionnaire.service';

type Failure = SubmitAnswersRefusal | StoreUnavailable;

const resultOf = (
  store: Store,
  caller: CandidateId,
  { interviewKind, resume }: Application,
  status: ScreeningResult['status'],
): TE.TaskEither<Failure, ScreeningResult> =>
  pipe(
    store.applications.of(caller),
    TE.map((jobs) => ({
      status,
      message: screeningMessage(status),
      jobs: jobs.length,
      selfRecord: interviewKind === 'self-record',
      resume,
    })),
  );

/** The most faults of a submission that are told (ours): no questionnaire that a person answers has as many. */
const mostFaultsTold = 100;

/** The answers to store: one for every question of the position's own questionnaire, checked against its type (spec 1 §5). */
const keptAnswers = (
  onFile: QuestionnaireOnFile | undefined,
  { questionnaireId, sections }: AnsweredSkillFilter,
): E.Either<SubmitAnswersRefusal, Answers> => {
  if (onFile?.questionnaire.id !== questionnaireId) return E.left({ _tag: 'OtherQuestionnaire' });
  if (onFile === undefined) return E.right([]);
  const answers = sections.flatMap(({ questions }) => questions);
  return pipe(
    checkAnswers(onFile.questionnaire, answers),
    E.mapLeft((faults): SubmitAnswersRefusal => ({ _tag: 'AnswersRefused', faults: faults.slice(0, mostFaultsTold) })),
  );
};

const decide = (
  store: Store,
  publicUrl: string,
  caller: CandidateId,
  inHand: InHand,
  submission: AnsweredSkillFilter,
  request: Request,
) =>
  inOrder(function* () {
    const onFile = O.toUndefined(yield* take(questionnaireOf(store, inHand.position)));
    const answers = yield* take(TE.fromEither(keptAnswers(onFile, submission)));
    const evaluation = evaluateScreening(answers, onFile?.disqualifiers ?? []);
    const act = evaluation._tag === 'Allowed' ? 'PassScreening' : 'FailScreening';
    yield* take(writePlainAct(store, publicUrl, caller, inHand, { _tag: act }, request));
    const submitted = { questionnaireId: onFile?.questionnaire.id, answers, at: inHand.terms.now };
    yield* take(store.screeningAnswers.put(caller, submission.positionId, submitted));
    return yield* take(resultOf(store, caller, inHand.application, submitStatus(evaluation)));
  });

/**
 * Evaluates the answers and writes the outcome with them, all or nothing (R8, R27). The questions come from the store; what the browser
 * sends about them is ignored. A repeated key gets the same answer.
 */
export const submitAnswers =
  ({ unitOfWork, clock, secrets, publicUrl, sendMails }: ServiceDependencies) =>
  (caller: CandidateId, submission: AnsweredSkillFilter): TE.TaskEither<Failure, ScreeningResult> => {
    const { key, ...content } = submission;
    const request = requestOf(secrets, key, `SubmitSkillFilter ${submission.positionId}`, content);
    const evaluate = (store: Store) =>
      inOrder(function* () {
        const inHand = yield* take(takeInHand(store, clock, caller, submission, request));
        const { application, repeated } = inHand;
        if (repeated)
          return yield* take(resultOf(store, caller, application, application.screening === 'passed' ? 1 : 0));
        yield* granted(mayAnswer(inHand));
        return yield* take(decide(store, publicUrl, caller, inHand, submission, request));
      });
    return inOrder(function* () {
      const result = yield* take(unitOfWork.run(evaluate));
      yield* take(TE.fromTask(sendMails));
      return result;
    });
  };
