import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { inListOrder } from '../../domain/applications/list-order';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { JobsList, ListedApplication } from '../ports/candidate-api/applications';
import type { ApplicationWithPosition } from '../ports/unit-of-work/applications';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from './dependencies';

/** What a list shows of an application. */
export const listed = ({ application, position }: ApplicationWithPosition): ListedApplication => ({
  application,
  positionName: position.positionName,
  communityName: position.communityName,
  clientName: position.clientName,
  address: position.address,
  description: position.description,
  zone: position.zone,
});

/** A candidate's applications, in the order of the list (R13), under the name they signed up with. */
export const listApplications =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId): TE.TaskEither<StoreUnavailable, JobsList> =>
    unitOfWork.run(({ candidates, applications }) =>
      pipe(
        TE.Do,
        TE.bind('candidate', () => candidates.withId(caller)),
        TE.bind('all', () => applications.of(caller)),
        TE.map(({ candidate, all }) => ({
          candidateId: caller,
          candidateName: O.isSome(candidate) ? `${candidate.value.firstName} ${candidate.value.lastName}`.trim() : '',
          applications: inListOrder(all.map((one) => ({ ...one.application, one }))).map(({ one }) => listed(one)),
        })),
      ),
    );
