import type { Instant } from '../../domain/time/instant';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { FileRef } from '../ports/file-ref';
import type { Sealed } from '../ports/secrets';

/** What was stored, and when. */
export interface ResumeReceipt {
  readonly name: string;
  readonly bytes: number;
  readonly receivedAt: Instant;
  /** A reference only: it reveals no storage location and grants no access (R3). */
  readonly path: string;
}

/** An address of this portal that opens one of the caller's files for a few minutes (R3). */
export interface SignedFile {
  readonly url: string;
  readonly until: Instant;
}

/** The content of a signed link: owner, file, expiry and their seal. */
export interface Ticket {
  readonly owner: CandidateId;
  readonly file: FileRef;
  readonly until: Instant;
  readonly sealed: Sealed;
}
