import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
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
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { unlessRefused } from '../service/unless-refused';

type Limited = TE.TaskEither<NewAccountRefusal | StoreUnavailable, undefined>;

interface Taking {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  /** Where the call came from. Undefined: not over a network, so none is counted. */
  readonly network: Sealed | undefined;
  readonly now: Instant;
}

const ofNetwork = ({ newAccountTimes }: Store, network: Sealed, { positionId, now }: Taking): Limited =>
  pipe(
    newAccountTimes.takenSince(network, minus(now, networkCountedFor)),
    // A booking exactly an hour ago no longer counts.
    TE.map((all) => all.filter(({ at }) => at > minus(now, networkCountedFor))),
    TE.flatMap((all) =>
      unlessRefused(
        mayNetworkTakeAnother({
          atPosition: all.filter((one) => one.positionId === positionId).map(({ at }) => at),
          inAll: all.map(({ at }) => at),
        }),
      ),
    ),
    TE.flatMap((): FromStore<undefined> => newAccountTimes.add(network, { positionId, at: now })),
  );

/**
 * Checks and counts the booking of a first time: a new account holds few, and the new accounts of one network may book as many in an hour
 * as a job fair needs (R41). The count is committed only with the booking. For other accounts this is one read.
 */
export const withinNewAccountLimits = (store: Store, taking: Taking): Limited =>
  pipe(
    store.candidates.addressProvenAt(taking.candidateId),
    TE.flatMap((found): Limited => {
      const provenAt = O.toUndefined(found);
      if (!isNewAccount(provenAt, taking.now)) return TE.right(undefined);
      return pipe(
        store.appointments.aheadOf(taking.candidateId, taking.now),
        TE.flatMap((held): Limited => unlessRefused(mayHoldAnother(held, provenAt))),
        TE.flatMap(() =>
          taking.network === undefined ? TE.right(undefined) : ofNetwork(store, taking.network, taking),
        ),
      );
    }),
  );
