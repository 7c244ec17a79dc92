import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { liveIsOn } from '../../domain/applications/room-opening';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { NoLiveAppointment, RunningLate } from './meeting.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, refuse, take } from '../in-order';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';

type Failure = NoLiveAppointment | NoSuchApplication | StoreUnavailable;

/** 'I'm running late': kept with the booked appointment, for its interviewer (ours). The last word counts. */
export const tellRunningLate =
  ({ unitOfWork, clock }: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (caller: CandidateId, { minutes, ...job }: RunningLate): TE.TaskEither<Failure, undefined> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { application, terms } = yield* take(lockOwn(store, clock, caller, job));
        const { scheduledAt: startsAt } = application;
        if (startsAt === undefined || !liveIsOn(application)) return yield* refuse({ _tag: 'NotScheduled' });
        return yield* take(store.meetings.tellLate(caller, job.positionId, { minutes, startsAt, at: terms.now }));
      }),
    );
