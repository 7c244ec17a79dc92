import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { apiPrefix } from '../../contract/call';
import { writeFailure } from '../../contract/envelope';
import { notFoundPage } from './page';
import { newRequestId } from './request-id';

/* Requests that reach no route, and so no hook: they are answered and logged here, with headers that allow nothing. */

/** How long a connection may take, in milliseconds: a client that sends a byte a second can't hold it longer. */
export interface Patience {
  /** From the connection's start to the last header. */
  readonly headers: number;
  /** To the last byte of the body. */
  readonly request: number;
  /** The same, for a form with a file (spec 2 §9). */
  readonly form: number;
  /** Without a byte in either direction, which limits slow readers too. */
  readonly silence: number;
  /** How often connections are checked. */
  readonly check: number;
}

export const usualPatience: Patience = {
  headers: 20_000,
  request: 30_000,
  form: 120_000,
  silence: 60_000,
  check: 5_000,
};

export interface Unrouted {
  readonly requestId: string;
  readonly method: string;
  readonly httpStatus: number;
  /** An error code of the HTTP parser or the router, never what was sent. */
  readonly why: string;
}

interface Unreadable {
  readonly overHttps: boolean;
  readonly onUnrouted: (what: Unrouted) => void;
}

const json = 'application/json; charset=utf-8';

const headersOf = (type: string, requestId: string, overHttps: boolean): Readonly<Record<string, string>> => ({
  'content-type': type,
  'x-request-id': requestId,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none';style-src 'self';img-src 'self';font-src 'self';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  ...(overHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

/** Whether an address belongs to the API. */
const isApi = ({ url = '' }: { readonly url?: string | undefined }): boolean =>
  url === apiPrefix || url.startsWith(`${apiPrefix}/`);

/** An address that can't be decoded, or has a longer part than any of ours. */
export const badAddress =
  ({ overHttps, onUnrouted }: Unreadable) =>
  (error: { readonly code: string }, { id, raw, method }: FastifyRequest, reply: FastifyReply): void => {
    const [httpStatus, type, body] = isApi(raw)
      ? ([400, json, JSON.stringify(writeFailure(400, 'The address of the call is not readable.', id))] as const)
      : ([404, 'text/html; charset=utf-8', notFoundPage] as const);
    onUnrouted({ requestId: id, method, httpStatus, why: error.code });
    reply.raw.writeHead(httpStatus, headersOf(type, id, overHttps)).end(body);
  };

const faults: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive. Please try again.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
};

/**
 * Input that is not HTTP, is too slow, or has endless headers. A connection that its client closed is not a fault, nor is one that a browser opened
 * in advance and never used.
 */
export const badConnection =
  ({ overHttps, onUnrouted }: Unreadable) =>
  (error: { readonly code?: string }, socket: Socket): void => {
    const { code = 'unknown' } = error;
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const [httpStatus, text] = faults[code] ?? [400, 'This is not readable as a request.'];
    const requestId = newRequestId();
    onUnrouted({ requestId, method: 'none', httpStatus, why: code });
    const body = JSON.stringify(writeFailure(httpStatus, text, requestId));
    const headers = Object.entries({
      ...headersOf(json, requestId, overHttps),
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    });
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    if (socket.writable)
      socket.end(`HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus] ?? 'Refused'}\r\n${head}\r\n${body}`, () =>
        socket.destroy(),
      );
    else socket.destroy();
  };
