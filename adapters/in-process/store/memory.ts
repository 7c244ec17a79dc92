import type { ActOnRecord, SubmittedAnswers } from '../../../application/ports/unit-of-work/applications';
import type { ImportId } from '../../../application/ports/operator';
import type { ImportOnRecord } from '../../../application/ports/unit-of-work/imports';
import type { Urgency, WaitingMail } from '../../../application/ports/unit-of-work/messages';
import type { Candidate, ContactCode, StoredCode, StoredSession } from '../../../application/ports/unit-of-work/people';
import type { MailedResumeLink, ResumeLink, StoredResume } from '../../../application/ports/unit-of-work/resumes';
import type {
  HeldAppointment,
  SlotKind,
  SlotWithCapacity,
  TimeTaken,
} from '../../../application/ports/unit-of-work/slots';
import { known } from '../../../domain/brand';
import type { Application } from '../../../domain/applications/application';
import type { Stage } from '../../../domain/applications/status-catalogue';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { RecorderVisitor } from '../../../domain/identity/recorder-visitor';
import type { Email } from '../../../domain/identity/email';
import type { SocialOrigin } from '../../../domain/identity/social-origin';
import type { PositionId } from '../../../domain/positions/ids';
import type { Position } from '../../../domain/positions/position';
import type { QuestionnaireId } from '../../../domain/screening/ids';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import type { Instant } from '../../../domain/time/instant';
import type { IdempotencyKey, Sealed } from '../../../application/ports/secrets';

/** A code that was sent; `open` while it can let someone in: until another replaces it, or it is used up. */
export interface CodeRow extends StoredCode {
  readonly email: Email;
  readonly open: boolean;
}

export interface ContactCodeRow extends ContactCode {
  readonly candidateId: CandidateId;
  readonly open: boolean;
}

export interface ApplicationRow {
  readonly candidateId: CandidateId;
  readonly application: Application;
}

export interface SlotRow extends SlotWithCapacity {
  readonly positionId: PositionId;
  readonly kind: SlotKind;
}

export interface AppointmentRow extends HeldAppointment {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

export interface KeyRow {
  readonly candidateId: CandidateId;
  readonly key: IdempotencyKey;
  readonly request: string;
}

export interface ActRow extends ActOnRecord {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

export interface AnswersRow extends SubmittedAnswers {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

export interface RecorderVisitorRow {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly visitor: RecorderVisitor;
}

export interface MailRow extends WaitingMail {
  readonly urgency: Urgency;
  readonly takenBy: string | undefined;
  readonly givenUp: { readonly why: string; readonly at: Instant } | undefined;
}

export interface RevisionRow {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly stage: Stage;
  readonly revision: number;
}

export interface ResumeRow extends StoredResume {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

/** A link that was mailed, and what became of it. */
export type ResumeLinkRow = MailedResumeLink & ResumeLink;

export interface WaiverRow {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

export interface TimeTakenRow extends TimeTaken {
  readonly network: Sealed;
}

/** Everything the store holds. A value: a write makes another, so that what a unit of work began with can stand again. */
export interface Memory {
  readonly candidates: readonly Candidate[];
  readonly codes: readonly CodeRow[];
  readonly socialOrigins: ReadonlyMap<CandidateId, SocialOrigin>;
  /** Candidates who signed up themselves, with the time they first proved their address. */
  readonly signedUp: ReadonlyMap<CandidateId, Instant | undefined>;
  readonly sessions: ReadonlyMap<Sealed, StoredSession>;
  readonly socialSignIns: ReadonlyMap<string, Instant>;
  readonly contactCodes: readonly ContactCodeRow[];
  readonly positions: ReadonlyMap<PositionId, Position>;
  readonly questionnaires: ReadonlyMap<QuestionnaireId, QuestionnaireOnFile>;
  /** In the order in which they were made. */
  readonly applications: readonly ApplicationRow[];
  readonly slots: readonly SlotRow[];
  readonly appointments: readonly AppointmentRow[];
  readonly newAccountTimes: readonly TimeTakenRow[];
  readonly screeningAnswers: readonly AnswersRow[];
  readonly keys: readonly KeyRow[];
  readonly acts: readonly ActRow[];
  readonly recorderVisitors: readonly RecorderVisitorRow[];
  readonly mails: readonly MailRow[];
  /** How many mails were ever written: the id of the newest. */
  readonly mailsWritten: number;
  readonly mailTakers: ReadonlyMap<string, number>;
  readonly revisions: readonly RevisionRow[];
  /** The newest first. */
  readonly resumes: readonly ResumeRow[];
  readonly waivers: readonly WaiverRow[];
  readonly resumeLinks: ReadonlyMap<Sealed, ResumeLinkRow>;
  readonly imports: ReadonlyMap<ImportId, ImportOnRecord>;
  readonly importPieces: ReadonlyMap<ImportId, readonly string[]>;
}

export const nothingYet: Memory = {
  candidates: [],
  codes: [],
  socialOrigins: new Map(),
  contactCodes: [],
  signedUp: new Map(),
  sessions: new Map(),
  socialSignIns: new Map(),
  positions: new Map(),
  questionnaires: new Map(),
  applications: [],
  slots: [],
  appointments: [],
  newAccountTimes: [],
  screeningAnswers: [],
  keys: [],
  acts: [],
  recorderVisitors: [],
  mails: [],
  mailsWritten: 0,
  mailTakers: new Map(),
  revisions: [],
  resumes: [],
  waivers: [],
  resumeLinks: new Map(),
  imports: new Map(),
  importPieces: new Map(),
};

/** 1, 2, 3 …: nobody is ever removed. */
export const nextCandidateId = (candidates: readonly Candidate[]): CandidateId =>
  known<CandidateId>(candidates.length + 1);

/** What one unit of work reads and writes. Nobody else sees it before it stands. */
export interface Draft {
  readonly read: () => Memory;
  readonly write: (change: Partial<Memory>) => void;
}

export const draftOf = (start: Memory): Draft => {
  let memory = start;
  return {
    read: () => memory,
    write: (change) => {
      memory = { ...memory, ...change };
    },
  };
};
