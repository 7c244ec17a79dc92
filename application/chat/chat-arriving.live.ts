import { chatKey, sameConversation, type Conversation, type ConversationKey } from '../../domain/chat/conversation';
import type { StoredMessage } from '../../domain/chat/delivery';
import { conversationOf, chatName, roomOf, type ChatCommand, type ChatToast, type Chatting } from './chat-state.live';
import {
  forgotten,
  inList,
  inRoom,
  inTranscript,
  isLooking,
  opening,
  same,
  type ChatStep,
  type EventOf,
} from './chat-room.live';

/* Parts of `chatStep`: what arrives, over the line or by a call. */

const toastOf = (state: Chatting, of: ConversationKey, message: StoredMessage): ChatToast => ({
  ...chatKey(of),
  id: message.id,
  from: conversationOf(state, of)?.hiringManagerName ?? '',
  text: message.text,
});

const shownAsToast = (state: Chatting, toast: ChatToast): ChatStep => [
  { ...state, toast },
  [
    { _tag: 'Notify', toast, name: `${chatName(toast)}/${toast.id}` },
    { _tag: 'HideToastSoon', id: toast.id },
  ],
];

/** A message over the line, mine from another tab or the hiring manager's. */
export const came = (state: Chatting, { of, message }: EventOf<'Came'>): ChatStep => {
  const isKnown = roomOf(state, of)?.transcript.stored.some(({ id }) => id === message.id) === true;
  // Without its history the room can't take it: what lies between would be missing. Opening the conversation reads it.
  const isRead = roomOf(state, of)?.history._tag === 'Read';
  const [stored, posts] =
    isRead || message.mine
      ? inTranscript(state, of, { _tag: 'MessagesStored', messages: [message] })
      : ([state, []] as const);
  const settled = isRead ? stored : forgotten(stored, of);
  if (isKnown) return [settled, posts];
  const [listed, more] = inList(settled, of, message);
  const commands = [...posts, ...more];
  if (message.mine) return [listed, commands];
  if (!isLooking(listed, of)) {
    const [toasted, notices] = shownAsToast(listed, toastOf(listed, of, message));
    return [counted(toasted, of, message, isRead), [...commands, ...notices]];
  }
  const room = roomOf(listed, of);
  return [
    counted(listed, of, message, isRead),
    [...commands, ...(room?.unsaid.length === 0 ? [{ _tag: 'AnnounceSoon', of: chatKey(of) } as const] : [])],
  ];
};

/** A message below the view is counted, and one that the candidate is looking at will be announced. */
const counted = (state: Chatting, of: ConversationKey, message: StoredMessage, isRead: boolean): Chatting =>
  isRead
    ? inRoom(state, of, (room) => ({
        ...room,
        below: room.atEnd ? 0 : room.below + 1,
        unsaid: isLooking(state, of) ? [...room.unsaid, message] : room.unsaid,
      }))
    : state;

/**
 * Conversations with new unread messages that no socket event announced. The list is how we find out while disconnected, and of what was written
 * before the line was up (our decision).
 */
const grown = (before: readonly Conversation[], now: readonly Conversation[]): readonly Conversation[] =>
  now.filter((one) => one.unread > (before.find((other) => sameConversation(other, one))?.unread ?? 0));

/** The list was read. */
export const listRead = (state: Chatting, listed: readonly Conversation[]): ChatStep => {
  const before = state.list;
  const conversations = listed.map((one) => (isLooking(state, one) ? { ...one, unread: 0 } : one));
  const next: Chatting = { ...state, list: { _tag: 'Read', conversations, failure: undefined } };
  // A candidate without conversations gets no connection, to save the phone's battery.
  const opens: readonly ChatCommand[] =
    next.live === 'closed' && (conversations.length > 0 || next.pageOpen) ? opening : [];
  const connecting: Chatting = opens.length > 0 ? { ...next, live: 'connecting' } : next;
  if (before._tag !== 'Read') return [connecting, opens];
  const [latest] = grown(before.conversations, conversations);
  // The first message of a new conversation comes over the line before the list has it.
  const isShown = latest !== undefined && same(state.toast, latest) && state.toast?.text === latest.lastMessage;
  if (latest === undefined || isShown) return [connecting, opens];
  const { hiringManagerName: from, lastMessage: text, updatedAt: id = 0 } = latest;
  const [toasted, notices] = shownAsToast(connecting, { ...chatKey(latest), id, from, text });
  return [toasted, [...opens, ...notices]];
};

/** The newest messages of a conversation were read. */
export const newestRead = (state: Chatting, { of, read }: EventOf<'NewestRead'>): ChatStep => {
  const known = roomOf(state, of);
  const wasRead = known?.history._tag === 'Read';
  const ids = new Set(known?.transcript.stored.map(({ id }) => id));
  const fresh = wasRead ? read.messages.filter(({ id, mine }) => !mine && !ids.has(id)) : [];
  const base = wasRead && read.joins ? state : forgotten(state, of);
  const [stored, posts] = inTranscript(base, of, { _tag: 'MessagesStored', messages: read.messages });
  const looking = isLooking(state, of);
  const next = inRoom(stored, of, (room) => ({
    ...room,
    history:
      wasRead && read.joins && room.history._tag === 'Read'
        ? room.history
        : { _tag: 'Read', older: { _tag: read.more ? 'Some' : 'None' } },
    below: room.atEnd ? 0 : room.below + fresh.length,
    unsaid: looking ? [...room.unsaid, ...fresh] : room.unsaid,
  }));
  const speaks = looking && fresh.length > 0 && known?.unsaid.length === 0;
  return [next, [...posts, ...(speaks ? [{ _tag: 'AnnounceSoon', of: chatKey(of) } as const] : [])]];
};
