import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY, from, map, of, type Observable } from 'rxjs';
import { isActRefusal } from '../../domain/applications/act-refusals';
import type { Application } from '../../domain/applications/application';
import type {
  CancellationChoice,
  CancellationForm,
  CancellationPlace,
  CancellationRefusal,
  CancellationRequest,
} from '../../domain/applications/cancellation';
import { isCallFailure, ourDefect, type CallFailure } from '../failure';
import { giveUpAppointment, type GivingUpFailure } from './give-up.journey';
import type { GivingUpApi, GivingUpRefusal } from './giving-up.api';
import type { Clock } from '../ports/clock';
import type { Environment } from '../ports/environment';
import type { Reporter } from '../ports/reporter';
import type { IdempotencyKey } from '../ports/secrets';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* Giving an appointment up, for another time later or for good (spec 1 §4, R18). It waits for its own button (live/decisions/001). */

/** The outcome of the submitted choice. */
export type GivingUpState =
  | { readonly _tag: 'Answering' }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Incomplete'; readonly refusal: CancellationRefusal }
  | { readonly _tag: 'NotDone'; readonly because: CallFailure | GivingUpRefusal }
  /** Given up; the dialog closes. */
  | { readonly _tag: 'Done' };

/** The cancel dialog: what was answered, and what became of it. */
export interface GivingUpForm extends CancellationForm {
  /** Belongs to the answers: sent twice, they cancel once (R17). */
  readonly key: IdempotencyKey;
  readonly givingUp: GivingUpState;
}

/** What happens in the cancel dialog. `KeyMade` follows each change of the answers. */
export type GivingUpEvent =
  | { readonly _tag: 'Chosen'; readonly choice: CancellationChoice }
  | { readonly _tag: 'Typed'; readonly reason: string }
  | { readonly _tag: 'KeyMade'; readonly key: IdempotencyKey }
  | { readonly _tag: 'SubmitPressed' | 'BackPressed' }
  /** The recovery from a failure. */
  | { readonly _tag: 'ActPressed' }
  | { readonly _tag: 'Answered'; readonly answer: E.Either<GivingUpFailure, CancellationRequest> };

/** What the cancel dialog asks for. `ShowList`: the application is not what the dialog was opened for. */
export type GivingUpCommand =
  | { readonly _tag: 'MakeKey' }
  | { readonly _tag: 'Send'; readonly form: CancellationForm; readonly key: IdempotencyKey }
  | { readonly _tag: 'Close' | 'ShowList' }
  | { readonly _tag: 'GoOn'; readonly request: CancellationRequest };

type GivingUpStep = Step<GivingUpForm, GivingUpCommand>;

/** The kind of problem: something is missing in the dialog, or the call failed. */
export const whatBecame = (failure: GivingUpFailure): GivingUpState => {
  if (isCallFailure(failure)) return { _tag: 'NotDone', because: failure };
  if (isActRefusal(failure)) return { _tag: 'NotDone', because: failure };
  switch (failure._tag) {
    case 'ChoiceMissing':
    case 'ReasonMissing':
    case 'ReasonTooLong':
      return { _tag: 'Incomplete', refusal: failure };
    case 'NoSuchApplication':
    case 'KeyUsedBefore':
      return { _tag: 'NotDone', because: failure };
  }
};

const sent = (state: GivingUpForm): GivingUpStep => {
  const { choice, reason, key } = state;
  return [{ ...state, givingUp: { _tag: 'Sending' } }, [{ _tag: 'Send', form: { choice, reason }, key }]];
};

/** One event in the cancel dialog. While the call is on its way, and once the appointment is given up, nothing pressed or typed changes anything. */
export const givingUpStep = (state: GivingUpForm, event: GivingUpEvent): GivingUpStep => {
  const { givingUp } = state;
  if (event._tag === 'Answered')
    return E.isRight(event.answer)
      ? [{ ...state, givingUp: { _tag: 'Done' } }, [{ _tag: 'GoOn', request: event.answer.right }]]
      : [{ ...state, givingUp: whatBecame(event.answer.left) }, []];
  if (givingUp._tag === 'Sending' || givingUp._tag === 'Done') return [state, []];
  switch (event._tag) {
    case 'Chosen':
      return [{ ...state, choice: event.choice, givingUp: { _tag: 'Answering' } }, [{ _tag: 'MakeKey' }]];
    case 'Typed':
      // A call that failed is still said: typing mends only the reason.
      return [
        { ...state, reason: event.reason, givingUp: givingUp._tag === 'Incomplete' ? { _tag: 'Answering' } : givingUp },
        [{ _tag: 'MakeKey' }],
      ];
    case 'KeyMade':
      return [{ ...state, key: event.key }, []];
    case 'SubmitPressed':
      return sent(state);
    case 'BackPressed':
      return [state, [{ _tag: 'Close' }]];
    case 'ActPressed':
      if (givingUp._tag !== 'NotDone') return [state, []];
      return isCallFailure(givingUp.because) ? sent(state) : [state, [{ _tag: 'ShowList' }]];
  }
};

/** What the cancel dialog needs. */
export interface GivingUpPorts {
  readonly api: Pick<GivingUpApi, 'giveUp'>;
  readonly clock: Clock;
  readonly environment: Pick<Environment, 'newKey'>;
  readonly reporter: Reporter;
  /** The appointment is given up: called even if the candidate has left the page by then. */
  readonly announce: (request: CancellationRequest) => void;
  /** The page goes on without the appointment. */
  readonly goOn: (request: CancellationRequest) => void;
  readonly close: () => void;
  readonly showList: () => void;
}

/** Runs the cancel dialog of an application. On /scheduleOrCancel it only confirms that the time is given back to choose another one (R18). */
export const givingUpMachine = (
  ports: GivingUpPorts,
  application: Application,
  place: CancellationPlace,
): Machine<GivingUpForm, GivingUpEvent> => {
  const threw = reporting<GivingUpEvent>(ports.reporter, 'giving-up', () => ({
    _tag: 'Answered',
    answer: E.left(ourDefect),
  }));
  const carry = (command: GivingUpCommand): Observable<GivingUpEvent> => {
    switch (command._tag) {
      case 'MakeKey':
        return of({ _tag: 'KeyMade', key: ports.environment.newKey() });
      case 'Send': {
        const giving = giveUpAppointment(ports)(application, command.form, place, command.key);
        return from(TE.tapIO(giving, (request) => () => ports.announce(request))()).pipe(
          map((answer) => ({ _tag: 'Answered', answer })),
        );
      }
      case 'GoOn':
        ports.goOn(command.request);
        return EMPTY;
      case 'Close':
        ports.close();
        return EMPTY;
      case 'ShowList':
        ports.showList();
        return EMPTY;
    }
  };
  const choice = place === 'schedule-or-cancel' ? 'reschedule-later' : undefined;
  return machine<GivingUpForm, GivingUpEvent, GivingUpCommand>(
    [{ choice, reason: '', key: ports.environment.newKey(), givingUp: { _tag: 'Answering' } }, []],
    givingUpStep,
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};
