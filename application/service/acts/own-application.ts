import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { OfferTerms } from '../../../domain/scheduling/lead-time';
import type { Job } from '../../navigation/destination';
import type { KeyUsedBefore, NoSuchApplication } from '../../ports/candidate-api';
import type { Clock } from '../../ports/clock';
import type { IdempotencyKey } from '../../ports/secrets';
import type { ApplicationWithPosition, Store, StoreUnavailable } from '../../ports/unit-of-work';

/** What a write was asked for, and in which words it is known again. */
export interface Request {
  readonly key: IdempotencyKey;
  readonly words: string;
}

/** An application that is locked until the unit of work ends; `repeated` when this very request was done before (R17). */
export interface InHand extends ApplicationWithPosition {
  readonly terms: OfferTerms;
  readonly repeated: boolean;
}

/** The candidate's own application to that job; another's, or one under another community, is as good as none. */
export const takeInHand = (
  store: Store,
  clock: Clock,
  caller: CandidateId,
  { communityId, positionId }: Job,
  { key, words }: Request,
): TE.TaskEither<NoSuchApplication | KeyUsedBefore | StoreUnavailable, InHand> =>
  pipe(
    store.applications.lock(caller, positionId),
    TE.filterOrElseW(
      (found) => O.isSome(found) && found.value.position.communityId === communityId,
      (): NoSuchApplication => ({ _tag: 'NoSuchApplication' }),
    ),
    TE.flatMap(TE.fromOption((): NoSuchApplication => ({ _tag: 'NoSuchApplication' }))),
    TE.bindTo('found'),
    TE.bindW('kept', () => store.idempotencyKeys.find(caller, key)),
    TE.flatMap(({ found, kept }): TE.TaskEither<KeyUsedBefore, InHand> => {
      if (O.isSome(kept) && kept.value !== words) return TE.left({ _tag: 'KeyUsedBefore' });
      const { zone, sameDaySlots } = found.position;
      return TE.right({ ...found, terms: { zone, sameDaySlots, now: clock.now() }, repeated: O.isSome(kept) });
    }),
  );
