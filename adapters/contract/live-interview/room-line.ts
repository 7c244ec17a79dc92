import * as E from 'fp-ts/Either';
import type { PeerId, RoomFault } from '../../../application/live-interview/meeting-room.port';
import { known } from '../../../domain/brand';
import {
  anything,
  flag,
  fromParser,
  isObject,
  listOf,
  maybe,
  number,
  oneOf,
  struct,
  text,
  withDefault,
  type AnyCodec,
  type Codec,
} from '../codec';
import { etaStatus } from './eta.wire';
import { instant } from '../wire/fields';
import { interviewSeen } from './interview-seen.wire';
import { roomMessage } from './room-message.wire';

/*
 * The line of the peer room (R26, R51): socket.io, in its own namespace next to the live line. A room holds two people: a candidate, who presents
 * their session's token and the room's ticket, and an interviewer, who presents the session from their link. The line carries what WebRTC needs to
 * connect the two, and what they tell each other, never pictures or sound.
 */

/** The socket.io namespace of all peer rooms; the live line has the default one. */
export const roomNamespace = '/room';

const shortText = (name: string, length: number): Codec<string> =>
  fromParser<string, string>({
    name: `${name} of up to ${length} characters`,
    wire: text,
    parse: (given) => (given.length <= length ? E.right(given) : E.left('TooLong')),
    print: (given) => given,
    jsonSchema: { type: 'string', maxLength: length },
  });

/** The page picks an id and keeps it while it is open, so that it is still the same peer after its line reconnects. */
export const peerId: Codec<PeerId> = fromParser<string, PeerId>({
  name: "a peer's id",
  wire: text,
  parse: (given) => (/^[A-Za-z0-9_-]{8,64}$/.test(given) ? E.right(known<PeerId>(given)) : E.left('NotAPeerId')),
  print: (id) => id,
  jsonSchema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
});

/** What someone is sending right now. */
const mediaFields = { camera: flag, microphone: flag } as const;

/** Whether somebody's camera and microphone are on, by their own account. */
export interface SentMedia {
  readonly camera: boolean;
  readonly microphone: boolean;
}

/** Somebody in the room, under the name that is shown there. */
export interface RoomPeer extends SentMedia {
  readonly id: PeerId;
  readonly name: string;
}

/** One who is in the room, as each of the others is told of them. */
export const roomPeer: Codec<RoomPeer> = struct({ id: peerId, name: text, ...mediaFields });

/** RTCSessionDescriptionInit and RTCIceCandidateInit, as browsers produce them. */
export interface SessionDescription {
  readonly type: 'offer' | 'answer' | 'pranswer' | 'rollback';
  readonly sdp: string;
}

/** An address at which a browser may be reached. */
export interface IceCandidate {
  readonly candidate: string;
  readonly sdpMid: string | undefined;
  readonly sdpMLineIndex: number | undefined;
  readonly usernameFragment: string | undefined;
}

/** One step of the negotiation between two browsers. The interviewer's side makes the offers; with both undefined, the other side asks for one. */
export interface PeerSignal {
  readonly description: SessionDescription | undefined;
  readonly candidate: IceCandidate | undefined;
}

const signalFields = {
  description: maybe(
    struct({
      type: oneOf('offer', 'answer', 'pranswer', 'rollback'),
      sdp: withDefault(shortText('a description', 30_000), ''),
    }),
  ),
  candidate: maybe(
    struct({
      candidate: shortText('a candidate', 2_000),
      sdpMid: maybe(shortText('an id', 100)),
      sdpMLineIndex: maybe(number),
      usernameFragment: maybe(shortText('a fragment', 300)),
    }),
  ),
} as const;

/** A message of the room's line; the browser, the server and the AsyncAPI document are derived from the two tables. */
export interface RoomDescribed {
  readonly event: string;
  readonly summary: string;
  readonly source: string;
  readonly codec: AnyCodec;
}

/** Messages to the server. Each is acknowledged with `{statusCode, error?, …}`. */
export const toRoom = {
  enter: {
    event: 'room-enter',
    summary:
      'Enters the room, or returns to it under the same id. Acknowledged with who is there and how to reach them.',
    source: 'ours: R26, R61',
    codec: struct({ id: peerId, ...mediaFields }),
  },
  signal: {
    event: 'room-signal',
    summary: 'One step of the negotiation (WebRTC), for one peer.',
    source: 'ours: R26',
    codec: struct({ to: peerId, ...signalFields }),
  },
  media: {
    event: 'room-media',
    summary: 'What is sent from now on: camera, microphone.',
    source: 'ours: spec 2 §4.6',
    codec: struct(mediaFields),
  },
  say: {
    event: 'room-say',
    summary: 'Says something to the other side. Only an interviewer asks or ends, only a candidate answers.',
    source: 'spec 2 §4.6, R51',
    codec: roomMessage,
  },
  eta: {
    event: 'room-eta',
    summary: 'An interviewer says whether they come, and when; the candidate asks for it by a call.',
    source: 'spec 2 §4.6',
    codec: etaStatus,
  },
  leave: {
    event: 'room-leave',
    summary: 'Leaves the room. The payload is ignored; the server closes the line.',
    source: 'ours: R37',
    codec: anything,
  },
} as const satisfies Readonly<Record<string, RoomDescribed>>;

/** A STUN or TURN server, in the form that RTCConfiguration takes. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username: string | undefined;
  readonly credential: string | undefined;
}

const iceServer: Codec<IceServer> = struct({ urls: listOf(text), username: maybe(text), credential: maybe(text) });

/** The answer to `room-enter`: who is there, and how to reach them. */
export const entered = struct({ statusCode: number, ice_servers: listOf(iceServer), peers: listOf(roomPeer) });

const reasons = {
  NotLetIn: 'not-let-in',
  TakenElsewhere: 'taken-elsewhere',
  RoomFull: 'room-full',
  SessionOver: 'session-over',
  RoomBroke: 'broke',
} as const satisfies Readonly<Record<Exclude<RoomFault['_tag'], 'NotLoaded'>, string>>;

/** What a connect_error, a refused `room-enter` and `room-out` carry. A reason that this version doesn't know is read as `broke`. */
export const roomOut = struct({ statusCode: number, reason: oneOf(...Object.values(reasons)), error: text });

/** The reasons that the server may give; `NotLoaded` happens before it is asked. */
export type RoomOut = Exclude<RoomFault, { readonly _tag: 'NotLoaded' }>;

/** Reads the reason in `roomOut`. Never fails, whatever the input. */
export const outOf = (wire: unknown): RoomOut => {
  const reason = isObject(wire) ? wire['reason'] : undefined;
  switch (reason) {
    case reasons.NotLetIn:
      return { _tag: 'NotLetIn' };
    case reasons.TakenElsewhere:
      return { _tag: 'TakenElsewhere' };
    case reasons.RoomFull:
      return { _tag: 'RoomFull' };
    case reasons.SessionOver:
      return { _tag: 'SessionOver' };
    default:
      return { _tag: 'RoomBroke' };
  }
};

const statuses = { NotLetIn: 403, TakenElsewhere: 409, RoomFull: 409, SessionOver: 401, RoomBroke: 503 } as const;

/** Why someone isn't in the room, or no longer is: for a connect_error, an acknowledgment, and `room-out`. */
export const writeOut = ({ _tag }: RoomOut, error: string) => ({
  statusCode: statuses[_tag],
  reason: reasons[_tag],
  error,
});

/** What `room-enter` answers an interviewer before the room opens. */
export const opensLater = struct({ statusCode: number, reason: oneOf('opens-later'), opens_at: instant });
/** What `room-enter` answers an interviewer if the interview was moved, canceled or withdrawn. */
export const notOn = struct({ statusCode: number, reason: oneOf('not-on') });

/** Messages from the server. `room-interview` and `room-candidate` go only to interviewers. */
export const fromRoom = {
  peerJoined: {
    event: 'room-peer-joined',
    summary: 'Somebody entered, or their line is back.',
    source: 'ours: R26',
    codec: roomPeer,
  },
  peerLeft: {
    event: 'room-peer-left',
    summary: 'Somebody left, or their line has been gone for ten seconds.',
    source: 'ours: R26, R37',
    codec: struct({ id: peerId }),
  },
  media: {
    event: 'room-peer-media',
    summary: 'What somebody sends from now on: camera, microphone.',
    source: 'ours: spec 2 §4.6',
    codec: struct({ id: peerId, ...mediaFields }),
  },
  signal: {
    event: 'room-signal',
    summary: 'One step of the negotiation (WebRTC), of one peer.',
    source: 'ours: R26',
    codec: struct({ from: peerId, ...signalFields }),
  },
  said: {
    event: 'room-said',
    summary: 'What the other side said.',
    source: 'spec 2 §4.6, R51',
    codec: struct({ from: peerId, message: roomMessage }),
  },
  out: {
    event: 'room-out',
    summary: 'Put out of the room; the server closes the line. The data of a connect_error has the same shape.',
    source: 'ours: R26, R50',
    codec: roomOut,
  },
  interview: {
    event: 'room-interview',
    summary: 'What an interviewer needs to know of the interview; again whenever it changes.',
    source: 'ours: spec 2 §4.6',
    codec: interviewSeen,
  },
  candidate: {
    event: 'room-candidate',
    summary: "Whether the candidate's line is in the room.",
    source: 'ours: spec 2 §4.6',
    codec: struct({ there: flag }),
  },
} as const satisfies Readonly<Record<string, RoomDescribed>>;
