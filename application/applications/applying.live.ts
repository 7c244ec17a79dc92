import * as E from 'fp-ts/Either';
import { EMPTY, filter, from, map, type Observable } from 'rxjs';
import type { Advert } from '../../domain/positions/advert';
import { ourDefect, type CallFailure } from '../failure';
import {
  confirmOnPage,
  hasApplied,
  isOverForCandidate,
  startOnPage,
  type ApplyStep,
  type AsksWhoIsHere,
} from './apply.journey';
import type { Reporter } from '../ports/reporter';
import { sayApplyError } from './apply.words';
import { confirmHere } from '../identity/attendance.live';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* Applying on an advert's page: Start, the question who is here, and what was applied for on the employer's own site (spec 1 §2, R6, R6a, R3a). */

/** The state of Start. */
export type Starting =
  | { readonly _tag: 'Ready' | 'Busy' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  /** The candidate has an application for this job that is over: Start would lead nowhere (R6a). */
  | { readonly _tag: 'Over' }
  /** The server's answer leads nowhere: its own words, or that something went wrong (R6). */
  | { readonly _tag: 'Stays'; readonly words: string };

/** The Application Confirmation: whether the candidate has applied on the site that was opened. */
export interface Confirming {
  readonly url: string;
  /** The answer is on its way. */
  readonly busy: boolean;
  readonly failure?: CallFailure | undefined;
}

/** An advert's page: Start, and what it asks. */
export interface Applying {
  readonly start: Starting;
  /** The visitor must confirm who they are before the page acts for them; the confirmation waits behind that question. */
  readonly asking: boolean;
  readonly confirming: Confirming | undefined;
  /** The page says how to find it again. */
  readonly bookmarking: boolean;
}

/** What happens on an advert's page. */
export type ApplyingEvent =
  | { readonly _tag: 'AdvertShown' | 'StartPressed' | 'IsHerePressed' | 'YesPressed'; readonly advert: Advert }
  | { readonly _tag: 'OverFound' | 'BookmarkPressed' | 'BookmarkRead' }
  | {
      readonly _tag: 'Answered';
      readonly of: 'Start' | 'Confirm';
      readonly step: ApplyStep | AsksWhoIsHere;
      readonly advert: Advert;
    }
  | { readonly _tag: 'Failed'; readonly of: 'Start' | 'Confirm'; readonly failure: CallFailure }
  /** The candidate has not applied there, or the session is no longer that of the person who acted here (R3a). */
  | { readonly _tag: 'Closed' };

/** What leads away from the page, or opens the employer's own site beside it. */
export type ApplyLeads = Exclude<ApplyStep, { readonly _tag: 'Stays' }>;

/** What an advert's page asks for. `applied`: there is an application now, and the recording of this visit belongs to it. */
export type ApplyingCommand =
  | { readonly _tag: 'LookForOwn' | 'Start' | 'Confirm'; readonly advert: Advert }
  | { readonly _tag: 'ConfirmHere' }
  | { readonly _tag: 'Lead'; readonly step: ApplyLeads; readonly advert: Advert; readonly applied: boolean };

type ApplyingStep = Step<Applying, ApplyingCommand>;

const ready: Starting = { _tag: 'Ready' };

const begun = (state: Applying, advert: Advert): ApplyingStep => [
  { ...state, start: { _tag: 'Busy' } },
  [{ _tag: 'Start', advert }],
];

const confirmed = (state: Applying, advert: Advert): ApplyingStep => {
  const { confirming } = state;
  if (confirming === undefined || confirming.busy) return [state, []];
  return [{ ...state, confirming: { ...confirming, busy: true, failure: undefined } }, [{ _tag: 'Confirm', advert }]];
};

/** It can be pressed again, if it is still asked. */
const restingAgain = (state: Applying, of: 'Start' | 'Confirm', failure?: CallFailure): Applying =>
  of === 'Start'
    ? { ...state, start: failure === undefined ? ready : { _tag: 'Failed', failure } }
    : { ...state, confirming: state.confirming && { ...state.confirming, busy: false, failure } };

const answered = (
  state: Applying,
  { of, step, advert }: Extract<ApplyingEvent, { readonly _tag: 'Answered' }>,
): ApplyingStep => {
  if (step._tag === 'AsksWhoIsHere') return [{ ...restingAgain(state, of), asking: true }, []];
  const next = of === 'Start' ? state : { ...state, confirming: undefined };
  if (step._tag === 'Stays') return [{ ...next, start: { _tag: 'Stays', words: sayApplyError(step.error) } }, []];
  return [
    step._tag === 'AppliesElsewhere' ? { ...next, start: ready, confirming: { url: step.url, busy: false } } : next,
    [{ _tag: 'Lead', step, advert, applied: of === 'Start' && hasApplied(step) }],
  ];
};

/** One event on an advert's page. While Start or the confirmation is on its way, pressing it again changes nothing. */
export const applyingStep = (state: Applying, event: ApplyingEvent): ApplyingStep => {
  switch (event._tag) {
    case 'AdvertShown':
      return [state, [{ _tag: 'LookForOwn', advert: event.advert }]];
    case 'OverFound':
      return [state.start._tag === 'Ready' ? { ...state, start: { _tag: 'Over' } } : state, []];
    case 'StartPressed':
      return state.start._tag === 'Busy' ? [state, []] : begun(state, event.advert);
    case 'IsHerePressed': {
      const act = state.confirming === undefined ? begun : confirmed;
      const [next, commands] = act({ ...state, asking: false }, event.advert);
      return [next, [{ _tag: 'ConfirmHere' }, ...commands]];
    }
    case 'YesPressed':
      return confirmed(state, event.advert);
    case 'Answered':
      return answered(state, event);
    case 'Failed':
      return [restingAgain(state, event.of, event.failure), []];
    case 'BookmarkPressed':
    case 'BookmarkRead':
      return [{ ...state, bookmarking: event._tag === 'BookmarkPressed' }, []];
    case 'Closed':
      return [{ ...state, asking: false, confirming: undefined }, []];
  }
};

/** What applying on an advert's page needs. */
export type ApplyingPorts = Parameters<typeof startOnPage>[0] &
  Parameters<typeof confirmOnPage>[0] & {
    readonly presence: Parameters<typeof confirmHere>[0];
    readonly reporter: Reporter;
    /** Says which recording of the visit the application belongs to. */
    readonly nameRecording: (advert: Advert) => void;
    readonly lead: (step: ApplyLeads, advert: Advert) => void;
  };

/** Runs an advert's page. */
export const applyingMachine = (ports: ApplyingPorts): Machine<Applying, ApplyingEvent> => {
  const carry = (command: ApplyingCommand): Observable<ApplyingEvent> => {
    switch (command._tag) {
      case 'LookForOwn':
        return from(isOverForCandidate(ports)(command.advert)()).pipe(
          filter((over) => over),
          map(() => ({ _tag: 'OverFound' })),
        );
      case 'Start':
      case 'Confirm': {
        const { _tag: of, advert } = command;
        const act = of === 'Start' ? startOnPage : confirmOnPage;
        return from(act(ports)(advert)()).pipe(
          map((answer) =>
            E.isLeft(answer)
              ? { _tag: 'Failed', of, failure: answer.left }
              : { _tag: 'Answered', of, step: answer.right, advert },
          ),
        );
      }
      case 'ConfirmHere':
        confirmHere(ports.presence);
        return EMPTY;
      case 'Lead':
        if (command.applied) ports.nameRecording(command.advert);
        ports.lead(command.step, command.advert);
        return EMPTY;
    }
  };
  const threw = reporting<ApplyingEvent, ApplyingCommand>(ports.reporter, 'apply', (command) =>
    command?._tag === 'LookForOwn'
      ? { _tag: 'Closed' }
      : { _tag: 'Failed', of: command?._tag === 'Confirm' ? 'Confirm' : 'Start', failure: ourDefect },
  );
  return machine<Applying, ApplyingEvent, ApplyingCommand>(
    [{ start: ready, asking: false, confirming: undefined, bookmarking: false }, []],
    applyingStep,
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};
