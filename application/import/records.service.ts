import type { Allowance, Application } from '../../domain/applications/application';
import type { HistoryFault } from '../../domain/applications/history-faults';
import type { RecorderVisitor } from '../../domain/applications/recorder-visitor';
import type { InterviewKind, MoveKind, ResumeRequirement, Stage } from '../../domain/positions/kinds';
import type { Particulars } from '../../domain/applications/particulars';
import type { SlotKind } from '../../domain/positions/slot-kind';
import type { Email } from '../../domain/text/email';
import type { CommunityId, PositionId } from '../../domain/ids/position-ids';
import type { Position } from '../../domain/positions/position';
import type { ProfileList } from '../../domain/profile/profile';
import type { PlacedSpanFault } from '../../domain/profile/span';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { QuestionnaireId } from '../../domain/ids/questionnaire-ids';
import type { QuestionnaireFault } from '../../domain/screening/questionnaire';
import type { QuestionnaireOnFile } from '../../domain/screening/questionnaire-on-file';
import type { HiringManagerId } from '../../domain/ids/chat-ids';
import type { Slot } from '../../domain/positions/slot';
import type { Sha256 } from '../../domain/recording/sha256';
import type { ResumeRefusal } from '../../domain/resumes/resume-content';
import type { Answers } from '../../domain/screening/answers';
import type { Instant } from '../../domain/time/instant';
import type { EventOfCandidate } from '../applications/events.store';
import type { Side } from '../chat/chat.store';
import type { NewCandidate } from '../profile/profiles.store';
import type { AnswerContentRefusal } from './import.api';

/* The records a provider loads, and their possible faults. */

/** A record and its place, for faults: `may.json: slots[3]`. */
export interface Located<A> {
  readonly at: string;
  readonly value: A;
}

/** A slot to load. `capacity`: how many candidates it takes. */
export interface NewSlot {
  readonly positionId: PositionId;
  readonly kind: SlotKind;
  readonly slot: Slot;
  readonly capacity: number;
}

/** A resume of an application. Its bytes were sent before (import-resumes.service); `sha256` names them, undefined: they were not. */
export interface NewResume {
  readonly name: string;
  readonly sha256: Sha256 | undefined;
  /** Undefined: when it is loaded. */
  readonly receivedAt: Instant | undefined;
}

/** A take of a recorded interview. Its bytes were sent before (import-answers.service); `sha256` names them, undefined: they were not. */
export interface NewTake {
  /** Where the sender has it, beside the import file. */
  readonly file: string | undefined;
  readonly sha256: Sha256 | undefined;
  /** Undefined: when it is loaded. */
  readonly receivedAt: Instant | undefined;
}

/** The answer to a question of a recorded interview. */
export interface NewVideo {
  readonly questionId: InterviewQuestionId;
  /** Undefined: the question is skipped. */
  readonly take: NewTake | undefined;
  /** How often it was recorded again. */
  readonly reRecords: number;
}

/** An event as another portal read it, with its number among the events of its application. Ids are of that portal. */
export type CarriedEvent = Omit<EventOfCandidate, 'id'>;

/** What another portal read of an application, beside the application itself. */
export interface CarriedOver {
  /** To the screening of the position. Undefined: none was submitted. */
  readonly answers: Answers | undefined;
  /** To the recorded interview, one for a question. */
  readonly videos: readonly NewVideo[];
  /** Since when the candidate agrees to it (R62). */
  readonly consents: { readonly recording: Instant | undefined; readonly liveInterview: Instant | undefined };
  /** Oldest first. Empty: the application begins here. */
  readonly history: readonly CarriedEvent[];
  /** How often the appointment of its stage was booked, moved or canceled. */
  readonly appointmentRevision: number;
  readonly recorderVisitor: RecorderVisitor | undefined;
}

/** Fields that default to the position's. */
type FromPosition =
  | 'communityId'
  | 'interviewKind'
  | 'onboarding'
  | 'resume'
  | 'slot'
  | 'scheduledAt'
  | 'otherAppointments'
  | 'allowances';

/** An application as a provider writes it. What is undefined here comes from the position. */
export interface NewApplication extends Omit<Application, FromPosition> {
  readonly communityId: CommunityId | undefined;
  readonly interviewKind: InterviewKind | undefined;
  readonly onboarding: boolean | undefined;
  readonly resume: ResumeRequirement | undefined;
  /** A missing counter starts at the position's limit. */
  readonly allowances: Readonly<Record<MoveKind, Allowance>>;
  readonly particulars: Particulars;
  readonly carried: CarriedOver;
  /** Oldest first: the newest one counts. */
  readonly resumes: readonly Located<NewResume>[];
  /** The slot booked for each stage (R27). */
  readonly booked: Readonly<Record<Stage, Slot | undefined>>;
}

/** A person to add or to update, and their applications; an application that exists already stays as it is. */
export interface CandidateRecord {
  /** Undefined: the person's record can't be read; their applications are only checked. */
  readonly candidate: NewCandidate | undefined;
  readonly applications: readonly Located<NewApplication>[];
}

/** A conversation of before, with its messages. */
export interface ConversationRecord {
  readonly email: Email;
  readonly positionId: PositionId;
  readonly manager: { readonly id: HiringManagerId; readonly name: string };
  readonly messages: readonly { readonly by: Side; readonly text: string; readonly sentAt: Instant }[];
}

/** All records of one load, each with its place in the files. */
export interface Records {
  readonly positions: readonly Located<Position>[];
  readonly questionnaires: readonly Located<QuestionnaireOnFile>[];
  readonly slots: readonly Located<NewSlot>[];
  readonly candidates: readonly Located<CandidateRecord>[];
  readonly conversations: readonly Located<ConversationRecord>[];
  /** Candidates whose own record can't be read. */
  readonly hasUnreadableCandidates: boolean;
  /** Positions whose own record can't be read; records that refer to them aren't reported as well. */
  readonly unreadablePositions: readonly PositionId[];
  /** Some questionnaire can't be read, and a position may refer to it. */
  readonly unreadableQuestionnaires: boolean;
  /** Some record can't be read: the rest is checked, but nothing is stored. */
  readonly incomplete: boolean;
}

/** What is wrong with a record. `first`, `with`: the place of the record that it collides with. */
export type RecordReason =
  | { readonly _tag: 'SamePosition'; readonly positionId: PositionId; readonly first: string }
  | { readonly _tag: 'SameQuestionnaire'; readonly questionnaireId: QuestionnaireId; readonly first: string }
  | { readonly _tag: 'UnknownQuestionnaire'; readonly questionnaireId: QuestionnaireId }
  | { readonly _tag: 'QuestionnaireRefused'; readonly fault: QuestionnaireFault }
  | { readonly _tag: 'SameSlot'; readonly slot: Slot; readonly first: string }
  | { readonly _tag: 'SameCandidate'; readonly email: Email; readonly first: string }
  | { readonly _tag: 'SameApplication'; readonly positionId: PositionId; readonly first: string }
  | { readonly _tag: 'EndsBeforeItBegins'; readonly slot: Slot }
  | { readonly _tag: 'Overlaps'; readonly slot: Slot; readonly with: string }
  | { readonly _tag: 'UnknownApplication'; readonly email: Email; readonly positionId: PositionId }
  | { readonly _tag: 'UnknownPosition'; readonly positionId: PositionId }
  | { readonly _tag: 'OtherCommunity'; readonly expected: CommunityId; readonly found: CommunityId }
  | { readonly _tag: 'NoInterview'; readonly slot: Slot }
  | { readonly _tag: 'UnknownSlot'; readonly stage: Stage; readonly slot: Slot }
  | { readonly _tag: 'SlotTimeSkipped'; readonly stage: Stage; readonly slot: Slot }
  | { readonly _tag: 'SlotFull'; readonly stage: Stage; readonly slot: Slot }
  | HistoryFault
  | { readonly _tag: 'ResumeNotSent'; readonly positionId: PositionId; readonly name: string }
  | {
      readonly _tag: 'ResumeRefused';
      readonly positionId: PositionId | undefined;
      readonly name: string;
      readonly why: ResumeRefusal;
    }
  | { readonly _tag: 'UnknownQuestion'; readonly positionId: PositionId; readonly questionId: InterviewQuestionId }
  | { readonly _tag: 'SameQuestion'; readonly questionId: InterviewQuestionId; readonly first: string }
  | { readonly _tag: 'AnswerNotSent'; readonly questionId: InterviewQuestionId }
  | { readonly _tag: 'AnswerRefused'; readonly why: AnswerContentRefusal }
  | ({ readonly _tag: 'SpanRefused'; readonly list: ProfileList } & PlacedSpanFault);

/** A fault for the provider to mend. `at`: its place, as in `Located`. */
export interface RecordFault {
  readonly at: string;
  readonly reason: RecordReason;
}
