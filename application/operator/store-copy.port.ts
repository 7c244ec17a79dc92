import type * as TE from 'fp-ts/TaskEither';
import type { StoreUnavailable } from '../ports/unit-of-work/store';

/** The store is a server of its own, which has its own ways to be copied. */
export interface StoreElsewhere {
  readonly _tag: 'StoreElsewhere';
}

/** The store was copied beside itself, whole and at one moment. */
export interface StoreCopied {
  /** How long nobody could use the store, in milliseconds. */
  readonly took: number;
}

/** Copies the portal's own store to the place from which a backup takes it. */
export type CopyStore = TE.TaskEither<StoreElsewhere | StoreUnavailable, StoreCopied>;
