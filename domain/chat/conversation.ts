import { allowed, refused, type Decision } from '../decision';
import type { CandidateId } from '../ids/candidate-id';
import type { CommunityId, PositionId } from '../ids/position-ids';
import type { Instant } from '../time/instant';
import type { HiringManagerId } from '../ids/chat-ids';

/** The hiring manager and the job of a conversation. */
export interface ConversationKey {
  readonly hiringManagerId: HiringManagerId;
  readonly communityId: CommunityId;
  readonly positionId: PositionId;
}

/** One entry of the list (spec 2 §2.17). */
export interface Conversation extends ConversationKey {
  readonly candidateId: CandidateId;
  readonly hiringManagerName: string;
  readonly positionName: string;
  readonly locationName: string;
  /** Empty if it is only a file. */
  readonly lastMessage: string;
  /** Undefined: no message yet. */
  readonly updatedAt: Instant | undefined;
  /** The names of the last message's attachments. */
  readonly lastAttachments: readonly string[];
  /** Messages of the hiring manager that the candidate has not seen. */
  readonly unread: number;
  /** The application has ended: its messages can be read, but nothing can be written (R39). */
  readonly closed: boolean;
  /** The candidate has blocked the conversation. */
  readonly blocked: boolean;
}

/** Only the three ids that name a conversation, taken from a value that has more. */
export const chatKey = ({ hiringManagerId, communityId, positionId }: ConversationKey): ConversationKey => ({
  hiringManagerId,
  communityId,
  positionId,
});

/** Whether two keys name the same conversation of one candidate. */
export const sameConversation = (a: ConversationKey, b: ConversationKey): boolean =>
  a.hiringManagerId === b.hiringManagerId && a.communityId === b.communityId && a.positionId === b.positionId;

/** Newest update first; conversations without one come last; ties keep the server's order (our decision: the specification gives no order). */
export const inChatOrder = (conversations: readonly Conversation[]): readonly Conversation[] =>
  [...conversations].sort((a, b) => (b.updatedAt ?? -Infinity) - (a.updatedAt ?? -Infinity) || 0);

/** The count on the menu's Chat entry. */
export const totalUnread = (conversations: readonly Conversation[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);

/** One entry of the unread call's answer: how many messages of a conversation are unread (spec 2 §4.12). */
export interface UnreadCount extends ConversationKey {
  readonly count: number;
}

/** The conversations with their unread counts; one without a count has none unread. */
export const withUnread = (
  conversations: readonly Conversation[],
  counts: readonly UnreadCount[],
): readonly Conversation[] =>
  conversations.map((one) => ({
    ...one,
    unread: Math.max(0, counts.find((count) => sameConversation(count, one))?.count ?? 0),
  }));

/** What the list shows of a message that arrives or is sent. */
export interface MessageNews extends ConversationKey {
  readonly preview: string;
  readonly at: Instant;
  readonly mine: boolean;
}

/** There is news of a conversation that the list doesn't have, so the list must be fetched. */
export interface UnknownConversation {
  readonly _tag: 'UnknownConversation';
  readonly key: ConversationKey;
}

/**
 * The list after a message. The message counts as unread unless the candidate wrote it or is looking at the conversation (`seenAtOnce`). A
 * message older than the one shown changes neither text nor time. If the conversation is not in the list, the list must be fetched.
 */
export const withNews = (
  conversations: readonly Conversation[],
  news: MessageNews,
  seenAtOnce: boolean,
): Decision<UnknownConversation, readonly Conversation[]> => {
  const { hiringManagerId, communityId, positionId, preview, at, mine } = news;
  if (!conversations.some((one) => sameConversation(one, news)))
    return refused({ _tag: 'UnknownConversation', key: { hiringManagerId, communityId, positionId } });
  return allowed(
    inChatOrder(
      conversations.map((one) => {
        if (!sameConversation(one, news)) return one;
        const isNewer = one.updatedAt === undefined || at >= one.updatedAt;
        return {
          ...one,
          ...(isNewer ? { lastMessage: preview, updatedAt: at } : {}),
          unread: mine || seenAtOnce ? one.unread : one.unread + 1,
        };
      }),
    ),
  );
};

/** Opening a conversation marks its messages as seen (spec 2 §4.12). */
export const opened = (conversations: readonly Conversation[], key: ConversationKey): readonly Conversation[] =>
  conversations.map((one) => (sameConversation(one, key) ? { ...one, unread: 0 } : one));
