import * as O from 'fp-ts/Option';
import { firstValueFrom, fromEvent, timer } from 'rxjs';
import type { LeavingPage } from '../../../application/live-interview/leaving-page.port';
import type { SessionStore } from '../../../application/ports/session-store';
import type { Bearer } from '../../contract/bearer';
import { updateInterviewStatus } from '../../contract/live-interview/meeting.calls';
import { sendOver } from '../../contract/send';
import { fetchExchange } from '../../contract/send-by-fetch';

/** `fetch` with keepalive outlives its page; a beacon can't carry the Authorization header (R61). */
export const browserLeavingPage = (
  window: Window,
  session: Pick<SessionStore, 'token'>,
  bearer: Bearer,
): LeavingPage => {
  const exchange = fetchExchange('', true);
  const send = sendOver({ exchange, bearer, wait: (length) => firstValueFrom(timer(length)) });
  return {
    leaves: fromEvent(window, 'pagehide'),
    sayLeft: (job) => {
      // After a sign-out the page has no token to say it with.
      if (O.isNone(session.token.read())) return;
      void send(updateInterviewStatus)({ ...job, status: 'Left', roomId: undefined })();
    },
  };
};
