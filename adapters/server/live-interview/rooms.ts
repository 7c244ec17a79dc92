import * as E from 'fp-ts/Either';
import type { Namespace, Server, Socket } from 'socket.io';
import type { PeerId } from '../../../application/live-interview/meeting-room.port';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { Sealed } from '../../../application/ports/secrets';
import { somethingWentWrong } from '../../../application/words/failures';
import type { InterviewSeen } from '../../../application/live-interview/interview-room.port';
import { maySay } from '../../../domain/live-interview/room-message';
import { seconds } from '../../../domain/time/duration';
import { parseInstant, type Instant } from '../../../domain/time/instant';
import type { Codec } from '../../contract/codec';
import {
  entered,
  fromRoom,
  roomNamespace,
  toRoom,
  writeOut,
  type IceServer,
  type RoomOut,
  type RoomPeer,
} from '../../contract/live-interview/room-line';
import { deepestBody, isDeeperThan } from '../../contract/nesting';
import type { BehindLines } from '../socket-io/behind-lines';
import { encoded } from '../socket-io/encoded';
import { heldCounts } from '../socket-io/held-counts';
import type { LineDoor } from '../socket-io/line-door';
import { closedTo, roomBroke, shownBy, stillAdmits, type LetIn } from './room-door';
import { guestOf, outTexts, type Guest } from './room-guest';
import { roomWatches } from './room-watches';

export interface RoomsSettings {
  readonly io: Server;
  /** Whether other processes have rooms, too. */
  readonly shared: boolean;
  readonly behind: Pick<BehindLines, 'addressOf' | 'authenticate' | 'living' | 'room'>;
  readonly iceServers: (who: string, now: Instant) => readonly IceServer[];
  readonly door: LineDoor;
  readonly onFault: (fault: unknown) => void;
}

export interface Rooms {
  readonly sessionEnded: (session: Sealed) => void;
  /** Checks sessions, interviews and no-shows. Called at intervals. */
  readonly look: () => Promise<void>;
  readonly close: () => void;
}

/** Messages per line and minute; a negotiation takes about thirty. */
const mostEvents = 600;
/** Lines of one person into one room at a time: a page has one, and an earlier line of it may not have ended yet. */
const mostLines = 8;
/** A message's size as JSON, in characters. */
const largestMessage = 32_000;
/** A connection that comes back within this time is still the same peer, and no one is notified. */
const patience = seconds(10);
const insideOf = (key: string): string => `inside ${key}`;
const seenBy = (key: string): string => `seen ${key}`;
const ofSession = (session: Sealed): string => `session ${session}`;
const lineOf = (key: string, peer: PeerId): string => `peer ${key} ${peer}`;
const read = <A>({ type }: Codec<A>, payload: unknown): A | undefined => {
  const decoded = type.decode(payload);
  return E.isRight(decoded) ? decoded.right : undefined;
};

/** Checked in this order: what is nested too deep would overflow the stack of `stringify`. */
const tooLarge = (payload: unknown): boolean =>
  isDeeperThan(deepestBody, payload) || JSON.stringify([payload]).length > largestMessage;

const isAcknowledge = (last: unknown): last is (answer: object) => void => typeof last === 'function';

/** The rooms of live interviews on the server (R26): who is in which room, and what is said there. Media never passes through the server. */
export const peerRooms = ({ io, shared, behind, iceServers, door, onFault }: RoomsSettings): Rooms => {
  const { room } = behind;
  const rooms: Namespace = io.of(roomNamespace);
  const watches = roomWatches(room);
  const departures = new Map<string, NodeJS.Timeout>();
  const turns = new Map<string, Promise<unknown>>();
  const held = new WeakMap<object, LetIn>();
  const linesOf = heldCounts<string>();
  let closed = false;

  /** An interviewer's session; undefined: a candidate. */
  const entryOf = (socket: Socket): SessionToken | undefined => {
    const mine = held.get(socket);
    return mine !== undefined && 'entry' in mine ? mine.entry : undefined;
  };

  /** If two people enter at the same time, they take turns. */
  const inTurn = <A>(key: string, work: () => Promise<A>): Promise<A> => {
    const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
    turns.set(key, mine);
    const done = (): void => {
      if (turns.get(key) === mine) turns.delete(key);
    };
    mine.then(done, done);
    return mine;
  };

  const tellCandidateIs = (key: string, there: boolean): void => {
    rooms.to(seenBy(key)).emit(fromRoom.candidate.event, fromRoom.candidate.codec.type.encode({ there }));
  };

  const writeInterview = (interview: InterviewSeen): object => encoded(fromRoom.interview.codec, interview);

  const departed = ({ key, role, peer }: Guest): void => {
    if (peer === undefined) return;
    rooms.to(insideOf(key)).emit(fromRoom.peerLeft.event, { id: peer.id });
    if (role === 'candidate') tellCandidateIs(key, false);
  };

  const departureOf = ({ key, role }: Guest): string => `${role} ${key}`;

  const forgetDeparture = (guest: Guest): void => {
    clearTimeout(departures.get(departureOf(guest)));
    departures.delete(departureOf(guest));
  };

  const left = (guest: Guest): void => {
    forgetDeparture(guest);
    if (guest.role === 'candidate') watches.saw(guest, { _tag: 'CandidateLeft' });
    departed(guest);
  };

  /** The line is gone. Whether the page is gone, too, is clear after ten seconds. */
  const lost = (guest: Guest): void => {
    if (closed) return;
    if (guest.role === 'candidate') watches.saw(guest, { _tag: 'CandidateLineLost' });
    forgetDeparture(guest);
    const wait = setTimeout(() => {
      departures.delete(departureOf(guest));
      void rooms
        .in(insideOf(guest.key))
        .fetchSockets()
        .then((inside) => {
          if (!inside.some((one) => guestOf(one)?.peer?.id === guest.peer?.id)) departed(guest);
        }, onFault);
    }, patience);
    departures.set(departureOf(guest), wait.unref());
  };

  /** Returns true, so that a handler can end with it. */
  type Answer = (answer: object) => true;

  const putOut = (id: string, out: RoomOut): void => {
    rooms.in(id).emit(fromRoom.out.event, writeOut(out, outTexts[out._tag]));
    rooms.in(id).disconnectSockets(true);
  };

  const enter = async (socket: Socket, guest: Guest, payload: unknown, answer: Answer): Promise<unknown> => {
    const wanted = read(toRoom.enter.codec, payload);
    if (wanted === undefined) return answer({ statusCode: 406, error: 'That could not be read.' });
    const entry = entryOf(socket);
    if (entry !== undefined) {
      const why = await closedTo(behind, entry);
      if (why !== undefined) return answer(why);
    }
    const mine = held.get(socket);
    if (mine !== undefined && 'ticket' in mine && !(await stillAdmits(behind, guest, mine.ticket)))
      return answer(writeOut({ _tag: 'NotLetIn' }, outTexts.NotLetIn));
    const { key, role, who, name } = guest;
    const peer: RoomPeer = { id: wanted.id, name, camera: wanted.camera, microphone: wanted.microphone };
    const inside = await rooms.in(insideOf(key)).fetchSockets();
    const others = inside.flatMap((one) => {
      const other = guestOf(one);
      return other?.peer === undefined || one.id === socket.id ? [] : [{ id: one.id, ...other, peer: other.peer }];
    });
    const same = others.filter((other) => other.role === role);
    const there = others.filter((other) => other.role !== role);
    if (same.some((other) => other.who !== who)) return answer(writeOut({ _tag: 'RoomFull' }, outTexts.RoomFull));
    if (there.some((other) => other.peer.id === peer.id))
      return answer(writeOut({ _tag: 'NotLetIn' }, outTexts.NotLetIn));
    if (!socket.connected) return undefined;
    forgetDeparture(guest);
    const seated: Guest = { ...guest, peer };
    socket.data = { guest: seated };
    for (const other of same) {
      rooms.in(other.id).socketsLeave(insideOf(key));
      // An earlier line of the same page is simply dropped.
      if (other.peer.id === peer.id) rooms.in(other.id).disconnectSockets(true);
      else putOut(other.id, { _tag: 'TakenElsewhere' });
    }
    await socket.join([insideOf(key), lineOf(key, peer.id)]);
    socket.to(insideOf(key)).emit(fromRoom.peerJoined.event, peer);
    if (role === 'candidate') {
      watches.saw(seated, { _tag: 'CandidateCame' });
      if (there.length > 0) watches.saw(seated, { _tag: 'OtherCame' });
      tellCandidateIs(key, true);
    } else {
      watches.saw(seated, { _tag: 'OtherCame' });
      if (shared && guest.startsAt !== undefined) rooms.serverSideEmit('room-other-came', key, guest.startsAt);
    }
    answer({
      ...encoded(entered, {
        statusCode: 200,
        ice_servers: iceServers(peer.id, room.now()),
        peers: there.map((other) => other.peer),
      }),
    });
    return undefined;
  };

  const serve = (socket: Socket): void => {
    const seat = (): Guest | undefined => guestOf(socket);
    const begun = seat();
    if (begun === undefined) {
      socket.disconnect(true);
      return;
    }
    const { key, role } = begun;
    let out = false;
    let minute = 0;
    let count = 0;
    const tooMany = (): boolean => {
      const now = Math.floor(performance.now() / 60_000);
      count = now === minute ? count + 1 : 1;
      minute = now;
      return count > mostEvents;
    };
    if (role === 'interviewer') {
      void socket.join(seenBy(key));
      const mine = held.get(socket);
      if (mine !== undefined && 'interview' in mine)
        socket.emit(fromRoom.interview.event, writeInterview(mine.interview));
      void rooms
        .in(insideOf(key))
        .fetchSockets()
        .then((inside) => {
          const there = inside.some((one) => guestOf(one)?.role === 'candidate');
          socket.emit(fromRoom.candidate.event, { there });
        }, onFault);
    }
    const acts: Readonly<Record<string, (payload: unknown, answer: Answer) => unknown>> = {
      [toRoom.enter.event]: (payload, answer) => inTurn(key, () => enter(socket, seat() ?? begun, payload, answer)),
      [toRoom.signal.event]: (payload, answer) => {
        const from = seat()?.peer;
        const signal = read(toRoom.signal.codec, payload);
        if (from === undefined || signal === undefined) return answer({ statusCode: 406 });
        const { to, ...step } = signal;
        socket
          .to(lineOf(key, to))
          .emit(fromRoom.signal.event, encoded(fromRoom.signal.codec, { from: from.id, ...step }));
        return answer({ statusCode: 200 });
      },
      [toRoom.media.event]: (payload, answer) => {
        const guest = seat();
        const media = read(toRoom.media.codec, payload);
        if (guest?.peer === undefined || media === undefined) return answer({ statusCode: 406 });
        socket.data = { guest: { ...guest, peer: { ...guest.peer, ...media } } };
        socket.to(insideOf(key)).emit(fromRoom.media.event, { id: guest.peer.id, ...media });
        return answer({ statusCode: 200 });
      },
      [toRoom.say.event]: (payload, answer) => {
        const from = seat()?.peer;
        const message = read(toRoom.say.codec, payload);
        if (from === undefined || message === undefined) return answer({ statusCode: 406 });
        if (!maySay(role, message)) return answer({ statusCode: 403, error: 'That is not yours to say.' });
        socket.to(insideOf(key)).emit(fromRoom.said.event, encoded(fromRoom.said.codec, { from: from.id, message }));
        return answer({ statusCode: 200 });
      },
      [toRoom.eta.event]: async (payload, answer) => {
        const eta = read(toRoom.eta.codec, payload);
        const entry = entryOf(socket);
        if (eta?.eta === undefined || entry === undefined) return answer({ statusCode: 403 });
        const kept = await room.tellEta(entry, eta.eta)();
        if (E.isLeft(kept)) return answer({ statusCode: 503, error: outTexts.RoomBroke });
        const again = await room.admitInterviewer(entry)();
        if (E.isRight(again))
          rooms.to(seenBy(key)).emit(fromRoom.interview.event, writeInterview(again.right.interview));
        return answer({ statusCode: 200 });
      },
      [toRoom.leave.event]: (_, answer) => {
        const guest = seat();
        out = true;
        answer({ statusCode: 200 });
        if (guest?.peer !== undefined) left(guest);
        socket.disconnect(true);
      },
    };
    socket.onAny((event: string, ...sent: readonly unknown[]) => {
      const last = sent.at(-1);
      const answer: Answer = (given) => {
        if (isAcknowledge(last)) last(given);
        return true;
      };
      if (tooMany()) {
        socket.disconnect(true);
        return;
      }
      if (tooLarge(sent[0])) {
        answer({ statusCode: 406, error: 'That is too long.' });
        return;
      }
      const act = Object.hasOwn(acts, event) ? acts[event] : undefined;
      // Also what an act throws at once must not end the process.
      const acted = async (): Promise<unknown> => act?.(sent[0], answer);
      acted().catch((fault: unknown) => {
        onFault(fault);
        answer({ statusCode: 500, error: somethingWentWrong });
      });
    });
    socket.on('disconnect', () => {
      const guest = seat();
      if (out || guest?.peer === undefined) return;
      void rooms
        .in(insideOf(key))
        .fetchSockets()
        .then((inside) => {
          // Unless another connection from the same person has replaced it.
          if (!inside.some((one) => guestOf(one)?.role === role)) lost(guest);
        }, onFault);
    });
  };

  /** Looks at the session of a line, and seats it. Answers why it is refused. */
  const seat = async (socket: Socket, admitted: E.Either<Error, LetIn>): Promise<Error | undefined> => {
    if (E.isLeft(admitted)) return admitted.left;
    const { guest } = admitted.right;
    const whose = `${guest.key} ${guest.who}`;
    if (linesOf.of(whose) >= mostLines || socket.conn.readyState !== 'open') return roomBroke;
    const over = linesOf.add(whose);
    socket.once('disconnect', over);
    // One that breaks before it is connected never disconnects.
    socket.conn.once('close', over);
    socket.data = { guest };
    held.set(socket, admitted.right);
    // Other processes read the handshake when they ask who is in a room: they get no token, nor does what lies between.
    Object.assign(socket.handshake, { auth: {}, headers: {} });
    if ('session' in admitted.right) await socket.join(ofSession(admitted.right.session));
    return undefined;
  };

  rooms.use((socket, next) => {
    const { token, over, letIn } = shownBy(socket);
    door({
      conn: socket.conn,
      address: behind.addressOf(socket.request),
      token,
      next,
      refusals: { over, busy: roomBroke },
      look: async (shown) => seat(socket, await letIn(behind, shown)),
    });
  });
  rooms.on('connection', serve);
  rooms.on('room-other-came', (key: string, startsAt: number) => {
    const parsed = parseInstant(startsAt);
    if (E.isRight(parsed)) watches.otherCame(key, parsed.right);
  });

  return {
    sessionEnded: (session) => putOut(ofSession(session), { _tag: 'SessionOver' }),
    look: async () => {
      await watches.look();
      for (const socket of rooms.sockets.values()) {
        const entry = entryOf(socket);
        if (entry === undefined) continue;
        const again = await room.admitInterviewer(entry)();
        if (E.isRight(again)) socket.emit(fromRoom.interview.event, writeInterview(again.right.interview));
        else if (again.left._tag === 'InterviewLinkOver') putOut(socket.id, { _tag: 'NotLetIn' });
      }
      const sessions = [...rooms.sockets.values()].flatMap((socket) => {
        const mine = held.get(socket);
        return mine !== undefined && 'session' in mine ? [mine.session] : [];
      });
      if (sessions.length === 0) return;
      const living = await behind.living(sessions)();
      if (E.isLeft(living)) return;
      const standing = new Set(living.right);
      for (const session of sessions) if (!standing.has(session)) putOut(ofSession(session), { _tag: 'SessionOver' });
    },
    close: () => {
      closed = true;
      for (const wait of departures.values()) clearTimeout(wait);
      departures.clear();
    },
  };
};
