import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../../domain/identity/candidate-id';
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

export interface ResumeLinks {
  readonly add: (
    code: Sealed,
    candidateId: CandidateId,
    positionId: PositionId,
    issuedAt: Instant,
  ) => FromStore<undefined>;
  /** The instants of all links that this candidate was sent since then. */
  readonly issuedSince: (candidateId: CandidateId, since: Instant) => FromStore<readonly Instant[]>;
  readonly find: (code: Sealed) => FromStore<O.Option<ResumeLink>>;
  /** A resume was stored: no link of that application opens anything any more. */
  readonly useUp: (candidateId: CandidateId, positionId: PositionId, at: Instant) => FromStore<undefined>;
}
