import { useSyncExternalStore } from 'react';
import { isSignedIn } from '../../../application/journeys/sign-in';
import { usePorts } from '../../app/ports';
import { LandingPage } from './landing-page';

/** Nothing here changes while one reads. */
const never = () => () => undefined;

/** /how-it-works, for everybody. The finished page does not know who reads it: that comes with the script. */
export const LandingScreen = () => {
  const { session, environment } = usePorts();
  const signedIn = useSyncExternalStore(
    never,
    () => isSignedIn(session),
    () => false,
  );
  return <LandingPage signedIn={signedIn} supportEmail={environment.supportEmail} />;
};
