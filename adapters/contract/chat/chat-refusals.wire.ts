import type {
  NoSuchAttachment,
  NoSuchConversation,
  NoSuchMessage,
  NotTheCaller,
  SendMessageRefusal,
  StoreAttachmentRefusal,
} from '../../../application/chat/chat.api';
import { number, oneOf, text, variant, variants, type Codec } from '../codec';
import { proofNeeded } from '../identity/proof-needed.wire';

const noSuchConversation = variant('NoSuchConversation', {});
const notTheCaller = variant('NotTheCaller', {});
const noSuchAttachment = variant('NoSuchAttachment', {});
const sentFilesFull = variant('SentFilesFull', { bytes: number, bytesAtMost: number });
const room = { uploads: number, uploadsAtMost: number, bytes: number, bytesAtMost: number } as const;

/** `NotTheCaller` alone, for calls that name no conversation (R39). */
export const claimRefusal: Codec<NotTheCaller> = variants<NotTheCaller>({ NotTheCaller: notTheCaller });

/** `NoSuchConversation` or `NotTheCaller`, without fields (R39). */
export const conversationRefusal: Codec<NoSuchConversation | NotTheCaller> = variants<
  NoSuchConversation | NotTheCaller
>({ NoSuchConversation: noSuchConversation, NotTheCaller: notTheCaller });

/** `NoSuchConversation` alone, for calls in which callers don't say who they are. */
export const unknownConversation: Codec<NoSuchConversation> = variants<NoSuchConversation>({
  NoSuchConversation: noSuchConversation,
});

/** Lengths count characters, sizes bytes; `waitSeconds` is how long until the next message may be sent. */
export const sendMessageRefusal: Codec<SendMessageRefusal> = variants<SendMessageRefusal>({
  MessageEmpty: variant('MessageEmpty', {}),
  MessageTooLong: variant('MessageTooLong', { length: number, limit: number }),
  TooManyAttachments: variant('TooManyAttachments', { count: number, limit: number }),
  NotTheCaller: notTheCaller,
  NoSuchConversation: noSuchConversation,
  ConversationClosed: variant('ConversationClosed', { status: text }),
  ConversationBlocked: variant('ConversationBlocked', {}),
  TooManyMessages: variant('TooManyMessages', { limit: number, waitSeconds: number }),
  SentFilesFull: sentFilesFull,
  NoSuchAttachment: noSuchAttachment,
  ClientIdUsedBefore: variant('ClientIdUsedBefore', {}),
  ProofNeeded: proofNeeded,
});

/** The refusals of a file itself, and of the room there is for it; sizes in bytes. */
const fileRefusals = {
  FileEmpty: variant('FileEmpty', { bytes: number, atLeast: number }),
  FileTooLarge: variant('FileTooLarge', { bytes: number, atMost: number }),
  AttachmentNotAllowed: variant('AttachmentNotAllowed', { extension: text }),
  AttachmentMismatch: variant('AttachmentMismatch', {
    kind: oneOf('image', 'pdf', 'document', 'video', 'generic'),
  }),
  AttachmentHasMacros: variant('AttachmentHasMacros', {}),
  AttachmentNeedsPassword: variant('AttachmentNeedsPassword', {}),
  PhotoNotCleaned: variant('PhotoNotCleaned', {}),
  FileInfected: variant('FileInfected', {}),
  TooManyUploads: variant('TooManyUploads', room),
  UploadsFull: variant('UploadsFull', { uploads: number, uploadsAtMost: number }),
  DiskFull: variant('DiskFull', { kept: number }),
  ProofNeeded: proofNeeded,
} as const;

/** The refusals of a file, of its upload and of its conversation; sizes in bytes. */
export const storeAttachmentRefusal: Codec<StoreAttachmentRefusal> = variants<StoreAttachmentRefusal>({
  ...fileRefusals,
  SentFilesFull: sentFilesFull,
  NoSuchUpload: variant('NoSuchUpload', {}),
  UploadUnfinished: variant('UploadUnfinished', { received: number, bytes: number }),
  NotTheCaller: notTheCaller,
  NoSuchConversation: noSuchConversation,
});

/** `NoSuchAttachment` alone: a missing file and somebody else's look alike. */
export const attachmentRefusal: Codec<NoSuchAttachment> = variants<NoSuchAttachment>({
  NoSuchAttachment: noSuchAttachment,
});

/** `NoSuchMessage` or `NoSuchConversation`, without fields. */
export const reportRefusal: Codec<NoSuchMessage | NoSuchConversation> = variants<NoSuchMessage | NoSuchConversation>({
  NoSuchMessage: variant('NoSuchMessage', {}),
  NoSuchConversation: noSuchConversation,
});
