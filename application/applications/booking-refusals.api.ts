import type { ActRefusal } from '../../domain/applications/act-refusals';
import type { ProofNeeded } from '../../domain/identity/address-proof';
import type { NewAccountRefusal } from '../../domain/applications/fresh-account';
import type { Slot } from '../../domain/positions/slot';
import type { KeyUsedBefore, NoSuchApplication, PositionClosed } from '../ports/candidate-api/call';

/** The slot has no free place left. Nothing was booked, and an appointment held before stays (R17). */
export interface SlotTaken {
  readonly _tag: 'SlotTaken';
  readonly wanted: Slot;
  /** The nearest free slots, at most three (R17). */
  readonly nearest: readonly Slot[];
}

/** The position offers no such slot, or no longer; `nearest` is as in `SlotTaken`. */
export interface NoSuchSlot {
  readonly _tag: 'NoSuchSlot';
  readonly wanted: Slot;
  readonly nearest: readonly Slot[];
}

/** Why a time isn't booked or moved; an appointment held before stays (R17). */
export type BookingRefusal =
  | ActRefusal
  | SlotTaken
  | NoSuchSlot
  | NoSuchApplication
  | KeyUsedBefore
  | PositionClosed
  | ProofNeeded
  | NewAccountRefusal;

/** Why a job's details or slots aren't shown to this candidate. */
export type PositionRefusal = NoSuchApplication | PositionClosed;
