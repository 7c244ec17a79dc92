import * as E from 'fp-ts/Either';
import {
  historyPage as usualPage,
  longestHistoryPage,
  type AttachmentGiven,
  type Claims,
  type HistoryPage,
  type MessageToSend,
  type UnreadMessages,
} from '../../../application/chat/chat.api';
import type { AttachmentKind } from '../../../domain/chat/attachment';
import type { Conversation, ConversationKey } from '../../../domain/chat/conversation';
import type { StoredMessage } from '../../../domain/chat/delivery';
import { parseClientMessageId, parseMessageId } from '../../../domain/ids/chat-ids';
import type { MessageAttachment } from '../../../domain/chat/message';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import {
  anything,
  flag,
  fromParser,
  listOf,
  mapped,
  maybe,
  number,
  oneOf,
  struct,
  text,
  textOf,
  withDefault,
  type Codec,
} from '../codec';
import { field, objectWith } from '../record';
import { candidateId, communityId, hiringManagerId, instant, positionId } from '../wire/fields';
import { fileRef } from '../files/file-ref.wire';

/* Chat on the wire (spec 2 §3), shared by the calls and the socket. `location_id` is the community's id. */

export const messageId = fromParser({
  name: "a message's id",
  wire: number,
  parse: parseMessageId,
  print: Number,
  jsonSchema: { type: 'integer', minimum: 1 },
});

export const clientMessageId = textOf('16 to 64 letters, digits, - and _', parseClientMessageId, {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{16,64}$',
});

const attachmentKind = oneOf<AttachmentKind>('image', 'pdf', 'document', 'video', 'generic');

/** `attachment_url` is a reference: sign_attachment turns it into an address (R3). */
export const messageAttachment: Codec<MessageAttachment> = objectWith({
  kind: field('attachment_type', attachmentKind),
  name: field('attachment_name', text),
  path: field('attachment_url', text),
});

/** The document's fields; `id`, `client_id` and `message_seen` are ours. */
export const chatMessageFields = {
  id: messageId,
  client_id: maybe(clientMessageId),
  message: withDefault(text, ''),
  myself: flag,
  senttime: instant,
  attachments: withDefault(listOf(messageAttachment), []),
  message_seen: flag,
} as const;

const chatMessageWire = struct(chatMessageFields);
type ChatMessageWire = typeof chatMessageWire extends Codec<infer A> ? A : never;

export const messageFromWire = (wire: ChatMessageWire): StoredMessage => ({
  id: wire.id,
  clientId: wire.client_id,
  mine: wire.myself,
  text: wire.message,
  attachments: wire.attachments,
  sentAt: wire.senttime,
  seen: wire.message_seen,
});

export const messageToWire = (message: StoredMessage): ChatMessageWire => ({
  id: message.id,
  client_id: message.clientId,
  message: message.text,
  myself: message.mine,
  senttime: message.sentAt,
  attachments: message.attachments,
  message_seen: message.seen,
});

export const chatMessage: Codec<StoredMessage> = mapped(chatMessageWire, messageFromWire, messageToWire);

export const pageLength = fromParser({
  name: `a whole number from 1 to ${longestHistoryPage}`,
  wire: number,
  parse: (n): E.Either<'NotALength', number> =>
    Number.isInteger(n) && n >= 1 && n <= longestHistoryPage ? E.right(n) : E.left('NotALength'),
  print: (n) => n,
  jsonSchema: { type: 'integer', minimum: 1, maximum: longestHistoryPage, default: usualPage },
});

export const historyPage: Codec<HistoryPage> = objectWith({
  messages: field('messages', listOf(chatMessage)),
  hasOlder: field('has_older', withDefault(flag, false)),
});

/** A conversation, as the document identifies it. */
export const conversationFields = {
  community_id: communityId,
  position_id: positionId,
  hm_id: hiringManagerId,
} as const;

const conversationKeyWire = struct(conversationFields);
type ConversationKeyWire = typeof conversationKeyWire extends Codec<infer A> ? A : never;

export const keyFromWire = (wire: ConversationKeyWire): ConversationKey => ({
  hiringManagerId: wire.hm_id,
  communityId: wire.community_id,
  positionId: wire.position_id,
});

export const keyToWire = (key: ConversationKey): ConversationKeyWire => ({
  hm_id: key.hiringManagerId,
  community_id: key.communityId,
  position_id: key.positionId,
});

/** An entry in the list. `is_closed` and `is_blocked` are ours. */
export const conversation: Codec<Conversation> = mapped(
  struct({
    ...conversationFields,
    cand_id: candidateId,
    hm_name: withDefault(text, ''),
    position_name: withDefault(text, ''),
    location_name: withDefault(text, ''),
    message: withDefault(text, ''),
    attachment: withDefault(listOf(struct({ attachment_name: text })), []),
    updatedat: maybe(instant),
    count: withDefault(number, 0),
    chatusers: anything,
    is_closed: withDefault(flag, false),
    is_blocked: withDefault(flag, false),
  }),
  (wire): Conversation => ({
    ...keyFromWire(wire),
    candidateId: wire.cand_id,
    hiringManagerName: wire.hm_name,
    positionName: wire.position_name,
    locationName: wire.location_name,
    lastMessage: wire.message,
    lastAttachments: wire.attachment.map((one) => one.attachment_name),
    updatedAt: wire.updatedat,
    unread: wire.count,
    closed: wire.is_closed,
    blocked: wire.is_blocked,
  }),
  (one) => ({
    ...keyToWire(one),
    cand_id: one.candidateId,
    chatusers: [one.candidateId, one.hiringManagerId],
    hm_name: one.hiringManagerName,
    position_name: one.positionName,
    location_name: one.locationName,
    message: one.lastMessage,
    attachment: one.lastAttachments.map((name) => ({ attachment_name: name })),
    updatedat: one.updatedAt,
    count: one.unread,
    is_closed: one.closed,
    is_blocked: one.blocked,
  }),
);

/** An entry in the answer to the unread call: `sender` is the hiring manager. */
export const unreadEntry: Codec<UnreadMessages> = mapped(
  struct({
    community_id: communityId,
    position_id: positionId,
    sender: hiringManagerId,
    count: number,
    createdat: instant,
    message: withDefault(text, ''),
    message_seen: withDefault(flag, false),
  }),
  (wire) => ({
    hiringManagerId: wire.sender,
    communityId: wire.community_id,
    positionId: wire.position_id,
    count: wire.count,
    at: wire.createdat,
    lastMessage: wire.message,
  }),
  (one) => ({
    community_id: one.communityId,
    position_id: one.positionId,
    sender: one.hiringManagerId,
    count: one.count,
    createdat: one.at,
    message: one.lastMessage,
    message_seen: false,
  }),
);

/** Which candidate a request claims to come from, wherever it names one. */
export const claimed = (...ids: readonly (CandidateId | undefined)[]): Claims => {
  const [as, ...others] = new Set(ids.filter((id) => id !== undefined));
  return { as: others.length > 0 ? 'several' : as };
};

/** The candidate's id on the wire, if one is claimed. Our own requests never claim several. */
export const claimToWire = ({ as }: Claims): CandidateId | undefined => (as === 'several' ? undefined : as);

const fromUploads = { attachmentName: withDefault(text, ''), attachmentType: withDefault(text, '') } as const;

/** Candidates send only their own messages. */
const own: Codec<boolean> = fromParser({
  name: 'true or 1',
  wire: flag,
  parse: (myself): E.Either<'NotMyself', boolean> => (myself ? E.right(true) : E.left('NotMyself')),
  print: (myself) => myself,
  jsonSchema: { enum: [true, 1] },
});

/** A message's content, in the document's shape: one attachment. `attachments`, for several, is ours. */
const messageDetails = struct({
  myself: withDefault(own, true),
  message: withDefault(text, ''),
  ...fromUploads,
  attachmentLink: maybe(text),
  attachments: withDefault(listOf(messageAttachment), []),
});

const payloadFields = {
  ...conversationFields,
  hm_id: maybe(hiringManagerId),
  from: maybe(candidateId),
  cand_id: maybe(candidateId),
  to: maybe(hiringManagerId),
  client_id: maybe(clientMessageId),
  messageDetails,
  first_name: withDefault(text, ''),
  last_name: withDefault(text, ''),
  name: withDefault(text, ''),
  isUserInOnline: anything,
  message_seen: anything,
} as const;

const payloadWire = struct(payloadFields);

/**
 * The chat send payload (spec 2 §3), whose `hm_id` or `to` names the recipient. The service checks that `to` matches `hm_id`, and `from` matches
 * `cand_id`, because a schema can't. Names are ignored: the store knows them. The type and name of an attachment come from the store, too (R39, R54).
 */
export const sendPayload: Codec<MessageToSend> = fromParser({
  name: 'a message with a recipient: hm_id or to',
  wire: payloadWire,
  jsonSchema: {
    ...payloadWire.schema,
    anyOf: [
      { properties: { hm_id: hiringManagerId.schema }, required: ['hm_id'] },
      { properties: { to: hiringManagerId.schema }, required: ['to'] },
    ],
  },
  parse: (wire): E.Either<'NoRecipient', MessageToSend> => {
    const manager = wire.hm_id ?? wire.to;
    const details = wire.messageDetails;
    if (manager === undefined) return E.left('NoRecipient');
    const linked: readonly MessageAttachment[] =
      details.attachmentLink === undefined
        ? []
        : [{ name: details.attachmentName, kind: 'generic', path: details.attachmentLink }];
    return E.right({
      hiringManagerId: manager,
      communityId: wire.community_id,
      positionId: wire.position_id,
      ...claimed(wire.from, wire.cand_id),
      ...(wire.to === undefined || wire.to === manager ? {} : { alsoTo: wire.to }),
      clientId: wire.client_id,
      text: details.message,
      attachments: details.attachments.length > 0 ? details.attachments : linked,
    });
  },
  print: (message) => {
    const [only, ...more] = message.attachments;
    const single = only !== undefined && more.length === 0 ? only : undefined;
    return {
      community_id: message.communityId,
      position_id: message.positionId,
      hm_id: message.hiringManagerId,
      to: message.alsoTo ?? message.hiringManagerId,
      from: claimToWire(message),
      cand_id: claimToWire(message),
      client_id: message.clientId,
      messageDetails: {
        myself: true,
        message: message.text,
        attachmentName: single?.name ?? '',
        attachmentType: single?.kind ?? '',
        attachmentLink: single?.path,
        attachments: message.attachments,
      },
      first_name: '',
      last_name: '',
      name: '',
      isUserInOnline: 1,
      message_seen: 0,
    };
  },
});

const attachmentWire = struct({
  attachment: fileRef,
  from: maybe(candidateId),
  community_id: maybe(communityId),
  position_id: maybe(positionId),
  hm_id: maybe(hiringManagerId),
});

const notSaid = { enum: [null, ''] };

/** The form of chat_attachment_url. Only `attachment` is in the document; the conversation is ours (R54). */
export const attachmentGiven: Codec<AttachmentGiven> = fromParser({
  name: 'a file, with a whole conversation or none',
  wire: attachmentWire,
  jsonSchema: {
    ...attachmentWire.schema,
    anyOf: [
      {
        properties: {
          community_id: communityId.schema,
          position_id: positionId.schema,
          hm_id: hiringManagerId.schema,
        },
        required: ['community_id', 'position_id', 'hm_id'],
      },
      { properties: { community_id: notSaid, position_id: notSaid, hm_id: notSaid } },
    ],
  },
  parse: (wire): E.Either<'HalfAConversation', AttachmentGiven> => {
    const { community_id: community, position_id: position, hm_id: manager } = wire;
    const given = { as: wire.from, file: wire.attachment };
    if (community === undefined && position === undefined && manager === undefined)
      return E.right({ ...given, conversation: undefined });
    return community === undefined || position === undefined || manager === undefined
      ? E.left('HalfAConversation')
      : E.right({
          ...given,
          conversation: { communityId: community, positionId: position, hiringManagerId: manager },
        });
  },
  print: ({ conversation: of, file, as }) => ({
    attachment: file,
    from: claimToWire({ as }),
    community_id: of?.communityId,
    position_id: of?.positionId,
    hm_id: of?.hiringManagerId,
  }),
});

/** The answer to an upload (spec 2 §3): `filepath` is a reference. */
export const uploadedAttachment: Codec<MessageAttachment> = mapped(
  struct({ file_data: struct({ filepath: text, fileName: text, fileType: attachmentKind }) }),
  ({ file_data: { filepath, fileName, fileType } }) => ({ path: filepath, name: fileName, kind: fileType }),
  ({ path, name, kind }) => ({ file_data: { filepath: path, fileName: name, fileType: kind } }),
);
