import type * as O from 'fp-ts/Option';
import type { Instant } from '../../domain/time/instant';
import type { ImportId, ImportState } from './import.api';
import type { FromStore } from '../ports/unit-of-work/store';

/* The states of imports, and the records of unfinished ones. */

/** How far an import is, and when it last moved on. */
export interface ImportOnRecord {
  readonly state: ImportState;
  readonly touchedAt: Instant;
}

/** Imports, by the name that the client gave each. If the process that runs one ends, another process can continue it. */
export interface Imports {
  readonly find: (id: ImportId) => FromStore<O.Option<ImportOnRecord>>;
  /** Adds the import, or updates its state. */
  readonly put: (id: ImportId, state: ImportState, at: Instant) => FromStore<undefined>;
  /** False if the import isn't at `from`: another process has taken it over. */
  readonly advance: (id: ImportId, from: number, to: number, at: Instant) => FromStore<boolean>;
  /** Stores a piece of the records, so a restarted process can continue. */
  readonly keepPiece: (id: ImportId, n: number, piece: string) => FromStore<undefined>;
  /** In their order. */
  readonly pieces: (id: ImportId) => FromStore<readonly string[]>;
  readonly dropPieces: (id: ImportId) => FromStore<undefined>;
  /** Accepted imports without activity since then. */
  readonly stalled: (before: Instant) => FromStore<readonly ImportId[]>;
  /** Deletes imports, with their pieces, whose process ended during the check; nothing of them was loaded. */
  readonly forgetUnchecked: (before: Instant) => FromStore<undefined>;
}
