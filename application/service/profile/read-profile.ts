import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Candidate } from '../../ports/unit-of-work/people';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';

/** What a candidate said of themselves. Whoever has a session is there. */
export const readProfile =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId): TE.TaskEither<StoreUnavailable, Candidate> =>
    unitOfWork.run(({ candidates }) =>
      pipe(
        candidates.withId(caller),
        TE.flatMap(TE.fromOption((): StoreUnavailable => ({ _tag: 'StoreUnavailable' }))),
      ),
    );
