import type { Instant } from '../time/instant';
import type { ClientMessageId, MessageId } from '../ids/chat-ids';
import type { MessageContent } from './message';

/*
 * One conversation's messages, as (state, event) => [state, commands]: first the stored messages in the order of their ids, then the
 * outbox. The sender gives each message a client id, so a message sent twice is stored once, and one that arrives twice is shown once.
 */

/** A message that the server has acknowledged; its `id` decides its place. */
export interface StoredMessage extends MessageContent {
  readonly id: MessageId;
  /** The sender's own id, if the message was sent with one. */
  readonly clientId: ClientMessageId | undefined;
  readonly mine: boolean;
  readonly sentAt: Instant;
  /** Whether the recipient has seen it. */
  readonly seen: boolean;
}

/** A message of the candidate's that the server has not acknowledged yet. */
export interface OutboxMessage extends MessageContent {
  readonly clientId: ClientMessageId;
  readonly writtenAt: Instant;
  readonly isFailed: boolean;
}

/** What a conversation shows: the stored messages, then the outbox. */
export interface Transcript {
  /** Ascending ids, each once. */
  readonly stored: readonly StoredMessage[];
  /** In the order they were written. */
  readonly outbox: readonly OutboxMessage[];
}

/** A conversation whose history has not arrived yet. */
export const emptyTranscript: Transcript = { stored: [], outbox: [] };

/** What happens to a conversation: the candidate's presses, the server's answers, and news from the socket. */
export type TranscriptEvent =
  | {
      readonly _tag: 'SendPressed';
      readonly clientId: ClientMessageId;
      readonly content: MessageContent;
      readonly now: Instant;
    }
  /** The answer to a send, a message from the socket, or a page of history. */
  | { readonly _tag: 'MessagesStored'; readonly messages: readonly StoredMessage[] }
  | { readonly _tag: 'SendFailed'; readonly clientId: ClientMessageId }
  | { readonly _tag: 'RetryPressed'; readonly clientId: ClientMessageId }
  | { readonly _tag: 'DiscardPressed'; readonly clientId: ClientMessageId }
  /** The connection is back: everything without an answer is sent again. */
  | { readonly _tag: 'Reconnected' }
  /** The hiring manager has seen the candidate's messages up to this one. */
  | { readonly _tag: 'SeenByPeer'; readonly upTo: MessageId }
  /** The candidate has seen the hiring manager's messages up to this one. */
  | { readonly _tag: 'SeenByMe'; readonly upTo: MessageId };

/** Sends a message, for the first time or again; under its client id it is stored once. */
export interface PostMessage {
  readonly _tag: 'PostMessage';
  readonly message: OutboxMessage;
}

/** The conversation after an event, and the messages to send, in order. */
export type TranscriptStep = readonly [Transcript, readonly PostMessage[]];

const post = (message: OutboxMessage): PostMessage => ({ _tag: 'PostMessage', message });

/** The messages by id, each once; a seen message stays seen. */
const merged = (known: readonly StoredMessage[], more: readonly StoredMessage[]): readonly StoredMessage[] => {
  const byId = new Map<MessageId, StoredMessage>();
  for (const message of [...known, ...more])
    byId.set(message.id, { ...message, seen: message.seen || byId.get(message.id)?.seen === true });
  return [...byId.values()].sort((a, b) => a.id - b.id);
};

const store = ({ stored, outbox }: Transcript, messages: readonly StoredMessage[]): Transcript => {
  const arrived = new Set(messages.filter(({ mine }) => mine).map(({ clientId }) => clientId));
  return { stored: merged(stored, messages), outbox: outbox.filter(({ clientId }) => !arrived.has(clientId)) };
};

const seenUpTo = (transcript: Transcript, mine: boolean, upTo: MessageId): Transcript => ({
  ...transcript,
  stored: transcript.stored.map((one) => (one.mine === mine && one.id <= upTo ? { ...one, seen: true } : one)),
});

const isKnown = ({ stored, outbox }: Transcript, clientId: ClientMessageId): boolean =>
  outbox.some((one) => one.clientId === clientId) || stored.some((one) => one.mine && one.clientId === clientId);

/** Sends the matching messages again, each under its own id. */
const resend = (transcript: Transcript, isMeant: (message: OutboxMessage) => boolean): TranscriptStep => {
  const again = new Map(
    transcript.outbox.filter(isMeant).map((one) => [one.clientId, { ...one, isFailed: false }] as const),
  );
  const outbox = transcript.outbox.map((one) => again.get(one.clientId) ?? one);
  return [{ ...transcript, outbox }, [...again.values()].map(post)];
};

/** The whole machine. An event about a message it doesn't have changes nothing. */
export const transcriptStep = (transcript: Transcript, event: TranscriptEvent): TranscriptStep => {
  switch (event._tag) {
    case 'SendPressed': {
      if (isKnown(transcript, event.clientId)) return [transcript, []];
      const { clientId, content, now } = event;
      const message: OutboxMessage = { ...content, clientId, writtenAt: now, isFailed: false };
      return [{ ...transcript, outbox: [...transcript.outbox, message] }, [post(message)]];
    }
    case 'MessagesStored':
      return [store(transcript, event.messages), []];
    case 'SendFailed':
      return [
        {
          ...transcript,
          outbox: transcript.outbox.map((one) => (one.clientId === event.clientId ? { ...one, isFailed: true } : one)),
        },
        [],
      ];
    case 'RetryPressed':
      return resend(transcript, ({ clientId, isFailed }) => isFailed && clientId === event.clientId);
    case 'DiscardPressed':
      return [
        {
          ...transcript,
          outbox: transcript.outbox.filter(({ clientId, isFailed }) => !isFailed || clientId !== event.clientId),
        },
        [],
      ];
    case 'Reconnected':
      return resend(transcript, () => true);
    case 'SeenByPeer':
      return [seenUpTo(transcript, true, event.upTo), []];
    case 'SeenByMe':
      return [seenUpTo(transcript, false, event.upTo), []];
  }
};

/** The delivery state of a message the candidate sent. */
export type DeliveryState = 'sending' | 'not-sent' | 'sent' | 'seen';

/** The state of an unacknowledged message: 'not-sent' after a failed try, until it is tried again. */
export const outboxState = ({ isFailed }: OutboxMessage): DeliveryState => (isFailed ? 'not-sent' : 'sending');
/** The state of a message that the server has: 'seen' once the hiring manager has seen it. */
export const storedState = ({ seen }: StoredMessage): DeliveryState => (seen ? 'seen' : 'sent');
