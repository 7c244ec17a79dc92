import type { OperatorOperations } from '../../../application/operator/operator.port';
import { sayAnswerRefused, sayApplicationNotFound } from '../../../application/operator/operator-refusals.words';
import type { OperatorCallOf } from '../call';
import { flag, mapped, struct, text, withDefault } from '../codec';
import { email, instant, positionId } from '../wire/fields';
import { interviewQuestionId } from '../screening/interview-questions.wire';
import { answerRefused, applicationNotFound } from './operator.wire';
import { recordedVideos } from '../recording/recorded-video.wire';

/* The answers of a candidate, for the other side of a recorded interview (R35). POSTs, because an e-mail address must not appear in a URL. */

const namedFields = { email, position_id: positionId } as const;

/** POST operator/answers: an unknown candidate or application is a 404. */
export const seeAnswers: OperatorCallOf<OperatorOperations['seeAnswers']> = {
  name: 'operator_answers',
  summary: "A candidate's recorded answers, with the receipt of each.",
  source: 'ours: R34, R35',
  method: 'POST',
  path: 'operator/answers',
  access: 'operator',
  right: 'read',
  request: mapped(
    struct(namedFields),
    (wire) => ({ email: wire.email, positionId: wire.position_id }),
    (named) => ({ email: named.email, position_id: named.positionId }),
  ),
  response: recordedVideos,
  refusal: applicationNotFound,
  refusalStatus: () => 404,
  sayRefusal: sayApplicationNotFound,
};

/** POST operator/answer: an unknown candidate, application or recording is a 404. */
export const signAnswer: OperatorCallOf<OperatorOperations['signAnswer']> = {
  name: 'operator_answer',
  summary:
    'An address that plays or downloads one answer for five minutes: with as_recorded the bytes that the receipt is of, otherwise a copy that plays from any place.',
  source: 'ours: R3, R35, signed links',
  method: 'POST',
  path: 'operator/answer',
  access: 'operator',
  right: 'read',
  request: mapped(
    struct({ ...namedFields, question_id: interviewQuestionId, as_recorded: withDefault(flag, false) }),
    (wire) => ({
      email: wire.email,
      positionId: wire.position_id,
      questionId: wire.question_id,
      asRecorded: wire.as_recorded,
    }),
    (named) => ({
      email: named.email,
      position_id: named.positionId,
      question_id: named.questionId,
      as_recorded: named.asRecorded,
    }),
  ),
  response: struct({ url: text, until: instant }),
  refusal: answerRefused,
  refusalStatus: () => 404,
  sayRefusal: sayAnswerRefused,
};
