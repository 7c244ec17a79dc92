import * as E from 'fp-ts/Either';
import type { AbortSignalLike } from '../../application/ports/candidate-api/call';
import type { CallOutcome } from '../../domain/resilience/slow-connection';
import { retryPause } from '../../domain/resilience/call-retries';
import type { Milliseconds } from '../../domain/time/duration';
import type { Bearer } from './bearer';
import { apiPrefix } from './call';
import { writeRequest } from './envelope';
import type { Exchange } from './exchange';
import type { Send } from './operation';
import { answerWithin, connectionLost, headersOf, isAway, readHttpAnswer, repeatabilityOf } from './over-http';
import { serverTimeHeader } from './server-clock';

/* The same global in Node and in a browser, declared here because neither's types are part of the package. */
declare const performance: { readonly now: () => number };

/** What sends calls: an exchange, a bearer, and what else they need. */
export interface Sending {
  readonly exchange: Exchange;
  readonly bearer: Bearer;
  /** Waits that long before a lost call is repeated. */
  readonly wait: (length: Milliseconds) => Promise<unknown>;
  /** Called with the server's own time whenever an answer carries it, ISO 8601. */
  readonly onServerTime?: (iso: string) => void;
  /** Whether the device believes that it is offline. It can be wrong, so calls are made all the same. */
  readonly isOffline?: () => boolean;
  /** Called with how each call went. */
  readonly travelled?: (travel: CallOutcome) => void;
}

const aborting = (signal: AbortSignalLike): Promise<unknown> =>
  new Promise<void>((stop) => signal.addEventListener('abort', stop));

/**
 * Sends one call and reads its answer; after a lost connection, or the answer of a portal that is away, it is sent again as the rules allow. A failure is a
 * value: the promise never rejects.
 */
export const sendOver =
  ({ exchange, bearer, wait, onServerTime, isOffline = () => false, travelled = () => undefined }: Sending): Send =>
  (call) =>
  (input, signal) => {
    const sendWithToken = bearer();
    const outgoing = writeRequest(call, input);
    const repeats = repeatabilityOf(call.method, outgoing.idempotencyKey);
    const isAborted = (): boolean => signal?.aborted === true;
    const passed = async (length: Milliseconds): Promise<void> => {
      const pause = wait(length);
      await (signal === undefined ? pause : Promise.race([pause, aborting(signal)]));
    };
    let away = false;
    const ask = () =>
      sendWithToken(
        call,
        async (authorization) => {
          const arrived = await exchange({
            method: call.method,
            path: `${apiPrefix}/${outgoing.path}`,
            headers: { ...headersOf(call, outgoing), ...authorization },
            ...(call.method === 'GET' ? {} : { body: JSON.stringify(outgoing.body) }),
            within: call.answerWithin ?? answerWithin,
            signal,
          })();
          if (E.isLeft(arrived)) return arrived;
          const serverTime = arrived.right.header(serverTimeHeader);
          if (serverTime !== undefined) onServerTime?.(serverTime);
          away = isAway(arrived.right);
          return E.right(readHttpAnswer(call, arrived.right));
        },
        (arrived) => (E.isRight(arrived) && E.isLeft(arrived.right) ? arrived.right.left : undefined),
      );
    return async () => {
      const begin = performance.now();
      const offlineAtFirst = isOffline();
      let reached = false;
      for (let tries = 1; !isAborted(); tries += 1) {
        const arrived = await ask();
        if (E.isRight(arrived)) {
          const later = away ? retryPause(repeats, 'portal-away', tries) : undefined;
          if (later?._tag === 'Allowed') {
            await passed(later.value);
            continue;
          }
          travelled({ _tag: 'Arrived', took: performance.now() - begin });
          return arrived.right;
        }
        if (isAborted()) break;
        // What never left the device certainly had no effect, and the failure says so.
        reached ||= arrived.left.reached && !(offlineAtFirst && isOffline());
        const again = retryPause(repeats, 'connection-lost', tries);
        if (again._tag === 'Refused' || isOffline()) {
          travelled({ _tag: 'Lost' });
          return E.left(reached ? connectionLost(call.method) : { _tag: 'NoConnection' });
        }
        await passed(again.value);
      }
      return E.left(connectionLost(call.method));
    };
  };
