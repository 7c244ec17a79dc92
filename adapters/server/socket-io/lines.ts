import * as E from 'fp-ts/Either';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import type { LiveNews } from '../../../application/chat/live-news.port';
import type { Reporter } from '../../../application/ports/reporter';
import { parseSessionToken, type SessionToken } from '../../../application/identity/secrets.port';
import type { Sealed } from '../../../application/ports/secrets';
import { saySessionOver, somethingWentWrong } from '../../../application/words/failures';
import type { Milliseconds } from '../../../domain/time/duration';
import type { Instant } from '../../../domain/time/instant';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { roomNamespace, type IceServer } from '../../contract/live-interview/room-line';
import type { BehindLines } from './behind-lines';
import { boundConnections } from './bound-connections';
import { isOurPage } from './own-page';
import { atAPace } from './at-a-pace';
import { heldCounts } from './held-counts';
import type { Joined } from './joined';
import { saidIsKeptFor } from './recently-said';
import { lineDoor } from './line-door';
import { minuteCounts } from './minute-counts';
import { peerRooms, type Rooms } from '../live-interview/rooms';
import { sendAway } from './send-away';
import { addUser, linePath, sendMsg, sessionEnded, writeInbound } from '../../contract/messages';

export interface Lines {
  readonly news: LiveNews;
  /** Opens the lines: what the server's routes hand over to them. */
  readonly open: (behind: BehindLines) => LineEngine;
  /** Lets no more lines in, and tells all within that time to come back, which is to another process. */
  readonly sendAway: (within: Milliseconds) => Promise<void>;
  /** How many connections are open in this process. */
  readonly count: () => number;
  /** Closes every line, so that the server can close. */
  readonly close: () => Promise<void>;
}

/** socket.io's engine. The server hands over what has passed its door, limits included. */
export interface LineEngine {
  /** A request of long polling, its body unread. */
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  /** A request for a WebSocket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface LinesSettings {
  readonly reporter: Reporter;
  /** Joins the lines of several processes, opened with them. Undefined: there is only one process. */
  readonly joined: ((onFault: (fault: unknown) => void) => Joined) | undefined;
  /** What browsers in a live interview connect through, created anew for each of them (R61). Undefined: nothing. */
  readonly iceServers?: (who: string, now: Instant) => readonly IceServer[];
  /** Pages from there may open lines, as may those of the host that was asked. */
  readonly publicUrl?: string;
  /** In milliseconds: the time between two checks of the sessions and of who is online. */
  readonly round?: number;
}

/** The largest message, in bytes: 4,000 characters and five attachments fit. A larger one closes the line. */
const largestPayload = 64 * 1024;

/** Messages of any kind from one candidate to one process, per minute. The chat rule (R40) is stricter, but needs the store. */
const mostEvents = 120;
/** Beyond this number, the line is closed. */
const farTooMany = 1_200;
/**
 * The most connections per candidate and process: ten open tabs, plus the dead connections of a phone that came back fifty times within the 45 seconds
 * in which a dead one is not noticed.
 */
const mostLines = 60;
/** Lines that are let in at the same time, and that may wait: three of 300 people each, to be let in and to be told who is online. Calls don't wait. */
const pace = { atOnce: 2, waiting: 1_800 };
/** In milliseconds: how long a connection may wait to be let in, its turn included. */
const letInWithin = 30_000;

/** In milliseconds: how long the connections to PostgreSQL may take to end. */
const poolEndsWithin = 1_000;

interface Held {
  readonly candidateId: CandidateId;
  readonly session: Sealed;
  readonly token: SessionToken;
  readonly over: () => void;
}

const roomOf = (candidate: CandidateId): string => `candidate ${candidate}`;
const roomOfSession = (session: Sealed): string => `session ${session}`;

const refusal = (statusCode: number, error: string): Error =>
  Object.assign(new Error(error), { data: { statusCode, error } });

/** The token from the handshake: `auth: {token}`, or an Authorization header. */
const tokenIn = ({ handshake }: Socket): SessionToken | undefined => {
  const auth: unknown = handshake.auth;
  const given = typeof auth === 'object' && auth !== null && 'token' in auth ? auth.token : undefined;
  const header = /^Bearer +(\S+)$/i.exec(handshake.headers.authorization ?? '')?.[1];
  const token = parseSessionToken(typeof given === 'string' ? given : (header ?? ''));
  return E.isRight(token) ? token.right : undefined;
};

/** Where this line was when it heard something last, if it has been here before. */
const placeIn = ({ handshake }: Socket): string => {
  const auth: unknown = handshake.auth;
  const place = typeof auth === 'object' && auth !== null && 'offset' in auth ? auth.offset : undefined;
  return typeof place === 'string' ? place : '';
};

const isAcknowledge = (last: unknown): last is (answer: object) => void => typeof last === 'function';

/**
 * The live line on the server (spec 2 §4.12, §7): socket.io behind a route of the portal's own HTTP server. A line belongs to a valid session
 * and closes with it. A candidate's lines form a room shared by all processes, so that a message reaches every open page.
 */
export const socketIoLines = ({
  reporter,
  joined,
  iceServers = () => [],
  publicUrl,
  round = 5_000,
}: LinesSettings): Lines => {
  let io: Server | undefined;
  let leaving = false;
  let others: Joined | undefined;
  let rounds: NodeJS.Timeout | undefined;
  let rooms: Rooms | undefined;
  const inTurn = atAPace(pace);
  const held = new Map<string, Held>();
  const linesOf = heldCounts<CandidateId>();
  const onFault = (fault: unknown): void => {
    const code = typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : 'NO_CODE';
    reporter.report('live-line-fault', { code });
  };

  const news: LiveNews = {
    tell: (candidate, message) => {
      const { event, payload } = writeInbound(message);
      io?.to(roomOf(candidate)).emit(event, payload);
    },
    sessionEnded: (session) => {
      rooms?.sessionEnded(session);
      io?.to(roomOfSession(session)).emit(sessionEnded, {
        statusCode: 401,
        error: saySessionOver({ _tag: 'NoSession' }),
      });
      io?.in(roomOfSession(session)).disconnectSockets(true);
    },
  };

  const tellOnline = async (behind: BehindLines, candidates: readonly CandidateId[]): Promise<void> => {
    const online = await behind.onlineManagers(candidates)();
    if (E.isLeft(online)) return;
    for (const [candidate, managers] of online.right) {
      const { event, payload } = writeInbound({ _tag: 'OnlineManagers', managers });
      io?.local.to(roomOf(candidate)).emit(event, payload);
    }
  };

  /** Lets a line in, or gives the reason why not, for the connect_error. */
  const letIn = async (behind: BehindLines, socket: Socket, token: SessionToken): Promise<Error | undefined> => {
    const caller = await behind.authenticate(token)();
    if (E.isLeft(caller))
      return caller.left._tag === 'StoreUnavailable'
        ? refusal(503, somethingWentWrong)
        : refusal(401, saySessionOver(caller.left));
    const { candidateId, shown } = caller.right;
    if (linesOf.of(candidateId) >= mostLines) return refusal(429, 'The portal is open in too many tabs. Close some.');
    // A line that breaks before it is let in is never connected, so it never disconnects either: left here, it would count as an open tab forever.
    if (socket.conn.readyState !== 'open') return refusal(503, somethingWentWrong);
    const close = linesOf.add(candidateId);
    const line: Held = {
      candidateId,
      session: shown,
      token,
      over: () => {
        held.delete(socket.id);
        close();
      },
    };
    socket.conn.once('close', line.over);
    held.set(socket.id, line);
    return undefined;
  };

  const serve = (behind: BehindLines, socket: Socket, count: (candidate: CandidateId) => number): void => {
    const line = held.get(socket.id);
    if (line === undefined) {
      socket.disconnect(true);
      return;
    }
    const { candidateId, session, token, over } = line;
    const mine = [roomOf(candidateId), roomOfSession(session)];
    void socket.join(mine);
    for (const [event, ...sent] of others?.missed?.(placeIn(socket), mine) ?? []) socket.emit(String(event), ...sent);
    socket.on('disconnect', over);
    socket.onAny((event: string, ...sent: readonly unknown[]) => {
      const last = sent.at(-1);
      const acknowledge = isAcknowledge(last) ? last : () => undefined;
      const events = count(candidateId);
      if (events > farTooMany) {
        socket.disconnect(true);
        return;
      }
      if (events > mostEvents) {
        acknowledge({ statusCode: 429, error: 'Too many messages. Wait a minute.' });
        return;
      }
      if (event === addUser.event) {
        acknowledge({ statusCode: 200 });
        void inTurn(() => tellOnline(behind, [candidateId]));
      }
      if (event === sendMsg.event)
        behind.send(token, sent[0]).then(acknowledge, (fault: unknown) => {
          onFault(fault);
          acknowledge({ statusCode: 500, error: somethingWentWrong });
        });
    });
    // In its turn as well, so that a storm of lines doesn't ask for it all at once.
    void inTurn(() => tellOnline(behind, [candidateId]));
  };

  /** Closes lines whose session ended other than by a sign-out here: replaced, idle, or signed out in another process. */
  const look = async (behind: BehindLines): Promise<void> => {
    const sessions = [...new Set([...held.values()].map(({ session }) => session))];
    if (sessions.length === 0) return;
    const living = await behind.living(sessions)();
    if (E.isLeft(living)) return;
    const standing = new Set(living.right);
    for (const session of sessions) {
      if (standing.has(session)) continue;
      io?.local
        .to(roomOfSession(session))
        .emit(sessionEnded, { statusCode: 401, error: saySessionOver({ _tag: 'NoSession' }) });
      io?.local.in(roomOfSession(session)).disconnectSockets(true);
    }
  };

  let online = '';
  const lookForManagers = async (behind: BehindLines): Promise<void> => {
    const candidates = [...new Set([...held.values()].map(({ candidateId }) => candidateId))];
    if (candidates.length === 0) return;
    const active = await behind.activeManagers();
    if (E.isLeft(active)) return;
    const now = active.right.join(' ');
    if (now === online) return;
    online = now;
    await tellOnline(behind, candidates);
  };

  return {
    news,
    open: (behind) => {
      others = joined?.(onFault);
      // It never listens: engine.io puts itself in front of the server that it is given, so it gets one of its own.
      const front = createServer((_, response) => void response.writeHead(404).end());
      const lines = new Server(front, {
        serveClient: false,
        path: linePath,
        addTrailingSlash: false,
        maxHttpBufferSize: largestPayload,
        connectTimeout: letInWithin,
        allowRequest: ({ headers }, decide) => decide(null, !leaving && isOurPage(publicUrl, headers)),
        ...(others === undefined ? {} : { adapter: others.adapter }),
        // Tells a line its place along with what it hears, so that it can say where it was when it comes back.
        ...(others?.missed === undefined
          ? {}
          : { connectionStateRecovery: { maxDisconnectionDuration: saidIsKeptFor, skipMiddlewares: false } }),
      });
      io = lines;
      boundConnections(lines, behind.addressOf);
      const door = lineDoor({ behind, pace: inTurn, onFault });
      rooms = peerRooms({ io: lines, shared: others !== undefined, behind, iceServers, door, onFault });
      const count = minuteCounts();
      lines.use((socket, next) => {
        const token = tokenIn(socket);
        door({
          conn: socket.conn,
          address: behind.addressOf(socket.request),
          token,
          next,
          refusals: {
            over: refusal(401, saySessionOver({ _tag: 'NoSession' })),
            busy: refusal(503, somethingWentWrong),
          },
          look: (shown) => letIn(behind, socket, shown),
        });
      });
      lines.on('connection', (socket) => serve(behind, socket, count));
      let under = false;
      const once = async (): Promise<void> => {
        if (under) return;
        under = true;
        try {
          await look(behind);
          await lookForManagers(behind);
          await rooms?.look();
        } catch (fault) {
          onFault(fault);
        } finally {
          under = false;
        }
      };
      rounds = setInterval(() => void once(), round).unref();
      return {
        request: (request, response) => void front.emit('request', request, response),
        upgrade: (request, socket, head) => void front.emit('upgrade', request, socket, head),
      };
    },
    sendAway: async (within) => {
      leaving = true;
      rooms?.handOver();
      if (io !== undefined) await sendAway(io, within);
    },
    count: () => io?.engine.clientsCount ?? 0,
    close: async () => {
      clearInterval(rounds);
      const lines = io;
      io = undefined;
      if (lines === undefined) return;
      rooms?.close();
      lines.of(roomNamespace).local.disconnectSockets(true);
      lines.local.disconnectSockets(true);
      await lines.of('/').adapter.close();
      await lines.of(roomNamespace).adapter.close();
      lines.engine.close();
      // A connection that the adapter is just making never comes back to its pool.
      await Promise.race([others?.close(), pause(poolEndsWithin, undefined, { ref: false })]);
    },
  };
};
