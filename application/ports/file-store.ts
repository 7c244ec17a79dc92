import type * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { Decision } from '../../domain/decision';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from './file-ref';
import type { Sealed } from './secrets';
import type { FromStore, StoreUnavailable } from './unit-of-work/store';

/** A file that was announced. Lengths in bytes. */
export interface NewUpload {
  readonly ref: FileRef;
  readonly owner: CandidateId;
  /** Whose session alone goes on with it: one whose candidate has not shown yet that the address is theirs (R41). Undefined: any of the owner's. */
  readonly line: Sealed | undefined;
  /** As its owner's device calls it. */
  readonly name: string;
  /** How long it is when it is whole; of a form, whose length nobody knows before its end, how long it may become. */
  readonly bytes: number;
  readonly begunAt: Instant;
}

/** A file on its way: how much of it is here, and since when nothing came. */
export interface Upload extends NewUpload {
  readonly received: number;
  readonly lastByteAt: Instant;
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

/** There is no room for more. `kept`: how much of the file is here and stays, in bytes. */
export interface DiskFull {
  readonly _tag: 'DiskFull';
  readonly kept: number;
}

export type AppendRefusal = NotTheNextByte | TooManyBytes | NoSuchUpload | DiskFull;

/** A file that can be read in parts, as often as it is asked; the whole of it is never in memory. */
export interface StoredFile {
  readonly bytes: number;
  /** `to` is not included. It throws when the file can't be read any more. */
  readonly part: (from: number, to: number) => AsyncIterable<Uint8Array>;
}

/**
 * Files, on their way and kept. A kept file is whole or not there, also when the power fails. A file that can't be read or written is a
 * store that does not answer, and one that has no room says so. Whose a file is, and whether it may be kept, the service decides.
 */
export interface FileStore {
  /**
   * `may` is asked with all other files on their way, kept by this process or another: of those that begin at the same time none is
   * overlooked, so that a limit is never passed.
   */
  readonly begin: <Refusal>(
    upload: NewUpload,
    may: (others: readonly NewUpload[]) => Decision<Refusal>,
  ) => TE.TaskEither<Refusal | DiskFull | StoreUnavailable, undefined>;
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
  /** What is here is the whole: from now on the file is as long as this. Answers how long. */
  readonly close: (ref: FileRef) => TE.TaskEither<NoSuchUpload | DiskFull | StoreUnavailable, number>;
  /** What is here of a file on its way. */
  readonly received: (ref: FileRef) => FromStore<O.Option<StoredFile>>;
  /** Forgets a file on its way, and stops who adds to it; one that is unknown is forgotten already. */
  readonly discard: (ref: FileRef) => FromStore<undefined>;
  readonly underWay: () => FromStore<readonly Upload[]>;
  /** Keeps an upload for good. Its upload stays until it is discarded, so that this can be repeated. */
  readonly keep: (ref: FileRef) => TE.TaskEither<DiskFull | StoreUnavailable, undefined>;
  readonly read: (ref: FileRef) => FromStore<O.Option<StoredFile>>;
  readonly remove: (ref: FileRef) => FromStore<undefined>;
}
