import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { postingOf, type Posting } from '../../../domain/positions/advert';
import type { PositionId } from '../../../domain/positions/ids';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';

/** What everybody may read of these jobs (R3b), all in one read; a job that isn't open is left out. */
export const readPostings =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (ids: readonly PositionId[]): TE.TaskEither<StoreUnavailable, ReadonlyMap<PositionId, Posting>> =>
    unitOfWork.run<StoreUnavailable, ReadonlyMap<PositionId, Posting>>(({ positions }) =>
      pipe(
        positions.withIds(ids),
        TE.map((found) => {
          const open = found.map(postingOf).flatMap((told) => (told._tag === 'Allowed' ? [told.value] : []));
          return new Map(open.map((posting) => [posting.positionId, posting]));
        }),
      ),
    );
