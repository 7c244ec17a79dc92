import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { inOrder, take } from '../in-order';
import type { Store, UnitOfWork } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';

/**
 * Does the work once every event has a place; `last` is the last of them. Places are stored step by step: a caller that didn't wait goes on from there when
 * it asks again.
 */
export const onceAllArePlaced = <Refusal, A>(
  unitOfWork: UnitOfWork,
  work: (store: Store, last: number) => TE.TaskEither<Refusal, A>,
): TE.TaskEither<Refusal | StoreUnavailable, A> =>
  inOrder(function* () {
    for (;;) {
      const done = yield* take(
        unitOfWork.run((store) =>
          pipe(
            store.events.place(),
            TE.flatMap(({ last, areAll }): TE.TaskEither<Refusal, O.Option<A>> =>
              areAll ? pipe(work(store, last), TE.map(O.some)) : TE.right(O.none),
            ),
          ),
        ),
      );
      if (O.isSome(done)) return done.value;
    }
  });
