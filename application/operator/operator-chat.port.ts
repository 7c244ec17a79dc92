import type { AttachmentRefusal } from '../../domain/chat/attachment';
import type { StoredMessage } from '../../domain/chat/delivery';
import type { ClientMessageId, HiringManagerId, MessageId } from '../../domain/ids/chat-ids';
import type { MessageAttachment, MessageContentRefusal } from '../../domain/chat/message';
import type { ConversationBlocked } from '../../domain/chat/writing';
import type { Email } from '../../domain/text/email';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { Operation } from '../ports/candidate-api/call';
import type { ClientIdUsedBefore, HistoryPage, NoSuchAttachment, NoSuchConversation } from '../chat/chat.api';
import type { SignedFile } from '../files/receipt.api';
import type { DiskFull } from '../files/file-store.port';
import type { ReportOnFile, ReportPlace } from '../chat/chat.store';
import type { PageWanted } from './pages.port';

/* The hiring manager's side of chat (R39), for a terminal or an employer's own system. */

/** A conversation as a hiring manager names it. */
export interface ChatNamed {
  readonly email: Email;
  readonly positionId: PositionId;
  /** Undefined: the hiring manager whom the position names. */
  readonly manager: HiringManagerId | undefined;
}

/** A conversation as its hiring manager's list shows it. */
export interface ManagersConversation extends Omit<ChatNamed, 'manager'> {
  readonly manager: HiringManagerId;
  readonly candidateName: string;
  readonly positionName: string;
  readonly lastMessage: string;
  readonly updatedAt: Instant | undefined;
  /** Messages of the candidate that the manager has not seen. */
  readonly unread: number;
  readonly blocked: boolean;
}

/** A message that the manager has not seen. */
export interface UnseenMessage extends Omit<ChatNamed, 'manager'> {
  readonly candidateName: string;
  readonly message: StoredMessage;
}

/** Which manager's unseen messages. Without a limit: all of them. */
export interface UnseenWanted extends PageWanted<MessageId> {
  readonly manager: HiringManagerId;
}

/** Unseen messages, oldest first, and where they go on. */
export interface UnseenPage {
  readonly messages: readonly UnseenMessage[];
  readonly next: MessageId | undefined;
}

/** Reports and blocks, newest first, and where they go on. */
export interface ReportsPage {
  readonly reports: readonly ReportOnFile[];
  readonly next: ReportPlace | undefined;
}

/** One page of a conversation; `before` and `limit` as in `HistoryWanted`. */
export interface ChatPageWanted extends ChatNamed {
  readonly before: MessageId | undefined;
  readonly limit: number | undefined;
}

/** A message of the hiring manager. One `clientId` is stored once (R53). */
export interface ManagersMessage extends ChatNamed {
  /** The manager's name, for a conversation that begins with this message. */
  readonly managerName: string;
  readonly text: string;
  readonly clientId: ClientMessageId | undefined;
}

/** A message with one file, sent whole rather than in pieces. */
export interface ManagersFile extends ManagersMessage {
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
}

/** A file of a conversation, by the reference in its message. */
export interface ChatFileNamed extends ChatNamed {
  readonly path: MessageAttachment['path'];
}

/** Which part of a conversation's name is unknown: the candidate, the application, or the conversation. */
export type ChatNotFound =
  | { readonly _tag: 'NoSuchCandidate'; readonly email: Email }
  | { readonly _tag: 'NoSuchApplication'; readonly positionId: PositionId }
  /** Or the position names no hiring manager, and the request none. */
  | NoSuchConversation;

/** Why a manager's message isn't sent; unlike a candidate's, a closed application or too many messages don't stop it. */
export type ManagersSendRefusal = ChatNotFound | MessageContentRefusal | ConversationBlocked | ClientIdUsedBefore;

/** The hiring manager's calls; the deployment's token speaks for any manager (R39). */
export interface OperatorChatOperations {
  readonly listChats: Operation<HiringManagerId, readonly ManagersConversation[], never, 'operator'>;
  /** A page of a conversation; the candidate's messages in it count as seen. */
  readonly readChat: Operation<ChatPageWanted, HistoryPage, ChatNotFound, 'operator'>;
  readonly sendChat: Operation<ManagersMessage, StoredMessage, ManagersSendRefusal, 'operator'>;
  readonly attachChat: Operation<
    ManagersFile,
    StoredMessage,
    ManagersSendRefusal | AttachmentRefusal | DiskFull,
    'operator'
  >;
  /** What the manager has not seen, oldest first. Asking counts as being online. */
  readonly unseenChat: Operation<UnseenWanted, UnseenPage, never, 'operator'>;
  readonly signChatFile: Operation<ChatFileNamed, SignedFile, ChatNotFound | NoSuchAttachment, 'operator'>;
  /** What candidates reported and blocked, newest first. Without a limit: `longestPage`. */
  readonly chatReports: Operation<PageWanted<ReportPlace>, ReportsPage, never, 'operator'>;
}
