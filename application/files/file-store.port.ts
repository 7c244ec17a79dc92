import type * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { Decision } from '../../domain/decision';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { UploadPurpose } from '../../domain/files/upload-room';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from '../ports/file-ref';
import type { Sealed } from '../ports/secrets';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';

/** An announced upload. Lengths in bytes. */
export interface NewUpload {
  readonly ref: FileRef;
  /** Undefined: a resume. */
  readonly purpose?: UploadPurpose | undefined;
  readonly owner: CandidateId;
  /** The only session that may continue the upload, if its candidate hasn't proven their address yet (R41). Undefined: any session of the owner. */
  readonly lineage: Sealed | undefined;
  /** The file's name on the owner's device. */
  readonly name: string;
  /** The full length; for a form, whose length is unknown until its end, the maximum. */
  readonly bytes: number;
  readonly begunAt: Instant;
}

/** An unfinished upload: how much has arrived, and when the last byte did. */
export interface Upload extends NewUpload {
  readonly received: number;
  readonly lastByteAt: Instant;
}

/** The new bytes don't continue where the last piece ended. */
export interface NotTheNextByte {
  readonly _tag: 'NotTheNextByte';
  readonly received: number;
}

/** More bytes arrived than announced; the file keeps its announced length, and the rest is dropped. */
export interface TooManyBytes {
  readonly _tag: 'TooManyBytes';
  readonly bytes: number;
}

/** No unfinished upload has this reference: none began under it, or it was discarded. */
export interface NoSuchUpload {
  readonly _tag: 'NoSuchUpload';
}

/** The disk is full. `kept`: how many bytes of the file have arrived and stay. */
export interface DiskFull {
  readonly _tag: 'DiskFull';
  readonly kept: number;
}

/** Why an append stops; what arrived in order until then stays. */
export type AppendRefusal = NotTheNextByte | TooManyBytes | NoSuchUpload | DiskFull;

/** A file that can be read in parts, repeatedly; it is never in memory as a whole. */
export interface StoredFile {
  readonly bytes: number;
  /** `to` is exclusive. Throws if the file can't be read any more. */
  readonly part: (from: number, to: number) => AsyncIterable<Uint8Array>;
}

/**
 * Uploads and stored files. A stored file is complete or absent, even after a power failure. A read or write error counts as an unavailable
 * store; a full disk has its own failure. The service decides who owns a file and whether it may be stored.
 */
export interface FileStore {
  /**
   * Calls `may` with all other unfinished uploads, of this process and others. Uploads that begin at the same time see each other, so a
   * limit is never exceeded.
   */
  readonly begin: <Refusal>(
    upload: NewUpload,
    may: (others: readonly NewUpload[]) => Decision<Refusal>,
  ) => TE.TaskEither<Refusal | DiskFull | StoreUnavailable, undefined>;
  readonly find: (ref: FileRef) => FromStore<O.Option<Upload>>;
  /**
   * Adds bytes from that position on; what arrived before the connection broke stays. Answers how much has arrived. Stops any earlier
   * append to the same file, so a device on a new connection doesn't wait for its old one.
   */
  readonly append: (
    ref: FileRef,
    from: number,
    pieces: AsyncIterable<Uint8Array>,
  ) => TE.TaskEither<AppendRefusal | StoreUnavailable, number>;
  /** Declares the upload complete: its length becomes what has arrived. Answers that length. */
  readonly close: (ref: FileRef) => TE.TaskEither<NoSuchUpload | DiskFull | StoreUnavailable, number>;
  /** What has arrived of an unfinished upload. */
  readonly received: (ref: FileRef) => FromStore<O.Option<StoredFile>>;
  /** Deletes an upload and stops any append to it; an unknown one needs nothing. */
  readonly discard: (ref: FileRef) => FromStore<undefined>;
  readonly underWay: () => FromStore<readonly Upload[]>;
  /** Stores an upload permanently. The upload itself is kept until it is discarded, so this can be repeated. */
  readonly keep: (ref: FileRef) => TE.TaskEither<DiskFull | StoreUnavailable, undefined>;
  /**
   * Stores a file of another store under the same reference, as if its last byte arrived now: complete or not at all. Of one that is there already
   * the content stays as it is.
   */
  readonly adopt: (ref: FileRef, content: StoredFile) => TE.TaskEither<DiskFull | StoreUnavailable, undefined>;
  readonly read: (ref: FileRef) => FromStore<O.Option<StoredFile>>;
  readonly remove: (ref: FileRef) => FromStore<undefined>;
  /** The stored files whose last byte arrived before that instant. */
  readonly keptBefore: (at: Instant) => FromStore<readonly FileRef[]>;
}
