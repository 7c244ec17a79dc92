import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { liveIsOn } from '../../domain/applications/room-opening';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { NoLiveAppointment, RunningLate } from './meeting.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';

type Failure = NoLiveAppointment | NoSuchApplication | StoreUnavailable;

/** 'I'm running late': kept with the booked appointment, for its interviewer (ours). The last word counts. */
export const tellRunningLate =
  ({ unitOfWork, clock }: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (caller: CandidateId, { minutes, ...job }: RunningLate): TE.TaskEither<Failure, undefined> =>
    unitOfWork.run<Failure, undefined>((store) =>
      pipe(
        lockOwn(store, clock, caller, job),
        TE.flatMap(({ application, terms }): TE.TaskEither<Failure, undefined> => {
          const { scheduledAt: startsAt } = application;
          return startsAt === undefined || !liveIsOn(application)
            ? TE.left({ _tag: 'NotScheduled' })
            : store.meetings.tellLate(caller, job.positionId, { minutes, startsAt, at: terms.now });
        }),
      ),
    );
