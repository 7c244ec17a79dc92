import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Visit } from '../../domain/live-interview/attendance';
import type { Eta } from '../../domain/live-interview/eta';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { FromStore } from '../ports/unit-of-work/store';

/* What is kept of live interviews beside their applications (R37, R62, spec 2 §4.6). Never what was said or seen. */

/** A stay in the room, with the provider's name for the room if it was told. */
export interface StoredVisit extends Visit {
  readonly roomId: string | undefined;
}

/** What the interviewer says about coming, and to the appointment of which start. */
export interface StoredEta {
  readonly eta: Eta;
  readonly startsAt: Instant;
  readonly at: Instant;
}

/** The candidate is running late to the appointment of that start. */
export interface StoredDelay {
  readonly minutes: number;
  readonly startsAt: Instant;
  readonly at: Instant;
}

/** Consents, delays and visits, by application. */
export interface Meetings {
  /** Keeps the first instant (R62). */
  readonly agree: (candidateId: CandidateId, positionId: PositionId, at: Instant) => FromStore<undefined>;
  readonly agreedAt: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<Instant>>;
  /** Replaces what was said before. */
  readonly tellEta: (candidateId: CandidateId, positionId: PositionId, eta: StoredEta) => FromStore<undefined>;
  readonly etaOf: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<StoredEta>>;
  /** Replaces what was said before. */
  readonly tellLate: (candidateId: CandidateId, positionId: PositionId, delay: StoredDelay) => FromStore<undefined>;
  readonly delayOf: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<StoredDelay>>;
  readonly addVisit: (candidateId: CandidateId, positionId: PositionId, visit: StoredVisit) => FromStore<undefined>;
  /** Changes the last visit; without one it does nothing. */
  readonly saveLastVisit: (
    candidateId: CandidateId,
    positionId: PositionId,
    visit: StoredVisit,
  ) => FromStore<undefined>;
  /** Oldest first. */
  readonly visits: (candidateId: CandidateId, positionId: PositionId) => FromStore<readonly StoredVisit[]>;
}
