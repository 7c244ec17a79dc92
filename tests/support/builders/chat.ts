import type { Conversation, ConversationKey } from '../../../domain/chat/conversation';
import type { StoredMessage } from '../../../domain/chat/delivery';
import {
  parseClientMessageId,
  parseHiringManagerId,
  parseMessageId,
  type ClientMessageId,
  type HiringManagerId,
  type MessageId,
} from '../../../domain/ids/chat-ids';
import { communityId, positionId } from './applications';
import { candidateId } from './recording';
import { decoded } from './decoded';
import { atMs } from './time';

/** `hiringManagerId(900)` */
export const hiringManagerId = (n: number): HiringManagerId => decoded(parseHiringManagerId(n), n);

/** `messageId(1)` */
export const messageId = (n: number): MessageId => decoded(parseMessageId(n), n);

/** A client's own name for a message, by a number. */
export const clientId = (n: number): ClientMessageId => {
  const text = `message-${n}`.padEnd(16, '_');
  return decoded(parseClientMessageId(text), text);
};

/** The conversation with that hiring manager about the job of `anApplication()`. */
export const withManager = (n: number): ConversationKey => ({
  hiringManagerId: hiringManagerId(n),
  communityId: communityId(42),
  positionId: positionId(4711),
});

/** A conversation that has been read. A test sets only what it is about. */
export const aConversation = (manager: number, changes: Partial<Conversation> = {}): Conversation => ({
  ...withManager(manager),
  candidateId: candidateId(7),
  hiringManagerName: 'Dana Reyes',
  positionName: 'Caregiver',
  locationName: 'Linden Court',
  lastMessage: 'See you on Monday',
  updatedAt: atMs(1_000),
  lastAttachments: [],
  unread: 0,
  closed: false,
  blocked: false,
  ...changes,
});

/** A message of the hiring manager that the candidate has not seen. */
export const aMessage = (id: number, changes: Partial<StoredMessage> = {}): StoredMessage => ({
  id: messageId(id),
  clientId: undefined,
  mine: false,
  text: `Message ${id}`,
  attachments: [],
  sentAt: atMs(1_000 * id),
  seen: false,
  ...changes,
});
