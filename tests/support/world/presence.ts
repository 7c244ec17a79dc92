import * as O from 'fp-ts/Option';
import { Subject } from 'rxjs';
import type { Presence, TokenState } from '../../../application/identity/presence.port';
import type { Kept } from '../../../application/ports/session-store';
import type { Instant } from '../../../domain/time/instant';

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

export interface PlayedPresence extends Presence {
  readonly acts: Subject<unknown>;
  readonly returns: Subject<unknown>;
  readonly stirs: Subject<unknown>;
  readonly setToken: (state: TokenState) => void;
}

/** A page in which a test presses keys, switches away, and changes what other tabs stored. `shared`: another tab of the same browser. */
export const playedPresence = (deviceNow: () => Instant, shared?: Pick<Presence, 'lastActiveAt'>): PlayedPresence => {
  let state: TokenState = 'Held';
  const returns = new Subject<unknown>();
  const stirs = new Subject<unknown>();
  returns.subscribe(stirs);
  return {
    lastActiveAt: shared?.lastActiveAt ?? keptHere<Instant>(),
    deviceNow,
    asksWhoIsHere: keptHere<boolean>(),
    tokenState: () => state,
    acts: new Subject<unknown>(),
    returns,
    stirs,
    leave: () => undefined,
    setToken: (now) => {
      state = now;
    },
  };
};
