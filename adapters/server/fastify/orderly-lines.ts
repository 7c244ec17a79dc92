import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs } from './address';

/*
 * What one line may ask of us. Node reads 64 kB of requests at once and hands over all of them, a thousand at a time from whoever sends them
 * without waiting; here a line is served one request after another, and the next begins when the last answer has left.
 */

/** Requests that wait on one line. Browsers and proxies wait for each answer; of who is beyond this no more is read. */
export const mostWaiting = 32;

/** What the parser takes for 'the rest is no HTTP'. */
const stopParsing = 2;

/** Lines from one address at a time: 300 people of a job fair open six each, and twice that is allowed for. */
export const mostLines = 4_096;

/** Bytes a second: a telephone at the edge of its network reads faster. */
export const slowestReader = 4_096;

type Request = readonly [IncomingMessage, ServerResponse];

interface Line {
  /** The answer under way, where the line stood when it began, and when its first bytes were seen to have left. */
  current: { readonly response: ServerResponse; readonly from: number; since: number | undefined } | undefined;
  readonly waiting: Request[];
  /** It sent more than may wait: what it sent so far is answered, if it reads that, and then it is hung up on. */
  full: boolean;
  /** We hold it, and let it go again; Node holds lines for reasons of its own. */
  held: boolean;
}

export interface LinePatience {
  /** In milliseconds: as long as a line may stay silent an answer may take to be read, and longer by its length. */
  readonly silence: number;
  readonly bytesASecond: number;
  readonly check: number;
}

/**
 * Has Node leave the rest of what it read unread: a thousand more requests cost 20 ms to read, and those were ours. The parser is no documented part of
 * Node; where it looks otherwise one day, the line is cut instead.
 */
const readNoMore = (socket: Socket): void => {
  socket.pause();
  const parser: unknown = 'parser' in socket ? socket.parser : undefined;
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser) parser.onIncoming = () => stopParsing;
  else socket.destroy();
};

/** One request of a line at a time. */
const inTurn = (serve: RequestListener, serving: Set<Socket>, lines: WeakMap<Socket, Line>): RequestListener => {
  const begin = (socket: Socket, line: Line, [request, response]: Request): void => {
    line.current = { response, from: socket.bytesWritten, since: undefined };
    serving.add(socket);
    response.once('close', () => {
      line.current = undefined;
      serving.delete(socket);
      const next = line.waiting.shift();
      if (socket.destroyed) line.waiting.length = 0;
      else if (next !== undefined) begin(socket, line, next);
      else if (line.full) socket.destroySoon();
      else if (line.held) {
        line.held = false;
        socket.resume();
      }
    });
    serve(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { current: undefined, waiting: [], full: false, held: false };
    lines.set(socket, line);
    if (socket.destroyed || line.full) return;
    if (line.current === undefined) {
      begin(socket, line, [request, response]);
      return;
    }
    line.full = line.waiting.length >= mostWaiting;
    if (line.full) {
      readNoMore(socket);
      return;
    }
    line.waiting.push([request, response]);
    line.held = true;
    socket.pause();
  };
};

/** Hangs up on who takes an answer more slowly than anybody would, so that what waits for them is not kept. */
const cutSlowReaders = (
  server: Server,
  { silence, check, bytesASecond }: LinePatience,
  serving: ReadonlySet<Socket>,
  lines: WeakMap<Socket, Line>,
): void => {
  const look = (): void => {
    const now = performance.now();
    for (const socket of serving) {
      const current = lines.get(socket)?.current;
      // Until its first byte leaves, an answer takes as long as we need for it.
      if (current === undefined || !current.response.headersSent) continue;
      current.since ??= now;
      const allowed = silence + ((socket.bytesWritten - current.from) / bytesASecond) * 1_000;
      if (now - current.since > allowed) socket.destroy();
    }
  };
  const timer = setInterval(look, check).unref();
  server.on('close', () => clearInterval(timer));
};

/** Refuses lines of an address that holds too many already. */
const boundLines = (server: Server, most: number): void => {
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

/** A server whose lines keep to that. Behind a proxy all lines are the proxy's, so `mostLines` of one address is undefined there. */
export const orderlyServer = (
  make: (listener: RequestListener) => Server,
  serve: RequestListener,
  patience: LinePatience,
  most: number | undefined,
): Server => {
  const serving = new Set<Socket>();
  const lines = new WeakMap<Socket, Line>();
  const server = make(inTurn(serve, serving, lines));
  cutSlowReaders(server, patience, serving, lines);
  if (most !== undefined) boundLines(server, most);
  return server;
};
