import * as E from 'fp-ts/Either';
import type { CallFailure } from '../../application/failure';
import type { Repeatability } from '../../domain/resilience/call-retries';
import { seconds, type Milliseconds } from '../../domain/time/duration';
import { apiVersion, type Call, type Method } from './call';
import { readAnswer, type Outgoing } from './envelope';
import type { Headers, HttpAnswer } from './exchange';
import { idempotencyHeader } from './wire/fields';

/* A call over HTTP for any exchange: XMLHttpRequest in a browser, fetch in a terminal. */

/** How long an answer may take before the connection counts as lost. */
export const answerWithin: Milliseconds = seconds(20);

/** Every call names its version (R4). */
export const versionHeaders: Headers = { 'api-version': apiVersion, accept: 'application/json' };

/** All headers but the token, which is the bearer's. */
export const headersOf = (
  { method }: Pick<Call<never, never, never>, 'method'>,
  { idempotencyKey }: Outgoing,
): Headers => ({
  ...versionHeaders,
  ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
});

/** Whether a call may be sent again: a read may, a write only with its idempotency key. */
export const repeatabilityOf = (method: Method, key: string | undefined): Repeatability => {
  if (method === 'GET') return 'read';
  return key === undefined ? 'write' : 'keyed-write';
};

/** What is known about a call whose connection was lost: a read had no effect, a write may have had one. */
export const connectionLost = (method: Method): CallFailure => ({
  _tag: method === 'GET' ? 'NoConnection' : 'AnswerLost',
});

/** Statuses of a portal, or of a balancer before it, that has not done what was asked (RFC 9110, 15.6). */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Whether the portal is away for a moment: it says when to ask again, or a balancer answers in its place. */
export const isAway = ({ status, header }: HttpAnswer): boolean =>
  awayStatuses.includes(status) &&
  (header('retry-after') !== undefined || header('content-type')?.includes('json') !== true);

/** The body as received; one that is not JSON counts as none. */
export const parsedBody = (text: string): unknown =>
  E.getOrElseW(() => undefined)(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => 'not JSON',
    ),
  );

/** Reads an answer as it arrived. */
export const readHttpAnswer = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  { status, header, text }: HttpAnswer,
): E.Either<CallFailure | R, O> =>
  readAnswer(call, { httpStatus: status, body: parsedBody(text), requestId: header('x-request-id') });
