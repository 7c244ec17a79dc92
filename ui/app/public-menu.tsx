import { useLocation } from 'react-router-dom';
import * as O from 'fp-ts/Option';
import { myJobs, signIn, type DestinationTag } from '../../application/navigation/destination';
import { fromPath, toPath } from '../../application/navigation/path';
import { PageLink } from '../kit/page-link';
import { frameTexts } from '../texts/frame';
import { useSignedIn } from './use-signed-in';

/** Pages that are read with a session and without one; the others of the public area are ways in. */
const openToAll: readonly (DestinationTag | undefined)[] = ['HowItWorks', 'Apply', 'PositionClosed'];

/**
 * The header's menu on pages that are open to all: the way to the list, or to sign in. It names nobody: who is here has not been asked on such a
 * page (R3a). Profile and Logout stand in the list's own menu, behind that question.
 */
export const PublicMenu = () => {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  if (!openToAll.includes(O.toUndefined(fromPath(pathname))?._tag)) return null;
  return (
    <nav aria-label={frameTexts.menu} data-screen-only="" data-signed-out-only={signedIn ? undefined : ''}>
      <PageLink to={toPath(signedIn ? myJobs : signIn)}>{signedIn ? frameTexts.myJobs : frameTexts.signIn}</PageLink>
    </nav>
  );
};
