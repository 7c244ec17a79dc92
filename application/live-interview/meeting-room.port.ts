import type { Observable } from 'rxjs';
import type { Brand } from '../../domain/brand';
import type { LineQuality } from '../../domain/live-interview/line-quality';
import type { RoomMessage } from '../../domain/live-interview/room-message';
import type { ChosenDevices, OpenedDevice } from '../tech-check/camera.port';
import type { DeviceKind } from '../../domain/tech-check/device-fault';

/* A room where a candidate and an interviewer see and hear each other (spec 2 §4.6, R26). */

/** Signed by our server: it opens the peer room of one interview to one candidate, inside the join window (R50). Only our server reads it. */
export type RoomTicket = Brand<string, 'RoomTicket'>;

/** Issued by the provider at our server's request: it lets one guest into one room, and tells the provider who that is (R36). Only the provider reads it. */
export type RoomPass = Brand<string, 'RoomPass'>;

/** Where a room is. An adapter opens the rooms of its own provider. */
export type RoomAddress =
  /** Undefined pass: the link alone opens the room. */
  | { readonly _tag: 'Daily'; readonly url: string; readonly pass: RoomPass | undefined }
  /** The signalling knows the room by its ticket; it hands out TURN credentials when it lets somebody in, each time anew (R61). */
  | { readonly _tag: 'Peer'; readonly ticket: RoomTicket };

/** Somebody else in the room. A peer that reconnects has a new id. */
export type PeerId = Brand<string, 'PeerId'>;

/** Somebody else in the room, under the name that is shown there. */
export interface Peer {
  readonly id: PeerId;
  readonly name: string;
}

/** What somebody in a room has switched off. */
export interface SwitchedOff {
  readonly muted: boolean;
  readonly cameraOff: boolean;
}

/** A device in a room. `Off`: switched off and closed, so that its light is out. */
export type SeatDevice = OpenedDevice | { readonly _tag: 'Off' };

/** Why a room can't be used, or no longer. */
export type RoomFault =
  /** The provider's program could not be loaded: no line, or something blocks it. */
  | { readonly _tag: 'NotLoaded' }
  /** Not let in: the ticket or link is old, forged or somebody else's. */
  | { readonly _tag: 'NotLetIn' }
  /** The candidate is in the room in another tab or on another device, which has it now. */
  | { readonly _tag: 'TakenElsewhere' }
  | { readonly _tag: 'RoomFull' }
  /** The session ended: a 401 of our own server (spec 2 §4.6). */
  | { readonly _tag: 'SessionOver' }
  /** Anything else. */
  | { readonly _tag: 'RoomBroke' };

/**
 * What happens in a room. `Stream` and `Frame` are opaque to everything but the adapter and the part of the page that shows them: a `Stream` is shown like
 * the camera's, a `Frame` is the provider's own page.
 */
export type RoomNews<Stream, Frame> =
  /** The provider shows everything in a frame of its own, with its own controls. It comes first; the page has to show it before the room is entered. */
  | { readonly _tag: 'FrameMade'; readonly frame: Frame }
  /** The candidate waits in the provider's lobby, or has been let in (spec 2 §4.6). */
  | { readonly _tag: 'AccessIs'; readonly level: 'lobby' | 'full' }
  /** The candidate is in the room; before any `PeerJoined`. */
  | { readonly _tag: 'Joined' }
  /** What is sent from this device; again after each change. Undefined stream: neither camera nor microphone. */
  | {
      readonly _tag: 'OwnMedia';
      readonly stream: Stream | undefined;
      readonly camera: SeatDevice;
      readonly microphone: SeatDevice;
    }
  /** A device worked, and then it stopped. */
  | { readonly _tag: 'DeviceStopped'; readonly kind: DeviceKind; readonly fault: 'lost' | 'revoked' }
  | { readonly _tag: 'PeerJoined'; readonly peer: Peer }
  /** What a peer sends; again after each change. Undefined stream: nothing arrives yet. */
  | {
      readonly _tag: 'PeerMedia';
      readonly id: PeerId;
      readonly stream: Stream | undefined;
      readonly cameraOn: boolean;
      readonly microphoneOn: boolean;
    }
  /** A peer left; a peer whose line is gone leaves as well, after the provider's patience. */
  | { readonly _tag: 'PeerLeft'; readonly id: PeerId }
  /** This side's own line. Meanwhile the room is not left (R51). */
  | { readonly _tag: 'Reconnecting' }
  | { readonly _tag: 'Reconnected' }
  | { readonly _tag: 'QualityIs'; readonly quality: LineQuality }
  /** How loud somebody is, from 0 to 1; `own`: this device's microphone. A few times a second while it changes. */
  | { readonly _tag: 'LevelIs'; readonly of: PeerId | 'own'; readonly level: number }
  | { readonly _tag: 'Said'; readonly message: RoomMessage }
  /** The candidate left the room inside the provider's own frame. Nothing follows. */
  | { readonly _tag: 'RoomLeft' }
  /** The room can't be used. Nothing follows. */
  | { readonly _tag: 'Failed'; readonly fault: RoomFault };

/** What the page asks of a room that it entered. Before `Joined` a room keeps them and does them then. */
export type RoomOrder =
  /** A microphone that is muted stays open; turning on one that failed opens it again. `OwnMedia` follows. */
  | { readonly _tag: 'Mute'; readonly muted: boolean }
  /** A camera that is off is closed, and opened again when it is turned on. `OwnMedia` follows. */
  | { readonly _tag: 'CameraOff'; readonly off: boolean }
  /** Without leaving. `OwnMedia` follows. */
  | { readonly _tag: 'UseDevices'; readonly devices: ChosenDevices }
  | { readonly _tag: 'Say'; readonly message: RoomMessage };

/** How a candidate comes in. */
export interface RoomEntry extends SwitchedOff {
  readonly address: RoomAddress;
  /** The candidate's name, as the others see it. */
  readonly name: string;
  /** By id; undefined lets the browser choose. Devices that can't be opened are skipped: the candidate joins with whatever works. */
  readonly devices: ChosenDevices;
}

/** A room of one provider. No method throws; each failure is a value. */
export interface MeetingRoom<Stream, Frame> {
  /** Whether the page has controls for it, or the provider's frame has its own. */
  readonly controls: 'ours' | 'its own';
  /** Enters on subscription. Unsubscribing leaves the room and closes the devices: their lights go out. */
  readonly enter: (entry: RoomEntry, orders: Observable<RoomOrder>) => Observable<RoomNews<Stream, Frame>>;
}
