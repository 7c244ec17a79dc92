import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import {
  catchError,
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
import type { AbortSignalLike } from '../../../application/ports/candidate-api';
import { apiPrefix, apiVersion, type Call } from '../../contract/call';
import { readAnswer, writeRequest } from '../../contract/envelope';
import { retryPause, type Repeatability } from '../../../domain/resilience/retry-delays';
import { seconds, type Milliseconds } from '../../../domain/time/duration';

/** How long an answer may take before the line counts as lost. */
const answerWithin: Milliseconds = seconds(20);

export interface Sending {
  /** The bearer token to show, or none. */
  readonly token: () => string | undefined;
  /** Called with the server's own time whenever an answer tells it, ISO 8601. */
  readonly onServerTime?: (iso: string) => void;
}

/** A lost line, as XHR tells it: status 0, or no answer in time. */
const isLost = (error: unknown): boolean => error instanceof AjaxError && error.status === 0;

const requestIdOf = (xhr: XMLHttpRequest): string | undefined => xhr.getResponseHeader('x-request-id') ?? undefined;

const bodyOf = (text: unknown): unknown =>
  typeof text === 'string'
    ? E.getOrElseW(() => undefined)(
        E.tryCatch(
          (): unknown => JSON.parse(text),
          () => 'not JSON',
        ),
      )
    : text;

const repeatability = (method: string, key: string | undefined): Repeatability => {
  if (method === 'GET') return 'read';
  return key === undefined ? 'write' : 'keyed-write';
};

/** What follows a lost line: the pause before the next try, or the end of trying. */
const nextTry = (call: Repeatability, error: unknown, tried: number): Observable<unknown> => {
  const pause = retryPause(call, tried);
  return isLost(error) && pause._tag === 'Allowed' ? timer(pause.value) : throwError(() => error);
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
  ({ token, onServerTime }: Sending) =>
  <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>) =>
  (input: I, signal?: AbortSignalLike): TE.TaskEither<CallFailure | R, O> => {
    const { path, idempotencyKey, body } = writeRequest(call, input);
    const bearer = call.access === 'candidate' ? token() : undefined;
    const request = ajax({
      url: `${apiPrefix}/${path}`,
      method: call.method,
      headers: {
        'api-version': apiVersion,
        accept: 'application/json',
        ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(body) }),
      responseType: 'text',
      timeout: answerWithin,
    });
    const read = (xhr: XMLHttpRequest, status: number, text: unknown): E.Either<CallFailure | R, O> => {
      const serverTime = xhr.getResponseHeader('x-server-time');
      if (serverTime !== null) onServerTime?.(serverTime);
      return readAnswer(call, { httpStatus: status, body: bodyOf(text), requestId: requestIdOf(xhr) });
    };
    const lost: CallFailure = { _tag: call.method === 'GET' ? 'NoConnection' : 'AnswerLost' };
    const answered = request.pipe(
      map(({ xhr, status, response }: AjaxResponse<unknown>) => read(xhr, status, response)),
      retry({
        delay: (error: unknown, tried) => nextTry(repeatability(call.method, idempotencyKey), error, tried),
      }),
      catchError((error: unknown) =>
        of(
          error instanceof AjaxError && error.status !== 0
            ? read(error.xhr, error.status, error.response)
            : E.left<CallFailure | R, O>(lost),
        ),
      ),
    );
    const watched = signal === undefined ? answered : answered.pipe(takeUntil(whenAborted(signal)));
    return () => firstValueFrom(watched, { defaultValue: E.left(lost) });
  };
