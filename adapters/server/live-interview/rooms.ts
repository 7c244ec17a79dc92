import * as E from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import type { Namespace, Server, Socket } from 'socket.io';
import type { PeerId } from '../../../application/live-interview/meeting-room.port';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { Sealed } from '../../../application/ports/secrets';
import { somethingWentWrong } from '../../../application/words/failures';
import type { InterviewSeen } from '../../../application/live-interview/interview-room.port';
import { maySay, type Side } from '../../../domain/live-interview/room-message';
import { seconds } from '../../../domain/time/duration';
import type { Instant } from '../../../domain/time/instant';
import type { Codec } from '../../contract/codec';
import {
  entered,
  fromRoom,
  roomNamespace,
  toRoom,
  writeOut,
  type IceServer,
  type RoomOut,
} from '../../contract/live-interview/room-line';
import { deepestBody, isDeeperThan } from '../../contract/nesting';
import type { BehindLines } from '../socket-io/behind-lines';
import { encoded } from '../socket-io/encoded';
import { heldCounts } from '../socket-io/held-counts';
import type { LineDoor } from '../socket-io/line-door';
import { closedTo, roomBroke, shownBy, stillAdmits, type LetIn } from './room-door';
import { outTexts, type Guest } from './room-guest';
import { roomWatches } from './room-watches';
import { aliveEvery, heldSeats, type Seat } from './seats';

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
  /** This process is about to stop: the others give its people time to come back, and nobody is told that they left. */
  readonly handOver: () => void;
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
const otherSide = (role: Side): Side => (role === 'candidate' ? 'interviewer' : 'candidate');
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
  const departures = new Set<NodeJS.Timeout>();
  const held = new WeakMap<object, LetIn>();
  const linesOf = heldCounts<string>();
  const thisProcess = randomUUID();
  let closed = false;

  /** An interviewer's session; undefined: a candidate. */
  const entryOf = (socket: Socket): SessionToken | undefined => {
    const mine = held.get(socket);
    return mine !== undefined && 'entry' in mine ? mine.entry : undefined;
  };

  const tellCandidateIs = (key: string, there: boolean): void => {
    rooms.local.to(seenBy(key)).emit(fromRoom.candidate.event, fromRoom.candidate.codec.type.encode({ there }));
  };

  const putOut = (id: string, out: RoomOut): void => {
    rooms.in(id).emit(fromRoom.out.event, writeOut(out, outTexts[out._tag]));
    rooms.in(id).disconnectSockets(true);
  };

  /** Somebody has taken this seat on another line. */
  const makeWay = (before: Seat, now: Seat): void => {
    rooms.local.in(before.line).socketsLeave(insideOf(before.key));
    // An earlier line of the same page is simply dropped.
    if (before.peer.id === now.peer.id) rooms.local.in(before.line).disconnectSockets(true);
    else putOut(before.line, { _tag: before.who === now.who ? 'TakenElsewhere' : 'RoomFull' });
  };

  /** Tells the lines of this process. Every other process tells its own. */
  const changed = (before: Seat | undefined, now: Seat | undefined): void => {
    if (now === undefined) {
      if (before === undefined) return;
      rooms.local.to(insideOf(before.key)).emit(fromRoom.peerLeft.event, { id: before.peer.id });
      if (before.role === 'candidate') tellCandidateIs(before.key, false);
      return;
    }
    if (!now.up) return;
    const { key, role, peer, line, startsAt } = now;
    const inside = rooms.local.to(insideOf(key)).except(line);
    if (before?.line === line && before.peer.id === peer.id) {
      const { id, camera, microphone } = peer;
      if (camera !== before.peer.camera || microphone !== before.peer.microphone)
        inside.emit(fromRoom.media.event, { id, camera, microphone });
      return;
    }
    if (before?.process === thisProcess && before.line !== line) makeWay(before, now);
    inside.emit(fromRoom.peerJoined.event, peer);
    if (role === 'candidate') tellCandidateIs(key, true);
    else if (now.process !== thisProcess && startsAt !== undefined) watches.otherCame(key, startsAt);
  };

  const seats = heldSeats({
    process: thisProcess,
    version: room.now,
    elapsed: () => performance.now(),
    tell: (event, payload) => {
      if (shared) rooms.serverSideEmit(event, payload);
    },
    changed,
  });

  /** Whoever's line broke is not there. */
  const presentAt = (key: string, role: Side): Seat | undefined => {
    const seat = seats.at(key, role);
    return seat?.up === true ? seat : undefined;
  };

  const writeInterview = (interview: InterviewSeen): object => encoded(fromRoom.interview.codec, interview);

  /** The line is gone. Whether the page is gone, too, is clear after ten seconds. */
  const lost = (guest: Guest, seat: Seat): void => {
    if (closed) return;
    if (guest.role === 'candidate') watches.saw(guest, { _tag: 'CandidateLineLost' });
    seats.lose(seat);
    const wait = setTimeout(() => {
      departures.delete(wait);
      // Unless another line from the same person has replaced it.
      if (seats.at(seat.key, seat.role)?.line === seat.line) seats.vacate(seat);
    }, patience).unref();
    departures.add(wait);
  };

  /** Returns true, so that a handler can end with it. */
  type Answer = (answer: object) => true;

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
    if (!socket.connected) return undefined;
    // From here on nothing waits: of two who enter at the same time, each sees the other or is told.
    const { key, role, who, name, startsAt } = guest;
    const peer = { id: wanted.id, name, camera: wanted.camera, microphone: wanted.microphone };
    const same = presentAt(key, role);
    const other = presentAt(key, otherSide(role));
    if (same !== undefined && same.who !== who) return answer(writeOut({ _tag: 'RoomFull' }, outTexts.RoomFull));
    if (other?.peer.id === peer.id) return answer(writeOut({ _tag: 'NotLetIn' }, outTexts.NotLetIn));
    void socket.join([insideOf(key), lineOf(key, peer.id)]);
    seats.take({ key, role, who, peer, startsAt, line: socket.id });
    if (role === 'candidate') watches.saw(guest, { _tag: 'CandidateCame' });
    if (role === 'interviewer' || other !== undefined) watches.saw(guest, { _tag: 'OtherCame' });
    answer({
      ...encoded(entered, {
        statusCode: 200,
        ice_servers: iceServers(peer.id, room.now()),
        peers: other === undefined ? [] : [other.peer],
      }),
    });
    return undefined;
  };

  const serve = (socket: Socket): void => {
    const guest = held.get(socket)?.guest;
    if (guest === undefined) {
      socket.disconnect(true);
      return;
    }
    const { key, role } = guest;
    /** Undefined: they have not entered, or sit there on another line by now. */
    const ownSeat = (): Seat | undefined => {
      const seat = seats.at(key, role);
      return seat?.line === socket.id ? seat : undefined;
    };
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
      socket.emit(fromRoom.candidate.event, { there: presentAt(key, 'candidate') !== undefined });
    }
    const acts: Readonly<Record<string, (payload: unknown, answer: Answer) => unknown>> = {
      [toRoom.enter.event]: (payload, answer) => enter(socket, guest, payload, answer),
      [toRoom.signal.event]: (payload, answer) => {
        const from = ownSeat()?.peer;
        const signal = read(toRoom.signal.codec, payload);
        if (from === undefined || signal === undefined) return answer({ statusCode: 406 });
        const { to, ...step } = signal;
        socket
          .to(lineOf(key, to))
          .emit(fromRoom.signal.event, encoded(fromRoom.signal.codec, { from: from.id, ...step }));
        return answer({ statusCode: 200 });
      },
      [toRoom.media.event]: (payload, answer) => {
        const seat = ownSeat();
        const media = read(toRoom.media.codec, payload);
        if (seat === undefined || media === undefined) return answer({ statusCode: 406 });
        seats.take({ ...seat, peer: { ...seat.peer, ...media } });
        return answer({ statusCode: 200 });
      },
      [toRoom.say.event]: (payload, answer) => {
        const from = ownSeat()?.peer;
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
        const seat = ownSeat();
        answer({ statusCode: 200 });
        if (seat !== undefined) {
          if (role === 'candidate') watches.saw(guest, { _tag: 'CandidateLeft' });
          seats.vacate(seat);
        }
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
      const seat = ownSeat();
      if (seat !== undefined) lost(guest, seat);
    });
  };

  /** Looks at the session of a line. Answers why it is refused. */
  const letIn = async (socket: Socket, admitted: E.Either<Error, LetIn>): Promise<Error | undefined> => {
    if (E.isLeft(admitted)) return admitted.left;
    const { guest } = admitted.right;
    const whose = `${guest.key} ${guest.who}`;
    if (linesOf.of(whose) >= mostLines || socket.conn.readyState !== 'open') return roomBroke;
    const over = linesOf.add(whose);
    socket.once('disconnect', over);
    // One that breaks before it is connected never disconnects.
    socket.conn.once('close', over);
    held.set(socket, admitted.right);
    // Other processes read the handshake when they ask who is in a room: they get no token, nor does what lies between.
    Object.assign(socket.handshake, { auth: {}, headers: {} });
    if ('session' in admitted.right) await socket.join(ofSession(admitted.right.session));
    return undefined;
  };

  rooms.use((socket, next) => {
    const { token, over, letIn: look } = shownBy(socket);
    door({
      conn: socket.conn,
      address: behind.addressOf(socket.request),
      token,
      next,
      refusals: { over, busy: roomBroke },
      look: async (shown) => letIn(socket, await look(behind, shown)),
    });
  });
  rooms.on('connection', serve);
  for (const [event, hear] of Object.entries(seats.hear)) rooms.on(event, hear);
  const signsOfLife = shared
    ? setInterval(() => {
        seats.look();
        if (!closed) seats.signOfLife();
      }, aliveEvery).unref()
    : undefined;
  const handOver = (): void => {
    closed = true;
    for (const wait of departures) clearTimeout(wait);
    departures.clear();
  };

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
    handOver,
    close: () => {
      handOver();
      clearInterval(signsOfLife);
    },
  };
};
