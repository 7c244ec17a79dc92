import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { ApplicationNotFound } from './application-named.port';
import type { ApplicationNamed } from './application-named.port';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from './applications.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';

/** An application that was named by e-mail and position, with its candidate's id. */
export interface FoundApplication extends ApplicationWithPosition {
  readonly candidateId: CandidateId;
}

/** The application an operator identifies, locked until the unit of work ends. */
export const lockNamed =
  ({ candidates, applications }: Store) =>
  ({ email, positionId }: ApplicationNamed): TE.TaskEither<ApplicationNotFound | StoreUnavailable, FoundApplication> =>
    pipe(
      candidates.withEmail(email),
      TE.flatMap(TE.fromOption((): ApplicationNotFound => ({ _tag: 'NoSuchCandidate', email }))),
      TE.flatMap(({ id }) =>
        pipe(
          applications.lock(id, positionId),
          TE.flatMap(TE.fromOption((): ApplicationNotFound => ({ _tag: 'NoSuchApplication', positionId }))),
          TE.map((found) => ({ ...found, candidateId: id })),
        ),
      ),
    );
