import { createAdapter } from '@socket.io/postgres-adapter';
import * as E from 'fp-ts/Either';
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { LiveNews } from '../../../application/ports/live-news';
import type { Reporter } from '../../../application/ports/reporter';
import { parseSessionToken, type Sealed, type SessionToken } from '../../../application/ports/secrets';
import { saySessionOver, somethingWentWrong } from '../../../application/words/failures';
import type { Instant } from '../../../domain/time/instant';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import { roomNamespace, type IceServer } from '../../contract/room-line';
import type { BehindLines } from './behind-lines';
import { boundPackets } from './bound-packets';
import { isOurPage } from './own-page';
import { peerRooms, type Rooms } from './rooms';
import { addUser, sendMsg, sessionEnded, writeInbound } from '../../contract/messages';

/** Connections to PostgreSQL, as the adapter expects them. */
type Pool = Parameters<typeof createAdapter>[0];

export interface Lines {
  readonly news: LiveNews;
  /** Opens the lines on this server before it starts listening. */
  readonly attach: (server: HttpServer, behind: BehindLines) => void;
  /** Closes every line, so that the server can close. */
  readonly close: () => Promise<void>;
}

export interface LinesSettings {
  readonly reporter: Reporter;
  /** Connections that link the processes on one PostgreSQL, opened with the lines and used for nothing else. Undefined: there is only one process. */
  readonly joined: (() => Pool) | undefined;
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
/** The most connections per candidate and process: open tabs, plus dead connections not detected yet. */
const mostLines = 20;

/** Attempts to be let in, per connection. A page makes one for each namespace, and has a new connection for each that was refused. */
const mostAttempts = 8;

interface Held {
  readonly candidateId: CandidateId;
  readonly session: Sealed;
  readonly token: SessionToken;
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

const isAcknowledge = (last: unknown): last is (answer: object) => void => typeof last === 'function';

/** Whether a connection may try once more to be let in. One that tries without end, each time with another token, is closed. */
const attempts = () => {
  const made = new WeakMap<object, number>();
  return ({ conn }: Socket): boolean => {
    const count = (made.get(conn) ?? 0) + 1;
    made.set(conn, count);
    if (count <= mostAttempts) return true;
    conn.close();
    return false;
  };
};

/** Counts per candidate and minute. */
const minuteCounts = () => {
  let minute = 0;
  let counts = new Map<CandidateId, number>();
  return (candidate: CandidateId): number => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    const count = (counts.get(candidate) ?? 0) + 1;
    counts.set(candidate, count);
    return count;
  };
};

/**
 * The live line on the server (spec 2 §4.12, §7): socket.io on the portal's own HTTP server, at its default path. A line belongs to a valid session
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
  let pool: Pool | undefined;
  let rounds: NodeJS.Timeout | undefined;
  let rooms: Rooms | undefined;
  const held = new Map<string, Held>();
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

  const tellOnline = async (behind: BehindLines, candidate: CandidateId): Promise<void> => {
    const managers = await behind.onlineManagers(candidate)();
    if (E.isLeft(managers)) return;
    const { event, payload } = writeInbound({ _tag: 'OnlineManagers', managers: managers.right });
    io?.local.to(roomOf(candidate)).emit(event, payload);
  };

  const linesOf = (candidate: CandidateId): number =>
    [...held.values()].filter((one) => one.candidateId === candidate).length;

  /** Lets a line in, or gives the reason why not, for the connect_error. */
  const letIn = async (behind: BehindLines, socket: Socket): Promise<Error | undefined> => {
    const token = tokenIn(socket);
    if (token === undefined) return refusal(401, saySessionOver({ _tag: 'NoSession' }));
    const caller = await behind.authenticate(token)();
    if (E.isLeft(caller))
      return caller.left._tag === 'StoreUnavailable'
        ? refusal(503, somethingWentWrong)
        : refusal(401, saySessionOver(caller.left));
    const { candidateId, shown } = caller.right;
    if (linesOf(candidateId) >= mostLines) return refusal(429, 'The portal is open in too many tabs. Close some.');
    // A line that breaks before it is let in is never connected, so it never disconnects either: left here, it would count as an open tab forever.
    if (socket.conn.readyState !== 'open') return refusal(503, somethingWentWrong);
    socket.conn.once('close', () => held.delete(socket.id));
    held.set(socket.id, { candidateId, session: shown, token });
    return undefined;
  };

  const serve = (behind: BehindLines, socket: Socket, count: (candidate: CandidateId) => number): void => {
    const line = held.get(socket.id);
    if (line === undefined) {
      socket.disconnect(true);
      return;
    }
    const { candidateId, session, token } = line;
    void socket.join([roomOf(candidateId), roomOfSession(session)]);
    socket.on('disconnect', () => {
      held.delete(socket.id);
    });
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
        void tellOnline(behind, candidateId);
      }
      if (event === sendMsg.event)
        behind.send(token, sent[0]).then(acknowledge, (fault: unknown) => {
          onFault(fault);
          acknowledge({ statusCode: 500, error: somethingWentWrong });
        });
    });
    void tellOnline(behind, candidateId);
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
    for (const candidate of candidates) await tellOnline(behind, candidate);
  };

  return {
    news,
    attach: (server, behind) => {
      pool = joined?.();
      const lines = new Server(server, {
        serveClient: false,
        maxHttpBufferSize: largestPayload,
        connectTimeout: 10_000,
        allowRequest: ({ headers }, decide) => decide(null, isOurPage(publicUrl, headers)),
        ...(pool === undefined ? {} : { adapter: createAdapter(pool, { errorHandler: onFault }) }),
      });
      io = lines;
      boundPackets(lines);
      const mayTry = attempts();
      rooms = peerRooms({ io: lines, shared: pool !== undefined, behind, iceServers, mayTry, onFault });
      const count = minuteCounts();
      lines.use((socket, next) => {
        if (!mayTry(socket)) return;
        letIn(behind, socket).then(next, (fault: unknown) => {
          onFault(fault);
          next(refusal(503, somethingWentWrong));
        });
      });
      lines.on('connection', (socket) => serve(behind, socket, count));
      let under = false;
      const once = async (): Promise<void> => {
        if (under) return;
        under = true;
        await look(behind);
        await lookForManagers(behind);
        await rooms?.look();
        under = false;
      };
      rounds = setInterval(() => void once(), round).unref();
    },
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
      await pool?.end();
    },
  };
};
