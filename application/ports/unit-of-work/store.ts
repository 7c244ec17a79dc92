import type * as TE from 'fp-ts/TaskEither';

/* The result type of every store operation. */

/** The store did not answer, or too many retries lost a race. */
export interface StoreUnavailable {
  readonly _tag: 'StoreUnavailable';
}

/** A read or write of a store: it works, or the store is unavailable. Decisions are up to service and domain. */
export type FromStore<A> = TE.TaskEither<StoreUnavailable, A>;
