import type { AnswerSizeRefusal, AnswerTooLong, NotARecording } from '../../domain/recording/answer-file';
import type { FileInfected } from '../../domain/files/infected';
import type { NoRoomForUpload } from '../../domain/files/upload-room';
import type { Sha256 } from '../../domain/recording/sha256';
import type { DiskFull } from '../files/file-store.port';

/** An import file: its name, for faults, and its JSON, not yet validated. */
export interface ImportFile {
  readonly name: string;
  readonly content: unknown;
}

/** The file of a resume that records will name, as it is called beside them. */
export interface ResumeSent {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What the portal has of it, for a sender to compare. `bytes`: how many. */
export interface ResumeTaken {
  readonly sha256: Sha256;
  readonly bytes: number;
}

/** The most bytes of a piece of an answer (ours): few calls for a large recording, and little in memory of each. */
export const largestPiece = 4 * 1024 * 1024;

/** A piece of a recorded answer that records will name. Lengths in bytes. */
export interface AnswerPiece {
  /** Of the whole file, which it is known by until it is there. */
  readonly sha256: Sha256;
  /** Of the whole file. */
  readonly bytes: number;
  /** Where in the file the piece begins. */
  readonly from: number;
  /** Empty: the sender only asks how much is there. */
  readonly piece: Uint8Array;
}

/** How much of the file is there, to go on from; all of it: it passed every check, and is kept for the records. */
export interface AnswerArrived {
  readonly received: number;
  readonly bytes: number;
}

/** What arrived has another SHA-256 than was announced; it was deleted. */
export interface OtherContent {
  readonly _tag: 'OtherContent';
}

/** Why the content of a recorded answer is refused, as that of a candidate's is (R34). */
export type AnswerContentRefusal = AnswerSizeRefusal | NotARecording | AnswerTooLong | FileInfected;

/** Why the file of a recorded answer isn't taken. */
export type AnswerNotImported = AnswerContentRefusal | OtherContent | NoRoomForUpload | DiskFull;

/** The sender's name for an import, to ask about it after a lost connection. */
export type ImportId = string;

/** The state of an import. Before `Loading` nothing of it is kept; from then on all of it is carried out, whatever happens. */
export type ImportState =
  | { readonly _tag: 'Checking' }
  | { readonly _tag: 'Loading'; readonly done: number; readonly total: number }
  | { readonly _tag: 'Loaded'; readonly loaded: Loaded }
  | { readonly _tag: 'Refused'; readonly faults: readonly string[] };

/** There is no import of that name, so nothing of it was loaded. */
export interface NoSuchImport {
  readonly _tag: 'NoSuchImport';
  readonly importId: ImportId;
}

/** Files to load, or only to check; with any fault nothing is loaded. */
export interface ImportRequest {
  /** Undefined: nobody will ask about it. */
  readonly importId?: ImportId | undefined;
  /** All files are one load, however the records are split. */
  readonly files: readonly ImportFile[];
  /** Only reports the faults and loads nothing, because the sender already has a fault, such as an unreadable file. */
  readonly onlyCheck: boolean;
}

/** How many records were in the files, including those already there. */
export interface Loaded {
  readonly positions: number;
  readonly questionnaires: number;
  readonly slots: number;
  readonly candidates: number;
  readonly applications: number;
}

/** The most faults of an import that are told (ours): enough for an afternoon, and an answer that stays short. */
export const mostImportFaults = 200;

/** Nothing was loaded; one line per fault, with its path. After `mostImportFaults` a last line says how many more there are. */
export interface FilesRefused {
  readonly _tag: 'FilesRefused';
  readonly faults: readonly string[];
}
