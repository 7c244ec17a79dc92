import * as O from 'fp-ts/Option';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { filter, map, merge, startWith, take } from 'rxjs';
import { idleEnd } from '../../application/live/attendance';
import type { SessionEnd } from '../../application/live/session-watch';
import { endIdle, endSession, signOut } from '../../application/journeys/sign-out';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { sessionTimeout, signedOutMessage } from '../../application/words/failures';
import { expiryRedirect, signOutRedirect } from '../../domain/identity/session';
import type { Milliseconds } from '../../domain/time/duration';
import { usePorts } from './ports';
import { useSignInFollows } from './use-sign-in-follows';

type End = SessionEnd['_tag'] | 'LoggedOut';

const signInAfter = (end: End | undefined): Milliseconds | undefined => {
  switch (end) {
    case 'LoggedOut':
      return signOutRedirect;
    case 'Expired':
    case 'EndedElsewhere':
    case 'Idle':
      return expiryRedirect;
    case 'TakenOver':
    case undefined:
      return undefined;
  }
};

interface EndedSession {
  /** Replaces the page: on a shared phone none of the candidate's data stays in view, and nothing can be pressed. */
  readonly said: string | undefined;
  /** The candidate logs out: immediately, online or not (R3a). */
  readonly leave: () => void;
}

/**
 * Ends the session (spec 1 §8, spec 2 §4.11, R3): when the candidate logs out, after a 401, when another tab ended the session, after 48 hours
 * without use, and when somebody else signed in.
 */
export const useSessionEnd = (asking: boolean): EndedSession => {
  const ports = usePorts();
  const { session, sessionWatch, presence } = ports;
  const { pathname, search } = useLocation();
  const [end, setEnd] = useState<End>();
  const [said, setSaid] = useState<string>();

  const close = useEffectEvent((ending: SessionEnd) => {
    switch (ending._tag) {
      case 'Expired':
        endSession(session, `${pathname}${search}`);
        setSaid(ending.message);
        break;
      case 'EndedElsewhere':
        presence.leave();
        // Assumed until it is known that the candidate logged out.
        setSaid(sessionTimeout);
        break;
      case 'Idle':
        void endIdle(ports)();
        setSaid(sessionTimeout);
        break;
      case 'TakenOver':
        // A reload drops the previous person's data; the page then asks who is there.
        presence.leave();
        presence.asksWhoIsHere.write(true);
        setSaid('');
        window.location.replace(toPath(myJobs));
    }
    setEnd(ending._tag);
  });

  const leave = (): void => {
    void signOut(ports)();
    setSaid(signedOutMessage);
    setEnd('LoggedOut');
  };

  useEffect(() => {
    if (end !== undefined) return undefined;
    const ending = merge(sessionWatch.ends, idleEnd(presence, { asking })).pipe(take(1));
    const subscription = ending.subscribe(close);
    return () => subscription.unsubscribe();
  }, [end, asking, sessionWatch, presence]);

  useSignInFollows(signInAfter(end), 'any page');

  useEffect(() => {
    if (end !== 'EndedElsewhere') return undefined;
    // The other tab clears storage first and then writes the reason; the sign-in page removes the reason.
    const telling = presence.stirs
      .pipe(
        startWith(undefined),
        map(() => O.toUndefined(session.signOutMessage.read())),
        filter((message) => message !== undefined),
        take(1),
      )
      .subscribe(setSaid);
    return () => telling.unsubscribe();
  }, [end, presence, session]);

  return { said, leave };
};
