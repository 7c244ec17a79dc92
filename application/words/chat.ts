import type { AttachmentRefusal } from '../../domain/chat/attachment';
import type { DeliveryState } from '../../domain/chat/delivery';
import type { MessageRefusal } from '../../domain/chat/message';

/* The texts of chat, all ours: the specification gives none. */

export const sayMessageRefusal = (refusal: MessageRefusal): string => {
  switch (refusal._tag) {
    case 'MessageEmpty':
      return 'Write a message or attach a file.';
    case 'MessageTooLong':
      return `This message is ${refusal.length} characters long. Shorten it to ${refusal.limit}.`;
    case 'AttachmentOnItsWay':
      return 'Your file is still uploading. Send the message when it is done.';
  }
};

export const sayAttachmentRefusal = (refusal: AttachmentRefusal): string => {
  switch (refusal._tag) {
    case 'AttachmentEmpty':
      return 'This file is empty. Choose another one.';
    case 'AttachmentTooLarge':
      return `File size up to ${refusal.limit / (1024 * 1024)} MB only`;
  }
};

const delivery: Readonly<Record<DeliveryState, string>> = {
  sending: 'Sending',
  'not-sent': 'Not sent',
  sent: 'Sent',
  seen: 'Seen',
};

export const sayDelivery = (state: DeliveryState): string => delivery[state];

/** `1 unread message`: the count of an entry for screen readers. */
export const sayUnread = (count: number): string => (count === 1 ? '1 unread message' : `${count} unread messages`);
