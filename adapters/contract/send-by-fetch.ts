import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { bodyField } from '../../domain/resilience/error-text';
import { retryPause } from '../../domain/resilience/retry-delays';
import type { Milliseconds } from '../../domain/time/duration';
import { apiPrefix } from './call';
import { readAnswer, writeRequest } from './envelope';
import type { Send } from './operation';
import { answerWithin, headersOf, lineLost, parsedBody, repeatabilityOf } from './over-http';
import { serverTimeHeader } from './server-clock';

/** What this file uses of an answer to `fetch`. */
interface Answer {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
}

interface Request {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/* The same two globals in Node and in a browser, declared here because neither's types are part of the package. */
declare const fetch: (url: string, request: Request & { readonly signal: unknown }) => Promise<Answer>;
declare const AbortSignal: { readonly timeout: (length: Milliseconds) => unknown };

/** What a call over `fetch` needs. */
export interface FetchSending {
  /** The portal's address, without a trailing slash. */
  readonly portal: string;
  /** The bearer token to send, or none. */
  readonly token: () => string | undefined;
  /** Called with the server's own time whenever an answer carries it, ISO 8601. */
  readonly onServerTime: (iso: string) => void;
  /** Waits that long before a lost call is repeated. */
  readonly wait: (length: Milliseconds) => Promise<unknown>;
}

/** Why `fetch` failed: the code of its error's cause. */
const codeBehind = (fault: unknown): unknown =>
  typeof fault === 'object' && fault !== null && 'cause' in fault ? bodyField(fault.cause, 'code') : undefined;

const unreachable: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Unlike a browser, Node reports that no connection was made, so the call had no effect. */
const wasHeard = (fault: unknown): boolean => !unreachable.includes(codeBehind(fault));

interface Answered {
  readonly response: Answer;
  readonly text: string;
}

const ask = (
  url: string,
  request: Request,
  within: Milliseconds,
): TE.TaskEither<{ readonly heard: boolean }, Answered> =>
  TE.tryCatch(
    async () => {
      const response = await fetch(url, { ...request, signal: AbortSignal.timeout(within) });
      return { response, text: await response.text() };
    },
    (fault) => ({ heard: wasHeard(fault) }),
  );

/** Sends one call and reads its answer; a lost connection is retried as the rules allow. A failure is a value: the promise never rejects. */
export const sendByFetch =
  ({ portal, token, onServerTime, wait }: FetchSending): Send =>
  (call) =>
  (input) => {
    // Written when the call is made: signing out wipes the token before its call is sent.
    const outgoing = writeRequest(call, input);
    const repeats = repeatabilityOf(call.method, outgoing.idempotencyKey);
    const asked = ask(
      `${portal}${apiPrefix}/${outgoing.path}`,
      {
        method: call.method,
        headers: headersOf(call, outgoing, token()),
        ...(call.method === 'GET' ? {} : { body: JSON.stringify(outgoing.body) }),
      },
      call.answerWithin ?? answerWithin,
    );
    return async () => {
      let heard = false;
      for (let tries = 1; ; tries += 1) {
        const answered = await asked();
        if (E.isRight(answered)) {
          const { response, text } = answered.right;
          const serverTime = response.headers.get(serverTimeHeader);
          if (serverTime !== null) onServerTime(serverTime);
          const answer = readAnswer(call, {
            httpStatus: response.status,
            body: parsedBody(text),
            requestId: response.headers.get('x-request-id') ?? undefined,
          });
          return answer;
        }
        heard ||= answered.left.heard;
        const again = retryPause(repeats, tries);
        if (again._tag === 'Refused') return E.left(heard ? lineLost(call.method) : { _tag: 'NoConnection' });
        await wait(again.value);
      }
    };
  };
