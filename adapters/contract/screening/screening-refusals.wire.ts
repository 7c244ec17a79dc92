import type { SkillFilterRefusal, SubmitAnswersRefusal } from '../../../application/screening/screening.api';
import type { SubmissionFault } from '../../../domain/screening/answers';
import { listOf, number, text, variant, variants, type Codec } from '../codec';
import { screeningQuestionId } from '../positions/questionnaire-ids.wire';
import { actRefusals } from '../applications/scheduling-refusals.wire';

const ofQuestion = { questionId: screeningQuestionId } as const;

const submissionFault: Codec<SubmissionFault> = variants<SubmissionFault>({
  MandatoryUnanswered: variant('MandatoryUnanswered', ofQuestion),
  TooManyAnswers: variant('TooManyAnswers', { ...ofQuestion, given: number, atMost: number }),
  NotAnOption: variant('NotAnOption', { ...ofQuestion, answer: text }),
  UnknownQuestion: variant('UnknownQuestion', ofQuestion),
  AnsweredTwice: variant('AnsweredTwice', ofQuestion),
});

const cannotAnswer = {
  NoSuchApplication: variant('NoSuchApplication', {}),
  PositionClosed: variant('PositionClosed', {}),
  ScreeningAnswered: variant('ScreeningAnswered', {}),
} as const;

/** No application, a closed position, or answers sent before, without fields (R8). */
export const skillFilterRefusal: Codec<SkillFilterRefusal> = variants<SkillFilterRefusal>(cannotAnswer);

/** Why answers aren't evaluated; `AnswersRefused` lists every fault, each with its question. */
export const submitAnswersRefusal: Codec<SubmitAnswersRefusal> = variants<SubmitAnswersRefusal>({
  ...cannotAnswer,
  ...actRefusals,
  KeyUsedBefore: variant('KeyUsedBefore', {}),
  OtherQuestionnaire: variant('OtherQuestionnaire', {}),
  AnswersRefused: variant('AnswersRefused', { faults: listOf(submissionFault) }),
});
