import * as O from 'fp-ts/Option';
import { isSignedIn } from '../../application/identity/sign-in.journey';
import { signIn } from '../../application/navigation/destination';
import { fromPath, properPath } from '../../application/navigation/path';
import { rowOf, type DestinationTag } from '../../application/navigation/routes';
import type { Areas } from './areas';
import type { Ports } from './ports';

/** The address is corrected before the first render (R30), so that the prerendered sign-in page hydrates cleanly when it was requested as `/`. */
export const openedAt = ({ location, history }: Window): DestinationTag => {
  const { pathname, search, hash } = location;
  const proper = properPath(pathname);
  if (proper !== undefined) history.replaceState(null, '', `${proper}${search}${hash}`);
  return O.getOrElse(() => signIn)(fromPath(pathname))._tag;
};

/** Loads the chunks of the requested page before React asks for them: one round trip instead of three. Settled once each is here or has failed. */
export const preload = (opened: DestinationTag, { session }: Ports, areas: Areas): Promise<unknown> => {
  const { gate } = rowOf(opened);
  const asksWho = gate === 'signed in' || gate === 'job in hand';
  const signedIn = isSignedIn(session);
  return Promise.allSettled([
    asksWho && signedIn && areas.part('SignedInShell').load(),
    areas.screen(asksWho && !signedIn ? signIn._tag : opened).load(),
  ]);
};
