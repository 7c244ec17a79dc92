import type { AttachmentRefusal } from '../../domain/chat/attachment';
import type { DeliveryState } from '../../domain/chat/delivery';
import type { MessageContentRefusal, MessageRefusal } from '../../domain/chat/message';
import type { TooManyMessages } from '../../domain/chat/pace';
import type { SentFilesFull } from '../../domain/chat/sent-files';
import type { ConversationBlocked, ConversationClosed } from '../../domain/chat/writing';
import type {
  NoSuchAttachment,
  NoSuchConversation,
  NoSuchMessage,
  NotTheCaller,
  SendMessageRefusal,
  StoreAttachmentRefusal,
} from './chat.api';
import { sayProofNeeded } from '../identity/proof-needed.words';
import {
  fileInfectedWords,
  passwordNeeded,
  sayFileNotTaken,
  sayStoreResumeRefusal,
} from '../resumes/resume-refusals.words';

/* The texts of chat, all ours: the specification gives none. */

/** Why a message can't be sent as it is, for candidates and operators alike. */
export const sayContentRefusal = (refusal: MessageContentRefusal): string => {
  switch (refusal._tag) {
    case 'MessageEmpty':
      return 'Write a message or attach a file.';
    case 'MessageTooLong':
      return `This message is ${refusal.length} characters long. Shorten it to ${refusal.limit}.`;
    case 'TooManyAttachments':
      return `A message can have ${refusal.limit} files. Send the others in another message.`;
  }
};

/** Why the draft in the message field can't be sent now. */
export const sayMessageRefusal = (refusal: MessageRefusal): string =>
  refusal._tag === 'AttachmentOnItsWay'
    ? 'Your file is still uploading. Send the message when it is done.'
    : sayContentRefusal(refusal);

const canBeSent =
  'You can send pictures (JPEG, PNG, GIF, WebP, BMP), PDF, documents of Office and OpenDocument without macros, text, sound and video.';

/** Why a file can't be attached, and what to choose instead; too large, in the words for a resume (spec 1 §5). */
export const sayAttachmentRefusal = (refusal: AttachmentRefusal): string => {
  switch (refusal._tag) {
    case 'FileEmpty':
      return 'This file is empty. Choose another one.';
    case 'FileTooLarge':
      return `File size up to ${refusal.atMost / (1024 * 1024)} MB only`;
    case 'AttachmentNotAllowed':
      return refusal.extension === ''
        ? `Files of this kind cannot be sent. ${canBeSent}`
        : `Files of this kind (.${refusal.extension}) cannot be sent. ${canBeSent}`;
    case 'AttachmentMismatch':
      return `This file is not what its name says, or it is damaged. ${canBeSent}`;
    case 'AttachmentHasMacros':
      return 'This document has macros, which are small programs. Save it without them, or as a PDF, and send that.';
    case 'AttachmentNeedsPassword':
      return passwordNeeded;
    case 'PhotoNotCleaned':
      return 'We could not take the place and the time out of this photo. Try again, or send a smaller copy of it.';
    case 'FileInfected':
      return fileInfectedWords;
  }
};

/** The same for a conversation that never existed and for someone else's. */
export const sayNoSuchConversation = (_refusal: NoSuchConversation): string =>
  'We can’t find this conversation. Go back to your chats.';

/** For what was written before another candidate signed in on this device (R3a, R39). */
export const sayNotTheCaller = (_refusal: NotTheCaller): string =>
  'This was written by someone else, who is now signed out. It was not sent.';

/** Why a conversation can't be read: it isn't there, or isn't the caller's. */
export const sayConversationRefusal = (refusal: NoSuchConversation | NotTheCaller): string =>
  refusal._tag === 'NotTheCaller' ? sayNotTheCaller(refusal) : sayNoSuchConversation(refusal);

/** Why an open conversation accepts no message from the candidate (R39). */
export const sayWritingRefusal = (refusal: ConversationClosed | ConversationBlocked): string => {
  switch (refusal._tag) {
    case 'ConversationClosed':
      return 'This application has ended. You can read its messages, but no longer write.';
    case 'ConversationBlocked':
      return 'You have blocked this conversation. Unblock it to write.';
  }
};

/** How long to wait before the next message, in whole seconds (R40). */
export const sayTooManyMessages = ({ limit, waitSeconds }: TooManyMessages): string =>
  `You can send ${limit} messages a minute. Wait ${waitSeconds === 1 ? '1 second' : `${waitSeconds} seconds`}, then send it again.`;

/** What to do if the files of a candidate's chats have no room for more (R40). */
export const saySentFilesFull = ({ bytesAtMost }: SentFilesFull): string =>
  `All files that you send in chats can have ${bytesAtMost / (1024 * 1024)} MB together, and this would be more. Send a smaller file, or write your message without one.`;

/** The same for a file that expired, was sent before, or is another sender's (R54). */
export const sayNoSuchAttachment = (_refusal: NoSuchAttachment): string =>
  'This file is no longer available. Attach it again.';

/** Why the server doesn't accept a message. */
export const saySendRefusal = (refusal: SendMessageRefusal): string => {
  switch (refusal._tag) {
    case 'MessageEmpty':
    case 'MessageTooLong':
    case 'TooManyAttachments':
      return sayContentRefusal(refusal);
    case 'NotTheCaller':
    case 'NoSuchConversation':
      return sayConversationRefusal(refusal);
    case 'ConversationClosed':
    case 'ConversationBlocked':
      return sayWritingRefusal(refusal);
    case 'TooManyMessages':
      return sayTooManyMessages(refusal);
    case 'SentFilesFull':
      return saySentFilesFull(refusal);
    case 'NoSuchAttachment':
      return sayNoSuchAttachment(refusal);
    case 'ClientIdUsedBefore':
      return 'This message could not be sent. Copy it and write it again.';
    case 'ProofNeeded':
      return sayProofNeeded(refusal);
  }
};

/** Why the server doesn't take the file of a message. */
export const sayStoreAttachmentRefusal = (refusal: StoreAttachmentRefusal): string => {
  switch (refusal._tag) {
    case 'FileEmpty':
    case 'FileTooLarge':
    case 'AttachmentNotAllowed':
    case 'AttachmentMismatch':
    case 'AttachmentHasMacros':
    case 'AttachmentNeedsPassword':
    case 'PhotoNotCleaned':
    case 'FileInfected':
      return sayAttachmentRefusal(refusal);
    case 'TooManyUploads':
    case 'UploadsFull':
    case 'DiskFull':
      return sayFileNotTaken(refusal);
    case 'SentFilesFull':
      return saySentFilesFull(refusal);
    case 'NoSuchUpload':
    case 'UploadUnfinished':
      return sayStoreResumeRefusal(refusal);
    case 'NotTheCaller':
    case 'NoSuchConversation':
      return sayConversationRefusal(refusal);
    case 'ProofNeeded':
      return sayProofNeeded(refusal);
  }
};

/** Why a message can't be reported. */
export const sayReportRefusal = (refusal: NoSuchMessage | NoSuchConversation): string =>
  refusal._tag === 'NoSuchMessage' ? 'We can’t find this message.' : sayNoSuchConversation(refusal);

const delivery: Readonly<Record<DeliveryState, string>> = {
  sending: 'Sending',
  'not-sent': 'Not sent',
  sent: 'Sent',
  seen: 'Seen',
};

/** The delivery status shown next to a message that the candidate sent. */
export const sayDelivery = (state: DeliveryState): string => delivery[state];

/** `1 unread message`: the count of an entry for screen readers. */
export const sayUnread = (count: number): string => (count === 1 ? '1 unread message' : `${count} unread messages`);
