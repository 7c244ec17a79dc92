import type * as O from 'fp-ts/Option';
import type { Instant } from '../../../domain/time/instant';
import type { ImportId, ImportState } from '../operator';
import type { FromStore } from './store';

/* How imports stand, and what those hold that are not finished. */

export interface ImportOnRecord {
  readonly state: ImportState;
  readonly touchedAt: Instant;
}

export interface Imports {
  readonly find: (id: ImportId) => FromStore<O.Option<ImportOnRecord>>;
  /** Adds it, or brings it up to this state. */
  readonly put: (id: ImportId, state: ImportState, at: Instant) => FromStore<undefined>;
  /** False where it does not stand at `from`: another process carries it on. */
  readonly advance: (id: ImportId, from: number, to: number, at: Instant) => FromStore<boolean>;
  /** Keeps a piece of what is loaded, so that a process that is started again can go on. */
  readonly keepPiece: (id: ImportId, n: number, piece: string) => FromStore<undefined>;
  /** In their order. */
  readonly pieces: (id: ImportId) => FromStore<readonly string[]>;
  readonly dropPieces: (id: ImportId) => FromStore<undefined>;
  /** Imports that were accepted, and that nobody has carried on since. */
  readonly stalled: (before: Instant) => FromStore<readonly ImportId[]>;
  /** Forgets imports that were still being checked when their process ended, and their pieces: nothing of them was loaded. */
  readonly forgetUnchecked: (before: Instant) => FromStore<undefined>;
}
