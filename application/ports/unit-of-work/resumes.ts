import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Email } from '../../../domain/identity/email';
import type { PositionId } from '../../../domain/positions/ids';
import type { ResumeKind } from '../../../domain/resumes/resume-file';
import type { IssuedResumeLink } from '../../../domain/resumes/resume-link';
import type { Instant } from '../../../domain/time/instant';
import type { FileRef } from '../file-ref';
import type { Sealed } from '../secrets';
import type { FromStore } from './store';

/* Resumes and the links that ask for them. */

/** A resume that a candidate gave with an application. Its file lies in the file store. */
export interface StoredResume {
  readonly file: FileRef;
  readonly name: string;
  /** 1 to 10 × 1024 × 1024 (R20). */
  readonly bytes: number;
  readonly kind: ResumeKind;
  readonly receivedAt: Instant;
}

export interface ResumeOfPosition extends StoredResume {
  readonly positionId: PositionId;
  readonly positionName: string;
}

export interface Resumes {
  /** The newest of an application is the one that counts. */
  readonly add: (candidateId: CandidateId, positionId: PositionId, resume: StoredResume) => FromStore<undefined>;
  /** All that the candidate ever gave, the newest first; a file that was given twice stands there twice. */
  readonly of: (candidateId: CandidateId) => FromStore<readonly ResumeOfPosition[]>;
  /** Whether anything that was given lies in this file. */
  readonly isGiven: (file: FileRef) => FromStore<boolean>;
  /** 'Proceed without uploading resume' (spec 2 §2.5); the first time counts. */
  readonly proceedWithout: (candidateId: CandidateId, positionId: PositionId, at: Instant) => FromStore<undefined>;
  readonly proceedsWithout: (candidateId: CandidateId, positionId: PositionId) => FromStore<boolean>;
}

/** The link of 'Email Me A Link': it opens the upload for one application. */
export interface ResumeLink extends IssuedResumeLink {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

/** A link as it is mailed. */
export interface MailedResumeLink extends Omit<ResumeLink, 'usedAt'> {
  readonly sentTo: Email;
  /** Whether who had it mailed has shown that the candidate's address is theirs (R41). */
  readonly proven: boolean;
}

export interface ResumeLinks {
  readonly add: (code: Sealed, link: MailedResumeLink) => FromStore<undefined>;
  /** Locks this candidate until the unit of work ends. The instants of all links that they had mailed since then, to whatever address. */
  readonly issuedSince: (candidateId: CandidateId, since: Instant) => FromStore<readonly Instant[]>;
  /**
   * Locks this address until the unit of work ends, also when it was never sent one. The instants of all links that were mailed there since
   * then by candidates whose own address it is not.
   */
  readonly sentByOthers: (to: Email, since: Instant) => FromStore<readonly Instant[]>;
  readonly find: (code: Sealed) => FromStore<O.Option<ResumeLink>>;
  /** The same; it is neither used up nor closed before the unit of work ends. */
  readonly keepOpen: (code: Sealed) => FromStore<O.Option<ResumeLink>>;
  /** A resume was stored: no link of that application opens anything any more. */
  readonly useUp: (candidateId: CandidateId, positionId: PositionId, at: Instant) => FromStore<undefined>;
}
