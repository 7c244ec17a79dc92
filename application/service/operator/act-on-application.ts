import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { operatorAct } from '../../../domain/applications/operator-acts';
import type { ListedApplication } from '../../ports/candidate-api/applications';
import type {
  ActRefused,
  ActRequest,
  ApplicationNamed,
  ApplicationNotFound,
  SeenApplication,
} from '../../ports/operator';
import type { FromStore, StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';
import { listed } from '../list-applications';
import { lockNamed } from './named-application';

type Failure = ActRefused | StoreUnavailable;

/** Writes an employer's act and frees the slot that it gives back, all in one unit of work; or says why it is not its turn (R27). */
export const actOnApplication =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (request: ActRequest): TE.TaskEither<Failure, ListedApplication> =>
    unitOfWork.run<Failure, ListedApplication>((store) =>
      pipe(
        lockNamed(store)(request),
        TE.flatMap(({ candidateId, application, position }): TE.TaskEither<Failure, ListedApplication> => {
          const decision = operatorAct(application, request.act, clock.now());
          if (decision._tag === 'Refused') return TE.left(decision.reason);
          const { application: after, freed } = decision.value;
          const release: FromStore<undefined> =
            freed === undefined
              ? TE.right(undefined)
              : store.appointments.release(candidateId, request.positionId, freed);
          return pipe(
            release,
            TE.flatMap(() => store.applications.save(candidateId, after)),
            TE.map(() => listed({ application: after, position })),
          );
        }),
      ),
    );

/** How an application stands. */
export const seeApplication =
  ({ unitOfWork }: ServiceDependencies) =>
  (named: ApplicationNamed): TE.TaskEither<ApplicationNotFound | StoreUnavailable, SeenApplication> =>
    unitOfWork.run<ApplicationNotFound | StoreUnavailable, SeenApplication>((store) =>
      pipe(
        lockNamed(store)(named),
        TE.flatMap((found) =>
          pipe(
            TE.Do,
            TE.bind('visitor', () => store.recorderVisitors.of(found.candidateId, named.positionId)),
            TE.bind('origin', () => store.candidates.socialOrigin(found.candidateId)),
            TE.map(({ visitor, origin }) => ({
              ...listed(found),
              recorderVisitor: O.toUndefined(visitor),
              socialOrigin: O.toUndefined(origin),
            })),
          ),
        ),
      ),
    );
