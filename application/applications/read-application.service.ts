import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import { listed } from './applications.api';
import type { CandidatePosition } from './applying.api';
import { noApplication, type NoSuchApplication } from '../ports/candidate-api/call';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

type Failure = NoSuchApplication | StoreUnavailable;

/** GET get_candidate_position (spec 1 §7, spec 2 §3): the candidate's own application to one job, even if the job is closed. */
export const readApplication =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (caller: CandidateId, { communityId, positionId }: Job): TE.TaskEither<Failure, CandidatePosition> =>
    unitOfWork.run(({ applications, resumes }) =>
      inOrder(function* () {
        const own = yield* found(applications.find(caller, positionId), noApplication);
        if (own.position.communityId !== communityId) return yield* refuse(noApplication);
        const given = own.application.hasResume ? yield* take(resumes.of(caller)) : [];
        const newest = given.find((resume) => resume.positionId === positionId);
        return { ...listed(own), candidateId: caller, resume: newest && { name: newest.name, path: newest.file } };
      }),
    );
