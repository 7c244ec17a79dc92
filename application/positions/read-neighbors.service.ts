import type * as TE from 'fp-ts/TaskEither';
import type { Neighbor } from '../../domain/positions/advert';
import type { CommunityId } from '../../domain/ids/position-ids';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

/** All jobs of a location, published or not, as far as its adverts name one another. */
export const readNeighbors =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (community: CommunityId): TE.TaskEither<StoreUnavailable, readonly Neighbor[]> =>
    unitOfWork.run(({ positions }) => positions.ofCommunity(community));
