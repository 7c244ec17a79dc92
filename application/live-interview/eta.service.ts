import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { Particulars } from '../../domain/applications/particulars';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { delayMinutes, type Eta } from '../../domain/live-interview/eta';
import type { Job } from '../../domain/ids/job';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { EtaStatus } from './meeting.api';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from '../applications/applications.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { findOwn } from '../recording/own-recording.service';

const importedEta = ({ eta, delayReason }: Particulars): Eta | undefined => {
  switch (eta) {
    case 'yes':
      return { _tag: 'Coming' };
    case 'no':
      return { _tag: 'NotComing' };
    case 'delayed':
      return { _tag: 'Delayed', minutes: delayMinutes(delayReason ?? '') };
    case undefined:
      return undefined;
  }
};

/**
 * What the interviewer says about coming to the appointment that is booked now. What was said about an earlier one doesn't count any more; an import's
 * word counts until its appointment is moved.
 */
export const etaOf = (
  store: Store,
  caller: CandidateId,
  { application, position, revisions }: ApplicationWithPosition,
): FromStore<Eta | undefined> =>
  inOrder(function* () {
    const stored = yield* take(store.meetings.etaOf(caller, position.positionId));
    const particulars = yield* take(store.applications.particularsOf(caller, position.positionId));
    if (O.isSome(stored)) return stored.value.startsAt === application.scheduledAt ? stored.value.eta : undefined;
    return O.isSome(particulars) && revisions.interview <= 1 ? importedEta(particulars.value) : undefined;
  });

/** PUT getETAStatus (spec 2 §7): polled every 10 s while no one has joined. */
export const readEtaStatus =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<NoSuchApplication | StoreUnavailable, EtaStatus> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const own = yield* take(findOwn(store, caller, job));
        return { eta: yield* take(etaOf(store, caller, own)) };
      }),
    );
