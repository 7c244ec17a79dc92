import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { apiPrefix } from '../../contract/call';
import { calls } from '../../contract/calls';
import { struct, text } from '../../contract/codec';
import { parsedBody } from '../../contract/over-http';

/* A refusal in the portal's log: the request's line names the call and the reason. */

const answered = struct({ request_id: text, time: text, method: text, route: text, refused: text });

/** A refusal that was found in the log. */
export interface LoggedRefusal {
  /** An ISO instant. */
  readonly at: string;
  /** `POST /api/scheduled-video-interviews/book_slot` */
  readonly call: string;
  /** The reason's name: `SlotTooSoon`. */
  readonly reason: string;
  /** The sentence that the candidate read, with its numbers. */
  readonly says: string;
}

const routeOf = (path: string): string => `${apiPrefix}/${path.replace(/\{([a-z_]+)\}/g, ':$1')}`;

/** Why the request with this id was refused; undefined if the log has no such refusal. */
export const refusalInLog = (log: string, requestId: string): LoggedRefusal | undefined => {
  for (const one of log.split('\n')) {
    const read = answered.type.decode(parsedBody(one));
    if (E.isLeft(read) || read.right.request_id !== requestId) continue;
    const { method, route, refused, time } = read.right;
    for (const call of calls) {
      if (call.method !== method || routeOf(call.path) !== route) continue;
      const refusal = call.readRefusal(parsedBody(refused));
      if (O.isNone(refusal)) continue;
      const { reason, says } = refusal.value;
      return { at: time, call: `${method} ${route}`, reason, says };
    }
  }
  return undefined;
};
