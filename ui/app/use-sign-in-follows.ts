import { useEffect } from 'react';
import { timer } from 'rxjs';
import { isSignedIn } from '../../application/journeys/sign-in';
import { signIn } from '../../application/navigation/destination';
import type { Milliseconds } from '../../domain/time/duration';
import { usePorts } from './ports';
import { useTravel } from './use-travel';

/** When a session is over, sign-in replaces the page after a while. Visitors who leave the page earlier stay where they went. */
export const useSignInFollows = (after: Milliseconds | undefined): void => {
  const { session, presence } = usePorts();
  const travel = useTravel();
  useEffect(() => {
    if (after === undefined) return undefined;
    const leaving = timer(after).subscribe(() => {
      // Somebody signed in in another tab meanwhile: this tab did not, so it asks who is there.
      if (isSignedIn(session)) presence.asksWhoIsHere.write(true);
      travel.instead(signIn);
    });
    return () => leaving.unsubscribe();
  }, [after, session, presence, travel]);
};
