import { useSyncExternalStore } from 'react';
import { isSignedIn } from '../../application/journeys/sign-in';
import { usePorts } from './ports';

/** Nothing here changes while one reads. */
const never = () => () => undefined;

/** Whether somebody is signed in, on a page that is open to all. A finished page does not know who reads it: that comes with the script. */
export const useSignedIn = (): boolean => {
  const { session } = usePorts();
  return useSyncExternalStore(
    never,
    () => isSignedIn(session),
    () => false,
  );
};
