import * as O from 'fp-ts/Option';
import { fromEvent } from 'rxjs';
import type { Parting } from '../../../application/ports/parting';
import type { SessionStore } from '../../../application/ports/session-store';
import { apiPrefix } from '../../contract/call';
import { updateInterviewStatus } from '../../contract/calls/meeting';
import { writeRequest } from '../../contract/envelope';
import { headersOf } from '../../contract/over-http';

/** `fetch` with keepalive outlives its page; a beacon can't carry the Authorization header (R61). */
export const browserParting = (window: Window, session: Pick<SessionStore, 'token'>): Parting => ({
  leaves: fromEvent(window, 'pagehide'),
  sayLeft: (job) => {
    const call = updateInterviewStatus;
    const outgoing = writeRequest(call, { ...job, status: 'Left', roomId: undefined });
    window
      .fetch(`${apiPrefix}/${outgoing.path}`, {
        method: call.method,
        headers: headersOf(call, outgoing, O.toUndefined(session.token.read())),
        body: JSON.stringify(outgoing.body),
        keepalive: true,
      })
      .catch(() => undefined);
  },
});
