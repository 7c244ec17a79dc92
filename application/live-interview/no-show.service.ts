import * as TE from 'fp-ts/TaskEither';
import * as O from 'fp-ts/Option';
import { interviewerNoShow, type RoomWatched } from '../../domain/live-interview/interviewer-no-show';
import { operatorAct } from '../../domain/applications/operator-acts';
import { stageOf } from '../../domain/applications/status-catalogue';
import type { Instant } from '../../domain/time/instant';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { recordAct } from '../applications/record-act.service';
import type { RoomOf } from './room-ticket.service';
import { thePortal } from '../../domain/applications/application-event';

/** What the watch over a room says of the appointment that starts then. */
export interface RoomReport extends RoomOf, RoomWatched {
  readonly startsAt: Instant;
}

/**
 * Sets status 12, interviewer no-show, if the server itself saw that no one came, so that rescheduling costs nothing (R36). An appointment that was
 * moved in the meantime, or judged by the employer, is left alone. Returns whether the status was written.
 */
export const noteInterviewerNoShow =
  ({ unitOfWork, clock, publicUrl, sendMails }: ServiceDependencies) =>
  ({ candidateId, positionId, startsAt, ...watched }: RoomReport): TE.TaskEither<StoreUnavailable, boolean> =>
    inOrder(function* () {
      const noted = yield* take(
        unitOfWork.run((store) =>
          inOrder(function* () {
            const found = yield* take(store.applications.lock(candidateId, positionId));
            const at = clock.now();
            if (O.isNone(found)) return false;
            const { application, position } = found.value;
            if (application.scheduledAt !== startsAt || stageOf(application.status) !== 'interview') return false;
            if (interviewerNoShow(startsAt, watched, at)._tag === 'Refused') return false;
            const act = 'interviewer-no-show';
            const decision = operatorAct(application, act, at);
            if (decision._tag === 'Refused') return false;
            const step = decision.value;
            yield* take(store.applications.save(candidateId, step.application));
            yield* take(
              recordAct(store, publicUrl, { candidateId, position, before: application, act, step, at, by: thePortal }),
            );
            return true;
          }),
        ),
      );
      yield* take(TE.fromTask(sendMails));
      return noted;
    });
