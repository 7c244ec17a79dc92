import { allowed, refused, type Decision } from '../decision';
import type { CommunityId, PositionId } from '../positions/ids';
import type { Instant } from '../time/instant';
import type { HiringManagerId } from './ids';

/** Whom a conversation is with, and about which job. */
export interface ConversationKey {
  readonly hiringManagerId: HiringManagerId;
  readonly communityId: CommunityId;
  readonly positionId: PositionId;
}

/** One entry of the list (spec 2 §2.17). */
export interface Conversation extends ConversationKey {
  readonly hiringManagerName: string;
  readonly positionName: string;
  readonly locationName: string;
  readonly lastMessage: string;
  /** Undefined: nobody has written yet. */
  readonly updatedAt: Instant | undefined;
  /** Messages of the hiring manager that the candidate has not seen. */
  readonly unread: number;
}

export const sameConversation = (a: ConversationKey, b: ConversationKey): boolean =>
  a.hiringManagerId === b.hiringManagerId && a.communityId === b.communityId && a.positionId === b.positionId;

/** Newest update first; conversations without one come last; ties keep the server's order (our decision: the specification shows none). */
export const inChatOrder = (conversations: readonly Conversation[]): readonly Conversation[] =>
  [...conversations].sort((a, b) => (b.updatedAt ?? -Infinity) - (a.updatedAt ?? -Infinity) || 0);

/** What the menu's Chat entry counts. */
export const totalUnread = (conversations: readonly Conversation[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);

/** One answer of the unread call: how many messages of a conversation wait to be seen (spec 2 §4.12). */
export interface UnreadCount extends ConversationKey {
  readonly count: number;
}

/** The counts of the unread call; a conversation it does not name has none. */
export const withUnread = (
  conversations: readonly Conversation[],
  counts: readonly UnreadCount[],
): readonly Conversation[] =>
  conversations.map((one) => ({
    ...one,
    unread: Math.max(0, counts.find((count) => sameConversation(count, one))?.count ?? 0),
  }));

/** A message that comes in or goes out, as far as the list shows it. */
export interface MessageNews extends ConversationKey {
  readonly preview: string;
  readonly at: Instant;
  readonly mine: boolean;
}

export interface UnknownConversation {
  readonly _tag: 'UnknownConversation';
  readonly key: ConversationKey;
}

/**
 * The list after a message. It counts as unread unless the candidate wrote it or is looking at that conversation (`seenAtOnce`).
 * One that is older than what the list shows changes neither text nor time. For a conversation that the list lacks, the list is to be fetched.
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
