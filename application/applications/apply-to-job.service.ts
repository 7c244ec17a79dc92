import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { applyAnswer } from '../../domain/applications/apply-answer';
import type { Job } from '../../domain/ids/job';
import { newApplication } from '../../domain/applications/new-application';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Applied, ApplyRefusal } from './applying.api';
import type { PositionClosed } from '../ports/candidate-api/call';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from './applications.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

type Failure = ApplyRefusal | StoreUnavailable;

const closed: PositionClosed = { _tag: 'PositionClosed' };

/** The state of an application as apply_job answers it (R6a). */
export const answerTo = ({ application, position }: ApplicationWithPosition): TE.TaskEither<ApplyRefusal, Applied> => {
  const answer = applyAnswer(position.published, application);
  switch (answer._tag) {
    case 'Answered':
      return TE.right({ status: answer.status });
    case 'ScreeningAnswered':
      return TE.left(answer);
    case 'NoPosition':
      return TE.left(closed);
  }
};

/** Creates the application. Two concurrent calls make one: the store adds it once. */
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
 * POST apply_job (R6a): creates the application if there is none, and answers its state. It can be repeated at any time: nobody has two
 * applications to one job. An unknown job counts as closed, like an unpublished one.
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
