import type * as TE from 'fp-ts/TaskEither';
import type { Instant } from '../../domain/time/instant';
import type { RoomPass } from './meeting-room.port';

/* What our server itself asks of a meeting provider about its rooms (R27, R36). Browsers have their own port, meeting-room. */

/** The provider can't be reached, refuses our key, or answers nothing that can be read: nothing is known. */
export interface ProviderAway {
  readonly _tag: 'ProviderAway';
}

/** A private room that may be entered from one instant to another. */
export interface RoomWanted {
  /** The room's name at the provider, part of its address. */
  readonly room: string;
  readonly opensAt: Instant;
  readonly until: Instant;
}

/** A guest to let into a room, and how long the pass is valid. */
export interface GuestWanted {
  readonly room: string;
  /** As the others see it. */
  readonly name: string;
  /** Identifies this guest in the provider's records. Undefined: not needed. */
  readonly guestId: string | undefined;
  readonly until: Instant;
}

/** One stay in a room as the provider tells it. */
export interface GuestStay {
  /** Set only by a pass from our server, so no browser can claim to be someone. */
  readonly guestId: string | undefined;
  readonly from: Instant;
  /** Undefined: still there. */
  readonly until: Instant | undefined;
}

/** A provider's rooms, as their owner keeps them. */
export interface RoomKeeper {
  /** Makes the room, or changes its times. */
  readonly keep: (room: RoomWanted) => TE.TaskEither<ProviderAway, undefined>;
  /** Lets one guest in. */
  readonly letIn: (guest: GuestWanted) => TE.TaskEither<ProviderAway, RoomPass>;
  /** The address of the provider's own page for that room, with a pass in it. */
  readonly entryWith: (url: string, pass: RoomPass) => string;
  /** Every stay in the room: in meetings that began after `since`, and those still going on. Empty if the room was never created. */
  readonly stays: (room: string, since: Instant) => TE.TaskEither<ProviderAway, readonly GuestStay[]>;
}
