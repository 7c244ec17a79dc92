import {
  chatKey,
  sameConversation,
  withNews,
  type Conversation,
  type ConversationKey,
} from '../../domain/chat/conversation';
import { transcriptStep, type StoredMessage, type TranscriptEvent } from '../../domain/chat/delivery';
import {
  conversationsOf,
  emptyRoom,
  roomOf,
  type ChatCommand,
  type ChatEvent,
  type Chatting,
  type ChatRoom,
} from './chat-state.live';
import type { Step } from '../live/machine';

/* Parts of `chatStep`: what changes in the list and in one conversation, for whatever reason. */

/** The next state of chat and what it asks for. */
export type ChatStep = Step<Chatting, ChatCommand>;

/** A chat event of this name. */
export type EventOf<T extends ChatEvent['_tag']> = Extract<ChatEvent, { readonly _tag: T }>;

/** Whether it is this conversation; undefined: none is. */
export const same = (key: ConversationKey | undefined, other: ConversationKey): boolean =>
  key !== undefined && sameConversation(key, other);

/** The state with this conversation's room changed; a room that is not there yet is made. */
export const inRoom = (state: Chatting, of: ConversationKey, change: (room: ChatRoom) => ChatRoom): Chatting => {
  const key = chatKey(of);
  const there = roomOf(state, key);
  if (there === undefined) return { ...state, rooms: [...state.rooms, change(emptyRoom(key))] };
  return { ...state, rooms: state.rooms.map((room) => (room === there ? change(room) : room)) };
};

/** The state with these conversations in the list, if it was read. */
export const withList = (state: Chatting, conversations: readonly Conversation[]): Chatting =>
  state.list._tag === 'Read' ? { ...state, list: { ...state.list, conversations } } : state;

/** An event of the domain's transcript, with the messages to post. */
export const inTranscript = (state: Chatting, of: ConversationKey, event: TranscriptEvent): ChatStep => {
  const key = chatKey(of);
  const [transcript, posts] = transcriptStep((roomOf(state, key) ?? emptyRoom(key)).transcript, event);
  return [
    inRoom(state, key, (room) => ({ ...room, transcript })),
    posts.map(({ message }) => ({ _tag: 'Post', of: key, message })),
  ];
};

const newestId = (room: ChatRoom | undefined) => room?.transcript.stored.at(-1)?.id;

/** Reads what is newer than the stored messages of a conversation. */
export const readNewest = (state: Chatting, of: ConversationKey): ChatCommand => ({
  _tag: 'ReadNewest',
  of: chatKey(of),
  known: newestId(roomOf(state, of)),
});

/** Everything that is shown, fetched again in place. */
export const refreshed = (state: Chatting): readonly ChatCommand[] => [
  { _tag: 'List' },
  ...(state.shown === undefined ? [] : [readNewest(state, state.shown)]),
];

/** Until the line is up, the calls are made. */
export const opening: readonly ChatCommand[] = [{ _tag: 'OpenLine' }, { _tag: 'PollSoon' }];

/** Whether the candidate sees this conversation now. */
export const isLooking = (state: Chatting, of: ConversationKey): boolean =>
  state.visible && state.pageOpen && same(state.shown, of);

/** What the list shows of a message. */
export const inList = (state: Chatting, of: ConversationKey, message: StoredMessage): ChatStep => {
  if (state.list._tag !== 'Read') return [state, []];
  const next = withNews(
    conversationsOf(state),
    { ...chatKey(of), preview: message.text, at: message.sentAt, mine: message.mine },
    isLooking(state, of),
  );
  if (next._tag === 'Refused') return [state, [{ _tag: 'List' }]];
  const lastAttachments = message.attachments.map(({ name }) => name);
  return [
    withList(
      state,
      next.value.map((one) =>
        sameConversation(one, of) && one.updatedAt === message.sentAt ? { ...one, lastAttachments } : one,
      ),
    ),
    [],
  ];
};

/** Of a room whose history was not read, only the outbox counts. */
export const forgotten = (state: Chatting, of: ConversationKey): Chatting =>
  roomOf(state, of) === undefined
    ? state
    : inRoom(state, of, (room) => ({ ...room, transcript: { ...room.transcript, stored: [] } }));
