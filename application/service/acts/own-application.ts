import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { OfferTerms } from '../../../domain/scheduling/lead-time';
import type { Job } from '../../navigation/destination';
import type { KeyUsedBefore, NoSuchApplication } from '../../ports/candidate-api/call';
import type { Clock } from '../../ports/clock';
import type { Store } from '../../ports/unit-of-work';
import type { ApplicationWithPosition } from '../../ports/unit-of-work/applications';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import type { Request } from './request';

/** An application that is locked until the unit of work ends, and by which terms it is judged. */
export interface OwnApplication extends ApplicationWithPosition {
  readonly terms: OfferTerms;
}

/** `repeated` when this very request was done before (R17). */
export interface InHand extends OwnApplication {
  readonly repeated: boolean;
}

/** A job, by its position alone where a call names no community. */
type NamedJob = Pick<Job, 'positionId'> & Partial<Pick<Job, 'communityId'>>;

/** The candidate's own application to that job; another's, or one under another community, is as good as none. */
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

/** The same for a request, which may have been done before: then it came with the same key, and says the same. */
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
