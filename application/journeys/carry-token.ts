import * as O from 'fp-ts/Option';
import { tokenToCarry } from '../../domain/identity/email-change';
import type { Clock } from '../ports/clock';
import type { SessionStore } from '../ports/session-store';

/**
 * The session, whose token is the one to carry now: 5 s after a change of e-mail or phone the new token takes the old one's place (R28, spec 1 §9).
 * It is exchanged by whoever reads next: no timer runs, so that a tab that was closed or a phone that slept in between misses nothing, and
 * every tab follows, because all read the same storage.
 */
export const carryingToken = (session: SessionStore, clock: Clock): SessionStore => {
  const { token, nextToken } = session;
  return {
    ...session,
    token: {
      read: () => {
        const old = token.read();
        const next = nextToken.read();
        if (O.isNone(old) || O.isNone(next)) return old;
        const carried = tokenToCarry({ old: old.value, new: next.value.token }, next.value.changedAt, clock.now());
        if (carried === old.value) return old;
        token.write(carried);
        nextToken.clear();
        return O.some(carried);
      },
      write: (value) => {
        nextToken.clear();
        token.write(value);
      },
      clear: () => {
        nextToken.clear();
        token.clear();
      },
    },
  };
};
