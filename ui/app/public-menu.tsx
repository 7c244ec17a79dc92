import { useLocation } from 'react-router-dom';
import * as O from 'fp-ts/Option';
import { myJobs, signIn } from '../../application/navigation/destination';
import { fromPath, toPath } from '../../application/navigation/path';
import { rowOf } from '../../application/navigation/routes';
import { PageLink } from '../kit/page-link';
import { frameTexts } from '../texts/frame';
import { useSignedIn } from '../hooks/use-signed-in';

/**
 * The header's menu on public pages: a link to the list or to sign-in. It shows no name, because a public page does not ask who is there (R3a).
 * Profile and Logout are in the list's own menu, behind that question.
 */
export const PublicMenu = () => {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const destination = O.toUndefined(fromPath(pathname));
  if (destination === undefined || rowOf(destination._tag).gate !== 'public') return null;
  return (
    <nav aria-label={frameTexts.menu} data-screen-only="" data-signed-out-only={signedIn ? undefined : ''}>
      <PageLink to={toPath(signedIn ? myJobs : signIn)}>{signedIn ? frameTexts.myJobs : frameTexts.signIn}</PageLink>
    </nav>
  );
};
