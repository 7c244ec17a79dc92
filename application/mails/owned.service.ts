import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Store, UnitOfWork } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';

/* What one process has taken from the store to send it, and what it writes about it: mails and deliveries. */

/** Writes what became of one. */
type Writing = (store: Store) => FromStore<undefined>;

/** How one is taken. */
export interface OwnedDependencies<One> {
  readonly unitOfWork: UnitOfWork;
  /** Takes the next one of those that nobody has. */
  readonly take: (store: Store) => FromStore<O.Option<One>>;
  /** Puts back all that this process has, except these. */
  readonly putBackAllBut: (store: Store, ids: readonly number[]) => FromStore<undefined>;
  /** The store was unavailable: nothing is taken for a while. */
  readonly storeDown: (why: string) => void;
}

/** One that is taken belongs to this process until it is sent, put back or given up. */
export interface Owned<One> {
  /** Undefined: there is none, or the store is unavailable. */
  readonly next: () => Promise<One | undefined>;
  /** Writes about one; what the store didn't take is written before anything else is taken. `then` runs once it is written. */
  readonly write: (id: number, work: Writing, then?: () => void) => Promise<void>;
  /** The same, and gives it up. */
  readonly writeLast: (id: number, work: Writing, then?: () => void) => Promise<void>;
}

/** Takes one at a time, knows which ones this process owns, and writes about them until the store has taken it. */
export const ownedFrom = <One extends { readonly id: number }>({
  unitOfWork,
  take,
  putBackAllBut,
  storeDown,
}: OwnedDependencies<One>): Owned<One> => {
  /** Writes that failed because the store was unavailable. */
  const failedWrites = new Map<number, { readonly work: Writing; readonly then: () => void }>();
  /** Those being sent or pausing here. */
  const held = new Set<number>();
  /** The response to a `take` was lost, so we may have claimed one we don't know of. */
  let mayOwnUnknown = false;
  let lastTaken: Promise<unknown> = Promise.resolve();

  const written = async (id: number, work: Writing, then: () => void): Promise<boolean> => {
    // Deleted first, so it runs only once: one put back twice could belong to another process by then.
    failedWrites.delete(id);
    const done = E.isRight(await unitOfWork.run(work)());
    if (done) then();
    else failedWrites.set(id, { work, then });
    return done;
  };

  const takeOne = async (): Promise<One | undefined> => {
    for (const [id, { work, then }] of failedWrites)
      if (!(await written(id, work, then))) {
        storeDown('StoreUnavailable');
        return undefined;
      }
    const taken = await unitOfWork.run((store) =>
      pipe(
        mayOwnUnknown ? putBackAllBut(store, [...held]) : TE.right(undefined),
        TE.flatMap(() => take(store)),
      ),
    )();
    mayOwnUnknown = E.isLeft(taken);
    if (E.isLeft(taken)) {
      storeDown(taken.left._tag);
      return undefined;
    }
    if (O.isNone(taken.right)) return undefined;
    held.add(taken.right.value.id);
    return taken.right.value;
  };

  const write: Owned<One>['write'] = async (id, work, then = () => undefined) => {
    await written(id, work, then);
  };

  return {
    /** One at a time, so `held` is up to date when the next one is taken. */
    next: () => {
      const turn = lastTaken.then(takeOne);
      lastTaken = turn.then(
        () => undefined,
        () => undefined,
      );
      return turn;
    },
    write,
    writeLast: async (id, work, then) => {
      await write(id, work, then);
      held.delete(id);
    },
  };
};
