import type { EventType } from '../../domain/applications/application-event';
import type { PlacedEvent } from '../applications/events.store';
import type { Operation } from '../ports/candidate-api/call';

/* What happened to applications, for the employer's own systems. */

/** How many events an answer has unless the request says otherwise. */
export const usualEvents = 50;
/** How many events an answer has at most. */
export const mostEvents = 200;

/** Which events are asked for, from where the last answer ended. */
export interface EventsAsked {
  /** The `nextAfter` of the answer before. Undefined: from the first event on. */
  readonly after: number | undefined;
  /** Undefined: of every type. */
  readonly types: readonly EventType[] | undefined;
  /** Undefined: `usualEvents`. */
  readonly limit: number | undefined;
}

/** Events in the order in which they are told, and where they go on, also if there are none now. */
export interface EventsTold {
  readonly events: readonly PlacedEvent[];
  readonly nextAfter: number;
}

/** The calls about what happened. */
export interface OperatorEventOperations {
  readonly seeEvents: Operation<EventsAsked, EventsTold, never, 'operator'>;
}
