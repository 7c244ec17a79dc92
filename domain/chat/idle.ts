import { minutes, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import type { ConversationKey } from './conversation';
import type { MessageDraft } from './message';

/** When a chat page without a click or a visibility change is refreshed (R25, spec 2 §4.11). */
export const chatIdleAfter: Milliseconds = minutes(5);

/** The chat page as far as a refresh must know it. */
export interface ChatPage {
  readonly lastActivity: Instant;
  readonly open: ConversationKey | undefined;
  /** What is written and chosen and not yet sent. No event of this file changes it. */
  readonly draft: MessageDraft;
}

export type ChatPageEvent =
  /** A click, or the page coming into view or going out of it. */
  | { readonly _tag: 'Active'; readonly now: Instant }
  /** Time has passed; nobody has done anything. */
  | { readonly _tag: 'Ticked'; readonly now: Instant };

export type ChatPageCommand =
  | { readonly _tag: 'RefreshConversations' }
  | { readonly _tag: 'RefreshHistory'; readonly of: ConversationKey }
  | { readonly _tag: 'ReconnectSocket' };

export type ChatPageStep = readonly [ChatPage, readonly ChatPageCommand[]];

/** After 5 idle minutes everything is fetched again in place, and again after 5 more; a draft and a pending attachment stay (R25). */
export const chatPageStep = (page: ChatPage, event: ChatPageEvent): ChatPageStep => {
  const { now } = event;
  if (event._tag === 'Active') return [{ ...page, lastActivity: now }, []];
  if (between(page.lastActivity, now) < chatIdleAfter) return [page, []];
  return [
    { ...page, lastActivity: now },
    [
      { _tag: 'RefreshConversations' },
      ...(page.open === undefined ? [] : [{ _tag: 'RefreshHistory', of: page.open } as const]),
      { _tag: 'ReconnectSocket' },
    ],
  ];
};
