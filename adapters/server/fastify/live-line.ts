import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServerResponse, type IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { seconds } from '../../../domain/time/duration';
import { linePath } from '../../contract/messages';
import { countedAs } from './address';
import type { behindLines } from './behind-lines';

/*
 * The live lines' route. Long polling and requests for a WebSocket come through Fastify, so that what holds for every route holds here: one request
 * after another on a connection, the door with its limits, headers, the log. socket.io's engine gets what is left.
 */

/** What the lines know of whoever opens one, and what stands behind them. */
type BehindDoor = ReturnType<typeof behindLines> & {
  readonly addressOf: (handshake: IncomingMessage) => string;
  readonly mostAttempts: number;
};

interface LineEngine {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** The live lines: opened with this server, closed before it. */
export interface LinesDoor {
  readonly open: (behind: BehindDoor) => LineEngine;
  readonly close: () => Promise<void>;
}

interface LiveLineSettings {
  readonly lines: LinesDoor;
  readonly behind: ReturnType<typeof behindLines>;
  /** By address and minute. */
  readonly mostAttempts: number;
  /** A request became a WebSocket. */
  readonly onUpgraded: (request: FastifyRequest) => void;
}

/** A request to upgrade, which Node has taken out of its parser. */
interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
}

/** Has no code of the parser: it is answered with 400. */
const notUpgradable = (): Error => Object.assign(new Error('Upgrade'), { code: 'UPGRADE_WITH_BODY' });

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Whether an earlier request on this connection still waits for its answer: Node has no answer for a request to upgrade that doesn't wait for it. */
const isAnswering = (socket: Socket): boolean => Boolean(Reflect.get(socket, '_httpMessage'));

/** How long an answer to a request for an upgrade may stay unread. */
const unreadFor = seconds(30);

/** Runs works in order, one in each turn of the event loop, so that a flood of them doesn't hold up what else there is to do. */
const oneATurn = (): ((work: () => void) => void) => {
  const waiting: (() => void)[] = [];
  const begin = (): void => {
    const next = waiting.shift();
    if (waiting.length > 0) setImmediate(begin);
    next?.();
  };
  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(begin);
  };
};

/** Whether a request is for a line, before any route has looked at it. */
const isForLine = ({ url = '' }: IncomingMessage): boolean => url.startsWith(linePath);

/** Serves requests for lines after all others: a call takes many turns of the event loop, and in each of them at most one such request goes first. */
export const linesLast = (serve: RequestListener): RequestListener => {
  const inTurn = oneATurn();
  return (request, response) => {
    if (!isForLine(request)) serve(request, response);
    else
      inTurn(() => {
        if (!request.socket.destroyed) serve(request, response);
      });
  };
};

/**
 * Sends requests for an upgrade through the routes as all others. Those for something else than a line, such as HTTP/2, are answered as if they had not
 * asked for it.
 */
const upgradesOf = (app: FastifyInstance): WeakMap<IncomingMessage, Upgrade> => {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const serve = linesLast((request, response) => app.routing(request, response));
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Its client has gone; Node has already closed it.
    socket.on('error', () => socket.destroy());
    if (hasBody(request)) {
      app.server.emit('clientError', notUpgradable(), socket);
      return;
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    if (isAnswering(socket)) {
      socket.destroy();
      return;
    }
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    // Node has taken away its own: whoever does not read an answer is cut.
    socket.setTimeout(unreadFor, () => socket.destroy());
    upgrades.set(request, { socket, head });
    serve(request, response);
  });
  return upgrades;
};

export const addLiveLine = async (
  app: FastifyInstance,
  { lines, behind, mostAttempts, onUpgraded }: LiveLineSettings,
): Promise<void> => {
  const upgrades = upgradesOf(app);
  const addresses = new WeakMap<IncomingMessage, string>();
  const addressOf = (handshake: IncomingMessage): string => addresses.get(handshake) ?? '';
  const engine = lines.open({ ...behind, addressOf, mostAttempts });
  app.addHook('preClose', lines.close);
  await app.register((scope, _, done) => {
    // The engine reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, read) => read(null));
    scope.route({
      method: ['GET', 'POST'],
      url: linePath,
      exposeHeadRoute: false,
      handler: (request, reply) => {
        const { raw } = request;
        const upgrade = upgrades.get(raw);
        addresses.set(raw, countedAs(request.ip));
        reply.hijack();
        if (upgrade === undefined) {
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value);
          engine.request(raw, reply.raw);
          return;
        }
        reply.raw.detachSocket(upgrade.socket);
        upgrade.socket.setTimeout(0);
        upgrade.socket.removeAllListeners('timeout');
        engine.upgrade(raw, upgrade.socket, upgrade.head);
        onUpgraded(request);
      },
    });
    done();
  });
};
