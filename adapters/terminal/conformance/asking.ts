import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { bodyField } from '../../../domain/resilience/error-text';
import { apiPrefix, apiVersion, type Method } from '../../contract/call';
import { answerWithin, parsedBody } from '../../contract/over-http';
import { shortened, withoutSecrets, type Reply } from './reply';
import { idempotencyHeader } from '../../contract/wire/fields';

/** Requests by hand: those that a client of the contract sends, and those that it never would. */
export interface Asking {
  readonly method: Method | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** Relative to the base address; an address that the backend itself returned is passed as `place`. */
  readonly path: string;
  /** An address from an answer, absolute or relative to the root. It may open a file, so no report shows it. */
  readonly place?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
  /** The body in a few words, if it must not be shown. */
  readonly shown?: string;
}

export type Ask = (asking: Asking) => Promise<Reply>;

const because = (fault: unknown): string => {
  const behind = typeof fault === 'object' && fault !== null && 'cause' in fault ? fault.cause : undefined;
  const code = bodyField(behind, 'code');
  return typeof code === 'string' ? code : fault instanceof Error ? fault.message : String(fault);
};

/** Sends requests with `fetch`. A lost connection is an answer too, with no status: the promise never rejects. */
export const askAt =
  (baseUrl: string): Ask =>
  async ({ method, path, place, headers = {}, body, shown }) => {
    const words = shown ?? (typeof body === 'string' ? shortened(withoutSecrets(body)) : '');
    const request = `${method} ${path} ${words}`.trim();
    const answered = await TE.tryCatch(async () => {
      const response = await fetch(place === undefined ? `${baseUrl}${path}` : new URL(place, baseUrl), {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(answerWithin),
        ...(body === undefined ? {} : { body }),
      });
      return { response, text: await response.text() };
    }, because)();
    if (E.isLeft(answered))
      return {
        request,
        http: 0,
        header: () => undefined,
        text: `no answer: ${answered.left}`,
        body: undefined,
      };
    const { response, text } = answered.right;
    return {
      request,
      http: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      text,
      body: parsedBody(text),
    };
  };

/** The part of a call that is needed to send it by hand. */
export interface Askable {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
}

/** A call's fields on the wire. */
export type Fields = Readonly<Record<string, unknown>>;

export const namesInPath = (path: string): readonly string[] =>
  [...path.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name ?? '');

/** A field in an address. */
const inPath = (value: unknown): string =>
  encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));

export const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** A call as a request: path fields, the key as a header, the rest as JSON. */
export const requestOf = (
  { method, path }: Askable,
  fields: Fields,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Asking => {
  const apart = [...namesInPath(path), idempotencyHeader];
  const key = fields[idempotencyHeader];
  const body = Object.fromEntries(Object.entries(fields).filter(([name]) => !apart.includes(name)));
  return {
    method,
    path: `${apiPrefix}/${path.replace(/\{([a-z_]+)\}/g, (_, name: string) => inPath(fields[name]))}`,
    headers: {
      'api-version': apiVersion,
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(typeof key === 'string' ? { [idempotencyHeader]: key } : {}),
      ...bearer(token),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  };
};
