import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import { listed } from './applications.api';
import type { CandidatePosition } from './applying.api';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

type Failure = NoSuchApplication | StoreUnavailable;

/** GET get_candidate_position (spec 1 §7, spec 2 §3): the candidate's own application to one job, even if the job is closed. */
export const readApplication =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (caller: CandidateId, { communityId, positionId }: Job): TE.TaskEither<Failure, CandidatePosition> =>
    unitOfWork.run<Failure, CandidatePosition>(({ applications, resumes }) =>
      pipe(
        applications.find(caller, positionId),
        TE.flatMap((found) =>
          O.isSome(found) && found.value.position.communityId === communityId
            ? TE.right(listed(found.value))
            : TE.left<Failure>({ _tag: 'NoSuchApplication' }),
        ),
        TE.bindTo('one'),
        TE.bindW('given', ({ one }) => (one.application.hasResume ? resumes.of(caller) : TE.right([]))),
        TE.map(({ one, given }) => {
          const newest = given.find((resume) => resume.positionId === positionId);
          return { ...one, candidateId: caller, resume: newest && { name: newest.name, path: newest.file } };
        }),
      ),
    );
