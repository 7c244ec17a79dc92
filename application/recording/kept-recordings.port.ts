import type * as T from 'fp-ts/Task';
import type { Observable } from 'rxjs';
import type { Chunk } from '../../domain/recording/chunks';
import type { KeptOwner, KeptTake } from '../../domain/recording/kept-chunks';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { RoomOnDevice } from '../../domain/recording/room';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from '../ports/file-ref';

/** One take for one question by one candidate: no other candidate ever sees it (R3a). */
export interface TakeKey extends KeptOwner {
  readonly questionId: InterviewQuestionId;
  readonly take: number;
}

/** What is known of a take when its first chunk arrives. */
export interface TakeTerms {
  readonly reRecords: number;
  readonly mime: string;
}

/** A take on this device, and its upload progress. */
export interface KeptRecording extends KeptTake, TakeTerms {
  /** The candidate went on with it: it is being sent. */
  readonly given: boolean;
  /** Where its upload resumes; undefined if it has not started. */
  readonly place: FileRef | undefined;
}

/** Where the recordings of this visit are safe. `in-memory`: the device is full, or keeps nothing; they last as long as the page. */
export type Keeping = 'on-device' | 'in-memory';

/** The length and the fingerprint of a recording, to be compared with the server's receipt (R24). */
export interface Fingerprint {
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Recordings in the browser's own database (R24). Signing out deletes a practice and leaves an interview (R3a, R33). What the device can't keep stays in this
 * page's memory, and `keeping` says so. Each call sees what the calls before it stored. Only `whole` and `fingerprint` reject, if the device can't read
 * what it has: a part is never taken for the whole.
 */
export interface KeptRecordings<Clip> {
  /** Each question's takes; take 0 has no chunks, only the count that `countReRecords` left. */
  readonly list: (owner: KeptOwner) => T.Task<readonly KeptRecording[]>;
  readonly add: (key: TakeKey, terms: TakeTerms, chunk: Chunk, clip: Clip, at: Instant) => T.Task<Keeping>;
  /** Resolves once everything added before is stored. */
  readonly finish: (key: TakeKey) => T.Task<Keeping>;
  readonly give: (key: TakeKey) => T.Task<Keeping>;
  /** Remembers how often a question was recorded again, as take 0: deleting its takes leaves it, so that a reload gives nothing back (R70). */
  readonly countReRecords: (question: Omit<TakeKey, 'take'>, reRecords: number, at: Instant) => T.Task<Keeping>;
  readonly setPlace: (key: TakeKey, place: FileRef | undefined) => T.Task<Keeping>;
  /** All of it; undefined: it is gone. */
  readonly whole: (key: TakeKey) => T.Task<Clip | undefined>;
  readonly fingerprint: (key: TakeKey) => T.Task<Fingerprint | undefined>;
  /** Deletes this take and the earlier ones of its question; the count of re-records stays. */
  readonly dropUpTo: (key: TakeKey) => T.Task<void>;
  /** Deletes every practice on this device, whoever recorded it (R33). A sign-out deletes them as well. */
  readonly dropPractice: T.Task<void>;
  /** Deletes what is older than 14 days, whoever recorded it (R3a). */
  readonly dropExpired: (now: Instant) => T.Task<void>;
  /** Asked before the first question. */
  readonly room: T.Task<RoomOnDevice>;
  readonly keeping: Observable<Keeping>;
}
