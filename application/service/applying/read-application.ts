import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Job } from '../../../domain/positions/job';
import { listed, type ListedApplication } from '../../ports/candidate-api/applications';
import type { NoSuchApplication } from '../../ports/candidate-api/call';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';

/** GET get_candidate_position (spec 1 §7): the candidate's own application to one job, even if the job is closed. */
export const readApplication =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (
    caller: CandidateId,
    { communityId, positionId }: Job,
  ): TE.TaskEither<NoSuchApplication | StoreUnavailable, ListedApplication> =>
    unitOfWork.run<NoSuchApplication | StoreUnavailable, ListedApplication>(({ applications }) =>
      pipe(
        applications.find(caller, positionId),
        TE.flatMap((found) =>
          O.isSome(found) && found.value.position.communityId === communityId
            ? TE.right(listed(found.value))
            : TE.left<NoSuchApplication | StoreUnavailable>({ _tag: 'NoSuchApplication' }),
        ),
      ),
    );
