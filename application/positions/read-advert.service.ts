import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { advertOf, type Advert } from '../../domain/positions/advert';
import type { PositionId } from '../../domain/ids/position-ids';
import type { AdvertRefusal } from './adverts.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { unlessRefused } from '../service/unless-refused';

/** A job's advert with the other open jobs at its location (spec 1 §2); everybody may read it (R3b). */
export const readAdvert =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (id: PositionId): TE.TaskEither<AdvertRefusal | StoreUnavailable, Advert> =>
    unitOfWork.run<AdvertRefusal | StoreUnavailable, Advert>(({ positions }) =>
      pipe(
        positions.withId(id),
        TE.flatMap(TE.fromOption((): AdvertRefusal => ({ _tag: 'NoSuchPosition' }))),
        TE.bindTo('position'),
        TE.bindW('around', ({ position }) => positions.ofCommunity(position.communityId)),
        TE.flatMap(({ position, around }) => unlessRefused(advertOf(position, around))),
      ),
    );
