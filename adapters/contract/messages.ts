import * as E from 'fp-ts/Either';
import type { MessageToSend } from '../../application/chat/chat.api';
import type { InboundMessage } from '../../application/chat/socket.port';
import {
  chatMessageFields,
  conversationFields,
  keyFromWire,
  keyToWire,
  messageFromWire,
  messageId,
  messageToWire,
  sendPayload,
} from './chat/chat.wire';
import { anything, flag, listOf, mapped, number, struct, text, withDefault, type Codec } from './codec';
import { candidateId, hiringManagerId } from './wire/fields';

/*
 * The messages of the live line, each described once: the browser, the server and the AsyncAPI document are derived from these tables. The line is
 * socket.io at the portal's own address and default path; the handshake carries the token (`auth: {token}`, or an Authorization header).
 */

/** socket.io's default path. */
export const linePath = '/socket.io';

interface Described {
  readonly event: string;
  readonly summary: string;
  readonly source: string;
}

/** A message to the candidate. */
export interface InboundDescribed<M extends InboundMessage> extends Described {
  readonly codec: Codec<M>;
}

/** A message from the candidate. */
export interface OutboundDescribed<M> extends Described {
  readonly codec: Codec<M>;
}

type Inbound<Tag extends InboundMessage['_tag']> = Extract<InboundMessage, { readonly _tag: Tag }>;

const seenFields = { ...conversationFields, up_to: messageId } as const;

const seenWire = struct(seenFields);

const seenByPeer: Codec<Inbound<'SeenByPeer'>> = mapped(
  seenWire,
  (wire) => ({ _tag: 'SeenByPeer', of: keyFromWire(wire), upTo: wire.up_to }),
  ({ of, upTo }) => ({ ...keyToWire(of), up_to: upTo }),
);

const seenByMe: Codec<Inbound<'SeenByMe'>> = mapped(
  seenWire,
  (wire) => ({ _tag: 'SeenByMe', of: keyFromWire(wire), upTo: wire.up_to }),
  ({ of, upTo }) => ({ ...keyToWire(of), up_to: upTo }),
);

const arrived: Codec<Inbound<'MessageArrived'>> = mapped(
  struct({ ...conversationFields, cand_id: candidateId, ...chatMessageFields }),
  (wire) => ({
    _tag: 'MessageArrived',
    candidateId: wire.cand_id,
    of: keyFromWire(wire),
    message: messageFromWire(wire),
  }),
  ({ candidateId: candidate, of, message }) => ({ ...keyToWire(of), cand_id: candidate, ...messageToWire(message) }),
);

/** The document's notification names one attachment; `attachment_names` has all of them, and `id` is the message's (ours). */
const notified: Codec<Inbound<'MessageNotified'>> = mapped(
  struct({
    senderId: hiringManagerId,
    position_id: conversationFields.position_id,
    messageDetails: struct({
      ...conversationFields,
      cand_id: candidateId,
      id: messageId,
      message: withDefault(text, ''),
      attachmentName: withDefault(text, ''),
      attachmentType: withDefault(text, ''),
      attachmentLink: withDefault(text, ''),
      attachment_names: withDefault(listOf(text), []),
      message_seen: flag,
    }),
  }),
  ({ messageDetails: wire }) => ({
    _tag: 'MessageNotified',
    candidateId: wire.cand_id,
    of: keyFromWire(wire),
    id: wire.id,
    text: wire.message,
    attachmentNames: wire.attachment_names,
  }),
  ({ candidateId: candidate, of, id, text: body, attachmentNames }) => ({
    senderId: of.hiringManagerId,
    position_id: of.positionId,
    messageDetails: {
      ...keyToWire(of),
      cand_id: candidate,
      id,
      message: body,
      attachmentName: attachmentNames[0] ?? '',
      attachmentType: '',
      attachmentLink: '',
      attachment_names: attachmentNames,
      message_seen: false,
    },
  }),
);

const changed: Codec<Inbound<'ApplicationChanged'>> = mapped(
  struct({ cand_id: candidateId, position_id: conversationFields.position_id, by_candidate: flag }),
  (wire) => ({
    _tag: 'ApplicationChanged',
    candidateId: wire.cand_id,
    positionId: wire.position_id,
    byCandidate: wire.by_candidate,
  }),
  ({ candidateId: candidate, positionId, byCandidate }) => ({
    cand_id: candidate,
    position_id: positionId,
    by_candidate: byCandidate,
  }),
);

const online: Codec<Inbound<'OnlineManagers'>> = mapped(
  listOf(hiringManagerId),
  (managers) => ({ _tag: 'OnlineManagers', managers }),
  ({ managers }) => managers,
);

/** What the server sends, by its tag. */
export const inboundMessages: { readonly [Tag in InboundMessage['_tag']]: InboundDescribed<Inbound<Tag>> } = {
  MessageArrived: {
    event: 'msg-receive',
    summary: "A message of one of the candidate's conversations, of either side.",
    source: 'spec 2 §4.12, §7',
    codec: arrived,
  },
  MessageNotified: {
    event: 'getNotification',
    summary: 'A message of a hiring manager, for a notification. It comes after msg-receive.',
    source: 'spec 2 §3, §7',
    codec: notified,
  },
  SeenByPeer: {
    event: 'seen-by-peer',
    summary: "The hiring manager has seen the candidate's messages up to this one.",
    source: 'ours: spec 2 §4.12',
    codec: seenByPeer,
  },
  SeenByMe: {
    event: 'seen-by-me',
    summary: "The candidate has seen the hiring manager's messages up to this one, perhaps in another tab.",
    source: 'ours: spec 2 §4.12',
    codec: seenByMe,
  },
  ApplicationChanged: {
    event: 'application-changed',
    summary: "An act changed one of the candidate's applications: candidate/applications has it as it is now.",
    source: 'ours: issue U',
    codec: changed,
  },
  OnlineManagers: {
    event: 'onlineusers',
    summary: "Which of the candidate's hiring managers are online: the ids of all of them, whenever they change.",
    source: 'spec 2 §4.12, §7',
    codec: online,
  },
};

/** addUser registers the candidate when they connect (spec 2 §4.12). The token identifies them, so the payload is ignored (R53). */
export const addUser: OutboundDescribed<unknown> = {
  event: 'addUser',
  summary: 'Registers the candidate. The payload is ignored: the token says who it is. Acknowledged with {statusCode}.',
  source: 'spec 2 §4.12, §7, R53',
  codec: anything,
};

/** send-msg does the same as POST chat-conversations/msg, with the same client_id; its acknowledgment is that call's answer (R53). */
export const sendMsg: OutboundDescribed<MessageToSend> = {
  event: 'send-msg',
  summary: 'Sends a message. Acknowledged with the answer of POST chat-conversations/msg.',
  source: 'spec 2 §4.12, §7, R53',
  codec: sendPayload,
};

/** Sent just before the server closes the line because its session has ended. The `data` of a connect_error has the same shape. */
export const sessionEnded = 'session-ended';

/** What `session-ended` carries; without a status it is a 401. */
export const lineEnding = struct({ statusCode: withDefault(number, 401), error: withDefault(text, '') });

/** A message from the server, encoded for its event. */
export const writeInbound = (message: InboundMessage): { readonly event: string; readonly payload: unknown } => {
  const written = <M extends InboundMessage>({ event, codec }: InboundDescribed<M>, one: M) => ({
    event,
    payload: codec.type.encode(one),
  });
  switch (message._tag) {
    case 'MessageArrived':
      return written(inboundMessages.MessageArrived, message);
    case 'MessageNotified':
      return written(inboundMessages.MessageNotified, message);
    case 'SeenByPeer':
      return written(inboundMessages.SeenByPeer, message);
    case 'SeenByMe':
      return written(inboundMessages.SeenByMe, message);
    case 'ApplicationChanged':
      return written(inboundMessages.ApplicationChanged, message);
    case 'OnlineManagers':
      return written(inboundMessages.OnlineManagers, message);
  }
};

/** Decodes what an event carried; left: unknown or unreadable. Never throws. */
export const readInbound = (
  event: string,
  payload: unknown,
): E.Either<'UnknownEvent' | 'Unreadable', InboundMessage> => {
  const decoders = Object.values(inboundMessages).map(({ event: name, codec }) => ({
    name,
    decode: (input: unknown): E.Either<unknown, InboundMessage> => codec.type.decode(input),
  }));
  const known = decoders.find(({ name }) => name === event);
  if (known === undefined) return E.left('UnknownEvent');
  const read = known.decode(payload);
  return E.isRight(read) ? read : E.left('Unreadable');
};
