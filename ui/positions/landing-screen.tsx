import { usePorts } from '../hooks/ports';
import { useSignedIn } from '../hooks/use-signed-in';
import { LandingPage } from './landing-page';

/** /how-it-works, for everybody. */
export const LandingScreen = () => {
  const { environment } = usePorts();
  return <LandingPage signedIn={useSignedIn()} supportEmail={environment.supportEmail} />;
};
