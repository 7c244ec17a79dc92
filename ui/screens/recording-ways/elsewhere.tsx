import { Navigate } from 'react-router-dom';
import { isThere, myJobs, type Place } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';

/** Nothing is to be done on this page: it redirects, to the list if the screen does not exist yet. */
export const Elsewhere = ({ place }: { readonly place: Place }) => (
  <Navigate to={toPath(isThere(place) ? place : myJobs)} replace />
);
