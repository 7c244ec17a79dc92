import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import type { OfferTerms } from '../../domain/positions/lead-time';
import { noApplication, type KeyUsedBefore, type NoSuchApplication } from '../ports/candidate-api/call';
import type { Clock } from '../ports/clock';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from './applications.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, inOrder, refuse, take } from '../in-order';
import type { Request } from './request.service';

/** An application, locked until the unit of work ends, and the terms for its decisions. */
export interface OwnApplication extends ApplicationWithPosition {
  readonly terms: OfferTerms;
}

/** `repeated`: this exact request was already carried out (R17). */
export interface InHand extends OwnApplication {
  readonly repeated: boolean;
}

/** A job; some calls give only its position. */
type NamedJob = Pick<Job, 'positionId'> & Partial<Pick<Job, 'communityId'>>;

/** Locks the candidate's own application to that job. Another candidate's, or one under another community, counts as none. */
export const lockOwn = (
  store: Store,
  clock: Clock,
  caller: CandidateId,
  { communityId, positionId }: NamedJob,
): TE.TaskEither<NoSuchApplication | StoreUnavailable, OwnApplication> =>
  inOrder(function* () {
    const own = yield* found(store.applications.lock(caller, positionId), noApplication);
    if (communityId !== undefined && own.position.communityId !== communityId) return yield* refuse(noApplication);
    const { zone, sameDaySlots } = own.position;
    return { ...own, terms: { zone, sameDaySlots, now: clock.now() } };
  });

/** The same for a request that may be a repetition: then it has the same key and the same content. */
export const takeInHand = (
  store: Store,
  clock: Clock,
  caller: CandidateId,
  job: NamedJob,
  { key, words, isSame = (kept) => kept === words }: Request,
): TE.TaskEither<NoSuchApplication | KeyUsedBefore | StoreUnavailable, InHand> =>
  inOrder(function* () {
    const own = yield* take(lockOwn(store, clock, caller, job));
    const kept = key === undefined ? O.none : yield* take(store.idempotencyKeys.find(caller, key));
    if (O.isSome(kept) && !isSame(kept.value)) return yield* refuse({ _tag: 'KeyUsedBefore' });
    return { ...own, repeated: O.isSome(kept) };
  });
