import type { Slot } from '../positions/slot';
import type { Instant } from '../time/instant';
import type { Application } from './application';
import type { MoveKind, Stage } from '../positions/kinds';

/** A slot that an act books for a stage. */
export interface Held {
  readonly stage: Stage;
  /** The kind of slot it is. */
  readonly kind: MoveKind;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

/** What an act writes, all in one transaction (R27). */
export interface LifeStep {
  /** The application after the act. */
  readonly application: Application;
  /** The slot to book. The stage's previous slot is released only once this one is booked (R17). */
  readonly held: Held | undefined;
  /** The stage whose slot is released. */
  readonly freed: Stage | undefined;
  /** A video interview gets its meeting link when it is booked. */
  readonly makesMeetingLink: boolean;
}

/** A step that neither books nor releases a slot. */
export const stepTo = (application: Application): LifeStep => ({
  application,
  held: undefined,
  freed: undefined,
  makesMeetingLink: false,
});
