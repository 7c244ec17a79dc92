import type * as TE from 'fp-ts/TaskEither';
import { advertOf, type Advert } from '../../domain/positions/advert';
import type { PositionId } from '../../domain/ids/position-ids';
import type { AdvertRefusal, PositionUnknown } from './adverts.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

const noPosition: PositionUnknown = { _tag: 'NoSuchPosition' };

/** A job's advert with the other open jobs at its location (spec 1 §2); everybody may read it (R3b). */
export const readAdvert =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (id: PositionId): TE.TaskEither<AdvertRefusal | StoreUnavailable, Advert> =>
    unitOfWork.run(({ positions }) =>
      inOrder(function* () {
        const position = yield* found(positions.withId(id), noPosition);
        const around = yield* take(positions.ofCommunity(position.communityId));
        return yield* granted(advertOf(position, around));
      }),
    );
