import type { Observable } from 'rxjs';
import type { ConversationKey } from '../../domain/chat/conversation';
import type { MessageAttachment } from '../../domain/chat/message';
import type { FileUnreadable } from '../../domain/resumes/upload';
import type { CallFailure } from '../failure';
import type { StoreAttachmentRefusal } from './chat.api';

/** The progress of an attachment (spec 2 §7). It ends with `Arrived` or `NotTaken`. */
export type AttachmentUploadStep =
  | { readonly _tag: 'Sent'; readonly percent: number }
  /** The connection broke; the file is sent again once it is back. */
  | { readonly _tag: 'ConnectionDropped' }
  | ({ readonly _tag: 'Arrived' } & MessageAttachment)
  | { readonly _tag: 'NotTaken'; readonly failure: CallFailure | FileUnreadable | StoreAttachmentRefusal };

/** A chosen file, by the name that `choose` gave it, and the conversation it is for. */
export interface AttachmentToSend {
  readonly ref: string;
  readonly conversation: ConversationKey;
}

/** Files that were chosen on this page for a message, and how they travel. */
export interface AttachmentFiles<File> {
  /** The name by which the core refers to the file. */
  readonly choose: (file: File) => string;
  /** Unsubscribing stops the upload. */
  readonly send: (attachment: AttachmentToSend) => Observable<AttachmentUploadStep>;
}
