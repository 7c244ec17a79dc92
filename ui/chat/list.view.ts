import { chatName, roomOf, type Chatting } from '../../application/chat/chat-state.live';
import { toPath } from '../../application/navigation/path';
import { sayUnread } from '../../application/chat/chat.words';
import { inChatOrder, sameConversation, type Conversation, type ConversationKey } from '../../domain/chat/conversation';
import { cleaned } from '../../domain/text/typed-text';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import { chatTexts as t } from './chat.texts';
import { failureView } from '../hooks/failure.view';
import { lastUpdate } from './when.view';

export interface EntryView {
  readonly key: string;
  readonly href: string;
  readonly isOpen: boolean;
  readonly name: string;
  readonly job: string;
  readonly online: string | undefined;
  /** `Ended`, `Blocked`. */
  readonly mark: string | undefined;
  readonly preview: string;
  readonly isDraft: boolean;
  readonly updated: string | undefined;
  readonly unread: { readonly count: string; readonly words: string } | undefined;
}

export type ListView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'Empty' }
  | {
      readonly _tag: 'Listed';
      readonly search: string;
      /** What the search found, in words; undefined: no search is active. */
      readonly found: string | undefined;
      readonly entries: readonly EntryView[];
      /** The last refresh failed. */
      readonly old: string | undefined;
    };

const conversationPath = ({ communityId, positionId, hiringManagerId }: ConversationKey): string =>
  toPath({ _tag: 'Conversation', communityId, positionId, hiringManagerId });

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Each word of the search is in the name, the job, the place or the last message. */
const matches = (
  search: string,
  { hiringManagerName, positionName, locationName, lastMessage }: Conversation,
): boolean => {
  const text = plain([hiringManagerName, positionName, locationName, lastMessage].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const previewOf = ({ lastMessage, lastAttachments, updatedAt }: Conversation): string => {
  if (lastMessage !== '') return lastMessage;
  const [file] = lastAttachments;
  if (file !== undefined) return t.file(file);
  return updatedAt === undefined ? t.nothingYet : '';
};

const markOf = ({ blocked, closed }: Conversation): string | undefined => {
  if (blocked) return t.blocked;
  return closed ? t.closed : undefined;
};

const mostCounted = 99;

const entryView = (state: Chatting, one: Conversation, now: Instant, zone: TimeZone): EntryView => {
  const typed = cleaned(roomOf(state, one)?.draft.text ?? '');
  const isOpen = state.shown !== undefined && sameConversation(state.shown, one);
  const isDraft = typed !== '' && !isOpen;
  return {
    key: chatName(one),
    href: conversationPath(one),
    isOpen,
    name: one.hiringManagerName || t.somebody,
    job: t.jobAt(one.positionName, one.locationName),
    online: state.online.includes(one.hiringManagerId) ? t.online : undefined,
    mark: markOf(one),
    preview: isDraft ? t.draft(typed) : previewOf(one),
    isDraft,
    updated: one.updatedAt === undefined ? undefined : lastUpdate(one.updatedAt, zone, now),
    unread:
      one.unread > 0
        ? {
            count: one.unread > mostCounted ? `${mostCounted}+` : String(one.unread),
            words: sayUnread(one.unread),
          }
        : undefined,
  };
};

/** The conversations, with the search applied on this device: it works offline, too. */
export const listView = (state: Chatting, now: Instant, zone: TimeZone): ListView => {
  const { list, search } = state;
  switch (list._tag) {
    case 'Reading':
      return { _tag: 'Loading' };
    case 'NotRead':
      return { _tag: 'Failed', failure: failureView(list.failure, t.notRead) };
    case 'Read': {
      if (list.conversations.length === 0) return { _tag: 'Empty' };
      const wanted = search.trim();
      const shown = inChatOrder(list.conversations).filter((one) => wanted === '' || matches(wanted, one));
      return {
        _tag: 'Listed',
        search,
        found: wanted === '' ? undefined : shown.length === 0 ? t.noneFound(wanted) : t.found(shown.length),
        entries: shown.map((one) => entryView(state, one, now, zone)),
        old: list.failure === undefined ? undefined : t.notRefreshed,
      };
    }
  }
};
