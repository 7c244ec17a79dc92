import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { ConnectionScore } from '../../domain/device/connection-score';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { ThresholdFor } from './tech-check.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

type Failure = NoSuchApplication | StoreUnavailable;

/** GET get_threshold_value: the own threshold of a position that the caller applied to wins over the deployment's (R46). */
export const readSpeedThreshold =
  ({ unitOfWork, speedThreshold }: Pick<ServiceDependencies, 'unitOfWork' | 'speedThreshold'>) =>
  (caller: CandidateId, { positionId }: ThresholdFor): TE.TaskEither<Failure, ConnectionScore> =>
    positionId === undefined
      ? TE.right(speedThreshold)
      : pipe(
          unitOfWork.run<Failure, ConnectionScore>(({ applications }) =>
            pipe(
              applications.find(caller, positionId),
              TE.flatMap(
                O.match(
                  () => TE.left<Failure>({ _tag: 'NoSuchApplication' }),
                  ({ position }) => TE.right(position.thresholdValue ?? speedThreshold),
                ),
              ),
            ),
          ),
        );
