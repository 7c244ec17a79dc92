import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Email } from '../../domain/text/email';
import type { PositionId } from '../../domain/ids/position-ids';
import type { ResumeKind } from '../../domain/resumes/resume-file';
import type { IssuedResumeLink } from '../../domain/resumes/resume-link';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from '../ports/file-ref';
import type { Sealed } from '../ports/secrets';
import type { FromStore } from '../ports/unit-of-work/store';

/* Resumes and upload links. */

/** A resume stored with an application. Its file is in the file store. */
export interface StoredResume {
  readonly file: FileRef;
  readonly name: string;
  /** 1 to 10 × 1024 × 1024 (R20). */
  readonly bytes: number;
  readonly kind: ResumeKind;
  readonly receivedAt: Instant;
}

/** A stored resume, and the job it was given for. */
export interface ResumeOfPosition extends StoredResume {
  readonly positionId: PositionId;
  readonly positionName: string;
}

/** Resumes by application; `FileStore` has their bytes. */
export interface Resumes {
  /** The newest one of an application counts. */
  readonly add: (candidateId: CandidateId, positionId: PositionId, resume: StoredResume) => FromStore<undefined>;
  /** Forgets that this file was given with this application. */
  readonly forget: (candidateId: CandidateId, positionId: PositionId, file: FileRef) => FromStore<undefined>;
  /** All resumes of the candidate, newest first; a file used twice appears twice. */
  readonly of: (candidateId: CandidateId) => FromStore<readonly ResumeOfPosition[]>;
  /** Whether any resume uses this file. */
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
  /** Whether the session that had it mailed was proven (R41). */
  readonly proven: boolean;
}

/** Mailed upload links by the seals of their codes. */
export interface ResumeLinks {
  readonly add: (code: Sealed, link: MailedResumeLink) => FromStore<undefined>;
  /** Locks this candidate until the unit of work ends. The instants of all links they had mailed since then, to any address. */
  readonly issuedSince: (candidateId: CandidateId, since: Instant) => FromStore<readonly Instant[]>;
  /**
   * Locks this address, even a new one, until the unit of work ends. The instants of all links mailed there since then by candidates who
   * don't own it.
   */
  readonly sentByOthers: (to: Email, since: Instant) => FromStore<readonly Instant[]>;
  readonly find: (code: Sealed) => FromStore<O.Option<ResumeLink>>;
  /** The same, locked against being used up or closed until the unit of work ends. */
  readonly keepOpen: (code: Sealed) => FromStore<O.Option<ResumeLink>>;
  /** A resume was stored: uses up all links of that application. */
  readonly useUp: (candidateId: CandidateId, positionId: PositionId, at: Instant) => FromStore<undefined>;
}
