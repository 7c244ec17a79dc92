import { myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { isCallFailure, type CallFailure, type LineLost } from '../../../application/failure';
import type { SubmitState } from '../../../application/live/skill-filter';
import type { SubmitAnswersRefusal } from '../../../application/ports/candidate-api/screening';
import type { ScreeningDraft } from '../../../application/ports/session-store';
import { sayAnswerFault, sayCompletion, saySubmitAnswersRefusal } from '../../../application/words/screening-refusals';
import type { Position } from '../../../domain/positions/position';
import type { AnswerFault } from '../../../domain/screening/answers';
import { shownOptions, type ScreenWidth } from '../../../domain/screening/options';
import { pageAt, type QuestionPage } from '../../../domain/screening/paging';
import type { ScreeningQuestionId } from '../../../domain/screening/ids';
import type { Questionnaire, Reference } from '../../../domain/screening/questionnaire';
import type { FailureView } from '../../kit/failure-notice';
import type { StepsView } from '../../kit/steps';
import type { WaitingView } from '../../kit/waiting-notice';
import { failureTexts } from '../../texts/failures';
import { skillFilterTexts as t } from '../../texts/skill-filter';
import { failureView, refusedView } from '../failure.view';
import { jobView, type JobView } from '../job/job.view';
import { stepsView } from '../job/steps.view';

export interface SkillFilterState {
  readonly position: Position;
  /** Undefined: nothing is asked. */
  readonly questionnaire: Questionnaire | undefined;
  readonly draft: Pick<ScreeningDraft, 'at' | 'answers'>;
  /** What keeps the open page from being left. */
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
      /** What waits behind 'Show More Options'; undefined: nothing does. */
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
  readonly isLast: boolean;
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
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | ({ readonly _tag: 'Evaluating' } & ScreeningFrame)
  /** Nothing is asked, and the submission was not taken. */
  | ({ readonly _tag: 'NotSubmitted'; readonly failure: FailureView } & ScreeningFrame)
  /** Nothing is asked, and the submission waits for the line. */
  | ({ readonly _tag: 'Waiting'; readonly waiting: WaitingView } & ScreeningFrame)
  | ({
      readonly _tag: 'Asking';
      readonly question: QuestionView;
      readonly completion: CompletionView;
      readonly failure: FailureView | undefined;
      /** The submission waits for the line. */
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
    hasPrevious,
    isLast,
  };
};

/** Why nothing was submitted, and what was kept. */
const submitFailure = (reason: CallFailure | SubmitAnswersRefusal): FailureView => {
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

/** Answers that wait for the line: whether they may have arrived decides what can be said. Sending them again is safe either way (R17). */
const waitingView = ({ _tag }: LineLost): WaitingView => ({
  title: _tag === 'NoConnection' ? t.offlineTitle : t.lineDroppedTitle,
  lines: [_tag === 'NoConnection' ? t.offline : t.lineDropped, t.sentWhenBack],
  action: t.sendNow,
});

/** /skillfilter: one question a page, or what becomes of the answers (spec 1 §2, §9). */
export const skillFilterView = (state: SkillFilterState): SkillFilterView => {
  const { position, questionnaire, draft, submit } = state;
  const frame: ScreeningFrame = {
    job: jobView(position),
    steps: stepsView('questions', position.resume),
    backHref: toPath(myJobs),
  };
  if (submit._tag === 'Evaluating') return { _tag: 'Evaluating', ...frame };
  const failure = submit._tag === 'NotSubmitted' ? submitFailure(submit.reason) : undefined;
  const page = questionnaire === undefined ? undefined : pageAt(questionnaire, draft.answers, draft.at);
  const waiting = submit._tag === 'Waiting' ? waitingView(submit.lost) : undefined;
  if (page === undefined && waiting !== undefined) return { _tag: 'Waiting', waiting, ...frame };
  if (page === undefined)
    return failure === undefined ? { _tag: 'Evaluating', ...frame } : { _tag: 'NotSubmitted', failure, ...frame };
  return {
    _tag: 'Asking',
    ...frame,
    question: questionView(page, state),
    completion: { label: sayCompletion(page), done: page.completed, of: page.of },
    failure,
    waiting,
  };
};
