import type { StoredMessage } from './delivery';
import type { MessageId } from './ids';

/** Whether the candidate is looking at a conversation: it is open, and its page is the visible one. */
export interface Looking {
  readonly open: boolean;
  readonly visible: boolean;
}

/**
 * Up to which message the hiring manager's are to be marked as seen, when a conversation is opened, comes into view again, or receives a message
 * (spec 2 §4.12); undefined where nothing is new or nobody looks: a page in the background has seen nothing.
 */
export const toMarkSeen = (messages: readonly StoredMessage[], { open, visible }: Looking): MessageId | undefined => {
  if (!open || !visible) return undefined;
  const unseen = messages.filter(({ mine, seen }) => !mine && !seen).map(({ id }) => id);
  return unseen.sort((a, b) => b - a)[0];
};
