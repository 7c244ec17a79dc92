import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { postingOf, type PrivatePart } from '../../domain/positions/advert';
import type { PositionId } from '../../domain/ids/position-ids';
import type { PostedPosition } from './positions.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

/** A public advert, with the moment it was posted. */
export type PostedJob = Omit<PostedPosition, PrivatePart>;

/** The public adverts of these jobs (R3b) in one read, without jobs that aren't open. */
export const readPostings =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (ids: readonly PositionId[]): TE.TaskEither<StoreUnavailable, ReadonlyMap<PositionId, PostedJob>> =>
    unitOfWork.run<StoreUnavailable, ReadonlyMap<PositionId, PostedJob>>(({ positions }) =>
      pipe(
        positions.withIds(ids),
        TE.map((found) => {
          const open = found
            .map(postingOf)
            .flatMap((decision) => (decision._tag === 'Allowed' ? [decision.value] : []));
          return new Map(open.map((posting) => [posting.positionId, posting]));
        }),
      ),
    );
