import type * as TE from 'fp-ts/TaskEither';
import { onceAllArePlaced } from '../applications/place-events.service';
import { inOrder, take } from '../in-order';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { usualEvents, type EventsAsked, type EventsTold } from './operator-events.port';

/**
 * What happened to all applications, from a place on. Events that were committed since anybody asked get their places first: whoever goes on from
 * `nextAfter` misses none and gets none twice, however many are committed meanwhile.
 */
export const seeEvents =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  ({ after = 0, types, limit = usualEvents }: EventsAsked): TE.TaskEither<StoreUnavailable, EventsTold> =>
    onceAllArePlaced(unitOfWork, ({ events }, last) =>
      inOrder(function* () {
        const told = yield* take(events.page({ after, types, limit }));
        const end = told.at(-1)?.place ?? after;
        // A page that isn't full has all events so far: those of other types needn't be looked at again.
        return { events: told, nextAfter: told.length < limit ? Math.max(last, end) : end };
      }),
    );
