import type * as O from 'fp-ts/Option';
import type { PositionId } from '../../domain/ids/position-ids';
import type { DateRange, Slot } from '../../domain/positions/slot';
import type { SlotKind } from '../../domain/positions/slot-kind';
import type { Email } from '../../domain/text/email';
import type { FromStore } from '../ports/unit-of-work/store';

/* Slots and appointments. */

/** A slot's capacity, 0 if it isn't offered, and how many places are taken. */
export interface Places {
  readonly capacity: number;
  readonly held: number;
}

/** What identifies a slot of one position and kind. */
export type SlotStart = Pick<Slot, 'date' | 'from'>;

/** A booked place in a slot, and the address of the candidate who has it. */
export interface BookedPlace {
  readonly slot: Slot;
  readonly email: Email;
}

/** What closing slots did. */
export interface ClosedPlaces {
  /** How many free places were closed; 0 if there were none left. */
  readonly closed: number;
  /** The places that stay, in order of date and start. */
  readonly booked: readonly BookedPlace[];
}

/** Some of all times, in the order in which they were stored. */
export interface SlotsPage {
  readonly slots: readonly { readonly positionId: PositionId; readonly slot: Slot }[];
  /** Where the next page begins; undefined: this is the last one. */
  readonly next: number | undefined;
}

/** The times that positions offer; `Appointments` takes places in them. */
export interface Slots {
  /** The times of all positions, `limit` at most, from where the page before ended. */
  readonly page: (after: number | undefined, limit: number) => FromStore<SlotsPage>;
  /** Slots with a free place, in order of date and start. */
  readonly free: (positionId: PositionId, kind: SlotKind, range: DateRange) => FromStore<readonly Slot[]>;
  /** The slot that begins then, with the end that the store has; none if it isn't offered. */
  readonly find: (positionId: PositionId, kind: SlotKind, start: SlotStart) => FromStore<O.Option<Slot>>;
  readonly places: (positionId: PositionId, kind: SlotKind, slot: Slot) => FromStore<Places>;
  /** No place in these slots can be taken anymore until they are put again; those that are booked stay. A simultaneous booking comes before or after. */
  readonly close: (positionId: PositionId, kind: SlotKind, starts: readonly SlotStart[]) => FromStore<ClosedPlaces>;
}

/** A time to offer, and for how many. */
export interface SlotWithCapacity {
  readonly slot: Slot;
  /** How many candidates fit, 1 or more. */
  readonly capacity: number;
}
