import type { AttachmentKind } from '../../domain/chat/attachment';
import { sameConversation, type Conversation, type ConversationKey } from '../../domain/chat/conversation';
import { emptyTranscript, type OutboxMessage, type StoredMessage, type Transcript } from '../../domain/chat/delivery';
import type { ClientMessageId, HiringManagerId, MessageId } from '../../domain/ids/chat-ids';
import type { MessageAttachment, MessageRefusal } from '../../domain/chat/message';
import type { Email } from '../../domain/text/email';
import type { Reason, ReasonFault } from '../../domain/applications/reason';
import type { Instant } from '../../domain/time/instant';
import type { CallFailure, ConnectionLost } from '../failure';
import type { FileUnreadable } from '../../domain/resumes/upload';
import type { AttachmentUploadStep } from './attachment-files.port';
import type {
  NoSuchConversation,
  NoSuchMessage,
  NotTheCaller,
  SendMessageRefusal,
  StoreAttachmentRefusal,
} from './chat.api';
import type { KeptDraft, UnsentMessage } from './kept-chats.port';

/* A candidate's conversations as one page of the portal holds them, from sign-in to the end of the session (spec 2 §2.17, §4.12). */

/** The candidate's conversations. `Reading` and `NotRead` are only before the first answer: a list that was read stays. */
export type ChatList =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly failure: CallFailure }
  /** `failure`: the last refresh failed, and what is shown may be old. */
  | {
      readonly _tag: 'Read';
      readonly conversations: readonly Conversation[];
      readonly failure: CallFailure | undefined;
    };

/** Why a page of messages is not here: the call failed, or the conversation is not this candidate's (R39). */
export type ChatHistoryFailure = CallFailure | NoSuchConversation | NotTheCaller;

/** What came before the oldest message that is here. */
export type OlderMessages =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Some' }
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly failure: ChatHistoryFailure };

/** Whether a conversation's messages are here. `NotAsked`: the conversation was not opened on this page yet. */
export type ChatHistory =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly failure: ChatHistoryFailure }
  | { readonly _tag: 'Read'; readonly older: OlderMessages };

/** A file as it was chosen; its bytes stay with the browser. */
export interface ChosenAttachment {
  readonly ref: string;
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly bytes: number;
}

/** Why a chosen file is not attached: its kind, size or content, no room for it, an unproven address (R41), or the call. */
export type AttachFailure = CallFailure | FileUnreadable | StoreAttachmentRefusal;

/** The file that goes with a message. It is uploaded as soon as it is chosen; `percent` is of its bytes. */
export type DraftAttachment =
  | {
      readonly _tag: 'Uploading';
      readonly file: ChosenAttachment;
      readonly percent: number;
      /** The upload begins again by itself. */
      readonly connectionDropped: boolean;
    }
  | ({ readonly _tag: 'Uploaded' } & MessageAttachment)
  | { readonly _tag: 'NotUploaded'; readonly file: ChosenAttachment; readonly failure: AttachFailure };

/** The message being written. Its text and its uploaded file are kept on the device until Send. */
export interface ChatDraft {
  readonly text: string;
  readonly attachment: DraftAttachment | undefined;
  /** Why the last press on Send sent nothing; typing clears it. */
  readonly fault: MessageRefusal | undefined;
}

/** Why a message was not stored: the call failed, or a refusal, for example of a closed conversation (R39) or for pace (R40). */
export type ChatSendFailure = CallFailure | SendMessageRefusal;

/** Blocking a conversation or reporting a message, from the press to its answer. */
export type ChatAct<Failure> =
  | { readonly _tag: 'Asked' }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Done' }
  | { readonly _tag: 'NotDone'; readonly failure: Failure };

/** The dialog that reports a message of the hiring manager's; `reason` as written so far. */
export interface MessageReport {
  readonly messageId: MessageId;
  readonly reason: string;
  readonly fault: ReasonFault | undefined;
  readonly state: ChatAct<CallFailure | NoSuchMessage | NoSuchConversation>;
}

/** `to`: what the candidate wants. */
export interface BlockingChat {
  readonly to: 'blocked' | 'open';
  readonly state: ChatAct<CallFailure | NoSuchConversation>;
}

/** One conversation that was opened, or that holds unsent messages. */
export interface ChatRoom {
  readonly key: ConversationKey;
  readonly transcript: Transcript;
  readonly history: ChatHistory;
  readonly draft: ChatDraft;
  /** Why a message was not sent. */
  readonly problems: ReadonlyMap<ClientMessageId, ChatSendFailure>;
  /** The last message is in view. */
  readonly atEnd: boolean;
  /** Messages that came while the candidate was reading further up. */
  readonly below: number;
  /** The last message reported to the server as seen. */
  readonly seenSent: MessageId | undefined;
  /** Came in and not yet announced to screen readers. */
  readonly unsaid: readonly StoredMessage[];
  readonly reporting: MessageReport | undefined;
  readonly blocking: BlockingChat | undefined;
}

/** `connecting`: since the start or a loss; `live`: messages come as they are written; `polling`: the calls are made every few seconds. */
export type ChatLineState = 'closed' | 'connecting' | 'live' | 'polling';

/** Messages for screen readers: each once, a burst as a number. */
export interface ChatAnnouncement {
  readonly id: number;
  readonly from: string;
  readonly messages: readonly StoredMessage[];
}

/** A message that came while the candidate was elsewhere. */
export interface ChatToast extends ConversationKey {
  readonly id: number;
  readonly from: string;
  /** Empty if it is only a file. */
  readonly text: string;
}

/** The signed link of an attachment. `stale`: it has expired; another is fetched when it is shown again. */
export type SignedAttachment =
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Signed'; readonly url: string; readonly stale: boolean }
  | { readonly _tag: 'NotSigned' };

/** All that the page holds of chat. `search` filters the list; `signed` has the links of attachments by their paths. */
export interface Chatting {
  readonly list: ChatList;
  readonly search: string;
  readonly online: readonly HiringManagerId[];
  readonly live: ChatLineState;
  readonly rooms: readonly ChatRoom[];
  /** A screen of the chat is open. */
  readonly pageOpen: boolean;
  readonly shown: ConversationKey | undefined;
  readonly visible: boolean;
  /** When the candidate last clicked or came back to the page (R25). */
  readonly activeAt: Instant;
  /** The first unsent message waits for the connection. */
  readonly waiting: ConnectionLost | undefined;
  readonly announced: ChatAnnouncement | undefined;
  readonly toast: ChatToast | undefined;
  readonly signed: ReadonlyMap<string, SignedAttachment>;
}

/** The draft of a conversation in which nothing is being written. */
export const emptyDraftHere: ChatDraft = { text: '', attachment: undefined, fault: undefined };

/** A conversation of which nothing is read yet. It counts as showing its last message. */
export const emptyRoom = (key: ConversationKey): ChatRoom => ({
  key,
  transcript: emptyTranscript,
  history: { _tag: 'NotAsked' },
  draft: emptyDraftHere,
  problems: new Map(),
  atEnd: true,
  below: 0,
  seenSent: undefined,
  unsaid: [],
  reporting: undefined,
  blocking: undefined,
});

/** One name per conversation, for lanes and records. */
export const chatName = ({ hiringManagerId, communityId, positionId }: ConversationKey): string =>
  `${communityId}/${positionId}/${hiringManagerId}`;

/** What is held of a conversation. Undefined: it was not opened, and no unsent message waits in it. */
export const roomOf = ({ rooms }: Chatting, key: ConversationKey): ChatRoom | undefined =>
  rooms.find((room) => sameConversation(room.key, key));

/** The list's conversations; none as long as the list is not read. */
export const conversationsOf = ({ list }: Chatting): readonly Conversation[] =>
  list._tag === 'Read' ? list.conversations : [];

/** A conversation as the list shows it. Undefined: it is not listed, or the list is not read. */
export const conversationOf = (state: Chatting, key: ConversationKey): Conversation | undefined =>
  conversationsOf(state).find((one) => sameConversation(one, key));

/** The history of a conversation, as one read brought it. */
export interface ChatHistoryRead {
  readonly messages: readonly StoredMessage[];
  /** There are older ones. */
  readonly more: boolean;
  /** It reaches back to a message that was known. Otherwise there is a gap, and what was known is dropped. */
  readonly joins: boolean;
}

/** What became of sending a message. `Waiting`: no connection; it is sent again by itself. */
export type PostResult =
  | { readonly _tag: 'Waiting'; readonly lost: ConnectionLost }
  | { readonly _tag: 'Stored'; readonly message: StoredMessage }
  /** Another tab has sent or discarded it. */
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'NotSent'; readonly failure: ChatSendFailure };

interface Of {
  readonly of: ConversationKey;
}

/** What the candidate does in an open conversation. */
export type ConversationAct =
  | { readonly _tag: 'Typed'; readonly text: string }
  | { readonly _tag: 'UploadAgainPressed' }
  | { readonly _tag: 'AttachmentRemoved' }
  | { readonly _tag: 'RetryPressed'; readonly clientId: ClientMessageId }
  | { readonly _tag: 'DiscardPressed'; readonly clientId: ClientMessageId }
  | { readonly _tag: 'OlderWanted' }
  | { readonly _tag: 'Scrolled'; readonly atEnd: boolean }
  | { readonly _tag: 'ReadAgainPressed' }
  | { readonly _tag: 'ReportPressed'; readonly messageId: MessageId }
  | { readonly _tag: 'ReasonTyped'; readonly reason: string }
  | { readonly _tag: 'ReportSent' }
  | { readonly _tag: 'ReportClosed' }
  | { readonly _tag: 'BlockPressed'; readonly to: BlockingChat['to'] }
  | { readonly _tag: 'BlockAgreed' }
  | { readonly _tag: 'BlockClosed' };

/** What happens to chat: the candidate's acts, the server's answers, the live line, and timers. `of`: in which conversation. */
export type ChatEvent =
  | (ConversationAct & Of)
  | { readonly _tag: 'UnsentFound'; readonly messages: readonly UnsentMessage[] }
  | { readonly _tag: 'ListRead'; readonly conversations: readonly Conversation[] }
  | { readonly _tag: 'ListFailed'; readonly failure: CallFailure }
  | { readonly _tag: 'RefreshPressed' }
  | { readonly _tag: 'SearchTyped'; readonly text: string }
  | { readonly _tag: 'PageOpened'; readonly shown: ConversationKey | undefined }
  | { readonly _tag: 'PageLeft' }
  /** `elsewhere`: another tab has changed or sent it. Undefined: there is none any more. */
  | ({ readonly _tag: 'DraftFound'; readonly draft: KeptDraft | undefined; readonly elsewhere: boolean } & Of)
  /** Another tab may have changed what is kept. */
  | { readonly _tag: 'Stirred' }
  | { readonly _tag: 'Looked'; readonly visible: boolean }
  | { readonly _tag: 'Acted' }
  | { readonly _tag: 'IdleTimeOver' }
  | { readonly _tag: 'LineChanged'; readonly live: boolean }
  | { readonly _tag: 'PollDue' }
  | ({ readonly _tag: 'Came'; readonly message: StoredMessage } & Of)
  | ({ readonly _tag: 'PeerSaw'; readonly upTo: MessageId } & Of)
  | ({ readonly _tag: 'SeenByMe'; readonly upTo: MessageId } & Of)
  | { readonly _tag: 'OnlineChanged'; readonly online: readonly HiringManagerId[] }
  | ({ readonly _tag: 'NewestRead'; readonly read: ChatHistoryRead } & Of)
  | ({ readonly _tag: 'NewestFailed'; readonly failure: ChatHistoryFailure } & Of)
  | ({ readonly _tag: 'OlderRead'; readonly messages: readonly StoredMessage[]; readonly more: boolean } & Of)
  | ({ readonly _tag: 'OlderFailed'; readonly failure: ChatHistoryFailure } & Of)
  | ({ readonly _tag: 'FileChosen'; readonly file: ChosenAttachment } & Of)
  | ({ readonly _tag: 'UploadChanged'; readonly ref: string; readonly step: AttachmentUploadStep } & Of)
  | ({ readonly _tag: 'SendPressed'; readonly clientId: ClientMessageId } & Of)
  | ({ readonly _tag: 'PostAnswered'; readonly clientId: ClientMessageId; readonly result: PostResult } & Of)
  /** The address is proven: what was refused without it goes on (R41). */
  | { readonly _tag: 'AddressProven' }
  | ({ readonly _tag: 'SeenNotSent'; readonly upTo: MessageId } & Of)
  | ({ readonly _tag: 'AnnounceDue' } & Of)
  | { readonly _tag: 'ToastOver'; readonly id: number }
  | { readonly _tag: 'AttachmentShown'; readonly path: string }
  | { readonly _tag: 'AttachmentSigned'; readonly path: string; readonly signed: SignedAttachment }
  | ({ readonly _tag: 'ReportChanged'; readonly state: ChatAct<CallFailure | NoSuchMessage | NoSuchConversation> } & Of)
  | ({ readonly _tag: 'BlockChanged'; readonly state: ChatAct<CallFailure | NoSuchConversation> } & Of)
  | { readonly _tag: 'Broke' };

/** What chat asks for: calls, the line, timers, and what this device keeps. `of`: for which conversation. */
export type ChatCommand =
  | { readonly _tag: 'FindUnsent' }
  | { readonly _tag: 'WatchPage' }
  | { readonly _tag: 'List' }
  | { readonly _tag: 'OpenLine' }
  | { readonly _tag: 'RenewLine' }
  | { readonly _tag: 'PollSoon' }
  | { readonly _tag: 'CheckSoon' }
  | { readonly _tag: 'IdleSoon' }
  | { readonly _tag: 'StopIdle' }
  | ({ readonly _tag: 'FindDraft'; readonly elsewhere: boolean } & Of)
  | ({ readonly _tag: 'KeepDraft'; readonly draft: KeptDraft } & Of)
  | { readonly _tag: 'KeepUnsent'; readonly message: UnsentMessage }
  | { readonly _tag: 'DropUnsent'; readonly clientId: ClientMessageId }
  | ({ readonly _tag: 'ReadNewest'; readonly known: MessageId | undefined } & Of)
  | ({ readonly _tag: 'ReadOlder'; readonly before: MessageId } & Of)
  | ({ readonly _tag: 'Post'; readonly message: OutboxMessage } & Of)
  | ({ readonly _tag: 'TellSeen'; readonly upTo: MessageId } & Of)
  | ({ readonly _tag: 'Upload'; readonly file: ChosenAttachment } & Of)
  | ({ readonly _tag: 'StopUpload' } & Of)
  | { readonly _tag: 'AskForCode'; readonly email: Email }
  | ({ readonly _tag: 'AnnounceSoon' } & Of)
  | { readonly _tag: 'Notify'; readonly toast: ChatToast; readonly name: string }
  | { readonly _tag: 'HideToastSoon'; readonly id: number }
  | { readonly _tag: 'Sign'; readonly path: string }
  | ({ readonly _tag: 'Report'; readonly messageId: MessageId; readonly reason: Reason } & Of)
  | ({ readonly _tag: 'Block'; readonly to: BlockingChat['to'] } & Of);
