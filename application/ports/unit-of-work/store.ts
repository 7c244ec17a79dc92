import type * as TE from 'fp-ts/TaskEither';

/* How every part of a store answers. */

/** The store did not answer, or a race was lost more often than it is worth trying again. */
export interface StoreUnavailable {
  readonly _tag: 'StoreUnavailable';
}

/** Every read and write of a store: it works or the store is unavailable. Deciding is the service's and the domain's. */
export type FromStore<A> = TE.TaskEither<StoreUnavailable, A>;
