import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { from, ignoreElements, map, tap, type Observable } from 'rxjs';
import { ourDefect, type CallFailure } from '../failure';
import { beginSocialSignIn, leaveForProvider } from './sign-in-socially.journey';
import type { Presence } from './presence.port';
import type { Reporter } from '../ports/reporter';
import type { SessionStore } from '../ports/session-store';
import type { ProviderUnreachable, SocialSignIn, SocialTrip } from './social-sign-in.port';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* The button of social sign-in, from the press until the browser leaves for the provider's page (spec 1 §4). */

/** Why the browser did not leave, or came back without a sign-in. `CameBack`: the page it came back to said why. */
export type SocialButtonFault =
  | ProviderUnreachable
  | CallFailure
  | { readonly _tag: 'CameBack'; readonly text: string };

/** The button. */
export interface SocialButton {
  /** `preparing`: the provider is asked where to go. `leaving`: the browser is on its way there. */
  readonly phase: 'ready' | 'preparing' | 'leaving';
  readonly fault: SocialButtonFault | undefined;
}

/** What happens to the button. `ShownAgain`: going back restored the page from the browser's cache, as it was when it left. */
export type SocialButtonEvent =
  | { readonly _tag: 'Pressed' }
  | { readonly _tag: 'ShownAgain' }
  | { readonly _tag: 'Prepared'; readonly trip: SocialTrip }
  | { readonly _tag: 'Failed'; readonly fault: SocialButtonFault };

/** What the button asks for. */
export type SocialButtonCommand =
  | { readonly _tag: 'WatchReturns' }
  | { readonly _tag: 'Prepare'; readonly again: boolean }
  | { readonly _tag: 'Leave'; readonly trip: SocialTrip };

/** One event of the button. Pressing it twice asks once; an answer that it does not wait for changes nothing. */
export const socialButtonStep = (
  state: SocialButton,
  event: SocialButtonEvent,
): Step<SocialButton, SocialButtonCommand> => {
  switch (event._tag) {
    case 'Pressed':
      return state.phase === 'ready'
        ? [{ phase: 'preparing', fault: undefined }, [{ _tag: 'Prepare', again: state.fault !== undefined }]]
        : [state, []];
    case 'ShownAgain':
      return [state.phase === 'leaving' ? { ...state, phase: 'ready' } : state, []];
    case 'Prepared':
      return state.phase === 'preparing'
        ? [{ ...state, phase: 'leaving' }, [{ _tag: 'Leave', trip: event.trip }]]
        : [state, []];
    case 'Failed':
      return [{ phase: 'ready', fault: event.fault }, []];
  }
};

/** What the button needs. */
export interface SocialButtonPorts {
  /** Loads what talks to the provider; rejects if that part of the portal does not load. */
  readonly social: () => Promise<SocialSignIn>;
  readonly session: Pick<SessionStore, 'socialAttempt' | 'sessionEnded' | 'sentCode'>;
  readonly presence: Pick<Presence, 'returns'>;
  readonly reporter: Reporter;
}

/** Runs the button. `cameBack`: why the last try failed, if the provider led back. A visitor who leaves the page meanwhile is not sent to the provider. */
export const socialButtonMachine = (
  { social, session, presence, reporter }: SocialButtonPorts,
  cameBack: string | undefined,
): Machine<SocialButton, SocialButtonEvent> => {
  const partMissing = (): SocialButtonFault => ({ _tag: 'PartMissing' });
  const prepared = (again: boolean) =>
    pipe(
      TE.tryCatch(social, partMissing),
      TE.flatMap((loaded) => beginSocialSignIn({ social: loaded, session })(again)),
    );
  const carry = (command: SocialButtonCommand): Observable<SocialButtonEvent> => {
    switch (command._tag) {
      case 'WatchReturns':
        return presence.returns.pipe(map(() => ({ _tag: 'ShownAgain' })));
      case 'Prepare':
        return from(prepared(command.again)()).pipe(
          map(
            E.match(
              (fault): SocialButtonEvent => ({ _tag: 'Failed', fault }),
              (trip): SocialButtonEvent => ({ _tag: 'Prepared', trip }),
            ),
          ),
        );
      case 'Leave':
        return from(social()).pipe(
          tap((loaded) => leaveForProvider({ social: loaded, session })(command.trip)),
          ignoreElements(),
        );
    }
  };
  const threw = reporting<SocialButtonEvent>(reporter, 'social-button', () => ({ _tag: 'Failed', fault: ourDefect }));
  const fault: SocialButtonFault | undefined =
    cameBack === undefined ? undefined : { _tag: 'CameBack', text: cameBack };
  return machine<SocialButton, SocialButtonEvent, SocialButtonCommand>(
    [{ phase: 'ready', fault }, [{ _tag: 'WatchReturns' }]],
    socialButtonStep,
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};
