import type {
  Claims,
  ChatOperations,
  ConversationsWanted,
  HistoryWanted,
  NoSuchConversation,
  NotTheCaller,
  SeenMark,
} from '../../../application/chat/chat.api';
import {
  sayConversationRefusal,
  sayNoSuchAttachment,
  sayNoSuchConversation,
  sayNotTheCaller,
  sayReportRefusal,
  saySendRefusal,
  sayStoreAttachmentRefusal,
} from '../../../application/chat/chat.words';
import { largestAttachment } from '../../../domain/files/file-limits';
import type { CallOf, RefusalStatus } from '../call';
import { anything, flag, listOf, mapped, maybe, oneOf, struct, text, withDefault } from '../codec';
import { field, objectOf } from '../record';
import { oneCall, oneOfCalls, type Bindings } from '../operation';
import {
  attachmentGiven,
  chatMessage,
  claimed,
  claimToWire,
  conversation,
  conversationFields,
  historyPage,
  keyFromWire,
  keyToWire,
  messageId,
  pageLength,
  sendPayload,
  unreadEntry,
  uploadedAttachment,
} from './chat.wire';
import {
  attachmentRefusal,
  claimRefusal,
  conversationRefusal,
  reportRefusal,
  sendMessageRefusal,
  storeAttachmentRefusal,
  unknownConversation,
} from './chat-refusals.wire';
import { candidateId, communityId, hiringManagerId, instant, positionId } from '../wire/fields';
import { reason } from '../applications/reason.wire';
import { nothing } from '../calls/shared';

/* Chat with hiring managers (spec 2 §7). `location_id` is the community's id, `from` the candidate, `to` the hiring manager. */

const missing: readonly string[] = ['NoSuchConversation', 'NoSuchMessage', 'NoSuchAttachment', 'NoSuchUpload'];

const statusOf = ({ _tag }: { readonly _tag: string }): RefusalStatus => (missing.includes(_tag) ? 404 : 406);

/** POST chat-conversations/chat_conversations_list: `from` must be the caller, if it is sent (R39). */
export const chatConversationsList: CallOf<ChatOperations['listConversations']> = {
  name: 'chat_conversations_list',
  summary: "The caller's conversations, newest update first; with a text, those whose names or last message have it.",
  source: 'spec 2 §7, R39',
  method: 'POST',
  path: 'chat-conversations/chat_conversations_list',
  access: 'candidate',
  request: mapped(
    struct({ search_text: withDefault(text, ''), from: maybe(candidateId) }),
    (wire): ConversationsWanted => ({ search: wire.search_text, as: wire.from }),
    ({ search, as }) => ({ search_text: search, from: claimToWire({ as }) }),
  ),
  response: objectOf(field('conversations', listOf(conversation))),
  refusal: claimRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayNotTheCaller,
};

/** POST chat-conversations/get_unread_messages: `userTypeId` must be the caller, if sent; `chatUser` is ignored. */
export const getUnreadMessages: CallOf<ChatOperations['unreadMessages']> = {
  name: 'get_unread_messages',
  summary: 'How many messages the caller has not seen, by conversation; only those that have some.',
  source: 'spec 2 §4.12, §7',
  method: 'POST',
  path: 'chat-conversations/get_unread_messages',
  access: 'candidate',
  request: mapped(
    struct({
      chatUser: anything,
      userType: withDefault(oneOf('candidate'), 'candidate'),
      userTypeId: maybe(candidateId),
    }),
    (wire): Claims => ({ as: wire.userTypeId }),
    (claims) => ({ chatUser: [], userType: 'candidate' as const, userTypeId: claimToWire(claims) }),
  ),
  response: objectOf(field('unread', listOf(unreadEntry))),
  refusal: claimRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayNotTheCaller,
};

/** POST chat-conversations/get_chat_history: `before_id` and `limit` are ours (R53). A missing conversation is a 404. */
export const getChatHistory: CallOf<ChatOperations['chatHistory']> = {
  name: 'get_chat_history',
  summary: 'The newest messages of a conversation, or those before a message; oldest first.',
  source: 'spec 2 §7, R53',
  method: 'POST',
  path: 'chat-conversations/get_chat_history',
  access: 'candidate',
  request: mapped(
    struct({
      to: hiringManagerId,
      from: maybe(candidateId),
      location_id: communityId,
      position_id: positionId,
      before_id: maybe(messageId),
      limit: maybe(pageLength),
    }),
    (wire): HistoryWanted => ({
      hiringManagerId: wire.to,
      communityId: wire.location_id,
      positionId: wire.position_id,
      as: wire.from,
      before: wire.before_id,
      limit: wire.limit,
    }),
    (wanted) => ({
      to: wanted.hiringManagerId,
      location_id: wanted.communityId,
      position_id: wanted.positionId,
      from: claimToWire(wanted),
      before_id: wanted.before,
      limit: wanted.limit,
    }),
  ),
  response: historyPage,
  refusal: conversationRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayConversationRefusal,
};

const seenCall = {
  source: 'spec 2 §4.12, §7, R53',
  method: 'PUT',
  access: 'candidate',
  response: nothing,
  refusal: conversationRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayConversationRefusal,
} as const;

/** `sender_id` is the hiring manager, whose messages the candidate has seen. */
export const markAllMessagesAsSeen: CallOf<ChatOperations['markSeen']> = {
  ...seenCall,
  name: 'mark_all_messages_asseen',
  summary: "Marks the hiring manager's messages of a conversation as seen, up to one of them or all.",
  path: 'chat-conversations/mark_all_messages_asseen',
  request: mapped(
    struct({
      user_id: maybe(candidateId),
      sender_id: hiringManagerId,
      from: maybe(candidateId),
      community_id: communityId,
      position_id: positionId,
      location_name: withDefault(text, ''),
      user_type: withDefault(oneOf('candidate'), 'candidate'),
      up_to: maybe(messageId),
    }),
    (wire): SeenMark => ({
      hiringManagerId: wire.sender_id,
      communityId: wire.community_id,
      positionId: wire.position_id,
      ...claimed(wire.user_id, wire.from),
      upTo: wire.up_to,
    }),
    (mark) => ({
      user_id: claimToWire(mark),
      sender_id: mark.hiringManagerId,
      from: claimToWire(mark),
      community_id: mark.communityId,
      position_id: mark.positionId,
      location_name: '',
      user_type: 'candidate' as const,
      up_to: mark.upTo,
    }),
  ),
};

/** The same as mark_all_messages_asseen (R53). `sender_id` may name either side. */
export const markMessagesAsRead: CallOf<ChatOperations['markSeen']> = {
  ...seenCall,
  name: 'mark_messages_as_read',
  summary: 'Does the same as mark_all_messages_asseen.',
  path: 'chat-conversations/mark_messages_as_read',
  request: mapped(
    struct({
      location_id: communityId,
      position_id: positionId,
      candidate_id: maybe(candidateId),
      hiring_manager_id: hiringManagerId,
      sender_id: anything,
      up_to: maybe(messageId),
    }),
    (wire): SeenMark => ({
      hiringManagerId: wire.hiring_manager_id,
      communityId: wire.location_id,
      positionId: wire.position_id,
      as: wire.candidate_id,
      upTo: wire.up_to,
    }),
    (mark) => ({
      location_id: mark.communityId,
      position_id: mark.positionId,
      candidate_id: claimToWire(mark),
      hiring_manager_id: mark.hiringManagerId,
      sender_id: mark.hiringManagerId,
      up_to: mark.upTo,
    }),
  ),
};

/** POST chat-conversations/msg: a missing conversation or file is a 404, any other refusal a 406. */
export const sendChatMessage: CallOf<ChatOperations['sendMessage']> = {
  name: 'msg',
  summary:
    'Sends a message to the hiring manager. One client_id is stored once, whether it came here or over the socket.',
  source: 'spec 2 §3, §7, R39, R40, R53, R54',
  method: 'POST',
  path: 'chat-conversations/msg',
  access: 'candidate',
  request: sendPayload,
  response: chatMessage,
  refusal: sendMessageRefusal,
  refusalStatus: statusOf,
  sayRefusal: saySendRefusal,
};

/** POST chat-conversations/chat_attachment_url: the file in a form, up to 10 MiB, or the name of an upload. */
export const chatAttachmentUrl: CallOf<ChatOperations['storeAttachment']> = {
  name: 'chat_attachment_url',
  summary: 'Stores a file for a message. Photos lose what they say about place, time and camera.',
  source: 'spec 2 §3, §7, R40, R54',
  method: 'POST',
  path: 'chat-conversations/chat_attachment_url',
  access: 'candidate',
  file: 'attachment',
  largestFile: largestAttachment,
  request: attachmentGiven,
  response: uploadedAttachment,
  refusal: storeAttachmentRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayStoreAttachmentRefusal,
};

/** Ours (R3): a link to the file, requested with the token. It lasts five minutes and opens nothing else. */
export const signAttachment: CallOf<ChatOperations['signAttachment']> = {
  name: 'sign_attachment',
  summary: "An address that opens an attachment of one of the caller's conversations for five minutes.",
  source: 'ours: R3, signed links',
  method: 'POST',
  path: 'chat-conversations/sign_attachment',
  access: 'candidate',
  request: objectOf(field('attachment_url', text)),
  response: struct({ url: text, until: instant }),
  refusal: attachmentRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayNoSuchAttachment,
};

/** Ours, not in the specification. */
export const reportMessage: CallOf<ChatOperations['reportMessage']> = {
  name: 'report_message',
  summary: "Reports a message of the hiring manager to the portal's operator, once: a repetition replaces the reason.",
  source: 'ours: R39',
  method: 'POST',
  path: 'chat-conversations/report_message',
  access: 'candidate',
  request: mapped(
    struct({ ...conversationFields, message_id: messageId, reason }),
    (wire) => ({ ...keyFromWire(wire), message: wire.message_id, reason: wire.reason }),
    (report) => ({ ...keyToWire(report), message_id: report.message, reason: report.reason }),
  ),
  response: nothing,
  refusal: reportRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayReportRefusal,
};

/** Ours, not in the specification. */
export const blockConversation: CallOf<ChatOperations['blockConversation']> = {
  name: 'block_conversation',
  summary: 'Blocks a conversation, or unblocks it. While it is blocked, neither side can write.',
  source: 'ours: R39',
  method: 'PUT',
  path: 'chat-conversations/block_conversation',
  access: 'candidate',
  request: mapped(
    struct({ ...conversationFields, block: flag }),
    (wire) => ({ ...keyFromWire(wire), block: wire.block }),
    (wanted) => ({ ...keyToWire(wanted), block: wanted.block }),
  ),
  response: nothing,
  refusal: unknownConversation,
  refusalStatus: statusOf,
  sayRefusal: sayNoSuchConversation,
};

/** The calls of `ChatOperations`; of the two that mark as seen, clients of ours make only the first. */
export const chatCalls: Bindings<ChatOperations> = {
  listConversations: oneCall(chatConversationsList),
  unreadMessages: oneCall(getUnreadMessages),
  chatHistory: oneCall(getChatHistory),
  markSeen: oneOfCalls<'all' | 'read', SeenMark, undefined, NoSuchConversation | NotTheCaller, 'candidate'>(
    { all: markAllMessagesAsSeen, read: markMessagesAsRead },
    () => 'all',
  ),
  sendMessage: oneCall(sendChatMessage),
  storeAttachment: oneCall(chatAttachmentUrl),
  signAttachment: oneCall(signAttachment),
  reportMessage: oneCall(reportMessage),
  blockConversation: oneCall(blockConversation),
};
