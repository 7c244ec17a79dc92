import { createHmac } from 'node:crypto';
import { hours } from '../../../domain/time/duration';
import { plus, type Instant } from '../../../domain/time/instant';
import type { IceServer } from '../../contract/live-interview/room-line';

/** Longer than any interview; every reconnect gets new ones. */
const credentialsLast = hours(3);

export interface IceSettings {
  /** From ICE_SERVERS. */
  readonly servers: readonly IceServer[];
  /** TURN_SECRET, the TURN server's `static-auth-secret`. Undefined: the credentials in ICE_SERVERS are used. */
  readonly secret: string | undefined;
}

const isTurn = ({ urls }: IceServer): boolean => urls.some((url) => /^turns?:/.test(url));

/**
 * What a browser is told to connect through (R61). For a TURN server that shares a secret with us, it gets credentials that expire after three hours:
 * a name that begins with the expiry time in seconds, and the name's HMAC-SHA1 (the TURN REST API, as in coturn).
 */
export const iceServersFor =
  ({ servers, secret }: IceSettings) =>
  (who: string, now: Instant): readonly IceServer[] =>
    servers.map((server) => {
      if (secret === undefined || !isTurn(server)) return server;
      const username = `${Math.floor(plus(now, credentialsLast) / 1_000)}:${who}`;
      return { ...server, username, credential: createHmac('sha1', secret).update(username).digest('base64') };
    });
