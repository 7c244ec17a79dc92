import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import {
  isNewAccount,
  mayHoldAnother,
  mayNetworkTakeAnother,
  networkCountedFor,
  type NewAccountRefusal,
} from '../../domain/applications/fresh-account';
import { minus, type Instant } from '../../domain/time/instant';
import type { Sealed } from '../ports/secrets';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, take } from '../in-order';

interface Taking {
  readonly candidateId: CandidateId;
  /** When the address was first proven, read under the candidate's lock. Undefined: it wasn't, or they were imported. */
  readonly provenAt: Instant | undefined;
  readonly positionId: PositionId;
  /** Where the call came from. Undefined: not over a network, so none is counted. */
  readonly network: Sealed | undefined;
  readonly now: Instant;
}

/**
 * Checks and counts the booking of a first time: a new account holds few, and the new accounts of one network may book as many in an hour
 * as a job fair needs (R41). The count is committed only with the booking. For other accounts this reads nothing.
 */
export const withinNewAccountLimits = (
  { appointments, newAccountTimes }: Pick<Store, 'appointments' | 'newAccountTimes'>,
  { candidateId, provenAt, positionId, network, now }: Taking,
): TE.TaskEither<NewAccountRefusal | StoreUnavailable, undefined> =>
  inOrder(function* () {
    if (!isNewAccount(provenAt, now)) return undefined;
    yield* granted(mayHoldAnother(yield* take(appointments.aheadOf(candidateId, now)), provenAt));
    if (network === undefined) return undefined;
    const since = minus(now, networkCountedFor);
    const taken = yield* take(newAccountTimes.takenSince(network, since));
    // A booking exactly an hour ago no longer counts.
    const counted = taken.filter(({ at }) => at > since);
    yield* granted(
      mayNetworkTakeAnother({
        atPosition: counted.filter((one) => one.positionId === positionId).map(({ at }) => at),
        inAll: counted.map(({ at }) => at),
      }),
    );
    return yield* take(newAccountTimes.add(network, { positionId, at: now }));
  });
