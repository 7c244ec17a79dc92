import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { applyAnswer } from '../../../domain/applications/apply-answer';
import { newApplication } from '../../../domain/applications/new-application';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Job } from '../../navigation/destination';
import type { Applied } from '../../ports/candidate-api/applying';
import type { PositionClosed } from '../../ports/candidate-api/call';
import type { Store } from '../../ports/unit-of-work';
import type { ApplicationWithPosition } from '../../ports/unit-of-work/applications';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';

type Failure = PositionClosed | StoreUnavailable;

const closed: PositionClosed = { _tag: 'PositionClosed' };

/** How an application stands, in the words of apply_job (R6a). */
export const answerTo = ({
  application,
  position,
}: ApplicationWithPosition): TE.TaskEither<PositionClosed, Applied> => {
  const answer = applyAnswer(position.published, application);
  return answer._tag === 'Answered' ? TE.right({ status: answer.status }) : TE.left(closed);
};

/** The application that a candidate begins now. Two that begin at once are one: the store adds it once. */
const begin = (
  { clock }: Pick<ServiceDependencies, 'clock'>,
  store: Store,
  caller: CandidateId,
  { positionId, communityId }: Job,
): TE.TaskEither<Failure, ApplicationWithPosition> =>
  pipe(
    store.positions.withId(positionId),
    TE.flatMap((found) =>
      O.isSome(found) && found.value.published && found.value.communityId === communityId
        ? TE.right(found.value)
        : TE.left<Failure>(closed),
    ),
    TE.flatMap((position) => store.applications.add(caller, newApplication(position, clock.now()))),
    TE.flatMap(() => store.applications.lock(caller, positionId)),
    TE.flatMap(TE.fromOption((): Failure => closed)),
  );

/**
 * POST apply_job (R6a): makes the application where there is none, and answers how it stands. It may be asked for again at any time: nobody
 * has two applications to one job. A job that is not there is as closed as one that is not published.
 */
export const applyToJob =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<Failure, Applied> =>
    deps.unitOfWork.run<Failure, Applied>((store) =>
      pipe(
        store.applications.lock(caller, job.positionId),
        TE.flatMap((found): TE.TaskEither<Failure, ApplicationWithPosition> => {
          if (O.isNone(found)) return begin(deps, store, caller, job);
          return found.value.position.communityId === job.communityId ? TE.right(found.value) : TE.left(closed);
        }),
        TE.flatMap(answerTo),
      ),
    );
