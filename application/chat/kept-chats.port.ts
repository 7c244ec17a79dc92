import type { ConversationKey } from '../../domain/chat/conversation';
import type { ClientMessageId } from '../../domain/ids/chat-ids';
import type { MessageAttachment, MessageContent } from '../../domain/chat/message';
import type { CandidateId } from '../../domain/ids/candidate-id';

/** A message that was written here and not yet stored by the server. */
export interface UnsentMessage extends MessageContent {
  readonly to: ConversationKey;
  readonly clientId: ClientMessageId;
}

/** What was typed in a conversation and not yet sent. A file that is still on its way is not kept: the browser can't keep it. */
export interface KeptDraft {
  readonly text: string;
  readonly attachment: MessageAttachment | undefined;
}

/**
 * Unsent messages and drafts on this device, for their candidate and nobody else (R3a). A sign-out wipes them like every other draft. No method
 * fails: what the device can't keep stays in this page's memory.
 */
export interface KeptChats {
  /** In the order in which they were written, whatever the device's clock says. */
  readonly unsent: (owner: CandidateId) => readonly UnsentMessage[];
  readonly keep: (owner: CandidateId, message: UnsentMessage) => void;
  /** Whether it still waits: another tab may have sent or discarded it. */
  readonly waits: (owner: CandidateId, clientId: ClientMessageId) => boolean;
  readonly drop: (owner: CandidateId, clientId: ClientMessageId) => void;
  readonly draft: (owner: CandidateId, of: ConversationKey) => KeptDraft | undefined;
  /** An empty draft is deleted. */
  readonly keepDraft: (owner: CandidateId, of: ConversationKey, draft: KeptDraft) => void;
}
