import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs } from './address';

/*
 * Limits for one connection. Node reads 64 kB of requests at once and handles all of them at the same time, up to a thousand from a client that
 * pipelines. Here a connection's requests are served one after another: the next one starts when the last answer has been sent.
 */

/** Requests that may wait on one connection. Browsers and proxies wait for each answer; from a client beyond this limit nothing more is read. */
export const mostWaiting = 32;

/** The return value that makes the parser treat the rest as not HTTP. */
const stopParsing = 2;

/** Pieces of a body that may be tiny, in all; beyond that they must have `leastPiece` bytes on average. A phone's have more than 1,000. */
export const mostTinyPieces = 1_000;
export const leastPiece = 64;

/** Connections from one address at a time: 300 people at a job fair open six each, and the limit is about twice that. */
export const mostConnections = 4_096;

/** Bytes per second: even a phone at the edge of its network reads faster. */
export const slowestReader = 4_096;

type Request = readonly [IncomingMessage, ServerResponse];

interface Connection {
  /** The current answer, the connection's byte count when it began, and when its first bytes were seen to have left. */
  current: { readonly response: ServerResponse; readonly from: number; since: number | undefined } | undefined;
  readonly waiting: Request[];
  /** It has more requests than may wait. It gets its current answer, if any, and no other, so that a client gains nothing by reconnecting. */
  full: boolean;
  /** We have paused it and will resume it; Node pauses connections for reasons of its own. */
  held: boolean;
}

export interface ConnectionPatience {
  /** In milliseconds: the base time for reading an answer, the same as the allowed silence; longer answers get more. */
  readonly silence: number;
  readonly bytesASecond: number;
  readonly check: number;
}

/**
 * Makes Node drop the rest of what it has read: parsing a thousand more requests would cost 20 ms. The parser is undocumented; if a later Node
 * changes it, the connection is cut instead.
 */
const readNoMore = (socket: Socket): void => {
  socket.pause();
  const parser: unknown = 'parser' in socket ? socket.parser : undefined;
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser) parser.onIncoming = () => stopParsing;
  else socket.destroy();
};

/** Cuts a connection whose body comes in crumbs: a chunk of one byte costs as much work as one of 64 kB, and needs no token. */
const cutCrumbs = (request: IncomingMessage): void => {
  const push = request.push.bind(request);
  let [pieces, bytes] = [0, 0];
  request.push = (piece: unknown, encoding) => {
    pieces += 1;
    bytes += piece instanceof Buffer ? piece.byteLength : 0;
    if (pieces > mostTinyPieces + bytes / leastPiece) request.socket.destroy();
    return push(piece, encoding);
  };
};

/**
 * Serves a connection's requests one at a time. The first one waits until everything that arrived with it is parsed: a client that sends too many at
 * once gets nothing done at all, not even the one page that needs the store.
 */
const inTurn = (
  serve: RequestListener,
  serving: Set<Socket>,
  connections: WeakMap<Socket, Connection>,
  isListening: () => boolean,
): RequestListener => {
  const begin = (socket: Socket, connection: Connection, [request, response]: Request): void => {
    connection.current = { response, from: socket.bytesWritten, since: undefined };
    serving.add(socket);
    response.once('close', () => {
      connection.current = undefined;
      serving.delete(socket);
      const next = connection.waiting.shift();
      if (socket.destroyed) connection.waiting.length = 0;
      else if (connection.full) socket.destroySoon();
      else if (next !== undefined) begin(socket, connection, next);
      // Node closes connections that are idle when a server is closed; this one was not, and would be waited for.
      else if (!isListening()) socket.destroySoon();
      else if (connection.held) {
        connection.held = false;
        socket.resume();
      }
    });
    serve(request, response);
  };
  const start = (socket: Socket, connection: Connection): void => {
    const next = connection.waiting.shift();
    if (next !== undefined && !socket.destroyed) begin(socket, connection, next);
  };
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { current: undefined, waiting: [], full: false, held: false };
    connections.set(socket, connection);
    if (socket.destroyed || connection.full) return;
    if (request.headers['transfer-encoding'] !== undefined) cutCrumbs(request);
    const idle = connection.current === undefined;
    connection.full = connection.waiting.length >= (idle ? mostWaiting + 1 : mostWaiting);
    if (connection.full) {
      connection.waiting.length = 0;
      readNoMore(socket);
      if (idle) socket.destroy();
      return;
    }
    connection.waiting.push([request, response]);
    if (idle && connection.waiting.length === 1) process.nextTick(start, socket, connection);
    else {
      connection.held = true;
      socket.pause();
    }
  };
};

/** Cuts connections that read an answer too slowly, so that waiting answers don't fill the memory. */
const cutSlowReaders = (
  server: Server,
  { silence, check, bytesASecond }: ConnectionPatience,
  serving: ReadonlySet<Socket>,
  connections: WeakMap<Socket, Connection>,
): void => {
  const look = (): void => {
    const now = performance.now();
    for (const socket of serving) {
      const current = connections.get(socket)?.current;
      // Before its first byte leaves, an answer may take as long as the server needs.
      if (current === undefined || !current.response.headersSent) continue;
      current.since ??= now;
      const allowed = silence + ((socket.bytesWritten - current.from) / bytesASecond) * 1_000;
      if (now - current.since > allowed) socket.destroy();
    }
  };
  const timer = setInterval(look, check).unref();
  server.on('close', () => clearInterval(timer));
};

/** Refuses new connections from an address that has too many. */
const boundConnections = (server: Server, most: number): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const whose = countedAs(socket.remoteAddress ?? '');
    const others = open.get(whose) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(whose, others + 1);
    socket.once('close', () => {
      const left = (open.get(whose) ?? 1) - 1;
      if (left === 0) open.delete(whose);
      else open.set(whose, left);
    });
  });
};

/** A server with these limits. Behind a proxy all connections come from the proxy, so `most` is undefined there. */
export const orderlyServer = (
  make: (listener: RequestListener) => Server,
  serve: RequestListener,
  patience: ConnectionPatience,
  most: number | undefined,
): Server => {
  const serving = new Set<Socket>();
  const connections = new WeakMap<Socket, Connection>();
  const server: Server = make(inTurn(serve, serving, connections, () => server.listening));
  cutSlowReaders(server, patience, serving, connections);
  if (most !== undefined) boundConnections(server, most);
  return server;
};
