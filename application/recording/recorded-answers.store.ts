import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { AnswerKind } from '../../domain/recording/answer-file';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { Sha256 } from '../../domain/recording/sha256';
import type { Milliseconds } from '../../domain/time/duration';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from '../ports/file-ref';
import type { FromStore } from '../ports/unit-of-work/store';

/* The answers to recorded interviews, the consent to be recorded, and the mails of 'later'. */

/** An acknowledged take. Its files are in the file store. */
export interface StoredTake {
  /** The bytes as recorded (R34). */
  readonly file: FileRef;
  readonly kind: AnswerKind;
  readonly bytes: number;
  readonly sha256: Sha256;
  readonly length: Milliseconds | undefined;
  readonly receivedAt: Instant;
  /** The seekable copy. Undefined: not made yet. */
  readonly playable: FileRef | undefined;
}

/** The answer to one question (domain/recording/stored-answer). */
export interface StoredAnswer {
  readonly questionId: InterviewQuestionId;
  /** Undefined: the question is skipped. */
  readonly take: StoredTake | undefined;
  /** The takes before this one, oldest first. */
  readonly replaced: readonly Sha256[];
}

/** The answers of recorded interviews, one for each question of an application. */
export interface RecordedAnswers {
  /** Replaces the answer to that question. */
  readonly put: (candidateId: CandidateId, positionId: PositionId, answer: StoredAnswer) => FromStore<undefined>;
  /** In the order of the question ids. */
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<readonly StoredAnswer[]>;
  /** Until the unit of work ends, no other one locks that file: a file becomes the answer to one question only. */
  readonly lockFile: (file: FileRef) => FromStore<undefined>;
  /** The kind of a file that an answer uses, as the take itself or as its copy. None: no answer uses it. */
  readonly kindOf: (file: FileRef) => FromStore<O.Option<AnswerKind>>;
}

/** Since when candidates have agreed to be recorded, by application. */
export interface RecordingConsents {
  /** Keeps the first instant (R62). */
  readonly agree: (candidateId: CandidateId, positionId: PositionId, at: Instant) => FromStore<undefined>;
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<Instant>>;
}

/** The two mails of 'later' for one application (R32). */
export interface LaterMailsPlanned {
  readonly mailedAt: Instant;
  readonly againAt: Instant;
}

/** Whose recording waits. */
export interface RecordingNamed {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

/** Which applications are to get the second mail of 'later', and when. */
export interface RecordingMails {
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<LaterMailsPlanned>>;
  /** Plans the second mail; an application that has a plan keeps it. */
  readonly plan: (candidateId: CandidateId, positionId: PositionId, mails: LaterMailsPlanned) => FromStore<undefined>;
  /**
   * The application whose second mail has been due the longest; it is due no more. Of two callers only one gets it. Its application is
   * locked until the unit of work ends; one that is locked already is skipped.
   */
  readonly takeDue: (now: Instant) => FromStore<O.Option<RecordingNamed>>;
}
