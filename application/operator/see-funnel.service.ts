import type * as TE from 'fp-ts/TaskEither';
import { eventTypes } from '../../domain/applications/application-event';
import { courseWith, movesCourse, type Course } from '../../domain/applications/funnel';
import {
  addUp,
  noFunnel,
  numbersOf,
  together,
  type Funnel,
  type FunnelWeeks,
} from '../../domain/applications/funnel-sums';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { EventInShort } from '../applications/events.store';
import { inOrder, take } from '../in-order';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { usualPositions, type FunnelAsked, type FunnelOfPosition, type FunnelSeen } from './operator-funnel.port';

/** How many events are in memory at once. Each page is a unit of work of its own, so that no statement or transaction takes long. */
const perPage = 1_000;

/** An answer that has read so many events ends with the position that it is at, so that none takes long (ours: some seconds). */
const mostPerAnswer = 100_000;

const movingTypes = eventTypes.filter(movesCourse);

type Failure = StoreUnavailable;
type Needs = Pick<ServiceDependencies, 'unitOfWork' | 'clock'>;

interface Summed {
  readonly sums: Funnel;
  /** How many events they are of. */
  readonly read: number;
}

/** A position's sums, page by page of its events. */
const sumsOf = (
  { unitOfWork }: Needs,
  positionId: PositionId,
  weeks: FunnelWeeks,
  now: Instant,
): TE.TaskEither<Failure, Summed> =>
  inOrder(function* () {
    let sums = noFunnel;
    let read = 0;
    let course: Course | undefined;
    let last: EventInShort | undefined;
    for (;;) {
      const after = last;
      const page = yield* take(unitOfWork.run(({ events }) => events.inShort(positionId, movingTypes, after, perPage)));
      const whole: Course[] = [];
      for (const event of page) {
        if (course !== undefined && event.application !== last?.application) {
          whole.push(course);
          course = undefined;
        }
        course = courseWith(course, event);
        last = event;
      }
      const isLast = page.length < perPage;
      if (isLast && course !== undefined) whole.push(course);
      sums = together(sums, addUp(whole, weeks, now));
      read += page.length;
      if (isLast) return { sums, read };
    }
  });

/**
 * What became of the applications of these positions, in numbers, from their events alone. Of an application that was imported, or is older than the first
 * event, only what happened since is known. `most`: after so many events the answer ends early, at a whole position.
 */
export const seeFunnel =
  (deps: Needs, most = mostPerAnswer) =>
  ({ from, to, after, limit = usualPositions, ...only }: FunnelAsked): TE.TaskEither<Failure, FunnelSeen> =>
    inOrder(function* () {
      const now = deps.clock.now();
      const found = yield* take(deps.unitOfWork.run((store) => store.positions.withApplications(after, limit, only)));
      const positions: FunnelOfPosition[] = [];
      let events = 0;
      for (const [n, { positionId, communityId, zone }] of found.entries()) {
        const { sums, read } = yield* take(sumsOf(deps, positionId, { zone, from, to }, now));
        const numbers = numbersOf(sums);
        const { weeks, left, refusals } = numbers;
        if ([weeks, left, refusals].some((all) => all.length > 0))
          positions.push({ communityId, positionId, ...numbers });
        events += read;
        if (events >= most && n + 1 < found.length) return { positions, next: positionId };
      }
      return { positions, next: found.length < limit ? undefined : found.at(-1)?.positionId };
    });
