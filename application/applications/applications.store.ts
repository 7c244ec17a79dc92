import type * as O from 'fp-ts/Option';
import type { Particulars } from '../../domain/applications/particulars';
import type { Application } from '../../domain/applications/application';
import type { ApplicationStatus } from '../../domain/applications/status-catalogue';
import type { Account } from '../../domain/identity/account';
import type { Stage } from '../../domain/positions/kinds';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { RecorderVisitor } from '../../domain/applications/recorder-visitor';
import type { CommunityId, PositionId } from '../../domain/ids/position-ids';
import type { Position } from '../../domain/positions/position';
import type { Instant } from '../../domain/time/instant';
import type { IdempotencyKey } from '../ports/secrets';
import type { FromStore } from '../ports/unit-of-work/store';

/** An application and the position it is for. */
export interface ApplicationWithPosition {
  readonly application: Application;
  readonly position: Position;
  /** How often the appointment that each stage holds was booked, moved or canceled so far; 0 where it holds none. */
  readonly revisions: Readonly<Record<Stage, number>>;
}

/** An application among those of all candidates. */
export interface ApplicationOfCandidate extends ApplicationWithPosition {
  readonly candidate: Account;
}

/** Which of all applications are asked for. Undefined: any. */
export interface ApplicationsFilter {
  readonly positionId: PositionId | undefined;
  readonly communityId: CommunityId | undefined;
  readonly status: ApplicationStatus | undefined;
  /** Something happened to it later than this, or its events came from another portal later than this. */
  readonly changedAfter: Instant | undefined;
}

/** Some of all applications, in the order in which they were made. */
export interface ApplicationsPage {
  readonly applications: readonly ApplicationOfCandidate[];
  /** Where the next page begins; undefined: this is the last one. */
  readonly next: number | undefined;
}

/** Applications by candidate and position; there is at most one to each position. */
export interface Applications {
  /** In the order in which they were made. */
  readonly of: (candidateId: CandidateId) => FromStore<readonly ApplicationWithPosition[]>;
  /** Of all candidates, `limit` at most, from where the page before ended. A page is complete while applications arrive. */
  readonly page: (
    after: number | undefined,
    limit: number,
    only?: Partial<ApplicationsFilter>,
  ) => FromStore<ApplicationsPage>;
  /** One application; locked until the unit of work ends. */
  readonly lock: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<ApplicationWithPosition>>;
  /** The same without a lock, to read only. */
  readonly find: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<ApplicationWithPosition>>;
  /** What an import said beside the application. */
  readonly particularsOf: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<Particulars>>;
  /** Adds an application without an appointment, and answers true; an existing one is left unchanged. */
  readonly add: (candidateId: CandidateId, application: Application) => FromStore<boolean>;
  /** Updates an existing application except its slot and time, which come from `Appointments`. */
  readonly save: (candidateId: CandidateId, application: Application) => FromStore<undefined>;
}

/** The keys of requests that were carried out, so that a repetition is recognized (R17). */
export interface IdempotencyKeys {
  /** The stored request of this candidate with this key (R17). */
  readonly find: (candidateId: CandidateId, key: IdempotencyKey) => FromStore<O.Option<string>>;
  readonly keep: (candidateId: CandidateId, key: IdempotencyKey, request: string, at: Instant) => FromStore<undefined>;
}

/** Under which id the session recorder saw the visit that made an application (spec 1 §7). */
export interface RecorderVisitors {
  /** Replaces the visitor stored with the application before. */
  readonly put: (candidateId: CandidateId, positionId: PositionId, visitor: RecorderVisitor) => FromStore<undefined>;
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<RecorderVisitor>>;
}
