import * as O from 'fp-ts/Option';
import type { SessionToken } from '../../../application/ports/secrets';
import type { Kept, SessionStore, WorkInHand } from '../../../application/ports/session-store';

const keptHere = <A>(): Kept<A> => {
  let value: O.Option<A> = O.none;
  return {
    read: () => value,
    write: (written) => {
      value = O.some(written);
    },
    clear: () => {
      value = O.none;
    },
  };
};

/** What one tab of a device keeps, without a device. */
export const sessionStoreInMemory = (): SessionStore => {
  const token = keptHere<SessionToken>();
  const signOutMessage = keptHere<string>();
  const intendedPath = keptHere<string>();
  const workInHand = keptHere<WorkInHand>();
  return {
    token,
    signOutMessage,
    intendedPath,
    workInHand,
    wipe: () => {
      [token, signOutMessage, intendedPath, workInHand].forEach(({ clear }) => {
        clear();
      });
    },
  };
};
