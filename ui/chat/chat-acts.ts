import type { ClientMessageId, MessageId } from '../../domain/ids/chat-ids';
import type { SignedAttachment } from '../../application/chat/chat-state.live';

/** What can be done in an open conversation. */
export interface ConversationActs {
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
  readonly onFile: (file: File) => void;
  readonly onRemoveFile: () => void;
  readonly onFileAgain: () => void;
  readonly onRetry: (clientId: ClientMessageId) => void;
  readonly onDiscard: (clientId: ClientMessageId) => void;
  readonly onOlder: () => void;
  readonly onScrolled: (atEnd: boolean) => void;
  /** The way to recover if the messages did not load. */
  readonly onReadAgain: () => void;
  readonly onReport: (message: MessageId) => void;
  readonly onReason: (reason: string) => void;
  readonly onReportSend: () => void;
  readonly onReportClose: () => void;
  readonly onBlock: (to: 'blocked' | 'open') => void;
  readonly onBlockAgreed: () => void;
  readonly onBlockClose: () => void;
  readonly onAttachmentShown: (path: string) => void;
}

export type SignedAttachments = ReadonlyMap<string, SignedAttachment>;
