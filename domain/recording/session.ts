import type { InterviewQuestionId } from '../ids/question-id';
import type { RecordingMode } from './re-record';
import { firstUnrecorded, maySubmitRecording, reviewLines, type SessionQuestion } from './review';

/*
 * A whole recorded interview, or its practice, as (state, event) => [state, commands] (spec 2 §2.3, §4.1, §4.2): one question at a time, then
 * the review list, then the submission. What happens within a question is question.ts.
 */

/** What holds for a whole session: interview or practice, and how often an answer may be recorded again. */
export interface SessionTerms {
  readonly mode: RecordingMode;
  readonly reRecordLimit: number;
}

/** A recorded interview, or its practice, while the candidate is at it. */
export interface SessionState {
  readonly terms: SessionTerms;
  readonly questions: readonly SessionQuestion[];
  readonly stage: SessionStage;
  /** Whether the leave dialog is open. */
  readonly leaving: boolean;
}

/** Where the candidate is. `from`: whether they came in the order of the questions or from the review list. */
export type SessionStage =
  | { readonly _tag: 'Answering'; readonly questionId: InterviewQuestionId; readonly from: 'order' | 'review' }
  | { readonly _tag: 'Reviewing'; readonly submitFailed: boolean }
  | { readonly _tag: 'Submitting' }
  | { readonly _tag: 'Submitted' }
  | { readonly _tag: 'Left' };

/** What happens to a session: answers stored or lost, and the candidate's presses. */
export type SessionEvent =
  /** The server has acknowledged an answer or a skip. */
  | {
      readonly _tag: 'QuestionAnswered';
      readonly questionId: InterviewQuestionId;
      readonly skipped: boolean;
      readonly reRecords: number;
    }
  /** The answer is gone: this device lost it, or the server refused it for good. The question is open again. */
  | { readonly _tag: 'AnswerLost'; readonly questionId: InterviewQuestionId }
  /** Record or Re-record in the review list. */
  | { readonly _tag: 'RecordChosen'; readonly questionId: InterviewQuestionId }
  /** Back to the list without a new answer: the old one stays. */
  | { readonly _tag: 'BackToReviewPressed' }
  | { readonly _tag: 'SubmitPressed' }
  | { readonly _tag: 'SubmitAcknowledged' }
  | { readonly _tag: 'SubmitFailed' }
  /** A link away, or the browser's back button. */
  | { readonly _tag: 'LeavePressed' }
  | { readonly _tag: 'LeaveConfirmed' }
  | { readonly _tag: 'LeaveDeclined' };

/** What the runner does for a session: opens a question, submits, or leaves for a screen. */
export type SessionCommand =
  | { readonly _tag: 'OpenQuestion'; readonly questionId: InterviewQuestionId }
  | { readonly _tag: 'SubmitRecording' }
  /** 'after-submission' leads where submission.ts says. */
  | { readonly _tag: 'GoTo'; readonly screen: 'my-jobs' | 'after-submission' | 'practice-end' };

/** The session after an event, and the commands to carry out, in order. */
export type SessionStep = readonly [SessionState, readonly SessionCommand[]];

/** Goes to the first unanswered question, or to the review. */
const onward = (state: Omit<SessionState, 'stage'>): SessionStep => {
  const next = firstUnrecorded(state.questions);
  if (next === undefined) return [{ ...state, stage: { _tag: 'Reviewing', submitFailed: false } }, []];
  const { questionId } = next;
  return [
    { ...state, stage: { _tag: 'Answering', questionId, from: 'order' } },
    [{ _tag: 'OpenQuestion', questionId }],
  ];
};

/** If the server says that all is recorded, that counts even for a question its list doesn't mention. */
const takenAsAnswered = (question: SessionQuestion): SessionQuestion =>
  question.standing === 'unrecorded'
    ? { ...question, standing: question.skippable ? 'skipped' : 'recorded' }
    : question;

/** Opens the review if the server says all is recorded, otherwise the first unrecorded question (spec 2 §4.1). */
export const openSession = (
  terms: SessionTerms,
  questions: readonly SessionQuestion[],
  allRecorded: boolean,
): SessionStep =>
  onward({ terms, questions: allRecorded ? questions.map(takenAsAnswered) : questions, leaving: false });

/** What the leave dialog warns of; nothing once the responses are submitted or being submitted (spec 2 §2.3). */
export type LeaveWarning = 'recorded-not-submitted' | 'not-finished';

/** The warning on leaving now. Undefined: the candidate leaves without one. */
export const leaveWarning = ({ stage, questions }: SessionState): LeaveWarning | undefined => {
  switch (stage._tag) {
    case 'Answering':
    case 'Reviewing':
      return firstUnrecorded(questions) === undefined ? 'recorded-not-submitted' : 'not-finished';
    case 'Submitting':
    case 'Submitted':
    case 'Left':
      return undefined;
  }
};

const answered = (state: SessionState, event: Extract<SessionEvent, { _tag: 'QuestionAnswered' }>): SessionStep => {
  const questions = state.questions.map((question) =>
    question.questionId === event.questionId
      ? {
          ...question,
          standing: event.skipped ? ('skipped' as const) : ('recorded' as const),
          reRecords: event.reRecords,
        }
      : question,
  );
  const { stage } = state;
  // When opened from the review list, this returns there, unless another answer was lost in the meantime: the list appears only when every answer is
  // recorded (spec 2 §4.1).
  return stage._tag === 'Answering' && stage.questionId === event.questionId
    ? onward({ ...state, questions })
    : [{ ...state, questions }, []];
};

const lost = (state: SessionState, questionId: InterviewQuestionId): SessionStep => {
  const { stage } = state;
  if (stage._tag === 'Submitted' || stage._tag === 'Left') return [state, []];
  const questions = state.questions.map((question) =>
    question.questionId === questionId ? { ...question, standing: 'unrecorded' as const } : question,
  );
  const next: SessionStage = stage._tag === 'Submitting' ? { _tag: 'Reviewing', submitFailed: false } : stage;
  return [{ ...state, questions, stage: next }, []];
};

const recordFromReview = (state: SessionState, questionId: InterviewQuestionId): SessionStep => {
  const line = reviewLines(state.questions, state.terms.reRecordLimit).find((one) => one.questionId === questionId);
  return state.stage._tag === 'Reviewing' && line?.offer !== undefined
    ? [{ ...state, stage: { _tag: 'Answering', questionId, from: 'review' } }, [{ _tag: 'OpenQuestion', questionId }]]
    : [state, []];
};

/** Practice submits nothing, because no one sees the answers: it goes straight to the practice end page. */
const submit = (state: SessionState): SessionStep => {
  if (state.stage._tag !== 'Reviewing' || maySubmitRecording(state.questions)._tag === 'Refused') return [state, []];
  return state.terms.mode === 'practice'
    ? [{ ...state, stage: { _tag: 'Submitted' } }, [{ _tag: 'GoTo', screen: 'practice-end' }]]
    : [{ ...state, stage: { _tag: 'Submitting' } }, [{ _tag: 'SubmitRecording' }]];
};

/** The whole machine. While the leave dialog is open, only its two buttons and the server's answers have an effect. */
export const sessionStep = (state: SessionState, event: SessionEvent): SessionStep => {
  const { stage, leaving } = state;
  switch (event._tag) {
    case 'QuestionAnswered':
      return stage._tag === 'Left' ? [state, []] : answered(state, event);
    case 'AnswerLost':
      return lost(state, event.questionId);
    case 'RecordChosen':
      return leaving ? [state, []] : recordFromReview(state, event.questionId);
    case 'BackToReviewPressed':
      return !leaving && stage._tag === 'Answering' && stage.from === 'review'
        ? [{ ...state, stage: { _tag: 'Reviewing', submitFailed: false } }, []]
        : [state, []];
    case 'SubmitPressed':
      return leaving ? [state, []] : submit(state);
    case 'SubmitAcknowledged':
      return stage._tag === 'Submitting'
        ? [{ ...state, stage: { _tag: 'Submitted' } }, [{ _tag: 'GoTo', screen: 'after-submission' }]]
        : [state, []];
    case 'SubmitFailed':
      return stage._tag === 'Submitting'
        ? [{ ...state, stage: { _tag: 'Reviewing', submitFailed: true } }, []]
        : [state, []];
    case 'LeavePressed':
      return leaveWarning(state) === undefined ? [state, []] : [{ ...state, leaving: true }, []];
    case 'LeaveDeclined':
      return [{ ...state, leaving: false }, []];
    case 'LeaveConfirmed':
      return leaving
        ? [{ ...state, leaving: false, stage: { _tag: 'Left' } }, [{ _tag: 'GoTo', screen: 'my-jobs' }]]
        : [state, []];
  }
};
