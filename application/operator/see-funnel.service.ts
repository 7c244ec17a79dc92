import type * as TE from 'fp-ts/TaskEither';
import { eventTypes } from '../../domain/applications/application-event';
import { courseWith, movesCourse, type Course } from '../../domain/applications/funnel';
import { growingFunnel, numbersOf, type FunnelNumbers, type FunnelWeeks } from '../../domain/applications/funnel-sums';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { EventInShort } from '../applications/events.store';
import { inOrder, take } from '../in-order';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { usualPositions, type FunnelAsked, type FunnelOfPosition, type FunnelSeen } from './operator-funnel.port';

/** How many events are in memory at once. Each page is a unit of work of its own, so that no statement or transaction takes long. */
const perPage = 1_000;

/** After this many events an answer ends with the current position, so that it takes a few seconds at most (ours). */
const mostPerAnswer = 100_000;

const movingTypes = eventTypes.filter(movesCourse);

type Failure = StoreUnavailable;
type Needs = Pick<ServiceDependencies, 'unitOfWork' | 'clock'>;

interface Counted {
  readonly numbers: FunnelNumbers;
  /** How many events they are of. */
  readonly read: number;
}

/** A position's numbers: its events are read page by page, and an application is added once its last event is read. */
const countedOf = (
  { unitOfWork }: Needs,
  positionId: PositionId,
  weeks: FunnelWeeks,
  now: Instant,
): TE.TaskEither<Failure, Counted> =>
  inOrder(function* () {
    const funnel = growingFunnel(weeks, now);
    let read = 0;
    let course: Course | undefined;
    let last: EventInShort | undefined;
    for (;;) {
      const after = last;
      const page = yield* take(unitOfWork.run(({ events }) => events.inShort(positionId, movingTypes, after, perPage)));
      for (const event of page) {
        if (course !== undefined && event.application !== last?.application) {
          funnel.add(course);
          course = undefined;
        }
        course = courseWith(course, event);
        last = event;
      }
      read += page.length;
      if (page.length < perPage) break;
    }
    if (course !== undefined) funnel.add(course);
    return { numbers: numbersOf(funnel.sums), read };
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
        const { numbers, read } = yield* take(countedOf(deps, positionId, { zone, from, to }, now));
        const { weeks, left, refusals } = numbers;
        if ([weeks, left, refusals].some((all) => all.length > 0))
          positions.push({ communityId, positionId, ...numbers });
        events += read;
        if (events >= most && n + 1 < found.length) return { positions, next: positionId };
      }
      return { positions, next: found.length < limit ? undefined : found.at(-1)?.positionId };
    });
