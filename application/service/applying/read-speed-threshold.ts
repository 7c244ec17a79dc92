import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ConnectionScore } from '../../../domain/recording/connection-score';
import type { ThresholdFor } from '../../ports/candidate-api/tech-check';
import type { FromStore } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';

/** GET get_threshold_value: a position's own threshold wins over the deployment's (R46). An unknown position has none of its own. */
export const readSpeedThreshold =
  ({ unitOfWork, speedThreshold }: Pick<ServiceDependencies, 'unitOfWork' | 'speedThreshold'>) =>
  ({ positionId }: ThresholdFor): FromStore<ConnectionScore> =>
    positionId === undefined
      ? TE.right(speedThreshold)
      : pipe(
          unitOfWork.run(({ positions }) => positions.withId(positionId)),
          TE.map((found) => O.toUndefined(found)?.thresholdValue ?? speedThreshold),
        );
