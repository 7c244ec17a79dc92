import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import {
  catchError,
  defer,
  firstValueFrom,
  fromEvent,
  map,
  of,
  retry,
  takeUntil,
  throwError,
  timer,
  type Observable,
} from 'rxjs';
import { ajax, AjaxError, type AjaxResponse } from 'rxjs/ajax';
import type { CallFailure } from '../../../application/failure';
import type { AbortSignalLike } from '../../../application/ports/candidate-api/call';
import { apiPrefix, type Call } from '../../contract/call';
import { readAnswer, writeRequest } from '../../contract/envelope';
import { answerWithin, headersOf, lineLost, parsedBody, repeatabilityOf } from '../../contract/over-http';
import { serverTimeHeader } from '../../contract/server-clock';
import type { CallOutcome } from '../../../domain/resilience/slow-connection';
import { retryPause, type Repeatability } from '../../../domain/resilience/retry-delays';

export interface Sending {
  /** The bearer token to send, or none. */
  readonly token: () => string | undefined;
  /** Called with the server's own time whenever an answer carries it, ISO 8601. */
  readonly onServerTime?: (iso: string) => void;
  /** Whether the device believes that it is offline. It can be wrong, so calls are made all the same. */
  readonly isOffline: () => boolean;
  /** Called with how each call went. */
  readonly travelled: (travel: CallOutcome) => void;
}

/** A lost connection, as XHR reports it: status 0, or no answer in time. */
const isLost = (error: unknown): boolean => error instanceof AjaxError && error.status === 0;

const requestIdOf = (xhr: XMLHttpRequest): string | undefined => xhr.getResponseHeader('x-request-id') ?? undefined;

const bodyOf = (text: unknown): unknown => (typeof text === 'string' ? parsedBody(text) : text);

/** What follows a lost connection: a pause before the next try, or the end of trying. */
const nextTry = (call: Repeatability, error: unknown, tried: number, isOffline: boolean): Observable<unknown> => {
  const pause = retryPause(call, tried);
  return isLost(error) && !isOffline && pause._tag === 'Allowed' ? timer(pause.value) : throwError(() => error);
};

const whenAborted = (signal: AbortSignalLike): Observable<unknown> =>
  signal.aborted
    ? of(undefined)
    : fromEvent(
        {
          addEventListener: (_: string, listener: () => void) => {
            signal.addEventListener('abort', listener);
          },
          removeEventListener: (_: string, listener: () => void) => {
            signal.removeEventListener('abort', listener);
          },
        },
        'abort',
      );

/** Sends one call and reads its answer. A failure is a value: the promise it makes never rejects. */
export const send =
  ({ token, onServerTime, isOffline, travelled }: Sending) =>
  <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>) =>
  (input: I, signal?: AbortSignalLike): TE.TaskEither<CallFailure | R, O> => {
    const outgoing = writeRequest(call, input);
    // Each try reads the token anew: it may have been replaced since the last try (R28).
    let shown: string | undefined;
    const request = defer(() => {
      shown = token();
      return ajax({
        url: `${apiPrefix}/${outgoing.path}`,
        method: call.method,
        headers: headersOf(call, outgoing, shown),
        ...(call.method === 'GET' ? {} : { body: JSON.stringify(outgoing.body) }),
        responseType: 'text',
        timeout: call.answerWithin ?? answerWithin,
      });
    });
    /** The token was replaced while this call was in flight: the call is sent once more, with the new token. */
    const overtaken = (error: unknown): boolean =>
      error instanceof AjaxError && error.status === 401 && token() !== undefined && token() !== shown;
    const repeats = repeatabilityOf(call.method, outgoing.idempotencyKey);
    const answered = defer(() => {
      const begin = performance.now();
      const offlineFromTheBegin = isOffline();
      let tries = 1;
      const read = (xhr: XMLHttpRequest, status: number, text: unknown): E.Either<CallFailure | R, O> => {
        travelled({ _tag: 'Arrived', took: performance.now() - begin });
        const serverTime = xhr.getResponseHeader(serverTimeHeader);
        if (serverTime !== null) onServerTime?.(serverTime);
        return readAnswer(call, { httpStatus: status, body: bodyOf(text), requestId: requestIdOf(xhr) });
      };
      /** A request that never left the device certainly had no effect, and the failure says so. */
      const lost = (): E.Either<CallFailure, never> => {
        travelled({ _tag: 'Lost' });
        const neverLeft = tries === 1 && offlineFromTheBegin && isOffline();
        return E.left(neverLeft ? { _tag: 'NoConnection' } : lineLost(call.method));
      };
      return request.pipe(
        catchError((error: unknown) => (overtaken(error) ? request : throwError(() => error))),
        map(({ xhr, status, response }: AjaxResponse<unknown>) => read(xhr, status, response)),
        retry({
          delay: (error: unknown, tried) => {
            tries = tried;
            return nextTry(repeats, error, tried, isOffline());
          },
        }),
        catchError((error: unknown) =>
          of(error instanceof AjaxError && error.status !== 0 ? read(error.xhr, error.status, error.response) : lost()),
        ),
      );
    });
    const watched = signal === undefined ? answered : answered.pipe(takeUntil(whenAborted(signal)));
    return () => firstValueFrom(watched, { defaultValue: E.left(lineLost(call.method)) });
  };
