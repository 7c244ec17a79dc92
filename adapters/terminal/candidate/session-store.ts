import * as O from 'fp-ts/Option';
import type { Kept, SessionStore } from '../../../application/ports/session-store';
import { keptSession } from '../../contract/kept-session';
import type { KeysFile } from './keys-file';

/** Values that only a page needs, across a reload or a visit to a provider. A terminal has no pages. */
const notKept: Kept<never> & { readonly write: () => void } = {
  read: () => O.none,
  write: () => undefined,
  clear: () => undefined,
};

/** The session in a terminal: one file has what a browser stores for all tabs and for one (R3). */
export const terminalSessionStore = (keys: KeysFile): SessionStore => {
  const wipe = (): void => {
    keys.write({});
  };
  return {
    ...keptSession(keys),
    sentCode: notKept,
    contactChange: notKept,
    sessionEnded: notKept,
    dateSearch: notKept,
    unfoldedCards: notKept,
    wipe,
    lapse: wipe,
  };
};
