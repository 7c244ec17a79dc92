import * as O from 'fp-ts/Option';
import { tokenToCarry } from '../../domain/identity/email-change';
import type { Clock } from '../ports/clock';
import type { SessionStore } from '../ports/session-store';

/**
 * The session with the token to send now: 5 s after a change of e-mail or phone, the new token replaces the old one (R28, spec 1 §9). Whoever reads
 * next makes the switch. Because no timer runs, a closed tab or a sleeping phone misses nothing, and every tab follows, because all read the same
 * storage.
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
