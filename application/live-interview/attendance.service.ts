import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { attend } from '../../domain/live-interview/attendance';
import type { JoinRefusal } from '../../domain/applications/join-window';
import { liveWindow } from '../../domain/applications/room-opening';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { InterviewStatusUpdate } from './meeting.api';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, refuse, take } from '../in-order';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';
import { occurred, theCandidate } from '../../domain/applications/application-event';

/** Records a Joined or a Left (R37). The caller has locked the application, so two at once make one visit. */
export const keepAttendance = (
  { meetings, events }: Pick<Store, 'meetings' | 'events'>,
  candidateId: CandidateId,
  positionId: PositionId,
  { status, roomId }: Pick<InterviewStatusUpdate, 'status' | 'roomId'>,
  now: Instant,
): FromStore<undefined> =>
  inOrder(function* () {
    const visits = yield* take(meetings.visits(candidateId, positionId));
    const change = attend(visits, status, now);
    if (change === 'nothing') return undefined;
    if (change !== 'goes-on') {
      const type = change === 'begins' ? 'attendance.joined' : 'attendance.left';
      yield* take(events.add(candidateId, positionId, occurred(type, theCandidate, now)));
    }
    if (change === 'begins')
      return yield* take(
        meetings.addVisit(candidateId, positionId, { joinedAt: now, seenAt: now, leftAt: undefined, roomId }),
      );
    const last = visits.at(-1);
    if (last === undefined) return undefined;
    return yield* take(
      meetings.saveLastVisit(candidateId, positionId, {
        ...last,
        seenAt: now,
        leftAt: change === 'ends' ? now : undefined,
        roomId: roomId ?? last.roomId,
      }),
    );
  });

type Failure = JoinRefusal | NoSuchApplication | StoreUnavailable;

/** PUT updateInterViewStatus (spec 2 §7): Joined, repeated as a sign of life, and Left (R37). Joined counts where the interview can be joined (R10b). */
export const updateInterviewStatus =
  ({ unitOfWork, clock }: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (caller: CandidateId, update: InterviewStatusUpdate): TE.TaskEither<Failure, undefined> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { application, terms } = yield* take(lockOwn(store, clock, caller, update));
        const window = liveWindow(application, terms.now);
        if (update.status === 'Joined' && window._tag === 'Refused') return yield* refuse(window.reason);
        return yield* take(keepAttendance(store, caller, update.positionId, update, terms.now));
      }),
    );
