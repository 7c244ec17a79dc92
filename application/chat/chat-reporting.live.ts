import * as E from 'fp-ts/Either';
import { chatKey, sameConversation, type ConversationKey } from '../../domain/chat/conversation';
import { parseReason } from '../../domain/applications/reason';
import { conversationsOf, roomOf, type Chatting, type ChatRoom } from './chat-state.live';
import { inRoom, withList, type ChatStep, type EventOf } from './chat-room.live';

/* Parts of `chatStep`: reporting a message, and blocking a conversation (R39). */

/** The state with the report dialog of a conversation changed. */
export const reporting = (
  state: Chatting,
  of: ConversationKey,
  change: (now: ChatRoom['reporting']) => ChatRoom['reporting'],
): Chatting => inRoom(state, of, (room) => ({ ...room, reporting: change(room.reporting) }));

/** Report: sent once, with a reason (R39). */
export const reportSent = (state: Chatting, of: ConversationKey): ChatStep => {
  const now = roomOf(state, of)?.reporting;
  if (now === undefined || now.state._tag === 'Sending') return [state, []];
  const reason = parseReason(now.reason);
  if (E.isLeft(reason)) return [reporting(state, of, () => ({ ...now, fault: reason.left })), []];
  return [
    reporting(state, of, () => ({ ...now, fault: undefined, state: { _tag: 'Sending' } })),
    [{ _tag: 'Report', of: chatKey(of), messageId: now.messageId, reason: reason.right }],
  ];
};

/** Block or Unblock, confirmed: sent once. */
export const blockAgreed = (state: Chatting, of: ConversationKey): ChatStep => {
  const now = roomOf(state, of)?.blocking;
  if (now === undefined || now.state._tag === 'Sending') return [state, []];
  return [
    inRoom(state, of, (room) => ({ ...room, blocking: { ...now, state: { _tag: 'Sending' } } })),
    [{ _tag: 'Block', of: chatKey(of), to: now.to }],
  ];
};

/** What became of blocking or unblocking. */
export const blockChanged = (state: Chatting, { of, state: block }: EventOf<'BlockChanged'>): ChatStep => {
  const now = roomOf(state, of)?.blocking;
  if (now === undefined) return [state, []];
  const isDone = block._tag === 'Done';
  const next = inRoom(state, of, (room) => ({ ...room, blocking: isDone ? undefined : { ...now, state: block } }));
  if (!isDone) return [next, []];
  const blocked = now.to === 'blocked';
  return [
    withList(
      next,
      conversationsOf(next).map((one) => (sameConversation(one, of) ? { ...one, blocked } : one)),
    ),
    [{ _tag: 'List' }],
  ];
};
