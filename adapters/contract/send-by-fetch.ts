import * as TE from 'fp-ts/TaskEither';
import { bodyField } from '../../domain/resilience/error-text';
import type { Milliseconds } from '../../domain/time/duration';
import { bearerOf, type WatchedSession } from './bearer';
import type { Exchange, Headers } from './exchange';
import type { Send } from './operation';
import { sendOver, type Sending } from './send';

/** What this file uses of an answer to `fetch`. */
interface Answer {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
}

interface Request {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
  readonly signal: unknown;
  readonly keepalive: boolean;
}

/* The same globals in Node and in a browser, declared here because neither's types are part of the package. */
declare const fetch: (url: string, request: Request) => Promise<Answer>;
declare const AbortController: new () => { readonly signal: unknown; readonly abort: () => void };
declare const setTimeout: (act: () => void, after: Milliseconds) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Why `fetch` failed: the code of its error's cause. */
const codeBehind = (fault: unknown): unknown =>
  typeof fault === 'object' && fault !== null && 'cause' in fault ? bodyField(fault.cause, 'code') : undefined;

const unreachable: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Requests by `fetch` to a portal's address. With `keepalive` they outlive their page. */
export const fetchExchange =
  (portal: string, keepalive = false): Exchange =>
  ({ method, path, headers, body, within, signal }) =>
    TE.tryCatch(
      async () => {
        const controller = new AbortController();
        const abort = (): void => controller.abort();
        const late = setTimeout(abort, within);
        signal?.addEventListener('abort', abort);
        try {
          const request = { method, headers, body, signal: controller.signal, keepalive };
          const answer = await fetch(`${portal}${path}`, request);
          const text = await answer.text();
          return { status: answer.status, header: (name) => answer.headers.get(name) ?? undefined, text };
        } finally {
          clearTimeout(late);
          signal?.removeEventListener('abort', abort);
        }
      },
      // Unlike a browser, Node reports that no connection was made, so the call had no effect.
      (fault) => ({ reached: !unreachable.includes(codeBehind(fault)) }),
    );

/** What a call over `fetch` needs. */
export interface FetchSending extends WatchedSession, Pick<Sending, 'wait' | 'onServerTime'> {
  /** The portal's address, without a trailing slash. */
  readonly portal: string;
}

/** Sends calls over `fetch`, in Node and in a browser. */
export const sendByFetch = ({ portal, token, onSessionEnd, ...sending }: FetchSending): Send =>
  sendOver({ exchange: fetchExchange(portal), bearer: bearerOf({ token, onSessionEnd }), ...sending });
