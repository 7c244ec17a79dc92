import * as E from 'fp-ts/Either';
import { io, type Socket } from 'socket.io-client';
import type { PeerId, RoomFault, RoomNews, RoomOrder } from '../../../application/live-interview/meeting-room.port';
import type { RoomMessage } from '../../../domain/live-interview/room-message';
import { seconds } from '../../../domain/time/duration';
import type { Codec } from '../../contract/codec';
import {
  entered,
  fromRoom,
  outOf,
  roomNamespace,
  toRoom,
  type IceServer,
  type PeerSignal,
  type RoomPeer,
} from '../../contract/live-interview/room-line';
import { askInOrder } from './ask-in-order';
import { ownMedia, type OwnDevice, type OwnMedia, type Seat } from './own-media';
import { peerLink, type PeerLink } from './peer-link';

export interface RoomDevice extends OwnDevice {
  readonly window: Window & typeof globalThis;
}

/** One visit to the room's line, from the first connection to the final news. */
export interface RoomVisit {
  /** The credentials that the server checks. */
  readonly auth: Readonly<Record<string, string>>;
  /** Whether this side makes the offers. */
  readonly offers: boolean;
  readonly tell: (news: RoomNews<MediaStream, never>) => void;
  /** Reports that the visit is over, and why. */
  readonly end: (fault: RoomFault) => void;
  /** Any other message from the server. */
  readonly hear: (event: string, payload: unknown) => void;
  /** `room-enter` was refused for a reason specific to this side; returns whether the refusal was handled. */
  readonly refused: (answer: unknown) => boolean;
}

export interface RoomSession {
  readonly enter: (seat: Seat) => void;
  readonly order: (order: RoomOrder) => void;
  readonly ask: (event: string, payload: unknown) => void;
  readonly close: () => void;
}

const acknowledgedWithin = seconds(5);
/** The line may be dead. It is tested before it is closed. */
const answersWithin = 1_000;
/** If the line is back sooner, nobody is told. */
const tellGoneAfter = seconds(2);
/** How long a peer may be off the line while the connection to them is down, too. */
const peerBackWithin = seconds(12);
const tryAgainAfter = 300;
const mostUnsent = 100;
/** How long the server may take to notice a dropped connection. Messages sent in that window reach no one. */
const noticedWithin = seconds(60);

const read = <A>({ type }: Codec<A>, payload: unknown): A | undefined => {
  const decoded = type.decode(payload);
  return E.isRight(decoded) ? decoded.right : undefined;
};

const newId = ({ crypto }: Window): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Other {
  link: PeerLink;
  info: RoomPeer;
  stream: MediaStream | undefined;
  level: number;
}

/** The room's line, and the connection to the other person in the room (R26). Media goes from browser to browser, and none of it is stored. */
export const roomSession = (device: RoomDevice, visit: RoomVisit): RoomSession => {
  const { window } = device;
  const { tell, offers } = visit;
  const id = newId(window);
  const socket: Socket = io(`${window.location.origin}${roomNamespace}`, {
    auth: visit.auth,
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: tryAgainAfter,
    reconnectionDelayMax: seconds(2),
    timeout: seconds(5),
  });
  let media: OwnMedia | undefined;
  let iceServers: readonly IceServer[] = [];
  let inside = false;
  let joined = false;
  let saidGone = false;
  let over = false;
  let other: Other | undefined;
  let quality: 'good' | 'low' | 'bad' = 'good';
  let ownLevel = 0;
  let unsent: RoomMessage[] = [];
  let lately: readonly { readonly message: RoomMessage; readonly at: number }[] = [];
  let goneTimer = 0;
  let awayTimer = 0;
  let againTimer = 0;

  const tellMedia = ({ info, stream }: Other): void =>
    tell({ _tag: 'PeerMedia', id: info.id, stream, cameraOn: info.camera, microphoneOn: info.microphone });

  const drop = (): void => {
    window.clearTimeout(awayTimer);
    if (other === undefined) return;
    const { link, info } = other;
    other = undefined;
    link.close();
    tell({ _tag: 'PeerLeft', id: info.id });
  };

  const close = (): void => {
    if (over) return;
    over = true;
    for (const timer of [goneTimer, awayTimer, againTimer]) window.clearTimeout(timer);
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    other?.link.close();
    media?.close();
    if (socket.connected && inside) socket.emit(toRoom.leave.event);
    socket.disconnect();
  };

  const fail = (fault: RoomFault): void => {
    if (over) return;
    inside = false;
    close();
    visit.end(fault);
  };

  const signal = (to: PeerId, { description, candidate }: PeerSignal): void => {
    if (socket.connected)
      socket.emit(toRoom.signal.event, toRoom.signal.codec.type.encode({ to, description, candidate }));
  };

  const level = (of: PeerId | 'own', before: number, now: number): number => {
    if (Math.abs(now - before) < 0.02) return before;
    tell({ _tag: 'LevelIs', of, level: now });
    return now;
  };

  const linkTo = ({ id: peer }: RoomPeer): PeerLink => {
    const link = peerLink(window, {
      iceServers,
      offers,
      track: (kind) => media?.track(kind),
      send: (step) => signal(peer, step),
      arrives: (stream) => {
        if (other?.link !== link) return;
        other.stream = stream;
        tellMedia(other);
      },
      measured: (measured) => {
        if (other?.link !== link) return;
        ownLevel = level('own', ownLevel, media?.sent().microphone === true ? measured.own : 0);
        other.level = level(peer, other.level, measured.theirs);
        if (measured.quality === undefined || measured.quality === quality) return;
        ({ quality } = { quality: measured.quality });
        tell({ _tag: 'QualityIs', quality });
      },
      stalled: () => {
        if (other?.link === link) doubt();
      },
      // If a step fails, the next restart fixes it.
      failed: () => undefined,
    });
    return link;
  };

  const meet = (info: RoomPeer): void => {
    window.clearTimeout(awayTimer);
    repeat();
    if (other !== undefined && other.info.id === info.id) {
      other.info = info;
      tellMedia(other);
      other.link.mend();
      return;
    }
    // There is one peer on each side: a newly opened page takes over from the previous one.
    drop();
    other = { link: linkTo(info), info, stream: undefined, level: 0 };
    tell({ _tag: 'PeerJoined', peer: { id: info.id, name: info.name } });
    tellMedia(other);
  };

  const hearSignal = (step: PeerSignal): void => {
    if (other === undefined || other.link.take(step)) return;
    // The other page has begun a new connection. An answer from it was for the one that is closed here.
    other.link.close();
    other.link = linkTo(other.info);
    if (!offers) other.link.take(step);
  };

  /** We are back in the room, our peer is not yet: after a while they are dropped, unless their direct link is up by then. */
  const awaitBack = (): void => {
    window.clearTimeout(awayTimer);
    if (other === undefined) return;
    awayTimer = window.setTimeout(() => (other?.link.isUp() === true ? awaitBack() : drop()), peerBackWithin);
  };

  const recent = (): typeof lately => lately.filter(({ at }) => window.performance.now() - at < noticedWithin);

  const keep = (message: RoomMessage): void => {
    unsent = [...unsent, message].slice(-mostUnsent);
  };

  const send = (message: RoomMessage): void => {
    const payload = toRoom.say.codec.type.encode(message);
    socket
      .timeout(acknowledgedWithin)
      .emitWithAck(toRoom.say.event, payload)
      .catch(() => keep(message));
  };

  const say = (message: RoomMessage): void => {
    if (!inside || !socket.connected) {
      keep(message);
      return;
    }
    lately = [...recent(), { message, at: window.performance.now() }].slice(-mostUnsent);
    send(message);
  };

  /** Sends recent messages again to a peer who just arrived or came back. Repeats are harmless, because questions and answers have ids. */
  const repeat = (): void => {
    for (const { message } of recent()) send(message);
  };

  const back = (): void => {
    window.clearTimeout(goneTimer);
    goneTimer = 0;
    if (saidGone) tell({ _tag: 'Reconnected' });
    saidGone = false;
  };

  const onPeerGone = (): void => {
    inside = false;
    if (over || goneTimer !== 0) return;
    goneTimer = window.setTimeout(() => {
      saidGone = true;
      tell({ _tag: 'Reconnecting' });
    }, tellGoneAfter);
  };

  const connectAgain = (): void => {
    window.clearTimeout(againTimer);
    againTimer = window.setTimeout(() => {
      if (!over && !socket.connected) socket.connect();
    }, tryAgainAfter);
  };

  const enter = (): void => {
    if (media === undefined || over) return;
    const payload = { id, ...media.sent() };
    askInOrder(socket, { event: toRoom.enter.event, payload, within: acknowledgedWithin }, (answer) => {
      if (!over) entrance(payload, answer);
    });
  };

  /** What the server answered; undefined: nothing in time. */
  const entrance = (payload: ReturnType<OwnMedia['sent']>, answer: unknown): void => {
    if (media === undefined) return;
    if (answer === undefined) {
      // No answer: the line looks connected but isn't.
      socket.disconnect();
      connectAgain();
      return;
    }
    const granted = read(entered, answer);
    if (granted === undefined || granted.statusCode !== 200) {
      if (visit.refused(answer)) {
        media.close();
        media = undefined;
        back();
      } else fail(outOf(answer));
      return;
    }
    ({ ice_servers: iceServers } = granted);
    inside = true;
    if (!joined) tell({ _tag: 'Joined' });
    joined = true;
    back();
    const [peer] = granted.peers;
    if (peer === undefined) awaitBack();
    else meet(peer);
    const { sent } = media;
    if (sent().camera !== payload.camera || sent().microphone !== payload.microphone) tellSent();
    const waiting = unsent;
    unsent = [];
    for (const message of waiting) say(message);
  };

  const tellSent = (): void => {
    if (media !== undefined && inside && socket.connected) socket.emit(toRoom.media.event, media.sent());
  };

  const offline = (): void => {
    // On its own, a socket takes half a minute to notice.
    socket.io.engine.close();
    onPeerGone();
  };
  /** This side's network may have changed without the browser telling the page. Then the line is dead, too. */
  const doubt = (): void => {
    other?.link.reroute();
    const { engine } = socket.io;
    if (media === undefined || !inside || !socket.connected) return;
    socket
      .timeout(answersWithin)
      .emitWithAck(toRoom.media.event, media.sent())
      .catch(() => {
        if (!over && socket.io.engine === engine) offline();
      });
  };
  const online = (): void => {
    if (!socket.connected) socket.connect();
    other?.link.reroute();
  };
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);

  socket.on('connect', () => {
    if (media === undefined) back();
    else enter();
  });
  socket.on('disconnect', (reason) => {
    onPeerGone();
    if (reason === 'io server disconnect') connectAgain();
  });
  socket.on('connect_error', (fault) => {
    const out = 'data' in fault && fault.data !== undefined ? outOf(fault.data) : undefined;
    if (out !== undefined && out._tag !== 'RoomBroke') {
      fail(out);
      return;
    }
    onPeerGone();
    if (!socket.active) connectAgain();
  });
  socket.on(fromRoom.out.event, (payload: unknown) => fail(outOf(payload)));
  socket.on(fromRoom.peerJoined.event, (payload: unknown) => {
    const info = read(fromRoom.peerJoined.codec, payload);
    if (info !== undefined && inside) meet(info);
  });
  socket.on(fromRoom.peerLeft.event, (payload: unknown) => {
    const left = read(fromRoom.peerLeft.codec, payload);
    if (left !== undefined && other?.info.id === left.id) drop();
  });
  socket.on(fromRoom.media.event, (payload: unknown) => {
    const now = read(fromRoom.media.codec, payload);
    if (now === undefined || other?.info.id !== now.id) return;
    other.info = { ...other.info, camera: now.camera, microphone: now.microphone };
    tellMedia(other);
  });
  socket.on(fromRoom.signal.event, (payload: unknown) => {
    const step = read(fromRoom.signal.codec, payload);
    if (step !== undefined && other?.info.id === step.from) hearSignal(step);
  });
  socket.on(fromRoom.said.event, (payload: unknown) => {
    const message = read(fromRoom.said.codec, payload);
    if (message !== undefined) tell({ _tag: 'Said', message: message.message });
  });
  socket.onAny((event: string, payload: unknown) => visit.hear(event, payload));

  return {
    enter: (seat) => {
      media ??= ownMedia(device, seat, {
        tell,
        changed: () => {
          other?.link.sendTracks();
          tellSent();
        },
      });
      if (socket.connected && !inside) enter();
    },
    order: (order) => {
      switch (order._tag) {
        case 'Mute':
          media?.mute(order.muted);
          return;
        case 'CameraOff':
          media?.turnCamera(order.off);
          return;
        case 'UseDevices':
          media?.use(order.devices);
          return;
        case 'Say':
          say(order.message);
      }
    },
    ask: (event, payload) => {
      socket.emit(event, payload);
    },
    close,
  };
};
