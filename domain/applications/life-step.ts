import type { Slot } from '../scheduling/slot';
import type { Instant } from '../time/instant';
import type { Application, MoveKind } from './application';
import type { Stage } from './status-catalogue';

/** A slot that an act takes for a stage. */
export interface Held {
  readonly stage: Stage;
  /** Which kind of slots it is of. */
  readonly kind: MoveKind;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

/** What an act writes, all of it in one transaction (R27). */
export interface LifeStep {
  /** The application after the act. */
  readonly application: Application;
  /** The slot to take; one that the stage held before is given up only when this one is held (R17). */
  readonly held: Held | undefined;
  /** The stage whose slot is given back. */
  readonly freed: Stage | undefined;
  /** A video interview: the meeting link is made with its booking. */
  readonly makesMeetingLink: boolean;
}

/** A step that takes no slot and gives none back. */
export const stepTo = (application: Application): LifeStep => ({
  application,
  held: undefined,
  freed: undefined,
  makesMeetingLink: false,
});
