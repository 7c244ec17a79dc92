import type { ColumnType, Generated } from 'kysely';
import type { CandidateActName } from '../../../domain/applications/act-refusals';
import type {
  AppliedStep,
  InterviewKind,
  ResumeRequirement,
  ScreeningOutcome,
} from '../../../domain/applications/application';
import type { ResumeKind } from '../../../domain/resumes/resume-file';
import type { Stage } from '../../../domain/applications/status-catalogue';
import type { Urgency } from '../../../application/ports/unit-of-work/messages';
import type { SlotKind } from '../../../application/ports/unit-of-work/slots';

/*
 * The tables as the migrations leave them. What a column of a row really holds is decoded when it is read;
 * these types keep the statements in order. Dates, times and instants travel as text.
 */

/** Given by the store, never by us. */
type Id = ColumnType<number, never, never>;
/** Written as JSON text, read as a value. */
type Json = ColumnType<unknown, string, string>;
/** The same, and empty where nothing is written. */
type JsonList = ColumnType<unknown, string | undefined, string>;

/** Null where nothing is written. */
type Nullable = ColumnType<string | null, string | null | undefined, string | null>;

export interface CandidatesTable {
  readonly id: Id;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly zip: string | null;
  readonly experience: JsonList;
  readonly education: JsonList;
  readonly source_from: Nullable;
  readonly picture_url: Nullable;
  readonly signed_up: Generated<boolean>;
  readonly proven_at: Nullable;
}

export interface SignInCodesTable {
  readonly id: Id;
  readonly email: string;
  readonly sealed: string;
  readonly link_sealed: string;
  readonly issued_at: string;
  readonly tries_used: Generated<number>;
  readonly used_up: Generated<boolean>;
}

export interface SessionsTable {
  readonly token: string;
  readonly candidate_id: number;
  readonly last_used_at: string;
  readonly proven: Generated<boolean>;
  readonly line: string;
  readonly ends_at: string | null;
}

export interface ContactCodesTable {
  readonly id: Id;
  readonly candidate_id: number;
  readonly email: string;
  readonly sealed: string;
  readonly issued_at: string;
  readonly tries_used: Generated<number>;
  readonly used_up: Generated<boolean>;
}

export interface SocialSignInsTable {
  readonly nonce: string;
  readonly issued_at: string;
}

export interface PositionsTable {
  readonly position_id: number;
  readonly position_name: string;
  readonly role: string;
  readonly community_id: number;
  readonly community_name: string;
  readonly client_name: string;
  readonly address: string;
  readonly zone: string;
  readonly published: boolean;
  readonly interview_kind: InterviewKind | null;
  readonly onboarding: boolean;
  readonly resume: ResumeRequirement;
  readonly same_day_slots: boolean;
  readonly video_moves: number | null;
  readonly in_person_moves: number | null;
  readonly onboarding_moves: number | null;
  readonly onsite_moves: number | null;
  readonly detail: Json;
}

export interface SlotsTable {
  readonly id: Id;
  readonly position_id: number;
  readonly kind: SlotKind;
  readonly slot_date: string;
  readonly slot_from: string;
  readonly slot_to: string;
  readonly capacity: number;
}

export interface ApplicationsTable {
  readonly id: Id;
  readonly candidate_id: number;
  readonly position_id: number;
  readonly status: number;
  readonly applied: AppliedStep;
  readonly screening: ScreeningOutcome;
  readonly interview_kind: InterviewKind | null;
  readonly onboarding: boolean;
  readonly resume: ResumeRequirement;
  readonly has_resume: boolean;
  readonly blocked: boolean;
  readonly external_application_url: string | null;
  readonly self_record_completed: boolean;
  readonly recording_submitted_at: string | null;
  readonly offered_at: string | null;
  readonly onsite_locked: boolean;
  readonly invited_on: string | null;
  readonly meeting_link: string | null;
  readonly video_may_move: boolean;
  readonly video_moves_left: number | null;
  readonly in_person_may_move: boolean;
  readonly in_person_moves_left: number | null;
  readonly onboarding_may_move: boolean;
  readonly onboarding_moves_left: number | null;
  readonly onsite_may_move: boolean;
  readonly onsite_moves_left: number | null;
}

export interface AppointmentsTable {
  readonly application_id: number;
  readonly stage: Stage;
  readonly slot_id: number;
  readonly seat: number;
  readonly starts_at: string;
}

export interface NewAccountTimesTable {
  readonly id: Id;
  readonly network: string;
  readonly position_id: number;
  readonly taken_at: string;
}

export interface IdempotencyKeysTable {
  readonly candidate_id: number;
  readonly key: string;
  readonly request: string;
  readonly kept_at: string;
}

export interface ApplicationActsTable {
  readonly id: Id;
  readonly application_id: number;
  readonly act: CandidateActName;
  readonly reason: string | null;
  readonly at: string;
}

export interface MessagesTable {
  readonly id: Id;
  readonly name: Generated<string>;
  readonly mail: Json;
  readonly written_at: string;
  readonly urgency: Urgency;
  readonly taken_by: Nullable;
  readonly tries: Generated<number>;
  readonly given_up_at: Nullable;
  readonly why: Nullable;
}

export interface MailTakersTable {
  readonly name: string;
  readonly beats: number;
}

export interface AppointmentRevisionsTable {
  readonly application_id: number;
  readonly stage: Stage;
  readonly revision: number;
}

export interface QuestionnairesTable {
  readonly id: number;
  readonly content: Json;
}

export interface ScreeningAnswersTable {
  readonly application_id: number;
  readonly questionnaire_id: number | null;
  readonly answers: Json;
  readonly at: string;
}

export interface RecorderVisitorsTable {
  readonly application_id: number;
  readonly visitor: string;
}

export interface ResumesTable {
  readonly id: Id;
  readonly candidate_id: number;
  readonly position_id: number;
  readonly file: string;
  readonly name: string;
  readonly bytes: number;
  readonly kind: ResumeKind;
  readonly received_at: string;
}

export interface ResumeWaiversTable {
  readonly candidate_id: number;
  readonly position_id: number;
  readonly at: string;
}

export interface ResumeLinksTable {
  readonly sealed: string;
  readonly candidate_id: number;
  readonly position_id: number;
  readonly issued_at: string;
  readonly used_at: string | null;
  readonly sent_to: string | null;
  readonly proven: Generated<boolean>;
}

export interface ImportsTable {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly outcome: unknown;
  readonly touched_at: string;
}

export interface ImportPiecesTable {
  readonly import_id: string;
  readonly n: number;
  readonly piece: string;
}

export interface Tables {
  readonly candidates: CandidatesTable;
  readonly sign_in_codes: SignInCodesTable;
  readonly contact_codes: ContactCodesTable;
  readonly sessions: SessionsTable;
  readonly social_sign_ins: SocialSignInsTable;
  readonly positions: PositionsTable;
  readonly slots: SlotsTable;
  readonly applications: ApplicationsTable;
  readonly appointments: AppointmentsTable;
  readonly new_account_times: NewAccountTimesTable;
  readonly idempotency_keys: IdempotencyKeysTable;
  readonly application_acts: ApplicationActsTable;
  readonly messages: MessagesTable;
  readonly mail_takers: MailTakersTable;
  readonly appointment_revisions: AppointmentRevisionsTable;
  readonly resumes: ResumesTable;
  readonly resume_waivers: ResumeWaiversTable;
  readonly resume_links: ResumeLinksTable;
  readonly questionnaires: QuestionnairesTable;
  readonly screening_answers: ScreeningAnswersTable;
  readonly recorder_visitors: RecorderVisitorsTable;
  readonly imports: ImportsTable;
  readonly import_pieces: ImportPiecesTable;
}
