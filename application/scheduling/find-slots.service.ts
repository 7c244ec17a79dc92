import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { noApplication } from '../ports/candidate-api/call';
import { isOpenTo } from '../../domain/applications/open-position';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Position } from '../../domain/positions/position';
import { offeredDays } from '../../domain/positions/lead-time';
import type { DateRange } from '../../domain/positions/slot';
import { slotsFoundBy, type SlotKind } from '../../domain/positions/slot-kind';
import { addDays } from '../../domain/time/calendar-date';
import type { FoundSlots, SlotSearch } from './scheduling.api';
import type { PositionRefusal } from '../applications/booking-refusals.api';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from '../applications/applications.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

/** The most days one call may search: 60, plus a day on either side for other time zones. */
const longestSearchDays = 62;

const withinReach = ({ start, end }: DateRange): DateRange => {
  const furthest = addDays(start, longestSearchDays);
  return { start, end: end < furthest ? end : furthest };
};

const closed: PositionRefusal = { _tag: 'PositionClosed' };

/** This candidate's application to a job, if the position is open to it. Another candidate's counts as none. */
const ownApplication =
  ({ applications }: Store) =>
  (
    caller: CandidateId,
    { communityId, positionId }: Job,
  ): TE.TaskEither<PositionRefusal | StoreUnavailable, ApplicationWithPosition> =>
    inOrder(function* () {
      const own = yield* found(applications.find(caller, positionId), noApplication);
      if (own.position.communityId !== communityId) return yield* refuse(noApplication);
      return isOpenTo(own.position, own.application) ? own : yield* refuse(closed);
    });

/**
 * reschedule_flag: false tells a self-recorded application to choose a time to meet instead (spec 2 §4.7). Its onboarding and onsite interviews are
 * meetings anyway.
 */
const mayRecordAgain = (kind: SlotKind, { interviewKind }: Application): boolean =>
  kind === 'onboarding' || kind === 'onsite' || interviewKind !== 'self-record';

/** A position as one of its candidates may see it; a closed one, or one that they have no application for, is refused. */
export const readPosition =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId, job: Job): TE.TaskEither<PositionRefusal | StoreUnavailable, Position> =>
    unitOfWork.run((store) =>
      pipe(
        ownApplication(store)(caller, job),
        // The employer's permanent room is told inside the join window only (R50).
        TE.map(({ position }) => ({ ...position, meeting: undefined })),
      ),
    );

/** The free slots of a job that may be offered now: lead time and same-day rule in the position's zone (R14). A blocked candidate finds none (spec 2 §4.7). */
export const findSlots =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (caller: CandidateId, search: SlotSearch): TE.TaskEither<PositionRefusal | StoreUnavailable, FoundSlots> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { application, position } = yield* take(ownApplication(store)(caller, search));
        if (application.blocked) return yield* refuse(closed);
        const { zone, sameDaySlots } = position;
        const kind = slotsFoundBy(search.kind);
        const free = yield* take(store.slots.free(search.positionId, kind, withinReach(search.range)));
        return {
          days: offeredDays(free, { zone, sameDaySlots, now: clock.now() }),
          zone,
          sameDaySlots,
          mayReschedule: mayRecordAgain(kind, application),
        };
      }),
    );
