import { mostAttachments } from '../files/file-limits';
import { allowed, refused, type Decision } from '../decision';
import { characters, cleaned } from '../text/typed-text';
import type { AttachmentKind } from './attachment';
import { numbers } from '../parameters/values';

/** The longest message, in characters. Our decision: the specification gives no limit; a page of text is about 3,000. */
export const longestMessage = numbers.longest_message;

/** A message's attachment in the store. */
export interface MessageAttachment {
  readonly name: string;
  readonly kind: AttachmentKind;
  /** A reference only: it reveals no storage location and grants no access (R3). */
  readonly path: string;
}

/** What a message says: a text, an attachment, or both (spec 2 §5). */
export interface MessageContent {
  /** Trimmed; empty when only a file is sent. */
  readonly text: string;
  readonly attachments: readonly MessageAttachment[];
}

/** The text in the field and the chosen file, which is pending until its upload gives it an address. */
export interface MessageDraft {
  readonly text: string;
  readonly attachment: { readonly _tag: 'OnItsWay' } | ({ readonly _tag: 'Uploaded' } & MessageAttachment) | undefined;
}

/** Why a finished message is refused, wherever it comes from. */
export type MessageContentRefusal =
  | { readonly _tag: 'MessageEmpty' }
  | { readonly _tag: 'MessageTooLong'; readonly length: number; readonly limit: number }
  | { readonly _tag: 'TooManyAttachments'; readonly count: number; readonly limit: number };

/** Why a draft can't be sent now; 'AttachmentOnItsWay' only until its upload ends. */
export type MessageRefusal = MessageContentRefusal | { readonly _tag: 'AttachmentOnItsWay' };

/** A message as it is stored: cleaned, with a text or an attachment, within its limits (spec 2 §5, R40). The server asks it of every message. */
export const checkMessage = ({
  text,
  attachments,
}: MessageContent): Decision<MessageContentRefusal, MessageContent> => {
  const cleanText = cleaned(text);
  const length = characters(cleanText);
  if (length > longestMessage) return refused({ _tag: 'MessageTooLong', length, limit: longestMessage });
  const count = attachments.length;
  if (count > mostAttachments) return refused({ _tag: 'TooManyAttachments', count, limit: mostAttachments });
  if (cleanText === '' && count === 0) return refused({ _tag: 'MessageEmpty' });
  return allowed({ text: cleanText, attachments });
};

/** The message that a draft sends: it needs non-empty trimmed text or an attachment (spec 2 §5), and waits for a pending upload. */
export const composeMessage = ({ text, attachment }: MessageDraft): Decision<MessageRefusal, MessageContent> => {
  const uploaded = attachment?._tag === 'Uploaded' ? [attachment] : [];
  const checked = checkMessage({ text, attachments: uploaded.map(({ name, kind, path }) => ({ name, kind, path })) });
  if (attachment?._tag !== 'OnItsWay') return checked;
  return checked._tag === 'Refused' && checked.reason._tag === 'MessageTooLong'
    ? checked
    : refused({ _tag: 'AttachmentOnItsWay' });
};

/** A key pressed in the message field, as far as sending depends on it. */
export interface KeyPressed {
  readonly key: string;
  readonly shift: boolean;
  /** Whether the key only confirms a character being composed, such as Japanese or an accent. */
  readonly composing: boolean;
}

/** Enter sends, Shift+Enter starts a new line (spec 2 §2.17). */
export const sendsMessage = ({ key, shift, composing }: KeyPressed): boolean => key === 'Enter' && !shift && !composing;
