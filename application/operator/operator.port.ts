import type * as TE from 'fp-ts/TaskEither';
import type { EtaRefused, InterviewLinkRefused } from '../live-interview/interviewer.api';
import type { SeenApplication, ListedApplication } from '../applications/applications.api';
import type {
  ImportId,
  ImportState,
  NoSuchImport,
  ImportRequest,
  Loaded,
  FilesRefused,
  AnswerArrived,
  AnswerNotImported,
  AnswerPiece,
  ResumeSent,
  ResumeTaken,
} from '../import/import.api';
import type { ApplicationNotFound, ApplicationNamed } from '../applications/application-named.port';
import type { OperatorAct, OperatorRefusal } from '../../domain/applications/operator-acts';
import type { SlotKind } from '../../domain/positions/slot-kind';
import type { Email } from '../../domain/text/email';
import type { InterviewLinkMade, InterviewLinkWanted } from '../live-interview/interview-room.port';
import type { Eta } from '../../domain/live-interview/eta';
import type { Instant } from '../../domain/time/instant';
import type { StoredVisit } from '../live-interview/meetings.store';
import type { PositionId } from '../../domain/ids/position-ids';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { Slot } from '../../domain/positions/slot';
import type { Operation, Operations } from '../ports/candidate-api/call';
import type { NoSuchVideo, RecordedVideos } from '../recording/recording.api';
import type { SignedFile } from '../files/receipt.api';
import type { ResumeNotTaken } from '../resumes/resumes.api';
import type { OperatorChatOperations } from './operator-chat.port';
import type { OperatorEventOperations } from './operator-events.port';
import type { OperatorFunnelOperations } from './operator-funnel.port';
import type { OperatorReadingOperations } from './operator-reading.port';
import type { OperatorTokenOperations } from './operator-tokens.port';
import type { OperatorWebhookOperations } from './operator-webhooks.port';
import type { PageWanted } from './pages.port';
import type { StoreCopied, StoreElsewhere } from './store-copy.port';
import type { GivenUpMail, WaitingCounts } from '../mails/messages.store';
import type { ClosedPlaces, SlotStart, SlotWithCapacity } from '../positions/slots.store';

/* The operations of employers and their refusals. The portal has no screens for them. */

/** What an employer did with an application, such as an offer (R27). */
export interface ActRequest extends ApplicationNamed {
  readonly act: OperatorAct;
}

/** Whether a position is published. Unpublished, it has no advert, and nobody can apply to it (R7). */
export interface Publication {
  readonly positionId: PositionId;
  readonly published: boolean;
}

/** A position after publishing, and the link to its advert for posters and mails, with an encoded id (R1). */
export interface Published extends Publication {
  readonly advertUrl: string;
}

/** Times to offer for one kind of appointment. A time that is offered already gets this end and capacity. */
export interface OpenedSlots {
  readonly positionId: PositionId;
  readonly kind: SlotKind;
  readonly slots: readonly SlotWithCapacity[];
}

/** Times of one kind that nobody may book anymore. Those that the position doesn't offer are left out. */
export interface SlotsToClose {
  readonly positionId: PositionId;
  readonly kind: SlotKind;
  readonly slots: readonly SlotStart[];
}

/** No position has this id, published or not. */
export interface NoSuchPosition {
  readonly _tag: 'NoSuchPosition';
  readonly positionId: PositionId;
}

/** Why an employer's act is refused: an unknown application, the wrong status, or too early (R27). */
export type ActRefused = ApplicationNotFound | OperatorRefusal;

/** Why no slot is opened: an unknown position, or a slot that ends before it begins. None of them is opened then. */
export type SlotsRefused = NoSuchPosition | { readonly _tag: 'EndsBeforeItBegins'; readonly slot: Slot };

/** A failed mail as an operator sees it. */
export interface SeenGivenUpMail extends Omit<GivenUpMail, 'mail'> {
  readonly to: Email;
  readonly subject: string;
}

/** The state of the mails. `paused`: why no mail is sent at the moment. Mails with codes wait in the running portal; without one there are none. */
export interface MailsSeen {
  readonly paused: string | undefined;
  readonly waiting: WaitingCounts & { readonly code: number };
  /** Newest first, a page of them. */
  readonly givenUp: readonly SeenGivenUpMail[];
  /** The id of the last of these, if more follow. */
  readonly next: number | undefined;
}

/** What an operator does with a failed mail: send it again as if it were new, or delete it. */
export interface GivenUpMailChoice {
  readonly id: number;
  readonly what: 'retry' | 'drop';
}

/** There is no failed mail with that id, or somebody else has already dealt with it. */
export interface NoSuchMail {
  readonly _tag: 'NoSuchMail';
  readonly id: number;
}

/** The act can't be carried out: there is no portal, or it refuses this operator. A sentence says why. */
export interface NotCarriedOut {
  readonly _tag: 'NotCarriedOut';
  readonly why: string;
  /** The request was sent but the answer was lost: it may have been carried out. */
  readonly connectionLost?: boolean;
  /** It was not looked at, because too many calls came from here within a minute. */
  readonly tooManyCalls?: boolean;
  /** It was not done, because the portal is away for a moment: it starts, stops, or waits for its store. */
  readonly portalAway?: boolean;
}

/** The load outlasts the connection: it continues, and the operator can ask about it by name. */
export interface ImportGoesOn {
  readonly _tag: 'ImportGoesOn';
  readonly importId: ImportId;
}

/** The answer to one question of a recorded interview. */
export interface AnswerNamed extends ApplicationNamed {
  readonly questionId: InterviewQuestionId;
  /** The bytes as they were recorded, to compare and to take along, instead of the copy that plays from any place. */
  readonly asRecorded: boolean;
}

/** A live interview's attendance (R37). A visit whose page fell silent has ended. */
export interface AttendanceSeen {
  readonly scheduledAt: Instant | undefined;
  /** When the candidate agreed to it (R62). */
  readonly agreedAt: Instant | undefined;
  readonly eta: Eta | undefined;
  /** By how many minutes the candidate says they are late. Undefined: they haven't said so. */
  readonly lateBy: number | undefined;
  /** Oldest first. */
  readonly visits: readonly StoredVisit[];
}

/** What an interviewer says about coming, to be told to the waiting candidate. */
export interface EtaToTell extends ApplicationNamed {
  readonly eta: Eta;
}

/** What employers do by a terminal or a system of their own, with the deployment's token or a named one. */
export interface OperatorOperations
  extends
    OperatorChatOperations,
    OperatorEventOperations,
    OperatorFunnelOperations,
    OperatorReadingOperations,
    OperatorTokenOperations,
    OperatorWebhookOperations {
  readonly act: Operation<ActRequest, ListedApplication, ActRefused, 'operator'>;
  readonly seeApplication: Operation<ApplicationNamed, SeenApplication, ApplicationNotFound, 'operator'>;
  readonly seeAnswers: Operation<ApplicationNamed, RecordedVideos, ApplicationNotFound, 'operator'>;
  readonly signAnswer: Operation<AnswerNamed, SignedFile, ApplicationNotFound | NoSuchVideo, 'operator'>;
  readonly seeAttendance: Operation<ApplicationNamed, AttendanceSeen, ApplicationNotFound, 'operator'>;
  readonly tellEta: Operation<EtaToTell, EtaToTell, EtaRefused, 'operator'>;
  readonly makeInterviewLink: Operation<InterviewLinkWanted, InterviewLinkMade, InterviewLinkRefused, 'operator'>;
  readonly publish: Operation<Publication, Published, NoSuchPosition, 'operator'>;
  readonly openSlots: Operation<OpenedSlots, OpenedSlots, SlotsRefused, 'operator'>;
  /** Closes what is free and names what is booked, which stays. Opening the times again offers them again. */
  readonly closeSlots: Operation<SlotsToClose, ClosedPlaces, NoSuchPosition, 'operator'>;
  /** By page of the failed mails' ids. Without a limit: `longestPage`. */
  readonly seeMails: Operation<PageWanted<number>, MailsSeen, never, 'operator'>;
  readonly copyStore: Operation<void, StoreCopied, StoreElsewhere, 'operator'>;
  readonly chooseForMail: Operation<GivenUpMailChoice, GivenUpMailChoice, NoSuchMail, 'operator'>;
  readonly importFiles: Operation<ImportRequest, Loaded, FilesRefused | ImportGoesOn, 'operator'>;
  /** Sends the file of a resume that the files of an import will name. */
  readonly importResume: Operation<ResumeSent, ResumeTaken, ResumeNotTaken, 'operator'>;
  /** Sends a piece of a recorded answer that the files of an import will name. */
  readonly importAnswer: Operation<AnswerPiece, AnswerArrived, AnswerNotImported, 'operator'>;
  readonly importState: Operation<ImportId, ImportState, NoSuchImport, 'operator'>;
}

/** Operations as an operator calls them, over any connection. */
export type AsksOf<All extends Operations<keyof All>> = {
  readonly [Name in keyof All]: (
    input: All[Name]['input'],
  ) => TE.TaskEither<All[Name]['refusal'] | NotCarriedOut, All[Name]['output']>;
};

/** The operations as an operator reaches them: by call while a portal runs, otherwise directly on the store. Both use one service. */
export interface OperatorSide extends Omit<AsksOf<OperatorOperations>, 'importFiles'> {
  /** Answers at the end, however long that takes; `tell` gets the progress. */
  readonly importFiles: (
    request: ImportRequest,
    onProgress?: (id: ImportId, state: ImportState) => void,
  ) => TE.TaskEither<FilesRefused | NotCarriedOut, Loaded>;
}
