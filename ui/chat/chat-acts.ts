import type { ConversationAct, SignedAttachment } from '../../application/chat/chat-state.live';

/** What a conversation's page sends: the acts that the machine takes, and those that the screen completes. */
export type PaneAct =
  | ConversationAct
  | { readonly _tag: 'SendPressed' }
  | { readonly _tag: 'FilePicked'; readonly file: File }
  /** It has come into view: its link is fetched, or fetched again if it has expired. */
  | { readonly _tag: 'AttachmentShown'; readonly path: string };

/** The parts of a conversation's page send its acts. */
export interface SendsActs {
  readonly send: (act: PaneAct) => void;
}

export type SignedAttachments = ReadonlyMap<string, SignedAttachment>;
