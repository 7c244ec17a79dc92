import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY, map, of } from 'rxjs';
import { pressOption, type AnswerFault } from '../../domain/screening/answers';
import type { ScreeningQuestionId } from '../../domain/screening/ids';
import type { ScreeningDestination } from '../../domain/screening/outcome';
import { nextPage, pageAt, previousPage, type QuestionPage, type SubmitBlocked } from '../../domain/screening/paging';
import { ourDefect, type CallFailure, type LineLost } from '../failure';
import { keepScreening, submitScreening, turnTo, withAnswer, type Screening } from '../journeys/screen';
import {
  myJobs,
  noPosts,
  screeningFail,
  screeningRepeated,
  screeningSuccess,
  type Destination,
  type Job,
} from '../navigation/destination';
import type { SubmitAnswersRefusal } from '../ports/candidate-api/screening';
import type { Environment } from '../ports/environment';
import type { Reporter } from '../ports/reporter';
import { inLanes, machine, type Machine, type Step } from './machine';
import { sendWhenBack, type KeptAct } from './send-when-back';
import type { LineWatch } from './line-watch';

/* The questions of a job, from the first page to where the answers lead (spec 1 §2, §9). */

export type SubmitState =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Evaluating' }
  /** Kept, and sent by itself when the line is back. */
  | { readonly _tag: 'Waiting'; readonly lost: LineLost }
  | { readonly _tag: 'NotSubmitted'; readonly reason: CallFailure | SubmitAnswersRefusal };

export interface Screened {
  readonly screening: Screening;
  /** What keeps the open page from being left. */
  readonly fault: AnswerFault | undefined;
  readonly submit: SubmitState;
  /** 'Show More Options' was pressed on this page. */
  readonly allOptions: boolean;
}

type Submission = KeptAct<CallFailure | SubmitAnswersRefusal | SubmitBlocked, ScreeningDestination>;

export type ScreeningEvent =
  | { readonly _tag: 'OptionPressed'; readonly option: string }
  | { readonly _tag: 'Typed'; readonly text: string }
  | { readonly _tag: 'AnswerGiven'; readonly screening: Screening }
  | { readonly _tag: 'ShowMorePressed' }
  | { readonly _tag: 'PreviousPressed' }
  /** Next, or Submit on the last page. */
  | { readonly _tag: 'ForwardPressed' }
  | { readonly _tag: 'SubmitPressed' }
  | { readonly _tag: 'SubmissionTold'; readonly act: Submission };

export type ScreeningCommand =
  /** Another answer, under a key of its own (R17). */
  | {
      readonly _tag: 'Answer';
      readonly screening: Screening;
      readonly question: ScreeningQuestionId;
      readonly answer: readonly string[];
    }
  | { readonly _tag: 'Keep'; readonly screening: Screening }
  | { readonly _tag: 'Submit'; readonly screening: Screening }
  /** After another answer a submission that waits is not sent any more. */
  | { readonly _tag: 'TakeBack' }
  | { readonly _tag: 'GoTo'; readonly destination: Destination };

type ScreeningStep = Step<Screened, ScreeningCommand>;

const notAsked: SubmitState = { _tag: 'NotAsked' };

/** The open page; undefined where nothing is asked. */
const pageOf = ({ filter: { questionnaire }, draft }: Screening): QuestionPage | undefined =>
  questionnaire && pageAt(questionnaire, draft.answers, draft.at);

/** Where a refusal leads that no page of questions can mend; any other is said on the page. */
const refusalLeadsTo: ReadonlyMap<string, Destination> = new Map([
  ['ScreeningAnswered', screeningRepeated],
  ['PositionClosed', noPosts],
  ['NoSuchApplication', myJobs],
]);

export const screeningRefusalLeadsTo = (refusal: string): Destination | undefined => refusalLeadsTo.get(refusal);

/** R8. The self-record screens of a pass come with self-recording; until then the success page says what follows. */
const outcomeLeadsTo = ({ _tag }: ScreeningDestination, job: Job): Destination =>
  _tag === 'ScreeningFail' ? screeningFail : screeningSuccess(job);

/** Where nothing is asked, it is submitted at once (R6a). */
export const startOfScreening = (screening: Screening): ScreeningStep => [
  { screening, fault: undefined, submit: notAsked, allOptions: false },
  [{ _tag: 'Keep', screening }, ...(pageOf(screening) === undefined ? ([{ _tag: 'Submit', screening }] as const) : [])],
];

const turn = (state: Screened, at: number): ScreeningStep => {
  const screening = turnTo(state.screening, at);
  return [{ ...state, screening, fault: undefined, allOptions: false }, [{ _tag: 'Keep', screening }]];
};

const answer = (state: Screened, page: QuestionPage, given: readonly string[]): ScreeningStep => [
  state,
  [{ _tag: 'Answer', screening: state.screening, question: page.question.questionId, answer: given }],
];

const submit = (state: Screened): ScreeningStep => [
  { ...state, submit: { _tag: 'Evaluating' } },
  [{ _tag: 'Submit', screening: state.screening }],
];

const forward = (state: Screened, page: QuestionPage): ScreeningStep => {
  const decision = nextPage(page);
  if (decision._tag === 'Refused') return [{ ...state, fault: decision.reason }, []];
  return page.isLast ? submit(state) : turn(state, decision.value);
};

const hear = (state: Screened, act: Submission): ScreeningStep => {
  switch (act._tag) {
    case 'Travelling':
      return [state, []];
    case 'Waiting':
      return [{ ...state, submit: act }, []];
    case 'Answered': {
      if (E.isRight(act.answer))
        return [state, [{ _tag: 'GoTo', destination: outcomeLeadsTo(act.answer.right, state.screening.job) }]];
      const reason = act.answer.left;
      if (reason._tag === 'SubmitBlocked') {
        const [first] = reason.faults;
        const open = { ...state, submit: notAsked };
        if (first === undefined) return [open, []];
        const [turned, commands] = turn(open, first.at);
        return [{ ...turned, fault: first.fault }, commands];
      }
      const destination = refusalLeadsTo.get(reason._tag);
      return destination === undefined
        ? [{ ...state, submit: { _tag: 'NotSubmitted', reason } }, []]
        : [state, [{ _tag: 'GoTo', destination }]];
    }
  }
};

export const screeningStep = (state: Screened, event: ScreeningEvent): ScreeningStep => {
  if (event._tag === 'SubmissionTold') return hear(state, event.act);
  if (event._tag === 'SubmitPressed') return submit(state);
  if (event._tag === 'AnswerGiven')
    return [
      { ...state, screening: event.screening, fault: undefined, submit: notAsked },
      [{ _tag: 'TakeBack' }, { _tag: 'Keep', screening: event.screening }],
    ];
  const page = pageOf(state.screening);
  if (page === undefined) return [state, []];
  switch (event._tag) {
    case 'OptionPressed':
      return answer(state, page, pressOption(page.question, page.answer, event.option));
    case 'Typed':
      return answer(state, page, event.text === '' ? [] : [event.text]);
    case 'ShowMorePressed':
      return [{ ...state, allOptions: true }, []];
    case 'PreviousPressed':
      return turn(state, previousPage(page));
    case 'ForwardPressed':
      return forward(state, page);
  }
};

export type ScreeningPorts = Parameters<typeof submitScreening>[0] & {
  readonly environment: Pick<Environment, 'newKey'>;
  readonly line: Pick<LineWatch, 'back'>;
  readonly reporter: Reporter;
  /** The list is no longer what was fetched. */
  readonly forgetList: () => void;
  readonly goTo: (destination: Destination) => void;
};

const told = (act: Submission): ScreeningEvent => ({ _tag: 'SubmissionTold', act });

export const screeningMachine = (ports: ScreeningPorts, found: Screening): Machine<Screened, ScreeningEvent> => {
  const threw = (thrown: unknown): ScreeningEvent => {
    ports.reporter.report('skill-filter-threw', { error: String(thrown) });
    return told({ _tag: 'Answered', answer: E.left(ourDefect) });
  };
  return machine(
    startOfScreening(found),
    screeningStep,
    inLanes<ScreeningCommand, ScreeningEvent>(
      ({ _tag }) => (_tag === 'TakeBack' ? 'Submit' : _tag),
      (command) => {
        switch (command._tag) {
          case 'Answer':
            return of({
              _tag: 'AnswerGiven',
              screening: withAnswer(ports)(command.screening, command.question, command.answer),
            });
          case 'Keep':
            keepScreening(ports)(command.screening);
            return EMPTY;
          case 'Submit':
            // Whoever left this page meanwhile finds the list up to date.
            return sendWhenBack(
              TE.tapIO(submitScreening(ports)(command.screening), () => ports.forgetList),
              ports.line.back,
            ).pipe(map(told));
          case 'TakeBack':
            return EMPTY;
          case 'GoTo':
            ports.goTo(command.destination);
            return EMPTY;
        }
      },
      threw,
    ),
    threw,
  );
};
