import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endSession } from '../../application/journeys/sign-out';
import type { SessionEnd } from '../../application/live/session-watch';
import { expiryRedirect } from '../../domain/identity/session';
import { usePorts } from './ports';
import { useSignInFollows } from './use-sign-in-follows';

/**
 * The end of a session on a page for everybody (R3, R3b). Where the server says so: it is said in the place of the page, everything is wiped, and
 * sign-in follows, which leads back here. Where another tab ended it, the page stays, since it needs no session; who signed in there is asked for
 * before anything is done in their name. In each case the page forgets what was the first person's.
 */
export const usePublicSessionEnd = (forget: () => void): string | undefined => {
  const { session, sessionWatch, presence } = usePorts();
  const { pathname, search } = useLocation();
  const [said, setSaid] = useState<string>();

  const close = useEffectEvent((ending: SessionEnd) => {
    switch (ending._tag) {
      case 'Expired':
        endSession(session, `${pathname}${search}`);
        setSaid(ending.message);
        break;
      case 'EndedElsewhere':
      case 'Idle':
        presence.leave();
        break;
      case 'TakenOver':
        presence.leave();
        presence.asksWhoIsHere.write(true);
    }
    forget();
  });

  useEffect(() => {
    if (said !== undefined) return undefined;
    const subscription = sessionWatch.ends.subscribe(close);
    return () => subscription.unsubscribe();
  }, [said, sessionWatch]);

  useSignInFollows(said === undefined ? undefined : expiryRedirect);

  return said;
};
