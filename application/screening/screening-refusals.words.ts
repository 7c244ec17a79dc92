import { isActRefusal } from '../../domain/applications/act-refusals';
import { isPass } from '../../domain/screening/outcome';
import type { SubmitAnswersRefusal } from './screening.api';
import { sayBookingRefusal } from '../applications/scheduling-refusals.words';
import { screeningAnswered } from '../applications/screening-answered.words';
import type { AnswerFault, SubmissionFault } from '../../domain/screening/answers';
import type { Completion, SubmitBlocked } from '../../domain/screening/paging';

/* The texts of the skill filter (spec 1 §2, §5, §8). */

const mandatory = 'Please answer the mandatory question';

/** Under a question whose answer doesn't fit; the first text is from spec 1 §5. */
export const sayAnswerFault = (fault: AnswerFault): string => {
  switch (fault._tag) {
    case 'MandatoryUnanswered':
      return mandatory;
    case 'TooManyAnswers':
      return 'Choose one answer';
    case 'NotAnOption':
      return 'Choose one of the answers shown';
  }
};

/** With more than one missing answer, the text says how many. */
export const saySubmitBlocked = ({ faults }: SubmitBlocked): string =>
  faults.length > 1 ? `${mandatory} (${faults.length} are open)` : mandatory;

/** Why the server doesn't accept a submission; if the questionnaire changed, with the advice to reload. */
export const saySubmissionFault = (fault: SubmissionFault): string => {
  switch (fault._tag) {
    case 'UnknownQuestion':
      return 'The questions have changed. Load the page again; your other answers are kept.';
    case 'AnsweredTwice':
      return 'A question was answered twice. Load the page again; your answers are kept.';
    case 'MandatoryUnanswered':
    case 'TooManyAnswers':
    case 'NotAnOption':
      return sayAnswerFault(fault);
  }
};

/** Why a screening is not shown or not evaluated. Only the first fault is reported. */
export const saySubmitAnswersRefusal = (refusal: SubmitAnswersRefusal): string => {
  if (isActRefusal(refusal)) return sayBookingRefusal(refusal);
  switch (refusal._tag) {
    case 'ScreeningAnswered':
      return screeningAnswered;
    case 'OtherQuestionnaire':
      return 'The questions have changed. Load the page again; your other answers are kept.';
    case 'AnswersRefused': {
      const [first] = refusal.faults;
      return first === undefined ? mandatory : saySubmissionFault(first);
    }
    case 'NoSuchApplication':
    case 'PositionClosed':
    case 'KeyUsedBefore':
      return sayBookingRefusal(refusal);
  }
};

/** The message of the evaluation. Ours: the specification gives the field, not its text (spec 1 §7). */
export const screeningMessage = (status: number): string =>
  isPass(status)
    ? 'Your profile matches this job.'
    : "Thank you for applying. Your answers don't match what this job asks for.";

/** The counter of the skill filter (spec 1 §2). */
export const sayCompletion = ({ completed, of }: Completion): string => `Completed ${completed} of ${of}`;

/** While the server evaluates (spec 1 §8). */
export const evaluatingMessage = 'Please wait for few seconds while we evaluate your skill filter...';
