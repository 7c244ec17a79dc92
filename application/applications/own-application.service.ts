import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import type { OfferTerms } from '../../domain/positions/lead-time';
import type { KeyUsedBefore, NoSuchApplication } from '../ports/candidate-api/call';
import type { Clock } from '../ports/clock';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from './applications.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
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
  pipe(
    store.applications.lock(caller, positionId),
    TE.filterOrElseW(
      (found) => O.isSome(found) && [undefined, found.value.position.communityId].includes(communityId),
      (): NoSuchApplication => ({ _tag: 'NoSuchApplication' }),
    ),
    TE.flatMap(TE.fromOption((): NoSuchApplication => ({ _tag: 'NoSuchApplication' }))),
    TE.map((found) => {
      const { zone, sameDaySlots } = found.position;
      return { ...found, terms: { zone, sameDaySlots, now: clock.now() } };
    }),
  );

/** The same for a request that may be a repetition: then it has the same key and the same content. */
export const takeInHand = (
  store: Store,
  clock: Clock,
  caller: CandidateId,
  job: NamedJob,
  { key, words, isSame = (kept) => kept === words }: Request,
): TE.TaskEither<NoSuchApplication | KeyUsedBefore | StoreUnavailable, InHand> =>
  pipe(
    lockOwn(store, clock, caller, job),
    TE.bindTo('own'),
    TE.bindW('kept', () => (key === undefined ? TE.right(O.none) : store.idempotencyKeys.find(caller, key))),
    TE.flatMap(({ own, kept }): TE.TaskEither<KeyUsedBefore, InHand> =>
      O.isSome(kept) && !isSame(kept.value)
        ? TE.left({ _tag: 'KeyUsedBefore' })
        : TE.right({ ...own, repeated: O.isSome(kept) }),
    ),
  );
