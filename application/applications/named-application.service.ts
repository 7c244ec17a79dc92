import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { ApplicationNotFound, ApplicationNamed } from './application-named.port';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from './applications.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, inOrder } from '../in-order';

/** An application that was named by e-mail and position, with its candidate's id. */
export interface FoundApplication extends ApplicationWithPosition {
  readonly candidateId: CandidateId;
}

/** The application an operator identifies, locked until the unit of work ends. */
export const lockNamed =
  ({ candidates, applications }: Store) =>
  ({ email, positionId }: ApplicationNamed): TE.TaskEither<ApplicationNotFound | StoreUnavailable, FoundApplication> =>
    inOrder(function* () {
      const { id } = yield* found(candidates.withEmail(email), { _tag: 'NoSuchCandidate' as const, email });
      const own = yield* found(applications.lock(id, positionId), { _tag: 'NoSuchApplication' as const, positionId });
      return { ...own, candidateId: id };
    });
