import { Navigate } from 'react-router-dom';
import type { Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';

/** There is nothing to do on this page: it redirects. */
export const Elsewhere = ({ place }: { readonly place: Destination }) => <Navigate to={toPath(place)} replace />;
