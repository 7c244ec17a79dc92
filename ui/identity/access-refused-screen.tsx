import { Navigate } from 'react-router-dom';
import { isSignedIn } from '../../application/identity/sign-in.journey';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { usePorts } from '../hooks/ports';
import { AccessRefusedPage } from './access-refused-page';

/** Where a sign-in ends if it would have followed a link of an unknown type: the session is already closed (spec 1 §4, §8). */
export const AccessRefusedScreen = () => {
  const { session } = usePorts();
  // The address was typed, or reached by going back: viewing this page closes nobody's session.
  if (isSignedIn(session)) return <Navigate to={toPath(myJobs)} replace />;
  return <AccessRefusedPage />;
};
