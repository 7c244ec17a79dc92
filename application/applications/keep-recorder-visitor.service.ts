import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { RecordedVisit } from './recorder.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

type Failure = NoSuchApplication | StoreUnavailable;

/** POST addHotjarUserIds (spec 1 §7): stores the id with the caller's own application; the latest replaces earlier ones (ours). */
export const keepRecorderVisitor =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (caller: CandidateId, { communityId, positionId, visitor }: RecordedVisit): TE.TaskEither<Failure, undefined> =>
    unitOfWork.run<Failure, undefined>(({ applications, recorderVisitors }) =>
      pipe(
        applications.find(caller, positionId),
        TE.flatMap((found) =>
          O.isSome(found) && found.value.position.communityId === communityId
            ? recorderVisitors.put(caller, positionId, visitor)
            : TE.left<Failure>({ _tag: 'NoSuchApplication' }),
        ),
      ),
    );
