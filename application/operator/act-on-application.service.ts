import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { operatorAct } from '../../domain/applications/operator-acts';
import { listed, type ListedApplication } from '../applications/applications.api';
import type { ActRefused, ActRequest } from './operator.port';
import type { SeenApplication } from '../applications/applications.api';
import type { ApplicationNotFound } from '../applications/application-named.port';
import type { ApplicationNamed } from '../applications/application-named.port';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { tell } from '../applications/tell.service';
import { lockNamed } from '../applications/named-application.service';

type Failure = ActRefused | StoreUnavailable;

/** Writes an employer's act, releases its slot and mails the candidate in one unit of work, or says why it is refused (R27). */
export const actOnApplication =
  ({ unitOfWork, clock, publicUrl, sendMails }: ServiceDependencies) =>
  (request: ActRequest): TE.TaskEither<Failure, ListedApplication> =>
    pipe(
      unitOfWork.run<Failure, ListedApplication>((store) =>
        pipe(
          lockNamed(store)(request),
          TE.flatMap(({ candidateId, application, position, revisions }): TE.TaskEither<Failure, ListedApplication> => {
            const { act } = request;
            const at = clock.now();
            const decision = operatorAct(application, act, at);
            if (decision._tag === 'Refused') return TE.left(decision.reason);
            const step = decision.value;
            const { application: after, freed } = step;
            const release: FromStore<undefined> =
              freed === undefined
                ? TE.right(undefined)
                : store.appointments.release(candidateId, request.positionId, freed);
            return pipe(
              release,
              TE.flatMap(() => store.applications.save(candidateId, after)),
              TE.flatMap(() => tell(store, publicUrl, { candidateId, position, before: application, act, step, at })),
              TE.map(() => listed({ application: after, position, revisions })),
            );
          }),
        ),
      ),
      TE.tap(() => TE.fromTask(sendMails)),
    );

/** The current state of an application. */
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
