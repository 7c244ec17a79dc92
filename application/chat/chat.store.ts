import type * as O from 'fp-ts/Option';
import type { AttachmentKind } from '../../domain/chat/attachment';
import type { ConversationKey } from '../../domain/chat/conversation';
import type { ClientMessageId, HiringManagerId, MessageId } from '../../domain/ids/chat-ids';
import type { MessageContent } from '../../domain/chat/message';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Email } from '../../domain/text/email';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from '../ports/file-ref';
import type { FromStore } from '../ports/unit-of-work/store';

/* Conversations of candidates with hiring managers, their messages and files (R39). */

/** Whose message it is, or who has seen it. */
export type Side = 'candidate' | 'manager';

/** One conversation as stored: of one application with one hiring manager. */
export interface ConversationOnFile extends ConversationKey {
  /** The store's number. */
  readonly id: number;
  readonly candidateId: CandidateId;
  readonly hiringManagerName: string;
  /** The candidate has blocked it. */
  readonly blocked: boolean;
  /** Up to which message each side has seen the other's; 0: none. */
  readonly seenBy: Readonly<Record<Side, number>>;
}

/** A message that has no number yet. */
export interface NewMessage extends MessageContent {
  readonly by: Side;
  readonly clientId: ClientMessageId | undefined;
  readonly sentAt: Instant;
}

/** A stored message, under the number that the store gave it. */
export interface MessageOnFile extends NewMessage {
  readonly id: MessageId;
}

/** A conversation with what a list shows of it. */
export interface ListedConversation extends ConversationOnFile {
  readonly positionName: string;
  readonly locationName: string;
  readonly candidateName: string;
  readonly candidateEmail: Email;
  readonly last: MessageOnFile | undefined;
  /** How many messages of the other side each side has not seen. */
  readonly unread: Readonly<Record<Side, number>>;
  /** The other side's latest message. */
  readonly lastFrom: Readonly<Record<Side, MessageOnFile | undefined>>;
}

/** A file that was uploaded for a message. */
export interface AttachmentOnFile {
  readonly file: FileRef;
  readonly name: string;
  readonly kind: AttachmentKind;
  /** The file's length in bytes. Undefined: not measured yet, of a file from before lengths were kept. */
  readonly bytes: number | undefined;
  readonly by: Side;
  readonly candidateId: CandidateId;
  /** Undefined: it belongs to the first conversation it is sent in (R54). */
  readonly conversation: number | undefined;
  readonly uploadedAt: Instant;
  readonly sent: boolean;
}

/** A candidate's report of a hiring manager's message. */
export interface NewReport {
  readonly conversation: number;
  readonly message: MessageId;
  readonly reason: string;
  readonly at: Instant;
}

/** A report or a block as the operator sees it. */
export interface ReportOnFile {
  readonly candidateEmail: Email;
  readonly positionId: PositionId;
  readonly hiringManagerId: HiringManagerId;
  readonly hiringManagerName: string;
  /** Undefined: the conversation is blocked, without a report. */
  readonly message: string | undefined;
  readonly reason: string;
  readonly at: Instant;
}

/** Where a report or a block stands in their common list: they are sorted by time, then kind, then number. */
export interface ReportPlace {
  readonly at: Instant;
  readonly what: 'report' | 'block';
  /** The number of the message that was reported, or of the conversation that was blocked. */
  readonly id: number;
}

/** A candidate's message that the conversation's manager has not seen. */
export interface UnseenOnFile extends Pick<
  ListedConversation,
  'seenBy' | 'positionId' | 'candidateName' | 'candidateEmail'
> {
  readonly message: MessageOnFile;
}

/** How many files a sweep takes at a time: the next one takes the next. */
export const mostSwept = 500;

/** Conversations, their messages and files, reports, and when managers were last active. */
export interface Chat {
  /** Makes the conversation of this application with this manager, unless there is one; no effect without the application. */
  readonly open: (
    candidateId: CandidateId,
    positionId: PositionId,
    manager: { readonly id: HiringManagerId; readonly name: string },
  ) => FromStore<undefined>;
  readonly find: (candidateId: CandidateId, key: ConversationKey) => FromStore<O.Option<ConversationOnFile>>;
  /** The same, locked until the unit of work ends: its messages get their numbers in the order of the commits. */
  readonly lock: (candidateId: CandidateId, key: ConversationKey) => FromStore<O.Option<ConversationOnFile>>;
  /** Newest message first. */
  readonly of: (candidateId: CandidateId) => FromStore<readonly ListedConversation[]>;
  readonly ofManager: (manager: HiringManagerId) => FromStore<readonly ListedConversation[]>;
  /** What candidates wrote to that manager and the manager has not seen, after that message, oldest first. Without a limit: all of it. */
  readonly unseenBy: (
    manager: HiringManagerId,
    after: MessageId | undefined,
    limit: number | undefined,
  ) => FromStore<readonly UnseenOnFile[]>;
  readonly add: (conversation: number, message: NewMessage) => FromStore<MessageId>;
  /**
   * Imports past messages, oldest first; a message already stored from the same side at the same instant is skipped. Each side counts as having seen
   * everything before its own last message, and no emails are sent about them.
   */
  readonly addPast: (conversation: number, messages: readonly NewMessage[]) => FromStore<undefined>;
  readonly withClientId: (
    conversation: number,
    by: Side,
    clientId: ClientMessageId,
  ) => FromStore<O.Option<MessageOnFile>>;
  readonly message: (conversation: number, id: MessageId) => FromStore<O.Option<MessageOnFile>>;
  /** Newest first, at most `limit`, before that message. */
  readonly page: (
    conversation: number,
    before: MessageId | undefined,
    limit: number,
  ) => FromStore<readonly MessageOnFile[]>;
  /** Marks the other side's messages as seen up to that one, or to the latest; answers up to which, if that is new. */
  readonly markSeen: (conversation: number, by: Side, upTo: MessageId | undefined) => FromStore<O.Option<MessageId>>;
  readonly block: (conversation: number, at: Instant | undefined) => FromStore<undefined>;
  /** When the candidate sent their latest messages, at most that many; locks the candidate against another send. */
  readonly latestSent: (candidateId: CandidateId, atMost: number) => FromStore<readonly Instant[]>;

  readonly addAttachment: (attachment: Omit<AttachmentOnFile, 'sent'>) => FromStore<undefined>;
  readonly attachment: (file: FileRef) => FromStore<O.Option<AttachmentOnFile>>;
  /** The files are sent now, in this conversation. */
  readonly sendAttachments: (conversation: number, files: readonly FileRef[]) => FromStore<undefined>;
  /** What all files that the candidate sent weigh, in bytes; files not measured yet count as nothing. */
  readonly sentBytes: (candidateId: CandidateId) => FromStore<number>;
  /** Files of either side that are not measured yet, at most `mostSwept`. */
  readonly unmeasured: () => FromStore<readonly FileRef[]>;
  /** Sets how long the file is, in bytes; no effect on an unknown one. */
  readonly measure: (file: FileRef, bytes: number) => FromStore<undefined>;
  /** Files uploaded before then that no message took, at most `mostSwept`. */
  readonly unsentAttachments: (uploadedBefore: Instant) => FromStore<readonly FileRef[]>;
  /** Locks this candidate until the unit of work ends, as `latestSent` does. The candidate's own files that no message took, newest first. */
  readonly unsentOf: (candidateId: CandidateId) => FromStore<readonly FileRef[]>;
  /** Forgets these files, unless they were sent. */
  readonly dropAttachments: (files: readonly FileRef[]) => FromStore<undefined>;

  /** One for each message, because only its conversation's candidate can report it: a repetition replaces the reason and the time. */
  readonly report: (report: NewReport) => FromStore<undefined>;
  /** Reports and blocked conversations, newest first, at most `limit`, after that place. */
  readonly reports: (
    after: ReportPlace | undefined,
    limit: number,
  ) => FromStore<readonly { readonly report: ReportOnFile; readonly place: ReportPlace }[]>;

  readonly managerActed: (manager: HiringManagerId, at: Instant) => FromStore<undefined>;
  readonly managersActive: (since: Instant) => FromStore<readonly HiringManagerId[]>;
  /**
   * Those managers who acted since then with whom these candidates write or may write: a conversation is with them, or an application's position names
   * them. By candidate, then by manager.
   */
  readonly managersActiveFor: (
    candidates: readonly CandidateId[],
    since: Instant,
  ) => FromStore<readonly { readonly candidateId: CandidateId; readonly manager: HiringManagerId }[]>;

  /**
   * Claims a conversation in which the manager wrote, before that instant, something the candidate has neither seen nor been emailed about, and marks
   * those messages as emailed. Of two concurrent callers, one gets it. Candidates who opted out are skipped.
   */
  readonly takeUnseen: (
    writtenBefore: Instant,
  ) => FromStore<O.Option<{ readonly conversation: ListedConversation; readonly first: MessageOnFile }>>;
  /** Stops the mails about unseen messages. */
  readonly stopMails: (candidateId: CandidateId, at: Instant) => FromStore<undefined>;
}
