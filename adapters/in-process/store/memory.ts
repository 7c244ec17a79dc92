import type { ActOnRecord } from '../../../application/applications/applications.store';
import type { SubmittedAnswers } from '../../../application/screening/answers.store';
import type { FileRef } from '../../../application/ports/file-ref';
import type { AttachmentOnFile, MessageOnFile, NewReport, Side } from '../../../application/chat/chat.store';
import type { HiringManagerId } from '../../../domain/ids/chat-ids';
import type { ImportId } from '../../../application/import/import.api';
import type { ImportOnRecord } from '../../../application/import/imports.store';
import type { InterviewerPass } from '../../../application/live-interview/interviewers.store';
import type { StoredDelay, StoredEta, StoredVisit } from '../../../application/live-interview/meetings.store';
import type { Urgency, WaitingMail } from '../../../application/mails/messages.store';
import type { ContactCode, StoredCode, StoredSession } from '../../../application/identity/people.store';
import type { MailedResumeLink, ResumeLink, StoredResume } from '../../../application/resumes/resumes.store';
import type { SlotWithCapacity } from '../../../application/positions/slots.store';
import type { TimeTaken } from '../../../application/scheduling/new-account-times.store';
import type { AppointmentNamed, HeldAppointment } from '../../../application/applications/appointments.store';
import { known } from '../../../domain/brand';
import type { Candidate } from '../../../domain/profile/candidate';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import type { Particulars } from '../../../domain/applications/particulars';
import type { Application } from '../../../domain/applications/application';
import type { Stage } from '../../../domain/positions/kinds';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { RecorderVisitor } from '../../../domain/applications/recorder-visitor';
import type {
  LaterMailsPlanned,
  RecordingNamed,
  StoredAnswer,
} from '../../../application/recording/recorded-answers.store';
import type { Email } from '../../../domain/text/email';
import type { SocialOrigin } from '../../../domain/identity/social-origin';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { Position } from '../../../domain/positions/position';
import type { QuestionnaireId } from '../../../domain/ids/questionnaire-ids';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import type { IdempotencyKey, Sealed } from '../../../application/ports/secrets';

/** A code that was sent; `open` while it is valid: until another replaces it, or it is used up. */
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
  readonly particulars?: Particulars | undefined;
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

export interface ReminderRow extends AppointmentNamed {
  readonly due: Instant;
}

export interface MailRow extends WaitingMail {
  /** The subject of a reminder. */
  readonly of: AppointmentNamed | undefined;
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

/** A mailed link, and its state. */
export type ResumeLinkRow = MailedResumeLink & ResumeLink;

export interface WaiverRow {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

export interface TimeTakenRow extends TimeTaken {
  readonly network: Sealed;
}

export const isSameAppointment =
  (one: AppointmentNamed) =>
  (other: AppointmentNamed): boolean =>
    one.candidateId === other.candidateId && one.positionId === other.positionId && one.stage === other.stage;

export interface RecordedAnswerRow extends StoredAnswer, RecordingNamed {}

export interface ConsentRow extends RecordingNamed {
  readonly at: Instant;
}

export interface EtaRow extends StoredEta, RecordingNamed {}

export interface DelayRow extends StoredDelay, RecordingNamed {}

export interface VisitRow extends StoredVisit, RecordingNamed {}

/** `session` undefined: the link has not been used. */
export interface InterviewerLinkRow extends InterviewerPass {
  readonly link: Sealed;
  readonly session: Sealed | undefined;
}

/** The mails of 'later'. `waits`: the second one is still to come. */
export interface LaterMailsRow extends LaterMailsPlanned, RecordingNamed {
  readonly waits: boolean;
}

export interface ConversationRow {
  readonly id: number;
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly hiringManagerId: HiringManagerId;
  readonly hiringManagerName: string;
  readonly blockedAt: Instant | undefined;
  readonly seenBy: Readonly<Record<Side, number>>;
  /** The candidate has been mailed about messages up to this one. */
  readonly mailedUpTo: number;
}

export interface ChatMessageRow extends MessageOnFile {
  readonly conversation: number;
}

/** Everything the store holds. It is immutable: a write makes a new one, so that a unit of work can be undone. */
export interface Memory {
  readonly candidates: readonly Candidate[];
  readonly codes: readonly CodeRow[];
  readonly socialOrigins: ReadonlyMap<CandidateId, SocialOrigin>;
  /** Candidates who signed up themselves, with the time they first proved their address. */
  readonly signedUp: ReadonlyMap<CandidateId, Instant | undefined>;
  /** The zone of each candidate's device when they last took a time. */
  readonly zones: ReadonlyMap<CandidateId, TimeZone>;
  readonly sessions: ReadonlyMap<Sealed, StoredSession>;
  readonly socialSignIns: ReadonlyMap<string, Instant>;
  readonly contactCodes: readonly ContactCodeRow[];
  readonly positions: ReadonlyMap<PositionId, Position>;
  /** When a position was opened, if known. */
  readonly postedAt: ReadonlyMap<PositionId, Instant | undefined>;
  readonly questionnaires: ReadonlyMap<QuestionnaireId, QuestionnaireOnFile>;
  /** In the order of their creation. */
  readonly applications: readonly ApplicationRow[];
  readonly slots: readonly SlotRow[];
  readonly appointments: readonly AppointmentRow[];
  readonly reminders: readonly ReminderRow[];
  readonly newAccountTimes: readonly TimeTakenRow[];
  readonly screeningAnswers: readonly AnswersRow[];
  readonly keys: readonly KeyRow[];
  readonly acts: readonly ActRow[];
  readonly recorderVisitors: readonly RecorderVisitorRow[];
  readonly recordedAnswers: readonly RecordedAnswerRow[];
  readonly recordingConsents: readonly ConsentRow[];
  readonly recordingMails: readonly LaterMailsRow[];
  readonly meetingConsents: readonly ConsentRow[];
  readonly meetingEtas: readonly EtaRow[];
  readonly meetingDelays: readonly DelayRow[];
  readonly meetingVisits: readonly VisitRow[];
  readonly interviewerLinks: readonly InterviewerLinkRow[];
  readonly mails: readonly MailRow[];
  /** The number of mails ever written, which is the id of the newest. */
  readonly mailsWritten: number;
  readonly mailTakers: ReadonlyMap<string, number>;
  readonly conversations: readonly ConversationRow[];
  /** In the order of their ids. */
  readonly chatMessages: readonly ChatMessageRow[];
  readonly chatAttachments: ReadonlyMap<FileRef, AttachmentOnFile>;
  readonly chatReports: readonly NewReport[];
  readonly managersActed: ReadonlyMap<HiringManagerId, Instant>;
  readonly chatMailsStopped: ReadonlySet<CandidateId>;
  readonly revisions: readonly RevisionRow[];
  /** Newest first. */
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
  zones: new Map(),
  sessions: new Map(),
  socialSignIns: new Map(),
  positions: new Map(),
  postedAt: new Map(),
  questionnaires: new Map(),
  applications: [],
  slots: [],
  appointments: [],
  reminders: [],
  newAccountTimes: [],
  screeningAnswers: [],
  keys: [],
  acts: [],
  recorderVisitors: [],
  recordedAnswers: [],
  recordingConsents: [],
  recordingMails: [],
  meetingConsents: [],
  meetingEtas: [],
  meetingDelays: [],
  meetingVisits: [],
  interviewerLinks: [],
  mails: [],
  mailsWritten: 0,
  mailTakers: new Map(),
  conversations: [],
  chatMessages: [],
  chatAttachments: new Map(),
  chatReports: [],
  managersActed: new Map(),
  chatMailsStopped: new Set(),
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

/** The state that one unit of work reads and writes. Nobody else sees it before it is committed. */
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
