import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { allowed, refused, type Decision } from '../../domain/decision';
import { applyAnswer } from '../../domain/applications/apply-answer';
import type { Job } from '../../domain/ids/job';
import { newApplication } from '../../domain/applications/new-application';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Applied, ApplyRefusal } from './applying.api';
import type { PositionClosed } from '../ports/candidate-api/call';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from './applications.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { begun, theCandidate } from '../../domain/applications/application-event';

type Failure = ApplyRefusal | StoreUnavailable;

const closed: PositionClosed = { _tag: 'PositionClosed' };

/** The state of an application as apply_job answers it (R6a). */
export const answerTo = ({ application, position }: ApplicationWithPosition): Decision<ApplyRefusal, Applied> => {
  const answer = applyAnswer(position.published, application);
  switch (answer._tag) {
    case 'Answered':
      return allowed({ status: answer.status });
    case 'ScreeningAnswered':
      return refused(answer);
    case 'NoPosition':
      return refused(closed);
  }
};

/** Creates the application. Two concurrent calls make one: the store adds it once. */
const begin = (
  { clock }: Pick<ServiceDependencies, 'clock'>,
  store: Store,
  caller: CandidateId,
  { positionId, communityId }: Job,
) =>
  inOrder(function* () {
    const position = yield* found(store.positions.withId(positionId), closed);
    if (!position.published || position.communityId !== communityId) return yield* refuse(closed);
    const now = clock.now();
    const application = newApplication(position, now);
    if (yield* take(store.applications.add(caller, application)))
      yield* take(store.events.add(caller, positionId, begun('application.applied', theCandidate, now, application)));
    return yield* found(store.applications.lock(caller, positionId), closed);
  });

/**
 * POST apply_job (R6a): creates the application if there is none, and answers its state. It can be repeated at any time: nobody has two
 * applications to one job. An unknown job counts as closed, like an unpublished one.
 */
export const applyToJob =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<Failure, Applied> =>
    deps.unitOfWork.run((store) =>
      inOrder(function* () {
        const before = yield* take(store.applications.lock(caller, job.positionId));
        if (O.isSome(before) && before.value.position.communityId !== job.communityId) return yield* refuse(closed);
        const own = O.isSome(before) ? before.value : yield* take(begin(deps, store, caller, job));
        return yield* granted(answerTo(own));
      }),
    );
