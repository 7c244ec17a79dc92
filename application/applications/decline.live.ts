import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY, map, of, tap, timer, ignoreElements, type Observable, type SchedulerLike } from 'rxjs';
import type { Application } from '../../domain/applications/application';
import { declinedRedirect, type Declined, type DeclineRefusal } from '../../domain/applications/decline';
import { isCallFailure, ourDefect, type CallFailure, type ConnectionLost } from '../failure';
import { declineOffered, type DecliningFailure } from './give-up.journey';
import type { GivingUpApi, GivingUpRefusal } from './giving-up.api';
import type { Environment } from '../ports/environment';
import type { Reporter } from '../ports/reporter';
import type { IdempotencyKey } from '../ports/secrets';
import type { Connectivity } from '../live/connectivity';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import { sendWhenBack, type KeptAct } from '../live/send-when-back';

/* Declining an offer or an invitation with a reason (spec 2 §2.13, §2.14, §4.8). */

/** The state of a press on Submit. */
export type DecliningState =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Refused'; readonly refusal: DeclineRefusal | GivingUpRefusal }
  /** Held, and sent automatically when the connection is back. */
  | { readonly _tag: 'Waiting'; readonly lost: ConnectionLost }
  | { readonly _tag: 'NotAnswered'; readonly failure: CallFailure }
  /** Recorded; the list opens next. */
  | { readonly _tag: 'Done' };

/** The decline form: the reason as typed, and what became of the last press on Submit. */
export interface DeclineForm {
  readonly typed: string;
  /** Belongs to the typed reason: sent twice, it declines once (R17). */
  readonly key: IdempotencyKey;
  readonly sending: DecliningState;
  /** A request is in flight: the reason stays as it was sent. */
  readonly travels: boolean;
}

type Act = KeptAct<DecliningFailure, Declined>;

/** The reason is typed. */
export interface DeclineTyped {
  readonly _tag: 'Typed';
  readonly text: string;
}

/** What happens on the decline page. `KeyMade` follows each change of the reason; `ActChanged` is the course of the request. */
export type DeclineEvent =
  | DeclineTyped
  | { readonly _tag: 'KeyMade'; readonly key: IdempotencyKey }
  /** `application` as the list has it now. */
  | { readonly _tag: 'SubmitPressed'; readonly application: Application }
  | { readonly _tag: 'ActChanged'; readonly act: Act };

/** What the decline page asks for. `LeaveSoon` shows My Jobs 2 s after the reason is recorded (spec 2 §4.8). */
export type DeclineCommand =
  | { readonly _tag: 'MakeKey' }
  | {
      readonly _tag: 'Send';
      readonly application: Application;
      readonly typed: string;
      readonly key: IdempotencyKey;
    }
  /** A request that waits for the connection is not sent again. */
  | { readonly _tag: 'TakeBack' }
  | { readonly _tag: 'LeaveSoon' };

type DeclineStep = Step<DeclineForm, DeclineCommand>;

const notDone = (reason: DecliningFailure): DecliningState =>
  isCallFailure(reason) ? { _tag: 'NotAnswered', failure: reason } : { _tag: 'Refused', refusal: reason };

const hear = (state: DeclineForm, act: Act): DeclineStep => {
  switch (act._tag) {
    case 'Travelling':
      return [{ ...state, travels: true }, []];
    case 'Waiting':
      return [{ ...state, travels: false, sending: act }, []];
    case 'Answered':
      return E.isRight(act.answer)
        ? [{ ...state, travels: false, sending: { _tag: 'Done' } }, [{ _tag: 'LeaveSoon' }]]
        : [{ ...state, travels: false, sending: notDone(act.answer.left) }, []];
  }
};

/** Sent and not refused: typing changes nothing any more. */
const isLocked = ({ sending, travels }: DeclineForm): boolean => travels || sending._tag === 'Done';

/** One event on the decline page. While a request is in flight, typing and Submit change nothing. */
export const declineStep = (state: DeclineForm, event: DeclineEvent): DeclineStep => {
  switch (event._tag) {
    case 'Typed':
      // Another reason is another request: it gets a key of its own, and what was wrong with the old one no longer counts (spec 2 §5).
      return isLocked(state)
        ? [state, []]
        : [{ ...state, typed: event.text, sending: { _tag: 'NotAsked' } }, [{ _tag: 'TakeBack' }, { _tag: 'MakeKey' }]];
    case 'KeyMade':
      return [{ ...state, key: event.key }, []];
    case 'SubmitPressed': {
      if (isLocked(state) || state.sending._tag === 'Asking') return [state, []];
      const { typed, key } = state;
      return [
        { ...state, sending: { _tag: 'Asking' } },
        [{ _tag: 'Send', application: event.application, typed, key }],
      ];
    }
    case 'ActChanged':
      return hear(state, event.act);
  }
};

/** What the decline page needs. `forgetList` is called even if the candidate has left the page by then. */
export interface DeclinePorts {
  readonly api: Pick<GivingUpApi, 'decline'>;
  readonly environment: Pick<Environment, 'newKey'>;
  readonly connectivity: Pick<Connectivity, 'back'>;
  readonly reporter: Reporter;
  /** The fetched list is out of date. */
  readonly forgetList: () => void;
  readonly showList: () => void;
}

const answered = (act: Act): DeclineEvent => ({ _tag: 'ActChanged', act });

const carry =
  (ports: DeclinePorts, scheduler: SchedulerLike | undefined) =>
  (command: DeclineCommand): Observable<DeclineEvent> => {
    switch (command._tag) {
      case 'MakeKey':
        return of({ _tag: 'KeyMade', key: ports.environment.newKey() });
      case 'Send':
        // Refresh the list even if the visitor has left this page meanwhile.
        return sendWhenBack(
          TE.tapIO(declineOffered(ports)(command.application, command.typed, command.key), () => ports.forgetList),
          ports.connectivity.back,
          scheduler,
        ).pipe(map(answered));
      case 'TakeBack':
        return EMPTY;
      case 'LeaveSoon':
        return timer(declinedRedirect, scheduler).pipe(tap(ports.showList), ignoreElements());
    }
  };

/** Runs the decline form, empty at first. A request held for the connection is sent when the device is back online. */
export const declineMachine = (ports: DeclinePorts, scheduler?: SchedulerLike): Machine<DeclineForm, DeclineEvent> => {
  const threw = reporting<DeclineEvent>(ports.reporter, 'decline', () =>
    answered({ _tag: 'Answered', answer: E.left(ourDefect) }),
  );
  return machine<DeclineForm, DeclineEvent, DeclineCommand>(
    [{ typed: '', key: ports.environment.newKey(), sending: { _tag: 'NotAsked' }, travels: false }, []],
    declineStep,
    inLanes(({ _tag }) => (_tag === 'TakeBack' ? 'Send' : _tag), carry(ports, scheduler), threw),
    threw,
  );
};
