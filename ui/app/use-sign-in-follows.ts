import { useEffect } from 'react';
import { timer } from 'rxjs';
import { isSignedIn } from '../../application/journeys/sign-in';
import { signIn } from '../../application/navigation/destination';
import type { Milliseconds } from '../../domain/time/duration';
import { usePorts } from './ports';
import { useTravel } from './use-travel';

/** A session is over: sign-in takes the page's place after a while. Who leaves the page before stays where they went. */
export const useSignInFollows = (after: Milliseconds | undefined): void => {
  const { session, presence } = usePorts();
  const travel = useTravel();
  useEffect(() => {
    if (after === undefined) return undefined;
    const leaving = timer(after).subscribe(() => {
      // Somebody signed in meanwhile in another tab: this one did not, and asks who is here.
      if (isSignedIn(session)) presence.asksWhoIsHere.write(true);
      travel.instead(signIn);
    });
    return () => leaving.unsubscribe();
  }, [after, session, presence, travel]);
};
