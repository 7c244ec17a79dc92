import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { apiPrefix } from '../../contract/call';
import { writeFailure } from '../../contract/envelope';
import { notFoundPage } from './page';
import { newRequestId } from './request-id';

/* What arrives and reaches no route, and so no hook either: it is answered and logged here, with headers that allow nothing at all. */

/** How long a line may take, in milliseconds: who sends a byte a second holds it no longer than that. */
export interface Patience {
  /** From the line's opening to the last header. */
  readonly headers: number;
  /** To the last byte of the body. */
  readonly request: number;
  /** Without a byte in either direction: who reads as slowly as others write. */
  readonly silence: number;
  /** How often lines are looked at. */
  readonly check: number;
}

export const usualPatience: Patience = { headers: 20_000, request: 30_000, silence: 60_000, check: 5_000 };

export interface Unrouted {
  readonly requestId: string;
  readonly method: string;
  readonly httpStatus: number;
  /** A name of the HTTP parser's or the router's, never what was sent. */
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
  'content-security-policy': "default-src 'none';style-src 'self';img-src data:;frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  ...(overHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

/** Which part of the address leads to the calls. */
const isApi = ({ url = '' }: { readonly url?: string | undefined }): boolean =>
  url === apiPrefix || url.startsWith(`${apiPrefix}/`);

/** An address that can't be decoded, or has a part that is longer than any of ours. */
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
 * What is no HTTP, or comes too slowly, or has headers without an end. A line that its owner cut is nobody's fault, nor is one that a browser opened
 * ahead of need and left unused.
 */
export const badLine =
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
