import { useSyncExternalStore } from 'react';
import { isSignedIn } from '../../application/identity/sign-in.journey';
import { usePorts } from './ports';

/** There is nothing to subscribe to: the value does not change while the page is open. */
const never = () => () => undefined;

/** Whether a candidate is signed in, on a public page. A prerendered page does not know its visitor: the script finds out. */
export const useSignedIn = (): boolean => {
  const { session } = usePorts();
  return useSyncExternalStore(
    never,
    () => isSignedIn(session),
    () => false,
  );
};
