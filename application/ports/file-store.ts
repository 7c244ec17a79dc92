import type * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from './file-ref';
import type { Sealed } from './secrets';
import type { FromStore, StoreUnavailable } from './unit-of-work/store';

/** A file on its way: how much of it is here. Lengths in bytes. */
export interface Upload {
  readonly ref: FileRef;
  readonly owner: CandidateId;
  /** Whose session alone goes on with it: one whose candidate has not shown yet that the address is theirs (R41). Undefined: any of the owner's. */
  readonly line: Sealed | undefined;
  /** As its owner's device calls it. */
  readonly name: string;
  /** How long it is when it is whole. */
  readonly bytes: number;
  readonly received: number;
  readonly begunAt: Instant;
}

/** What comes does not go on where the last piece ended. */
export interface NotTheNextByte {
  readonly _tag: 'NotTheNextByte';
  readonly received: number;
}

/** More came than the file was said to have; the file is as long as it was said to be, and the rest is dropped. */
export interface TooManyBytes {
  readonly _tag: 'TooManyBytes';
  readonly bytes: number;
}

export interface NoSuchUpload {
  readonly _tag: 'NoSuchUpload';
}

export type AppendRefusal = NotTheNextByte | TooManyBytes | NoSuchUpload;

/**
 * Files, on their way and kept. A kept file is whole or not there, also when the power fails. A file that can't be read or written is a
 * store that does not answer. Whose a file is, and whether it may be kept, the service decides.
 */
export interface FileStore {
  readonly begin: (upload: Omit<Upload, 'received'>) => FromStore<undefined>;
  readonly find: (ref: FileRef) => FromStore<O.Option<Upload>>;
  /**
   * Adds what comes from that byte on; what came before the line broke stays. Answers how much is here now. Whoever was still adding
   * to the same file is stopped: a device that comes back over another line is not kept waiting by the old one.
   */
  readonly append: (
    ref: FileRef,
    from: number,
    pieces: AsyncIterable<Uint8Array>,
  ) => TE.TaskEither<AppendRefusal | StoreUnavailable, number>;
  /** What is here of a file on its way. */
  readonly received: (ref: FileRef) => FromStore<O.Option<Uint8Array>>;
  /** Forgets a file on its way; one that is unknown is forgotten already. */
  readonly discard: (ref: FileRef) => FromStore<undefined>;
  readonly begunBefore: (instant: Instant) => FromStore<readonly FileRef[]>;
  /** Keeps an upload for good. Its upload stays until it is discarded, so that this can be repeated. */
  readonly keep: (ref: FileRef) => FromStore<undefined>;
  readonly read: (ref: FileRef) => FromStore<O.Option<Uint8Array>>;
  readonly remove: (ref: FileRef) => FromStore<undefined>;
}
