import * as E from 'fp-ts/Either';
import { EMPTY, from, map, type Observable } from 'rxjs';
import type { Email } from '../../domain/text/email';
import type { LinkRefusal } from '../../domain/identity/sign-in-link';
import { isCallFailure, ourDefect, type CallFailure } from '../failure';
import {
  openSignInLink,
  pressSignInLink,
  type LinkOpened,
  type NobodySignedIn,
  type ReadLink,
  type WhoIsIn,
} from './sign-in-by-link.journey';
import { makeRoom, type ClosingPorts } from './sign-out.journey';
import type { Landing } from '../navigation/landing';
import type { LinkSignInApi } from './identity.api';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* Signing in by a mailed link: opening it only looks who is here, its button signs in (spec 1 §2, R3c). */

/** The page of a sign-in link. */
export type LinkSignInState =
  | { readonly _tag: 'Opening' }
  | { readonly _tag: 'NotOpened'; readonly failure: CallFailure }
  | {
      readonly _tag: 'Ready';
      readonly email: Email;
      readonly pressed: boolean;
      readonly failure: CallFailure | undefined;
    }
  | { readonly _tag: 'SomebodyElse'; readonly email: Email; readonly here: Email }
  | { readonly _tag: 'Over'; readonly refusal: LinkRefusal };

/** What happens on the page of a sign-in link. */
export type LinkSignInEvent =
  | { readonly _tag: 'Opened'; readonly answer: E.Either<CallFailure, LinkOpened> }
  | { readonly _tag: 'SignInPressed' }
  | {
      readonly _tag: 'SignInAnswered';
      readonly answer: E.Either<CallFailure | LinkRefusal, Exclude<LinkOpened, NobodySignedIn>>;
    }
  /** Somebody else is signed in here and signs out first (R3a). */
  | { readonly _tag: 'SignOutPressed' }
  | { readonly _tag: 'RetryPressed' };

/** What the page of a sign-in link asks for. `Land` opens what the stored hints chose (R2). */
export type LinkSignInCommand =
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'SignIn' }
  | { readonly _tag: 'SignOut' }
  | { readonly _tag: 'Land'; readonly landing: Landing };

type LinkSignInStep = Step<LinkSignInState, LinkSignInCommand>;

const ready = (email: Email, failure?: CallFailure): LinkSignInState => ({
  _tag: 'Ready',
  email,
  pressed: false,
  failure,
});

const opened = (state: LinkSignInState, email: Email, found: LinkOpened): LinkSignInStep => {
  switch (found._tag) {
    case 'NobodySignedIn':
      return [ready(email), []];
    case 'SignedIn':
      return [state, [{ _tag: 'Land', landing: found.landing }]];
    case 'SomebodyElse':
      return [{ _tag: 'SomebodyElse', email, here: found.email }, []];
  }
};

const notSignedIn = (email: Email, reason: CallFailure | LinkRefusal): LinkSignInState =>
  isCallFailure(reason) ? ready(email, reason) : { _tag: 'Over', refusal: reason };

/** One event on the page of a link that was sent to `email`. Pressed again during the call, the button changes nothing. */
export const linkSignInStep =
  (email: Email) =>
  (state: LinkSignInState, event: LinkSignInEvent): LinkSignInStep => {
    switch (event._tag) {
      case 'Opened':
        return E.isRight(event.answer)
          ? opened(state, email, event.answer.right)
          : [{ _tag: 'NotOpened', failure: event.answer.left }, []];
      case 'SignInPressed':
        return state._tag === 'Ready' && !state.pressed
          ? [{ ...state, pressed: true, failure: undefined }, [{ _tag: 'SignIn' }]]
          : [state, []];
      case 'SignInAnswered':
        return E.isRight(event.answer)
          ? opened(state, email, event.answer.right)
          : [notSignedIn(email, event.answer.left), []];
      case 'SignOutPressed':
        return [ready(email), [{ _tag: 'SignOut' }]];
      case 'RetryPressed':
        return [{ _tag: 'Opening' }, [{ _tag: 'Open' }]];
    }
  };

/** What signing in by a link needs. */
export type LinkSignInPorts = ClosingPorts & {
  readonly api: LinkSignInApi & WhoIsIn;
  readonly land: (landing: Landing) => void;
};

const carry =
  (ports: LinkSignInPorts, link: ReadLink) =>
  (command: LinkSignInCommand): Observable<LinkSignInEvent> => {
    switch (command._tag) {
      case 'Open':
        return from(openSignInLink(ports)(link)()).pipe(map((answer) => ({ _tag: 'Opened', answer })));
      case 'SignIn':
        return from(pressSignInLink(ports)(link)()).pipe(map((answer) => ({ _tag: 'SignInAnswered', answer })));
      case 'SignOut':
        void makeRoom(ports)();
        return EMPTY;
      case 'Land':
        ports.land(command.landing);
        return EMPTY;
    }
  };

/** Runs the page of a sign-in link, which begins by looking who is signed in on this device. */
export const linkSignInMachine = (
  ports: LinkSignInPorts,
  link: ReadLink,
): Machine<LinkSignInState, LinkSignInEvent> => {
  const threw = reporting<LinkSignInEvent>(ports.reporter, 'link-sign-in', () => ({
    _tag: 'Opened',
    answer: E.left(ourDefect),
  }));
  return machine<LinkSignInState, LinkSignInEvent, LinkSignInCommand>(
    [{ _tag: 'Opening' }, [{ _tag: 'Open' }]],
    linkSignInStep(link.email),
    inLanes(({ _tag }) => _tag, carry(ports, link), threw),
    threw,
  );
};
