import { Navigate } from 'react-router-dom';
import { isSignedIn } from '../../../application/journeys/sign-in';
import { myJobs, signIn } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { AccessRefusedPage } from './access-refused-page';

/** Where a sign-in ends that would have followed a link of no kind we know: the session is closed already (spec 1 §4, §8). */
export const AccessRefusedScreen = () => {
  const { session } = usePorts();
  const travel = useTravel();
  // An address that was typed, or the way back to this page: nobody's session is closed by looking at it.
  if (isSignedIn(session)) return <Navigate to={toPath(myJobs)} replace />;
  return <AccessRefusedPage onSignIn={() => travel.instead(signIn)} />;
};
