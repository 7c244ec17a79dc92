import * as O from 'fp-ts/Option';
import {
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  startWith,
  take,
  tap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { expiryRedirect, signOutRedirect } from '../../domain/identity/session';
import type { Milliseconds } from '../../domain/time/duration';
import { isSignedIn } from './sign-in.journey';
import { endIdle, endSession, signOut, type ClosingPorts } from './sign-out.journey';
import type { Presence } from './presence.port';
import { sessionTimeout, signedOutMessage } from '../words/failures';
import { asksNow, confirmHere, idleEnd, returnsAsking, type ReturnedLate } from './attendance.live';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import type { SessionEnd, SessionWatch } from './session-watch.live';

/*
 * The session of one page, and its end (spec 1 §8, spec 2 §4.11, R3): the candidate logs out, the server reports it, another tab ended it, nobody used it for 48 hours,
 * or somebody else signed in. Before that, whoever comes back after a while confirms who they are (spec 1 §2, R3a).
 */

/**
 * A `signed-in` page ends with its session. A `public` page needs none, so it stays unless the server reports the end; then sign-in follows, which
 * leads back to it.
 */
export type SessionPage = 'signed-in' | 'public';

/** How the session of a page ends. The candidate logs out: immediately, online or not (R3a). */
export type PageSessionEnd = SessionEnd | { readonly _tag: 'LogOutPressed' };

/** What a page shows of its session. */
export interface PageSession {
  /** Visitors must confirm who they are before any of the candidate's data is shown. */
  readonly asking: boolean;
  /** They did, on this page. */
  readonly answered: boolean;
  /** The page is rendered, hidden while it asks. One that has just been loaded is not rendered before the answer. */
  readonly rendered: boolean;
  /** Replaces the page: on a shared phone none of the candidate's data stays in view, and nothing can be pressed. Empty while it loads again. */
  readonly message: string | undefined;
  /** The candidate is asked whether to log out. */
  readonly leaving: boolean;
  /** A public page stays, without what it knew of the person whose session ended. */
  readonly forgotten: boolean;
}

/** What happens to the session of a page. */
export type SessionEvent =
  | ReturnedLate
  /** 'Yes' to the question who is here. */
  | { readonly _tag: 'YesPressed' }
  | { readonly _tag: 'LogOutAsked' | 'LogOutDismissed' }
  | PageSessionEnd
  /** The message that the tab that ended the session has left. */
  | { readonly _tag: 'ReasonFound'; readonly message: string }
  /** Our own code threw; it is reported. */
  | { readonly _tag: 'Broke' };

/** What the session of a page asks for. An end closes the session, each in its own way; on `Forget` the page drops what it knows of the first person. */
export type SessionCommand =
  | { readonly _tag: 'Watch'; readonly asking: boolean }
  | { readonly _tag: 'StopWatching' | 'Confirm' | 'Forget' | 'FindReason' | 'Reload' }
  | PageSessionEnd
  | { readonly _tag: 'ShowSignIn'; readonly after: Milliseconds };

type SessionStep = Step<PageSession, SessionCommand>;

/** The words replace the page, and the commands follow the end. */
const over = (
  state: PageSession,
  end: PageSessionEnd,
  message: string,
  ...follows: readonly SessionCommand[]
): SessionStep => [{ ...state, message }, [{ _tag: 'StopWatching' }, end, ...follows]];

const signInAfter = (after: Milliseconds): SessionCommand => ({ _tag: 'ShowSignIn', after });

/** One event in the session of a page. After its end, only the reason for it can still arrive. */
export const sessionStep =
  (page: SessionPage) =>
  (state: PageSession, event: SessionEvent): SessionStep => {
    if (event._tag === 'ReasonFound') return [{ ...state, message: event.message }, []];
    if (state.message !== undefined) return [state, []];
    switch (event._tag) {
      case 'ReturnedLate':
        return [{ ...state, asking: true }, [{ _tag: 'Watch', asking: true }]];
      case 'YesPressed':
        return [
          { ...state, asking: false, answered: true, rendered: true },
          [{ _tag: 'Confirm' }, { _tag: 'Watch', asking: false }],
        ];
      case 'LogOutAsked':
      case 'LogOutDismissed':
        return [{ ...state, leaving: event._tag === 'LogOutAsked' }, []];
      case 'LogOutPressed':
        return over(state, event, signedOutMessage, signInAfter(signOutRedirect));
      case 'Expired':
        return over(state, event, event.message, signInAfter(expiryRedirect));
      case 'Idle':
        return over(state, event, sessionTimeout, signInAfter(expiryRedirect));
      case 'EndedElsewhere':
        return page === 'public'
          ? [{ ...state, forgotten: true }, [event, { _tag: 'Forget' }]]
          : // Assumed until it is known that the candidate logged out.
            over(state, event, sessionTimeout, { _tag: 'FindReason' }, signInAfter(expiryRedirect));
      case 'TakenOver':
        return page === 'public'
          ? [{ ...state, forgotten: true }, [event, { _tag: 'Forget' }]]
          : // A reload drops the previous person's data; the page then asks who is there.
            over(state, event, '', { _tag: 'Reload' });
      case 'Broke':
        return [state, []];
    }
  };

/** What the session of a page needs. */
export interface SessionPorts extends ClosingPorts {
  readonly presence: Presence;
  readonly sessionWatch: Pick<SessionWatch, 'ends'>;
  /** The path and query of the page that is open now. */
  readonly address: () => string;
  /** Undefined: the page is replaced at each end. */
  readonly forget: (() => void) | undefined;
  readonly reload: () => void;
  readonly showSignIn: () => void;
}

/** The other tab clears storage first and then writes the reason; the sign-in page removes the reason. */
const reasonFound = ({ presence, session }: SessionPorts): Observable<SessionEvent> =>
  presence.stirs.pipe(
    startWith(undefined),
    map(() => O.toUndefined(session.signOutMessage.read())),
    filter((message) => message !== undefined),
    take(1),
    map((message) => ({ _tag: 'ReasonFound', message })),
  );

const carry =
  (page: SessionPage, ports: SessionPorts, scheduler: SchedulerLike | undefined) =>
  (command: SessionCommand): Observable<SessionEvent> => {
    const { presence, session, sessionWatch } = ports;
    switch (command._tag) {
      case 'Watch': {
        const { ends } = sessionWatch;
        if (page === 'public') return ends;
        const { asking } = command;
        return merge(ends, idleEnd(presence, { asking, scheduler }), asking ? EMPTY : returnsAsking(presence));
      }
      case 'StopWatching':
        return EMPTY;
      case 'Confirm':
        confirmHere(presence);
        return EMPTY;
      case 'LogOutPressed':
        void signOut(ports)();
        return EMPTY;
      case 'Idle':
        void endIdle(ports)();
        return EMPTY;
      case 'Expired':
        endSession(session, ports.address());
        return EMPTY;
      case 'EndedElsewhere':
        presence.leave();
        return EMPTY;
      case 'TakenOver':
        presence.leave();
        presence.asksWhoIsHere.write(true);
        return EMPTY;
      case 'Forget':
        ports.forget?.();
        return EMPTY;
      case 'FindReason':
        return reasonFound(ports);
      case 'Reload':
        ports.reload();
        return EMPTY;
      case 'ShowSignIn': {
        const at = ports.address();
        return timer(command.after, scheduler).pipe(
          // A visitor of a public page who is already on the way to another one is not redirected.
          filter(() => page === 'signed-in' || ports.address() === at),
          tap(() => {
            // Somebody signed in in another tab meanwhile: this tab did not, so it asks who is there.
            if (isSignedIn(session)) presence.asksWhoIsHere.write(true);
            ports.showSignIn();
          }),
          ignoreElements(),
        );
      }
    }
  };

/** Watches the session of a page from its opening on, and ends it. */
export const sessionMachine = (
  page: SessionPage,
  ports: SessionPorts,
  scheduler?: SchedulerLike,
): Machine<PageSession, SessionEvent> => {
  const asking = page === 'signed-in' && asksNow(ports.presence);
  const threw = reporting<SessionEvent>(ports.reporter, 'session-end', () => ({ _tag: 'Broke' }));
  return machine<PageSession, SessionEvent, SessionCommand>(
    [
      { asking, answered: false, rendered: !asking, message: undefined, leaving: false, forgotten: false },
      [{ _tag: 'Watch', asking }],
    ],
    sessionStep(page),
    inLanes(({ _tag }) => (_tag === 'StopWatching' ? 'Watch' : _tag), carry(page, ports, scheduler), threw),
    threw,
  );
};
