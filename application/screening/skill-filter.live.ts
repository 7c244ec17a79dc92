import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY, map, of } from 'rxjs';
import { pressOption, type AnswerFault } from '../../domain/screening/answers';
import type { ScreeningQuestionId } from '../../domain/ids/questionnaire-ids';
import type { ScreeningDestination } from '../../domain/screening/outcome';
import { nextPage, pageAt, previousPage, type QuestionPage, type SubmitBlocked } from '../../domain/screening/paging';
import { ourDefect, type CallFailure, type ConnectionLost } from '../failure';
import { keepScreening, submitScreening, turnTo, withAnswer, type Screening } from './screen.journey';
import { myJobs, noPosts, screeningRepeated, type Destination } from '../navigation/destination';
import { placeAfterScreening } from '../navigation/outcome-screens';
import type { SubmitAnswersRefusal } from './screening.api';
import type { Environment } from '../ports/environment';
import type { Reporter } from '../ports/reporter';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import { sendWhenBack, type KeptAct } from '../live/send-when-back';
import type { Connectivity } from '../live/connectivity';

/* A job's questions, from the first page to the screen that the answers lead to (spec 1 §2, §9). */

/** What became of a press on Submit. A success has no state: it opens its screen. */
export type SubmitState =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Evaluating' }
  /** Held, and sent automatically when the connection is back. */
  | { readonly _tag: 'Waiting'; readonly lost: ConnectionLost }
  | { readonly _tag: 'NotSubmitted'; readonly reason: CallFailure | SubmitAnswersRefusal };

/** What is shown of the questions: one of them, one that is being changed after the review, or all answers for review before Submit. */
export type ScreeningPart = 'question' | 'change' | 'check';

/** The candidate's place in the questions: each one is a step of the browser's Back. */
export interface ScreeningPlace {
  readonly part: ScreeningPart;
  /** The open question, counted from 0. */
  readonly at: number;
}

/** Whether going from one to the other would add nothing to the browser's history. */
export const samePlace = (a: ScreeningPlace, b: ScreeningPlace): boolean => a.part === b.part && a.at === b.at;

/** What the page of questions shows. `screening` has the answers and the open question. */
export interface Screened {
  readonly screening: Screening;
  readonly part: ScreeningPart;
  /** The faults that prevent leaving the open page. */
  readonly fault: AnswerFault | undefined;
  readonly submit: SubmitState;
  /** 'Show More Options' was pressed on this page. */
  readonly allOptions: boolean;
}

type Submission = KeptAct<CallFailure | SubmitAnswersRefusal | SubmitBlocked, ScreeningDestination>;

/** What the candidate does on the page of questions. */
export type ScreeningAct =
  | { readonly _tag: 'OptionPressed'; readonly option: string }
  | { readonly _tag: 'Typed'; readonly text: string }
  | { readonly _tag: 'ShowMorePressed' }
  | { readonly _tag: 'PreviousPressed' }
  /** Next, or Submit on the last page. */
  | { readonly _tag: 'ForwardPressed' }
  /** Enter in an answer: goes on as Next does, but from the last question to the review. Only the button submits. */
  | { readonly _tag: 'EnterPressed' }
  /** The review of all answers before they are submitted. */
  | { readonly _tag: 'CheckPressed' }
  /** From the review to one question, and back. */
  | { readonly _tag: 'ChangePressed'; readonly at: number }
  | { readonly _tag: 'SubmitPressed' };

/** What happens on the page of questions. `AnswerGiven` completes a press or typing, `SubmissionChanged` is the course of Submit. */
export type ScreeningEvent =
  | ScreeningAct
  | { readonly _tag: 'AnswerGiven'; readonly screening: Screening }
  /** The browser went to a place that was shown before. */
  | { readonly _tag: 'PlaceReturned'; readonly place: ScreeningPlace }
  | { readonly _tag: 'SubmissionChanged'; readonly act: Submission };

/** What the page of questions asks for. `Keep` saves the draft on this device (R3a). */
export type ScreeningCommand =
  /** A changed answer gets a new key (R17). */
  | {
      readonly _tag: 'Answer';
      readonly screening: Screening;
      readonly question: ScreeningQuestionId;
      readonly answer: readonly string[];
    }
  | { readonly _tag: 'Keep'; readonly screening: Screening }
  /** Updates the browser's history with the candidate's place. */
  | { readonly _tag: 'Turn'; readonly place: ScreeningPlace; readonly way: 'onward' | 'back' }
  | { readonly _tag: 'Submit'; readonly screening: Screening }
  /** After a changed answer, a submission that is waiting is not sent again. */
  | { readonly _tag: 'TakeBack' }
  | { readonly _tag: 'GoTo'; readonly destination: Destination };

type ScreeningStep = Step<Screened, ScreeningCommand>;

const notAsked: SubmitState = { _tag: 'NotAsked' };

/** The open page; undefined if the job has no questions. */
const pageOf = ({ filter: { questionnaire }, draft }: Screening): QuestionPage | undefined =>
  questionnaire && pageAt(questionnaire, draft.answers, draft.at);

/** The screen for a refusal that can't be fixed on the pages of questions; any other refusal is shown on the page. */
const refusalLeadsTo: ReadonlyMap<string, Destination> = new Map([
  ['ScreeningAnswered', screeningRepeated],
  ['PositionClosed', noPosts],
  ['NoSuchApplication', myJobs],
]);

/** The screen that a refusal's tag leads to; undefined: the page of questions shows it. */
export const screeningRefusalLeadsTo = (refusal: string): Destination | undefined => refusalLeadsTo.get(refusal);

/** A questionnaire without questions is submitted at once (R6a). */
export const startOfScreening = (screening: Screening, part: ScreeningPart = 'question'): ScreeningStep => [
  { screening, part, fault: undefined, submit: notAsked, allOptions: false },
  [{ _tag: 'Keep', screening }, ...(pageOf(screening) === undefined ? ([{ _tag: 'Submit', screening }] as const) : [])],
];

const show = (state: Screened, { part, at }: ScreeningPlace): ScreeningStep => {
  const screening = turnTo(state.screening, at);
  return [{ ...state, screening, part, fault: undefined, allOptions: false }, [{ _tag: 'Keep', screening }]];
};

/** The review follows the last question. */
const checkOf = ({ of: count }: QuestionPage): ScreeningPlace => ({ part: 'check', at: count - 1 });

const placeOf = ({ part, screening }: Screened): ScreeningPlace => ({ part, at: screening.draft.at });

const turn = (state: Screened, place: ScreeningPlace, way: 'onward' | 'back'): ScreeningStep => {
  const [next, commands] = show(state, place);
  return samePlace(placeOf(state), place) ? [next, commands] : [next, [...commands, { _tag: 'Turn', place, way }]];
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
  if (state.part === 'check') return submit(state);
  const decision = nextPage(page);
  if (decision._tag === 'Refused') return [{ ...state, fault: decision.reason }, []];
  if (state.part === 'change') return turn(state, checkOf(page), 'onward');
  return page.isLast ? submit(state) : turn(state, { part: 'question', at: decision.value }, 'onward');
};

const enter = (state: Screened, page: QuestionPage): ScreeningStep =>
  state.part === 'question' && page.isLast && nextPage(page)._tag === 'Allowed'
    ? turn(state, checkOf(page), 'onward')
    : forward(state, page);

/** Back leads from a changed question to the review, from the review to the question that was open, and from a question to the one before. */
const previous = (state: Screened, page: QuestionPage): ScreeningStep => {
  if (state.part === 'change') return turn(state, checkOf(page), 'back');
  const at = state.part === 'check' ? page.at : previousPage(page);
  return turn(state, { part: 'question', at }, 'back');
};

const hear = (state: Screened, act: Submission): ScreeningStep => {
  switch (act._tag) {
    case 'Travelling':
      return [state, []];
    case 'Waiting':
      return [{ ...state, submit: act }, []];
    case 'Answered': {
      if (E.isRight(act.answer))
        return [state, [{ _tag: 'GoTo', destination: placeAfterScreening(act.answer.right, state.screening.job) }]];
      const reason = act.answer.left;
      if (reason._tag === 'SubmitBlocked') {
        const [first] = reason.faults;
        const open = { ...state, submit: notAsked };
        if (first === undefined) return [open, []];
        const [turned, commands] = turn(open, { part: 'question', at: first.at }, 'onward');
        return [{ ...turned, fault: first.fault }, commands];
      }
      const destination = refusalLeadsTo.get(reason._tag);
      return destination === undefined
        ? [{ ...state, submit: { _tag: 'NotSubmitted', reason } }, []]
        : [state, [{ _tag: 'GoTo', destination }]];
    }
  }
};

/** One event on the page of questions. A changed answer withdraws a submission that waits. */
export const screeningStep = (state: Screened, event: ScreeningEvent): ScreeningStep => {
  if (event._tag === 'SubmissionChanged') return hear(state, event.act);
  if (event._tag === 'SubmitPressed') return submit(state);
  if (event._tag === 'PlaceReturned')
    return samePlace(placeOf(state), event.place) ? [state, []] : show(state, event.place);
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
      return previous(state, page);
    case 'CheckPressed':
      return turn(state, checkOf(page), 'onward');
    case 'ChangePressed':
      return turn(state, { part: 'change', at: event.at }, 'onward');
    case 'ForwardPressed':
      return forward(state, page);
    case 'EnterPressed':
      return enter(state, page);
  }
};

/** What the page of questions needs. `turned` writes the place into the browser's history. */
export type ScreeningPorts = Parameters<typeof submitScreening>[0] & {
  readonly environment: Pick<Environment, 'newKey'>;
  readonly connectivity: Pick<Connectivity, 'back'>;
  readonly reporter: Reporter;
  /** The fetched list is out of date. */
  readonly forgetList: () => void;
  readonly turned: (place: ScreeningPlace, way: 'onward' | 'back') => void;
  readonly goTo: (destination: Destination) => void;
};

const answered = (act: Submission): ScreeningEvent => ({ _tag: 'SubmissionChanged', act });

/** Runs the questions from their draft. Our own code throwing counts as a submission without an answer. */
export const screeningMachine = (
  ports: ScreeningPorts,
  found: Screening,
  part: ScreeningPart = 'question',
): Machine<Screened, ScreeningEvent> => {
  const threw = reporting<ScreeningEvent>(ports.reporter, 'skill-filter', () =>
    answered({ _tag: 'Answered', answer: E.left(ourDefect) }),
  );
  return machine(
    startOfScreening(found, part),
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
          case 'Turn':
            ports.turned(command.place, command.way);
            return EMPTY;
          case 'Submit':
            // Refresh the list even if the visitor has left this page meanwhile.
            return sendWhenBack(
              TE.tapIO(submitScreening(ports)(command.screening), () => ports.forgetList),
              ports.connectivity.back,
            ).pipe(map(answered));
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
