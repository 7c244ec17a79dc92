import * as O from 'fp-ts/Option';
import { Subject, type Observable } from 'rxjs';
import type { TokenState } from '../../../application/identity/presence.port';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { Kept, NextToken } from '../../../application/ports/session-store';

export interface HeldToken extends Kept<SessionToken> {
  /** This page's candidate is gone: they signed out, their session ended, or somebody else signed in here. */
  readonly lost: Observable<unknown>;
  readonly state: () => TokenState;
  /** The page drops its token; the next one that it reads is its own. */
  readonly letGo: () => void;
  /** The candidate is active: the stored token lasts on from now. */
  readonly renew: () => void;
}

/**
 * The token as one page knows it: the first that it read or wrote. If somebody else signs in in another tab, this page still shows the first
 * candidate's data and sends their token until it lets go (R3a: two people are never mixed). A token that was announced as the successor of the
 * page's own belongs to the same candidate (R28), so the page continues with it.
 */
export const heldToken = (
  stored: Kept<SessionToken> & Pick<HeldToken, 'renew'>,
  next: Pick<Kept<NextToken>, 'read'>,
): HeldToken => {
  let own: SessionToken | undefined;
  let successor: SessionToken | undefined;
  const lost = new Subject<unknown>();
  const hold = (token: SessionToken | undefined): void => {
    const isOver = own !== undefined && (token === undefined || (token !== own && token !== successor));
    own = token;
    successor = undefined;
    if (isOver) lost.next(undefined);
  };
  const announced = (): SessionToken | undefined => O.toUndefined(next.read())?.token;
  /** The stored token, after this page has switched to its own token's successor. */
  const look = (): SessionToken | undefined => {
    const there = O.toUndefined(stored.read());
    if (there !== undefined && there === own) successor = announced() ?? successor;
    else if (there !== undefined && there === successor) hold(there);
    return there;
  };
  return {
    lost,
    read: () => {
      const there = look();
      if (there === undefined) return O.none;
      if (own === undefined) hold(there);
      return O.fromNullable(own);
    },
    write: (token) => {
      successor = announced() ?? successor;
      stored.write(token);
      hold(token);
    },
    clear: () => {
      stored.clear();
      hold(undefined);
    },
    state: () => {
      const there = look();
      if (own === undefined || there === own) return 'Held';
      return there === undefined ? 'Gone' : 'Another';
    },
    letGo: () => {
      hold(undefined);
    },
    renew: stored.renew,
  };
};
