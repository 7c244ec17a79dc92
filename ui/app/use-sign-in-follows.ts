import { isSignedIn } from '../../application/journeys/sign-in';
import { signIn } from '../../application/navigation/destination';
import type { Milliseconds } from '../../domain/time/duration';
import { usePorts } from './ports';
import { useLeaving } from './use-leaving';
import { useTravel } from './use-travel';

/** When a session is over, sign-in replaces the page after a while. */
export const useSignInFollows = (after: Milliseconds | undefined, from: 'this page' | 'any page'): void => {
  const { session, presence } = usePorts();
  const travel = useTravel();
  useLeaving(
    after,
    () => {
      // Somebody signed in in another tab meanwhile: this tab did not, so it asks who is there.
      if (isSignedIn(session)) presence.asksWhoIsHere.write(true);
      travel.instead(signIn);
    },
    from,
  );
};
