import * as E from 'fp-ts/Either';
import type { CallFailure } from '../../application/failure';
import type { Repeatability } from '../../domain/resilience/retry-delays';
import { seconds, type Milliseconds } from '../../domain/time/duration';
import { apiVersion, type Call, type Method } from './call';
import type { Outgoing } from './envelope';

/* A call over HTTP for any sender: XMLHttpRequest in a browser, fetch in a terminal. */

/** How long an answer may take before the connection counts as lost. */
export const answerWithin: Milliseconds = seconds(20);

/** Every call names its version (R4); the bearer token is sent only with calls that need one (R3b). */
export const headersOf = <I, O, R extends { readonly _tag: string }>(
  { method, access }: Call<I, O, R>,
  { idempotencyKey }: Outgoing,
  token: string | undefined,
): Readonly<Record<string, string>> => ({
  'api-version': apiVersion,
  accept: 'application/json',
  ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
  ...(access === 'public' || token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
});

/** Whether a call may be sent again: a read may, a write only with its idempotency key. */
export const repeatabilityOf = (method: Method, key: string | undefined): Repeatability => {
  if (method === 'GET') return 'read';
  return key === undefined ? 'write' : 'keyed-write';
};

/** What is known about a call whose connection was lost: a read had no effect, a write may have had one. */
export const lineLost = (method: Method): CallFailure => ({
  _tag: method === 'GET' ? 'NoConnection' : 'AnswerLost',
});

/** The body as received; one that is not JSON counts as none. */
export const parsedBody = (text: string): unknown =>
  E.getOrElseW(() => undefined)(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => 'not JSON',
    ),
  );
