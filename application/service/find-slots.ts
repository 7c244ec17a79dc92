import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { Position } from '../../domain/positions/position';
import { offeredDays } from '../../domain/scheduling/lead-time';
import type { DateRange } from '../../domain/scheduling/search-window';
import { byDay } from '../../domain/scheduling/slot';
import { addDays } from '../../domain/time/calendar-date';
import type { Job } from '../navigation/destination';
import type { FoundSlots, PositionRefusal, SlotSearch } from '../ports/candidate-api';
import { slotKindOf, type Store, type StoreUnavailable } from '../ports/unit-of-work';
import type { ServiceDependencies } from './dependencies';

/** 60 days and a day of another zone on either side: nobody is shown more in one call. */
const longestSearchDays = 62;

const withinReach = ({ start, end }: DateRange): DateRange => {
  const furthest = addDays(start, longestSearchDays);
  return { start, end: end < furthest ? end : furthest };
};

/** The position of a job that this candidate applied to, while it is published; another's application is as good as none. */
export const ownPosition =
  ({ positions, applications }: Store) =>
  (
    caller: CandidateId,
    { communityId, positionId }: Job,
  ): TE.TaskEither<PositionRefusal | StoreUnavailable, Position> =>
    pipe(
      TE.Do,
      TE.bind('applied', () => applications.exists(caller, positionId)),
      TE.bind('position', () => positions.withId(positionId)),
      TE.flatMap(({ applied, position }): TE.TaskEither<PositionRefusal | StoreUnavailable, Position> => {
        if (!applied || O.isNone(position) || position.value.communityId !== communityId)
          return TE.left({ _tag: 'NoSuchApplication' });
        return position.value.published ? TE.right(position.value) : TE.left({ _tag: 'PositionClosed' });
      }),
    );

export const readPosition =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId, job: Job): TE.TaskEither<PositionRefusal | StoreUnavailable, Position> =>
    unitOfWork.run((store) => ownPosition(store)(caller, job));

/** The free slots of a job that may be offered now: lead time and same-day rule in the position's zone (R14). */
export const findSlots =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (caller: CandidateId, search: SlotSearch): TE.TaskEither<PositionRefusal | StoreUnavailable, FoundSlots> =>
    unitOfWork.run<PositionRefusal | StoreUnavailable, FoundSlots>((store) =>
      pipe(
        ownPosition(store)(caller, search),
        TE.flatMap(({ zone, sameDaySlots }) =>
          pipe(
            store.slots.free(search.positionId, slotKindOf[search.kind], withinReach(search.range)),
            TE.map((free) => ({
              days: offeredDays(byDay(free), { zone, sameDaySlots, now: clock.now() }),
              zone,
              sameDaySlots,
              mayReschedule: true,
            })),
          ),
        ),
      ),
    );
