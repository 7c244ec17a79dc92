import { filter, map, merge, Subject, type Observable } from 'rxjs';
import type { Presence, TokenState } from './presence.port';

/** Why a session ended on this page although the candidate did not end it here. */
export type SessionEnd =
  /** The server reported it. */
  | { readonly _tag: 'Expired'; readonly message: string }
  /** Another tab signed out, or learned that the session has ended. */
  | { readonly _tag: 'EndedElsewhere' }
  /** Someone signed in again in another tab, so the data on this page is not theirs. */
  | { readonly _tag: 'TakenOver' }
  /** No activity for 48 hours. */
  | { readonly _tag: 'Idle' };

/** Emits when the session ends without the candidate's doing on this page, except by idleness (`idleEnd`). */
export interface SessionWatch {
  readonly ends: Observable<SessionEnd>;
  /** A server answer ended the session; the message is for the candidate. */
  readonly expired: (message: string) => void;
}

const endOf = (state: TokenState): SessionEnd | undefined => {
  switch (state) {
    case 'Held':
      return undefined;
    case 'Gone':
      return { _tag: 'EndedElsewhere' };
    case 'Another':
      return { _tag: 'TakenOver' };
  }
};

/** Watches every answer and every other tab for the end of the session (spec 1 §8, R3). */
export const sessionWatch = ({ stirs, tokenState }: Pick<Presence, 'stirs' | 'tokenState'>): SessionWatch => {
  const expired = new Subject<SessionEnd>();
  return {
    ends: merge(
      expired,
      stirs.pipe(
        map(() => endOf(tokenState())),
        filter((end) => end !== undefined),
      ),
    ),
    expired: (message) => expired.next({ _tag: 'Expired', message }),
  };
};
