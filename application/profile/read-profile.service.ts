import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Candidate } from '../../domain/profile/candidate';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

/** The candidate's profile. It exists, because every session belongs to a candidate. */
export const readProfile =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId): TE.TaskEither<StoreUnavailable, Candidate> =>
    unitOfWork.run(({ candidates }) =>
      pipe(candidates.whole(caller), TE.flatMap(TE.fromOption((): StoreUnavailable => ({ _tag: 'StoreUnavailable' })))),
    );
