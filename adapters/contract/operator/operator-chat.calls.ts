import * as E from 'fp-ts/Either';
import type {
  ChatNotFound,
  ManagersConversation,
  ManagersFile,
  ManagersSendRefusal,
  OperatorChatOperations,
  UnseenMessage,
} from '../../../application/operator/operator-chat.port';
import type { NoSuchAttachment } from '../../../application/chat/chat.api';
import type { DiskFull } from '../../../application/files/file-store.port';
import type { ReportOnFile, ReportPlace } from '../../../application/chat/chat.store';
import { sayChatNotFound, sayManagersSendRefusal } from '../../../application/operator/operator-refusals.words';
import type { AttachmentRefusal } from '../../../domain/chat/attachment';
import { parseInstant } from '../../../domain/time/instant';
import { largestAttachment } from '../../../domain/files/file-limits';
import type { OperatorCallOf, RefusalStatus } from '../call';
import {
  flag,
  fromParser,
  listOf,
  maybe,
  number,
  oneOf,
  struct,
  text,
  variant,
  variants,
  withDefault,
  type Codec,
} from '../codec';
import { allOf, field, objectOf, objectWith } from '../record';
import { oneCall, type OperatorBindings } from '../operation';
import { chatMessage, clientMessageId, historyPage, messageId, pageLength } from '../chat/chat.wire';
import { base64 } from '../wire/base64';
import { email, hiringManagerId, instant, positionId } from '../wire/fields';
import { nextPart, pageParts } from './pages.wire';
import { neverRefused } from '../calls/shared';

/* The hiring manager's side of chat (R39). All calls are POSTs, because an e-mail address must not appear in a URL. */

const namedParts = {
  email: field('email', email),
  positionId: field('position_id', positionId),
  manager: field('hm_id', maybe(hiringManagerId)),
} as const;

const notFound = {
  NoSuchCandidate: variant('NoSuchCandidate', { email }),
  NoSuchApplication: variant('NoSuchApplication', { positionId }),
  NoSuchConversation: variant('NoSuchConversation', {}),
} as const;

const sendRefusals = {
  ...notFound,
  MessageEmpty: variant('MessageEmpty', {}),
  MessageTooLong: variant('MessageTooLong', { length: number, limit: number }),
  TooManyAttachments: variant('TooManyAttachments', { count: number, limit: number }),
  ConversationBlocked: variant('ConversationBlocked', {}),
  ClientIdUsedBefore: variant('ClientIdUsedBefore', {}),
} as const;

const chatNotFound: Codec<ChatNotFound> = variants<ChatNotFound>(notFound);

const managersSendRefusal: Codec<ManagersSendRefusal> = variants<ManagersSendRefusal>(sendRefusals);

type AttachRefusal = ManagersSendRefusal | AttachmentRefusal | DiskFull;

const attachRefusal: Codec<AttachRefusal> = variants<AttachRefusal>({
  ...sendRefusals,
  FileEmpty: variant('FileEmpty', { bytes: number, atLeast: number }),
  FileTooLarge: variant('FileTooLarge', { bytes: number, atMost: number }),
  AttachmentNotAllowed: variant('AttachmentNotAllowed', { extension: text }),
  AttachmentMismatch: variant('AttachmentMismatch', { kind: oneOf('image', 'pdf', 'document', 'video', 'generic') }),
  AttachmentHasMacros: variant('AttachmentHasMacros', {}),
  AttachmentNeedsPassword: variant('AttachmentNeedsPassword', {}),
  PhotoNotCleaned: variant('PhotoNotCleaned', {}),
  FileInfected: variant('FileInfected', {}),
  DiskFull: variant('DiskFull', { kept: number }),
});

const fileRefusal: Codec<ChatNotFound | NoSuchAttachment> = variants<ChatNotFound | NoSuchAttachment>({
  ...notFound,
  NoSuchAttachment: variant('NoSuchAttachment', {}),
});

const statusOf = ({ _tag }: { readonly _tag: string }): RefusalStatus => (_tag.startsWith('NoSuch') ? 404 : 406);

const ofManager = objectOf(field('hm_id', hiringManagerId));

const managersConversation: Codec<ManagersConversation> = objectWith({
  email: field('email', email),
  positionId: field('position_id', positionId),
  manager: field('hm_id', hiringManagerId),
  candidateName: field('candidate_name', withDefault(text, '')),
  positionName: field('position_name', withDefault(text, '')),
  lastMessage: field('message', withDefault(text, '')),
  updatedAt: field('updatedat', maybe(instant)),
  unread: field('count', number),
  blocked: field('is_blocked', flag),
});

/** POST operator/chats: the manager who is asked for counts as online. */
export const listChats: OperatorCallOf<OperatorChatOperations['listChats']> = {
  name: 'operator_chats',
  summary: "A hiring manager's conversations, newest message first.",
  source: 'ours: R39',
  method: 'POST',
  path: 'operator/chats',
  access: 'operator',
  right: 'chat',
  request: ofManager,
  response: objectOf(field('conversations', listOf(managersConversation))),
  ...neverRefused,
};

/** POST operator/chat: `hm_id` may be left out if the position names its manager. */
export const readChat: OperatorCallOf<OperatorChatOperations['readChat']> = {
  name: 'operator_chat',
  summary: "A page of a conversation, oldest first. The candidate's messages count as seen.",
  source: 'ours: R39',
  method: 'POST',
  path: 'operator/chat',
  access: 'operator',
  right: 'chat',
  request: objectWith({
    ...namedParts,
    before: field('before_id', maybe(messageId)),
    limit: field('limit', maybe(pageLength)),
  }),
  response: historyPage,
  refusal: chatNotFound,
  refusalStatus: () => 404,
  sayRefusal: sayChatNotFound,
};

const messageParts = {
  ...namedParts,
  managerName: field('hm_name', withDefault(text, '')),
  text: field('message', withDefault(text, '')),
  clientId: field('client_id', maybe(clientMessageId)),
} as const;

/** POST operator/chat_send: `client_id` makes a repetition harmless (R53). */
export const sendChat: OperatorCallOf<OperatorChatOperations['sendChat']> = {
  name: 'operator_chat_send',
  summary: 'Sends a message of the hiring manager. The first one begins the conversation.',
  source: 'ours: R39',
  method: 'POST',
  path: 'operator/chat_send',
  access: 'operator',
  right: 'chat',
  request: objectWith(messageParts),
  response: chatMessage,
  refusal: managersSendRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayManagersSendRefusal,
};

const fileSent: Codec<ManagersFile> = objectWith({
  ...messageParts,
  file: allOf({ name: field('file_name', text), bytes: field('content', base64) }),
});

/** POST operator/chat_attach: the file as base64 in `content`, up to 10 MiB (R40). */
export const attachChat: OperatorCallOf<OperatorChatOperations['attachChat']> = {
  name: 'operator_chat_attach',
  summary: 'Sends a file, with or without a text, as a message of the hiring manager.',
  source: 'ours: R39, R40',
  method: 'POST',
  path: 'operator/chat_attach',
  access: 'operator',
  right: 'chat',
  /* Base64 makes a file a third larger. The limit is higher still, so that an oversized file is refused with a message about its size. */
  largestBody: Math.ceil(1.5 * largestAttachment),
  request: fileSent,
  response: chatMessage,
  refusal: attachRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayManagersSendRefusal,
};

const unseenMessage: Codec<UnseenMessage> = objectWith({
  email: field('email', email),
  positionId: field('position_id', positionId),
  candidateName: field('candidate_name', withDefault(text, '')),
  message: field('message', chatMessage),
});

/** POST operator/chat_unseen: it marks nothing as seen; `readChat` does. */
export const unseenChat: OperatorCallOf<OperatorChatOperations['unseenChat']> = {
  name: 'operator_chat_unseen',
  summary:
    'What candidates wrote and the hiring manager has not seen, oldest first: with a limit by page, otherwise all of it. Who asks counts as online for a minute.',
  source: 'ours: R39, spec 2 §4.12',
  method: 'POST',
  path: 'operator/chat_unseen',
  access: 'operator',
  right: 'chat',
  request: objectWith({ manager: field('hm_id', hiringManagerId), ...pageParts(messageId) }),
  response: objectWith({ messages: field('messages', listOf(unseenMessage)), next: nextPart(messageId) }),
  ...neverRefused,
};

/** POST operator/chat_file: `attachment_url` is the reference in a message. */
export const signChatFile: OperatorCallOf<OperatorChatOperations['signChatFile']> = {
  name: 'operator_chat_file',
  summary: 'An address that opens a file of a conversation for five minutes.',
  source: 'ours: R3, R39, signed links',
  method: 'POST',
  path: 'operator/chat_file',
  access: 'operator',
  right: 'chat',
  request: objectWith({ ...namedParts, path: field('attachment_url', text) }),
  response: struct({ url: text, until: instant }),
  refusal: fileRefusal,
  refusalStatus: () => 404,
  sayRefusal: sayManagersSendRefusal,
};

const report: Codec<ReportOnFile> = objectWith({
  candidateEmail: field('email', email),
  positionId: field('position_id', positionId),
  hiringManagerId: field('hm_id', hiringManagerId),
  hiringManagerName: field('hm_name', withDefault(text, '')),
  message: field('message', maybe(text)),
  reason: field('reason', withDefault(text, '')),
  at: field('at', instant),
});

const placePattern = '^(0|[1-9][0-9]{0,14})_(report|block)_(0|[1-9][0-9]{0,14})$';

/** Milliseconds, kind and number. Callers pass it on as it came: they need not read it. */
const reportPlace: Codec<ReportPlace> = fromParser({
  name: 'the `next` of a page of reports',
  wire: text,
  parse: (written): E.Either<'NotAPlace', ReportPlace> => {
    const [, at, what, id] = new RegExp(placePattern).exec(written) ?? [];
    const read = parseInstant(Number(at));
    if (E.isLeft(read)) return E.left('NotAPlace');
    return E.right({ at: read.right, what: what === 'report' ? 'report' : 'block', id: Number(id) });
  },
  print: ({ at, what, id }) => `${at}_${what}_${id}`,
  jsonSchema: { type: 'string', pattern: placePattern, examples: ['1796400000000_report_4711'] },
});

/** POST operator/chat_reports, for all managers at once. */
export const chatReports: OperatorCallOf<OperatorChatOperations['chatReports']> = {
  name: 'operator_chat_reports',
  summary:
    'A page of the messages that candidates reported, and conversations that they blocked (without a message), newest first.',
  source: 'ours: R39',
  method: 'POST',
  path: 'operator/chat_reports',
  access: 'operator',
  right: 'chat',
  request: objectWith(pageParts(reportPlace)),
  response: objectWith({ reports: field('reports', listOf(report)), next: nextPart(reportPlace) }),
  ...neverRefused,
};

/** The calls of `OperatorChatOperations`, one for each operation. */
export const operatorChatCalls: OperatorBindings<OperatorChatOperations> = {
  listChats: oneCall(listChats),
  readChat: oneCall(readChat),
  sendChat: oneCall(sendChat),
  attachChat: oneCall(attachChat),
  unseenChat: oneCall(unseenChat),
  signChatFile: oneCall(signChatFile),
  chatReports: oneCall(chatReports),
};
