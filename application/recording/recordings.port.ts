import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { AnswerKind } from '../../domain/recording/answer-file';
import type { Sha256 } from '../../domain/recording/sha256';
import type { Milliseconds } from '../../domain/time/duration';
import type { StoredFile } from '../files/file-store.port';
import type { FromStore } from '../ports/unit-of-work/store';

/** What a recording holds. */
export interface RecordingContent {
  /** Undefined: the file doesn't say. */
  readonly length: Milliseconds | undefined;
}

/**
 * Looks into the videos of recorded interviews. A file is read in parts and is never in memory as a whole. `whose`: those who wait take turns, so that
 * nobody's files keep others waiting.
 */
export interface Recordings {
  readonly digest: (file: StoredFile) => FromStore<Sha256>;
  /**
   * None: the file has neither picture nor sound, can’t be read as that kind, or makes its reader work more than a recording does. Unavailable: it
   * could not be tried, which says nothing about it.
   */
  readonly look: (file: StoredFile, kind: AnswerKind, whose: CandidateId) => FromStore<O.Option<RecordingContent>>;
  /** The same picture and sound in a file that says its length and can be played from any place. Throws if the file can't be read any more. */
  readonly seekable: (file: StoredFile, kind: AnswerKind, whose: CandidateId) => AsyncIterable<Uint8Array>;
}
