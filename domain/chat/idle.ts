import type { Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import type { ConversationKey } from './conversation';
import type { MessageDraft } from './message';
import { numbers } from '../parameters/values';

/** How long a chat page goes without a click or a visibility change before it refreshes (R25, spec 2 §4.11). */
export const chatIdleAfter: Milliseconds = numbers.chat_idle_after;

/** What a refresh needs to know about the chat page. */
export interface ChatPage {
  readonly lastActivity: Instant;
  readonly open: ConversationKey | undefined;
  /** Text and file not yet sent. No event in this file changes it. */
  readonly draft: MessageDraft;
}

/** What the refresh depends on: activity on the page, and the passing of time. */
export type ChatPageEvent =
  /** A click, or a change of the page's visibility. */
  | { readonly _tag: 'Active'; readonly now: Instant }
  /** Time has passed without activity. */
  | { readonly _tag: 'Ticked'; readonly now: Instant };

/** What is fetched or connected again at a refresh (R25). */
export type ChatPageCommand =
  | { readonly _tag: 'RefreshConversations' }
  | { readonly _tag: 'RefreshHistory'; readonly of: ConversationKey }
  | { readonly _tag: 'ReconnectSocket' };

/** The page after an event, and the commands to carry out, in order. */
export type ChatPageStep = readonly [ChatPage, readonly ChatPageCommand[]];

/** Every 5 idle minutes, everything is fetched again in place; a draft and a pending attachment stay (R25). */
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
