import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { Sealed } from '../ports/secrets';
import type { FromStore } from '../ports/unit-of-work/store';

/** A booking by a new account. */
export interface TimeTaken {
  readonly positionId: PositionId;
  readonly at: Instant;
}

/** The bookings of new accounts by network. */
export interface NewAccountTimes {
  /** Locks this network until the unit of work ends. All bookings of its new accounts since then; deletes older ones of any network. */
  readonly takenSince: (network: Sealed, since: Instant) => FromStore<readonly TimeTaken[]>;
  readonly add: (network: Sealed, taken: TimeTaken) => FromStore<undefined>;
}
