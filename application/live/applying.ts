import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { EMPTY, from, map, type Observable } from 'rxjs';
import type { ApplyResult } from '../../domain/applications/apply-result';
import type { Advert } from '../../domain/positions/advert';
import { ourDefect, type CallFailure } from '../failure';
import { confirmOnPage, hasApplied, startOnPage, type ApplyStep, type AsksWhoIsHere } from '../journeys/apply';
import type { Reporter } from '../ports/reporter';
import { confirmHere } from './attendance';
import { inLanes, machine, type Machine, type Step } from './machine';

/* Applying on an advert's page: Start, the question who is here, and what was applied for on the employer's own site (spec 1 §2, R6, R6a, R3a). */

/** The state of Start. */
export type Starting =
  | { readonly _tag: 'Ready' | 'Busy' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  /** The server's answer leads nowhere (R6). */
  | Extract<ApplyResult, { readonly _tag: 'Stays' }>;

/** The Application Confirmation: whether the candidate has applied on the site that was opened. */
export interface Confirming {
  readonly url: string;
  /** The answer is on its way. */
  readonly busy: boolean;
  readonly failure: CallFailure | undefined;
}

/** An advert's page: Start, and what it asks. */
export interface Applying {
  readonly start: Starting;
  /** Who is here must be confirmed before the page acts in their name; the confirmation waits below the question. */
  readonly asking: boolean;
  readonly confirming: Confirming | undefined;
}

/** The advert that was acted on, and what became of it. */
interface Taken<A> {
  readonly step: A;
  readonly advert: Advert;
}

type Answer = E.Either<CallFailure, Taken<ApplyStep | AsksWhoIsHere>>;

/** What happens on an advert's page. */
export type ApplyingEvent =
  /** `BegunBefore`: Start was pressed on the card, or before signing in (R2, R10). */
  | { readonly _tag: 'StartPressed' | 'BegunBefore' | 'IsHerePressed' | 'HasAppliedPressed'; readonly advert: Advert }
  | { readonly _tag: 'HasNotAppliedPressed' }
  | { readonly _tag: 'Started' | 'Confirmed'; readonly answer: Answer }
  /** The session is no longer that of the person who acted here. */
  | { readonly _tag: 'SessionChanged' };

/** Where applying leads away from the page. */
export type ApplyLeads = Extract<ApplyStep, { readonly _tag: 'LeadsTo' | 'NeedsResume' }>;

/** What an advert's page asks for. */
export type ApplyingCommand =
  | { readonly _tag: 'Start' | 'Confirm' | 'NameRecording'; readonly advert: Advert }
  | { readonly _tag: 'ConfirmHere' }
  | { readonly _tag: 'OpenSite'; readonly url: string }
  | ({ readonly _tag: 'Lead' } & Taken<ApplyLeads>);

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

const followed = (state: Applying, { step, advert }: Taken<ApplyStep>): ApplyingStep => {
  switch (step._tag) {
    case 'LeadsTo':
    case 'NeedsResume':
      return [state, [{ _tag: 'Lead', step, advert }]];
    case 'AppliesElsewhere':
      return [
        { ...state, start: ready, confirming: { url: step.url, busy: false, failure: undefined } },
        [{ _tag: 'OpenSite', url: step.url }],
      ];
    case 'Stays':
      return [{ ...state, start: step }, []];
  }
};

const started = (state: Applying, answer: Answer): ApplyingStep => {
  if (E.isLeft(answer)) return [{ ...state, start: { _tag: 'Failed', failure: answer.left } }, []];
  const { step, advert } = answer.right;
  if (step._tag === 'AsksWhoIsHere') return [{ ...state, start: ready, asking: true }, []];
  const [next, commands] = followed(state, { step, advert });
  return [next, hasApplied(step) ? [{ _tag: 'NameRecording', advert }, ...commands] : commands];
};

const afterConfirming = (state: Applying, answer: Answer): ApplyingStep => {
  const confirming = state.confirming && { ...state.confirming, busy: false };
  if (E.isLeft(answer)) return [{ ...state, confirming: confirming && { ...confirming, failure: answer.left } }, []];
  const { step, advert } = answer.right;
  if (step._tag === 'AsksWhoIsHere') return [{ ...state, confirming, asking: true }, []];
  return followed({ ...state, confirming: undefined }, { step, advert });
};

/** One event on an advert's page. While Start or the confirmation is on its way, pressing it again changes nothing. */
export const applyingStep = (state: Applying, event: ApplyingEvent): ApplyingStep => {
  switch (event._tag) {
    case 'BegunBefore':
      return begun(state, event.advert);
    case 'StartPressed':
      return state.start._tag === 'Busy' ? [state, []] : begun(state, event.advert);
    case 'IsHerePressed': {
      const { advert } = event;
      const answered = { ...state, asking: false };
      const [next, commands] = state.confirming === undefined ? begun(answered, advert) : confirmed(answered, advert);
      return [next, [{ _tag: 'ConfirmHere' }, ...commands]];
    }
    case 'HasAppliedPressed':
      return confirmed(state, event.advert);
    case 'HasNotAppliedPressed':
      return [{ ...state, confirming: undefined }, []];
    case 'Started':
      return started(state, event.answer);
    case 'Confirmed':
      return afterConfirming(state, event.answer);
    case 'SessionChanged':
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
    readonly openSite: (url: string) => void;
    readonly lead: (step: ApplyLeads, advert: Advert) => void;
  };

/** Runs an advert's page. `begins`: Start was pressed before the advert is here, so it is busy until then. */
export const applyingMachine = (ports: ApplyingPorts, begins: boolean): Machine<Applying, ApplyingEvent> => {
  const answered = (
    _tag: 'Started' | 'Confirmed',
    act: TE.TaskEither<CallFailure, ApplyStep | AsksWhoIsHere>,
    advert: Advert,
  ): Observable<ApplyingEvent> =>
    from(act()).pipe(
      map((answer) => ({ _tag, answer: E.map((step: ApplyStep | AsksWhoIsHere) => ({ step, advert }))(answer) })),
    );
  const carry = (command: ApplyingCommand): Observable<ApplyingEvent> => {
    switch (command._tag) {
      case 'Start':
        return answered('Started', startOnPage(ports)(command.advert), command.advert);
      case 'Confirm':
        return answered('Confirmed', confirmOnPage(ports)(command.advert), command.advert);
      case 'ConfirmHere':
        confirmHere(ports.presence);
        return EMPTY;
      case 'NameRecording':
        ports.nameRecording(command.advert);
        return EMPTY;
      case 'OpenSite':
        ports.openSite(command.url);
        return EMPTY;
      case 'Lead':
        ports.lead(command.step, command.advert);
        return EMPTY;
    }
  };
  const threw = (thrown: unknown, command?: ApplyingCommand): ApplyingEvent => {
    ports.reporter.report('applying-threw', { error: String(thrown) });
    return { _tag: command?._tag === 'Confirm' ? 'Confirmed' : 'Started', answer: E.left(ourDefect) };
  };
  return machine<Applying, ApplyingEvent, ApplyingCommand>(
    [{ start: begins ? { _tag: 'Busy' } : ready, asking: false, confirming: undefined }, []],
    applyingStep,
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};
