import * as O from 'fp-ts/Option';
import type { TokenState } from '../../../application/ports/presence';
import type { SessionToken } from '../../../application/ports/secrets';
import type { Kept, NextToken } from '../../../application/ports/session-store';

export interface HeldToken extends Kept<SessionToken> {
  readonly state: () => TokenState;
  /** This page works with none; the next that it reads is its own. */
  readonly letGo: () => void;
  /** Somebody is here: what is stored lasts on from now. */
  readonly renew: () => void;
}

/**
 * The token as one page knows it: the first that it read or wrote. When somebody else signs in in another tab, what is on this page is still
 * the first person's, and so is what it sends, until it is told to go (R3a: two people are never mixed). The token that was announced as the
 * own one's successor is the same person's (R28): the page goes on with it.
 */
export const heldToken = (
  stored: Kept<SessionToken> & Pick<HeldToken, 'renew'>,
  next: Pick<Kept<NextToken>, 'read'>,
): HeldToken => {
  let own: SessionToken | undefined;
  let successor: SessionToken | undefined;
  const hold = (token: SessionToken | undefined): void => {
    own = token;
    successor = undefined;
  };
  /** What is stored, after this page has followed its own token to its successor. */
  const look = (): SessionToken | undefined => {
    const there = O.toUndefined(stored.read());
    if (there !== undefined && there === own) successor = O.toUndefined(next.read())?.token ?? successor;
    else if (there !== undefined && there === successor) hold(there);
    return there;
  };
  return {
    read: () => {
      const there = look();
      if (there === undefined) return O.none;
      if (own === undefined) hold(there);
      return O.fromNullable(own);
    },
    write: (token) => {
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
