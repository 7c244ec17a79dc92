import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { attend } from '../../domain/live-interview/attendance';
import type { JoinRefusal } from '../../domain/applications/join-window';
import { liveWindow } from '../../domain/applications/room-opening';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { InterviewStatusUpdate } from './meeting.api';
import type { Store } from '../ports/unit-of-work';
import type { StoredVisit } from './meetings.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';

/** Records a Joined or a Left (R37). The caller has locked the application, so two at once make one visit. */
export const keepAttendance = (
  { meetings }: Pick<Store, 'meetings'>,
  candidateId: CandidateId,
  positionId: PositionId,
  { status, roomId }: Pick<InterviewStatusUpdate, 'status' | 'roomId'>,
  now: Instant,
): FromStore<undefined> =>
  pipe(
    meetings.visits(candidateId, positionId),
    TE.flatMap((visits) => {
      const change = attend(visits, status, now);
      const last: StoredVisit | undefined = visits.at(-1);
      switch (change) {
        case 'begins':
          return meetings.addVisit(candidateId, positionId, { joinedAt: now, seenAt: now, leftAt: undefined, roomId });
        case 'goes-on':
        case 'ends': {
          if (last === undefined) return TE.right(undefined);
          return meetings.saveLastVisit(candidateId, positionId, {
            ...last,
            ...{ seenAt: now, leftAt: change === 'ends' ? now : undefined, roomId: roomId ?? last.roomId },
          });
        }
        case 'nothing':
          return TE.right(undefined);
      }
    }),
  );

type Failure = JoinRefusal | NoSuchApplication | StoreUnavailable;

/** PUT updateInterViewStatus (spec 2 §7): Joined, repeated as a sign of life, and Left (R37). Joined counts where the interview can be joined (R10b). */
export const updateInterviewStatus =
  ({ unitOfWork, clock }: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (caller: CandidateId, update: InterviewStatusUpdate): TE.TaskEither<Failure, undefined> =>
    unitOfWork.run<Failure, undefined>((store) =>
      pipe(
        lockOwn(store, clock, caller, update),
        TE.flatMap(({ application, terms }): TE.TaskEither<Failure, undefined> => {
          const window = liveWindow(application, terms.now);
          return update.status === 'Joined' && window._tag === 'Refused'
            ? TE.left(window.reason)
            : keepAttendance(store, caller, update.positionId, update, terms.now);
        }),
      ),
    );
