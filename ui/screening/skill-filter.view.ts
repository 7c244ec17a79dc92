import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { isCallFailure, type CallFailure, type ConnectionLost } from '../../application/failure';
import type { ScreeningPart, SubmitState } from '../../application/screening/skill-filter.live';
import type { SubmitAnswersRefusal } from '../../application/screening/screening.api';
import type { ScreeningDraft } from '../../application/ports/session-store';
import {
  sayAnswerFault,
  sayCompletion,
  saySubmitAnswersRefusal,
} from '../../application/screening/screening-refusals.words';
import type { Position } from '../../domain/positions/position';
import { answerTo, isAnswered, type AnswerFault, type Answers } from '../../domain/screening/answers';
import { shownOptions, type ScreenWidth } from '../../domain/screening/options';
import { pageAt, type QuestionPage } from '../../domain/screening/paging';
import type { ScreeningQuestionId } from '../../domain/ids/questionnaire-ids';
import { questionsOf, type Questionnaire, type Reference } from '../../domain/screening/questionnaire';
import type { FailureView } from '../kit/failure-notice';
import type { StepsView } from '../applications/steps';
import type { WaitingView } from '../kit/waiting-notice';
import { failureTexts } from '../texts/failures';
import { skillFilterTexts as t } from './skill-filter.texts';
import { failureView, refusedView } from '../hooks/failure.view';
import { jobView, type JobView } from '../applications/job.view';
import { stepsView } from '../applications/steps.view';

export interface SkillFilterState {
  readonly position: Position;
  /** Undefined: there are no questions. */
  readonly questionnaire: Questionnaire | undefined;
  readonly draft: Pick<ScreeningDraft, 'at' | 'answers'>;
  readonly part: ScreeningPart;
  /** Why the candidate can't leave the open page yet. */
  readonly fault: AnswerFault | undefined;
  readonly submit: SubmitState;
  readonly width: ScreenWidth;
  /** 'Show More Options' was pressed on this page. */
  readonly allOptions: boolean;
}

/** How a question is answered. */
export type ControlView =
  | {
      readonly _tag: 'Options';
      readonly several: boolean;
      readonly hint: string;
      readonly options: readonly { readonly label: string; readonly chosen: boolean }[];
      /** The options behind 'Show More Options'; undefined: none. */
      readonly more: string | undefined;
    }
  | { readonly _tag: 'Text'; readonly lines: 'one' | 'several' | 'many'; readonly value: string };

export interface QuestionView {
  readonly questionId: ScreeningQuestionId;
  readonly section: { readonly name: string; readonly description: string } | undefined;
  readonly title: string;
  readonly required: boolean;
  readonly reference: Reference | undefined;
  /** `Question 2 of 5` */
  readonly place: string;
  readonly control: ControlView;
  readonly fault: string | undefined;
  readonly hasPrevious: boolean;
  /** Next, Submit, or back to all answers. */
  readonly forward: string;
  /** All answers can be reviewed first. */
  readonly canCheck: boolean;
}

/** A question and its answer, before Submit. */
export interface CheckRow {
  /** The question's page, from 0. */
  readonly at: number;
  readonly title: string;
  readonly answer: readonly string[];
  /** The text in place of a missing answer. */
  readonly open: string | undefined;
  /** It blocks the submission. */
  readonly missing: boolean;
}

export interface CompletionView {
  /** `Completed 2 of 5` */
  readonly label: string;
  readonly done: number;
  readonly of: number;
}

export interface ScreeningFrame {
  readonly job: JobView;
  readonly steps: StepsView;
  readonly backHref: string;
}

export type SkillFilterView =
  | ({ readonly _tag: 'Evaluating' } & ScreeningFrame)
  /** There are no questions, and the submission was rejected. */
  | ({ readonly _tag: 'NotSubmitted'; readonly failure: FailureView } & ScreeningFrame)
  /** There are no questions, and the submission waits for the connection. */
  | ({ readonly _tag: 'Waiting'; readonly waiting: WaitingView } & ScreeningFrame)
  | ({
      readonly _tag: 'Asking';
      readonly question: QuestionView;
      readonly completion: CompletionView;
      readonly failure: FailureView | undefined;
      /** The submission waits for the connection. */
      readonly waiting: WaitingView | undefined;
    } & ScreeningFrame)
  | ({
      readonly _tag: 'Checking';
      readonly rows: readonly CheckRow[];
      readonly failure: FailureView | undefined;
      readonly waiting: WaitingView | undefined;
    } & ScreeningFrame);

const textLines = { 'short-text': 'one', 'long-text': 'several', paragraph: 'many' } as const;

const controlView = (
  { question: { type, options }, answer }: QuestionPage,
  { width, allOptions }: SkillFilterState,
): ControlView => {
  if (type !== 'single-choice' && type !== 'multiple-choice')
    return { _tag: 'Text', lines: textLines[type], value: answer[0] ?? '' };
  const { shown, hidden } = shownOptions(options, answer, { width, all: allOptions });
  return {
    _tag: 'Options',
    several: type === 'multiple-choice',
    hint: type === 'multiple-choice' ? t.chooseSeveral : t.chooseOne,
    options: shown.map((label) => ({ label, chosen: answer.includes(label) })),
    more: hidden === 0 ? undefined : t.moreHidden(hidden),
  };
};

const questionView = (page: QuestionPage, state: SkillFilterState): QuestionView => {
  const { question, section, at, of, hasPrevious, isLast } = page;
  return {
    questionId: question.questionId,
    section:
      section.name === '' && section.description === ''
        ? undefined
        : { name: section.name, description: section.description },
    title: question.title,
    required: question.required,
    reference: question.reference,
    place: t.place(at + 1, of),
    control: controlView(page, state),
    fault: state.fault === undefined ? undefined : sayAnswerFault(state.fault),
    hasPrevious: hasPrevious && state.part === 'question',
    forward: state.part === 'change' ? t.backToAnswers : isLast ? t.submit : t.next,
    canCheck: state.part === 'question' && isLast && of > 1,
  };
};

const rowsOf = (questionnaire: Questionnaire, answers: Answers): readonly CheckRow[] =>
  questionsOf(questionnaire).map((question, at) => {
    const answer = answerTo(answers, question.questionId);
    const isOpen = !isAnswered(question, answers);
    const missing = isOpen && question.required;
    return {
      at,
      title: question.title,
      answer,
      open: isOpen ? (missing ? t.stillMissing : t.notAnswered) : undefined,
      missing,
    };
  });

/** Why nothing was submitted, and what was kept. */
const submitFailure = (reason: CallFailure | SubmitAnswersRefusal, asks: boolean): FailureView => {
  if (isCallFailure(reason) && !asks) return failureView(reason, t.unasked.notSubmittedTitle);
  if (isCallFailure(reason))
    return {
      ...failureView(reason, t.notSubmittedTitle),
      keptNote: reason._tag === 'SessionEnded' ? undefined : t.answersKept,
    };
  return refusedView(t.notSubmittedTitle, saySubmitAnswersRefusal(reason), {
    keptNote: t.answersKept,
    action: failureTexts.reload,
    reloads: true,
  });
};

/** Answers that wait for the connection: the words depend on whether they may have arrived. Resending is safe either way (R17). */
const waitingView = ({ _tag }: ConnectionLost, asks: boolean): WaitingView => {
  const texts = asks ? t : t.unasked;
  return {
    title: _tag === 'NoConnection' ? t.offlineTitle : t.connectionDroppedTitle,
    lines: [_tag === 'NoConnection' ? texts.offline : texts.connectionDropped, texts.sentWhenBack],
    action: t.sendNow,
  };
};

/** /skillfilter: one question per page, or the outcome of the answers (spec 1 §2, §9). */
export const skillFilterView = (state: SkillFilterState): SkillFilterView => {
  const { position, questionnaire, draft, submit } = state;
  const frame: ScreeningFrame = {
    job: jobView(position),
    steps: stepsView('questions', position),
    backHref: toPath(myJobs),
  };
  if (submit._tag === 'Evaluating') return { _tag: 'Evaluating', ...frame };
  const page = questionnaire === undefined ? undefined : pageAt(questionnaire, draft.answers, draft.at);
  const asks = page !== undefined;
  const failure = submit._tag === 'NotSubmitted' ? submitFailure(submit.reason, asks) : undefined;
  const waiting = submit._tag === 'Waiting' ? waitingView(submit.lost, asks) : undefined;
  if (page === undefined && waiting !== undefined) return { _tag: 'Waiting', waiting, ...frame };
  if (page === undefined)
    return failure === undefined ? { _tag: 'Evaluating', ...frame } : { _tag: 'NotSubmitted', failure, ...frame };
  if (state.part === 'check' && questionnaire !== undefined)
    return { _tag: 'Checking', ...frame, rows: rowsOf(questionnaire, draft.answers), failure, waiting };
  return {
    _tag: 'Asking',
    ...frame,
    question: questionView(page, state),
    completion: { label: sayCompletion(page), done: page.completed, of: page.of },
    failure,
    waiting,
  };
};
