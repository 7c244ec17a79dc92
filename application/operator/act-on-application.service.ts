import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { operatorAct } from '../../domain/applications/operator-acts';
import { listed, type ListedApplication, type SeenApplication } from '../applications/applications.api';
import type { ActRefused, ActRequest } from './operator.port';
import type { ApplicationNotFound, ApplicationNamed } from '../applications/application-named.port';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, take } from '../in-order';
import { byEmployer, type OperatorCaller } from '../ports/operator-caller';
import type { ServiceDependencies } from '../service/dependencies';
import { recordAct } from '../applications/record-act.service';
import { lockNamed, type FoundApplication } from '../applications/named-application.service';

type Failure = ActRefused | StoreUnavailable;

/** Writes an employer's act, releases its slot and mails the candidate in one unit of work, or says why it is refused (R27). */
export const actOnApplication =
  ({ unitOfWork, clock, publicUrl, sendMails }: ServiceDependencies) =>
  (by: OperatorCaller) =>
  (request: ActRequest): TE.TaskEither<Failure, ListedApplication> =>
    pipe(
      unitOfWork.run((store) =>
        inOrder(function* () {
          const { candidateId, application, position, revisions } = yield* take(lockNamed(store)(request));
          const { act } = request;
          const at = clock.now();
          const step = yield* granted(operatorAct(application, act, at));
          const { application: after, freed } = step;
          if (freed !== undefined) yield* take(store.appointments.release(candidateId, request.positionId, freed));
          yield* take(store.applications.save(candidateId, after));
          const done = { candidateId, position, before: application, act, step, at, by: byEmployer(by) };
          yield* take(recordAct(store, publicUrl, done));
          return listed({ application: after, position, revisions });
        }),
      ),
      TE.tap(() => TE.fromTask(sendMails)),
    );

/** An application as the operator sees it. */
export const seenIn = (store: Store, own: FoundApplication): FromStore<SeenApplication> =>
  inOrder(function* () {
    const visitor = yield* take(store.recorderVisitors.of(own.candidateId, own.application.positionId));
    const origin = yield* take(store.candidates.socialOrigin(own.candidateId));
    return { ...listed(own), recorderVisitor: O.toUndefined(visitor), socialOrigin: O.toUndefined(origin) };
  });

/** The current state of an application. */
export const seeApplication =
  ({ unitOfWork }: ServiceDependencies) =>
  (named: ApplicationNamed): TE.TaskEither<ApplicationNotFound | StoreUnavailable, SeenApplication> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        return yield* take(seenIn(store, yield* take(lockNamed(store)(named))));
      }),
    );
