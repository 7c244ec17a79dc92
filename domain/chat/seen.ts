import type { StoredMessage } from './delivery';
import type { MessageId } from '../ids/chat-ids';

/** Whether the candidate is looking at a conversation: it is open and the page is visible. */
export interface Looking {
  readonly open: boolean;
  readonly visible: boolean;
}

/**
 * The last of the hiring manager's messages to mark as seen when a conversation opens, becomes visible or receives a message (spec 2
 * §4.12). Undefined if nothing is new or the page is in the background.
 */
export const toMarkSeen = (messages: readonly StoredMessage[], { open, visible }: Looking): MessageId | undefined => {
  if (!open || !visible) return undefined;
  const unseen = messages.filter(({ mine, seen }) => !mine && !seen).map(({ id }) => id);
  return unseen.sort((a, b) => b - a)[0];
};
