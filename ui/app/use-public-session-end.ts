import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endSession } from '../../application/journeys/sign-out';
import type { SessionEnd } from '../../application/live/session-watch';
import { expiryRedirect } from '../../domain/identity/session';
import { usePorts } from './ports';
import { useSignInFollows } from './use-sign-in-follows';

/**
 * Handles the end of a session on a public page (R3, R3b). When the server reports it, a notice replaces the page, everything is wiped, and sign-in
 * follows, which leads back here. When another tab ended the session, the page stays, since it needs none; if somebody signed in there, this page
 * asks who is there before it acts in their name. In each case the page forgets the first person's data.
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

  useSignInFollows(said === undefined ? undefined : expiryRedirect, 'this page');

  return said;
};
