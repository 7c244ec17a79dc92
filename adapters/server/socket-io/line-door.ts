import type { SessionToken } from '../../../application/identity/secrets.port';
import type { Pace } from './at-a-pace';
import type { BehindLines } from './behind-lines';
import { minuteCounts } from './minute-counts';

/*
 * The door of all lines, the chat's and the rooms'. A connection costs its address a request (rate-classes.ts); what it sends, nobody counts there. So
 * each attempt to be let in is counted here, by address and across connections, and costs the store a look only if the token may be one of ours (R3c).
 */

/** Attempts to be let in, per connection. A page makes one for each namespace, and has a new connection for each that was refused. */
const mostAttempts = 8;

/**
 * Attempts with a token without our mark, by address and minute: 300 people with two pages each. Those with a session from before there were marks; its
 * next sign-in has a marked one.
 */
const mostUnmarked = 600;

/** Why a line is not let in, in the words of its namespace. */
interface Refusals {
  /** There is no such session. */
  readonly over: Error;
  /** Not now, but a little later. */
  readonly busy: Error;
}

/** A line that asks to be let in. `token`: undefined if it shows none. */
interface Asking {
  /** Its connection, on which there may be more lines. */
  readonly conn: { readonly readyState: string; readonly close: () => void };
  readonly address: string;
  readonly token: SessionToken | undefined;
  readonly refusals: Refusals;
  /** Looks at the session. Answers why the line is refused; undefined: it is let in. */
  readonly look: (token: SessionToken) => Promise<Error | undefined>;
  readonly next: (why?: Error) => void;
}

export type LineDoor = (asking: Asking) => void;

interface LineDoorSettings {
  readonly behind: Pick<BehindLines, 'mostAttempts' | 'tokenOrigin'>;
  readonly pace: Pace;
  readonly onFault: (fault: unknown) => void;
}

export const lineDoor = ({ behind, pace, onFault }: LineDoorSettings): LineDoor => {
  const made = new WeakMap<object, number>();
  const attempts = minuteCounts();
  const unmarked = minuteCounts();

  const admit = async ({ conn, address, token, refusals, look }: Asking): Promise<Error | undefined> => {
    if (attempts(address) > behind.mostAttempts) return refusals.busy;
    if (token === undefined) return refusals.over;
    const origin = behind.tokenOrigin(token);
    if (origin === 'Foreign') return refusals.over;
    if (origin === 'Unmarked' && unmarked(address) > mostUnmarked) return refusals.busy;
    const seen = await pace(async () => ({
      why: conn.readyState === 'open' ? await look(token) : refusals.busy,
    }));
    return seen === undefined ? refusals.busy : seen.why;
  };

  return (asking) => {
    const { conn, refusals, next } = asking;
    const count = (made.get(conn) ?? 0) + 1;
    made.set(conn, count);
    if (count > mostAttempts) {
      // One that tries without end, each time with another token.
      conn.close();
      return;
    }
    admit(asking).then(next, (fault: unknown) => {
      onFault(fault);
      next(refusals.busy);
    });
  };
};
