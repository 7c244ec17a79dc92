import type { AttachmentRefusal } from '../../domain/chat/attachment';
import type { Conversation, ConversationKey, UnreadCount } from '../../domain/chat/conversation';
import type { StoredMessage } from '../../domain/chat/delivery';
import type { ClientMessageId, HiringManagerId, MessageId } from '../../domain/ids/chat-ids';
import type { MessageContentRefusal, MessageAttachment, MessageContent } from '../../domain/chat/message';
import type { TooManyMessages } from '../../domain/chat/pace';
import type { SentFilesFull } from '../../domain/chat/sent-files';
import type { ConversationBlocked, ConversationClosed } from '../../domain/chat/writing';
import type { ProofNeeded } from '../../domain/identity/address-proof';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { NoRoomForUpload } from '../../domain/files/upload-room';
import type { Reason } from '../../domain/applications/reason';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from '../ports/file-ref';
import type { DiskFull, NoSuchUpload } from '../files/file-store.port';
import type { ApiOf, Operation, NamesOf } from '../ports/candidate-api/call';
import type { UploadUnfinished } from '../resumes/resumes.api';
import type { SignedFile } from '../files/receipt.api';

/* Chat with hiring managers (spec 2 §2.17, §4.12, §7). The token says who the sender is, the store keeps the order, the server sets the times (R39). */

/**
 * The caller's claimed identity (`from`, `cand_id`, `user_id` on the wire). The token decides; a request that names another is refused (R39), so
 * that what one candidate left on a device is never sent as another. Undefined: the request does not say; `several`: its fields name different
 * candidates, of whom one at least is not the caller.
 */
export interface Claims {
  readonly as: CandidateId | 'several' | undefined;
}

/** The request names another candidate than its token does (R39). */
export interface NotTheCaller {
  readonly _tag: 'NotTheCaller';
}

/** This candidate has no such conversation. */
export interface NoSuchConversation {
  readonly _tag: 'NoSuchConversation';
}

/** Which of the caller's conversations to list. */
export interface ConversationsWanted extends Claims {
  /** Names, position, location, last message; empty: all. */
  readonly search: string;
}

/** What the candidate has not seen of one conversation. */
export interface UnreadMessages extends UnreadCount {
  /** The latest of them. */
  readonly lastMessage: string;
  readonly at: Instant;
}

/** One page of a conversation's messages; pages lead from the newest message back. */
export interface HistoryWanted extends ConversationKey, Claims {
  /** The page that ends before this message. Undefined: the newest page. */
  readonly before: MessageId | undefined;
  /** How many messages, 1 to `longestHistoryPage`. Undefined: `historyPage`. */
  readonly limit: number | undefined;
}

/** Messages on a page of history, if the caller doesn't say how many (R53). */
export const historyPage = 50;
/** The most messages on a page of history; a request for more can't be read (R53). */
export const longestHistoryPage = 200;

/** Consecutive messages of a conversation: the ones just before the message asked for, or the newest. */
export interface HistoryPage {
  /** Oldest first. */
  readonly messages: readonly StoredMessage[];
  /** Whether there are messages before these. */
  readonly hasOlder: boolean;
}

/** What the candidate has seen of a conversation by now; naming an older message changes nothing. */
export interface SeenMark extends ConversationKey, Claims {
  /** The hiring manager's messages up to this one. Undefined: all. */
  readonly upTo: MessageId | undefined;
}

/** A candidate's message: a text, files that were stored for it, or both (R40, R54). */
export interface MessageToSend extends ConversationKey, MessageContent, Claims {
  /** A message sent again under its id is stored once (R53). The specification's call has none: each call then is a message of its own. */
  readonly clientId: ClientMessageId | undefined;
  /** Another hiring manager, whom the request names as its recipient, too: there is no such conversation (R39). */
  readonly alsoTo?: HiringManagerId;
}

/** An attachment that is not a file which this sender uploaded for this conversation, or that was sent before (R54). */
export interface NoSuchAttachment {
  readonly _tag: 'NoSuchAttachment';
}

/** The id was used for a message with another content: a bug in the caller. */
export interface ClientIdUsedBefore {
  readonly _tag: 'ClientIdUsedBefore';
}

/** Why a message isn't sent: its content, the conversation's state, a limit of sending, or an unproven address. */
export type SendMessageRefusal =
  | MessageContentRefusal
  | NotTheCaller
  | NoSuchConversation
  | ConversationClosed
  | ConversationBlocked
  | TooManyMessages
  | SentFilesFull
  | NoSuchAttachment
  | ClientIdUsedBefore
  | ProofNeeded;

/** A file for a message, before the message is sent. */
export interface AttachmentGiven extends Claims {
  /** The specification's call does not say it: the file then belongs to the first conversation it is sent in. */
  readonly conversation: ConversationKey | undefined;
  readonly file: FileRef;
}

/** Why a file is refused before its content is checked. */
export type AttachmentNotTaken = AttachmentRefusal | NoRoomForUpload | DiskFull | ProofNeeded;

/** Why a file isn't stored for a message: the file itself, its upload, the candidate's share, or a conversation that isn't the caller's. */
export type StoreAttachmentRefusal =
  | AttachmentNotTaken
  | SentFilesFull
  | NoSuchUpload
  | UploadUnfinished
  | NotTheCaller
  | NoSuchConversation;

/** A message of the hiring manager. */
export interface MessageNamed extends ConversationKey {
  readonly message: MessageId;
}

/** The conversation has no such message from the hiring manager. Candidates can't report their own messages. */
export interface NoSuchMessage {
  readonly _tag: 'NoSuchMessage';
}

/** A message of the hiring manager that a candidate reports to the operator. */
export interface MessageReported extends MessageNamed {
  readonly reason: Reason;
}

/** True keeps both sides from writing in this conversation; false lets them write again. */
export interface BlockWanted extends ConversationKey {
  readonly block: boolean;
}

/** The candidate's side of chat (spec 2 §7); `OperatorChatOperations` is the hiring manager's. */
export interface ChatOperations {
  /** Newest update first. */
  readonly listConversations: Operation<ConversationsWanted, readonly Conversation[], NotTheCaller>;
  /** The conversations with unread messages. */
  readonly unreadMessages: Operation<Claims, readonly UnreadMessages[], NotTheCaller>;
  readonly chatHistory: Operation<HistoryWanted, HistoryPage, NoSuchConversation | NotTheCaller>;
  readonly markSeen: Operation<SeenMark, undefined, NoSuchConversation | NotTheCaller>;
  /** Answers with the message as stored; a repetition under its client id with what was stored the first time. */
  readonly sendMessage: Operation<MessageToSend, StoredMessage, SendMessageRefusal>;
  readonly storeAttachment: Operation<AttachmentGiven, MessageAttachment, StoreAttachmentRefusal>;
  /** By the reference in `MessageAttachment.path`: a file of a message in one of the caller's conversations, or one not sent yet. */
  readonly signAttachment: Operation<string, SignedFile, NoSuchAttachment>;
  readonly reportMessage: Operation<MessageReported, undefined, NoSuchMessage | NoSuchConversation>;
  /** Blocks or unblocks. While blocked, neither side can write. */
  readonly blockConversation: Operation<BlockWanted, undefined, NoSuchConversation>;
}

/** Their names. */
export const chatOperations: NamesOf<ChatOperations> = {
  listConversations: true,
  unreadMessages: true,
  chatHistory: true,
  markSeen: true,
  sendMessage: true,
  storeAttachment: true,
  signAttachment: true,
  reportMessage: true,
  blockConversation: true,
};

/** The candidate's side of chat, as journeys call it; news between calls comes over `LiveLine`. */
export type ChatApi = ApiOf<ChatOperations>;
