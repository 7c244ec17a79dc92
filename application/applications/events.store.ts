import type { ApplicationEvent, EventType } from '../../domain/applications/application-event';
import type { FunnelEvent } from '../../domain/applications/funnel';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { CommunityId, PositionId } from '../../domain/ids/position-ids';
import type { Email } from '../../domain/text/email';
import type { Instant } from '../../domain/time/instant';
import type { FromStore } from '../ports/unit-of-work/store';

/** An event in the history of its application. */
export interface EventOnRecord extends ApplicationEvent {
  /** The same for ever, wherever the event is told. */
  readonly id: number;
  /** From 1, without gaps: its number among the events of its application. */
  readonly sequence: number;
}

/** An event, and to whose application it happened. */
export interface EventOfCandidate extends EventOnRecord {
  readonly candidateId: CandidateId;
  readonly email: Email;
  readonly positionId: PositionId;
  readonly communityId: CommunityId;
}

/** An event among those of all applications. */
export interface PlacedEvent extends EventOfCandidate {
  /** Its place in the order of all events, which are told in this order. Events of one application keep their own. */
  readonly place: number;
}

/** An event among those of its application, which has a number of the store's own. */
export interface EventByApplication extends EventOnRecord {
  readonly application: number;
  readonly positionId: PositionId;
}

/** An event of a position's applications, without whose they are and what became of them. */
export interface EventInShort extends FunnelEvent {
  readonly application: number;
  readonly sequence: number;
}

/** Which events are asked for. */
export interface EventsWanted {
  /** Only those after this place; 0: from the first one. */
  readonly after: number;
  /** Undefined: of every type. */
  readonly types: readonly EventType[] | undefined;
  readonly limit: number;
}

/** How many events get a place in one unit of work: an import brings hundreds of thousands. */
export const placedTogether = 10_000;

/** The result of placing events. */
export interface EventsPlaced {
  /** The last place given out; 0: none. */
  readonly last: number;
  /** False: there are more to place. */
  readonly areAll: boolean;
}

/** What happened to applications: events are added, and never changed or removed. */
export interface Events {
  /** Records it in the unit of work of what happened. Nothing if there is no such application. */
  readonly add: (candidateId: CandidateId, positionId: PositionId, event: ApplicationEvent) => FromStore<undefined>;
  /**
   * Records the history that an application has in another portal, oldest first, behind what is recorded already. `at`: when it comes. Webhooks are told of
   * it only by a replay: to their receivers nothing happened now.
   */
  readonly carryOver: (
    candidateId: CandidateId,
    positionId: PositionId,
    history: readonly ApplicationEvent[],
    at: Instant,
  ) => FromStore<undefined>;
  /** The history of an application, oldest first. */
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<readonly EventOnRecord[]>;
  /** All events, application by application, each in its order, after this one; undefined: from the first one on. */
  readonly byApplication: (
    after: Pick<EventByApplication, 'application' | 'sequence'> | undefined,
    limit: number,
  ) => FromStore<readonly EventByApplication[]>;
  /** The events of these types of a position's applications in the same order, after this one, in short. Those of other types are not looked at. */
  readonly inShort: (
    positionId: PositionId,
    types: readonly EventType[],
    after: Pick<EventInShort, 'application' | 'sequence'> | undefined,
    limit: number,
  ) => FromStore<readonly EventInShort[]>;
  /**
   * Gives places to the events that have none yet, `placedTogether` of them unless `most` says another number. An event has one only when it is committed, so that no event is ever
   * placed before one that was told already: a reader who goes on from a place misses nothing.
   */
  readonly place: (most?: number) => FromStore<EventsPlaced>;
  /** Events with a place, in its order. */
  readonly page: (wanted: EventsWanted) => FromStore<readonly PlacedEvent[]>;
}
