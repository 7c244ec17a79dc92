import * as O from 'fp-ts/Option';
import type { TokenState } from '../../../application/ports/presence';
import type { SessionToken } from '../../../application/ports/secrets';
import type { Kept } from '../../../application/ports/session-store';

export interface HeldToken extends Kept<SessionToken> {
  readonly state: () => TokenState;
  /** This page works with none; the next that it reads is its own. */
  readonly letGo: () => void;
}

/**
 * The token as one page knows it: the first that it read or wrote. When somebody else signs in in another tab, what is on this page is still
 * the first person's, and so is what it sends, until it is told to go (R3a: two people are never mixed).
 */
export const heldToken = (stored: Kept<SessionToken>): HeldToken => {
  let own: O.Option<SessionToken> = O.none;
  return {
    read: () => {
      const there = stored.read();
      if (O.isNone(there)) return O.none;
      if (O.isNone(own)) own = there;
      return own;
    },
    write: (token) => {
      stored.write(token);
      own = O.some(token);
    },
    clear: () => {
      stored.clear();
      own = O.none;
    },
    state: () => {
      if (O.isNone(own)) return 'Held';
      const there = stored.read();
      if (O.isNone(there)) return 'Gone';
      return there.value === own.value ? 'Held' : 'Another';
    },
    letGo: () => {
      own = O.none;
    },
  };
};
