import { allowed, refused, type Decision } from '../decision';
import { characters, cleaned } from '../text/typed-text';
import type { AttachmentKind } from './attachment';

/** The longest message, in characters. Our decision: the specification gives no limit; a page of text is about 3,000. */
export const longestMessage = 4_000;

/** A message's attachment in the store. */
export interface MessageAttachment {
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly url: string;
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

export const emptyDraft: MessageDraft = { text: '', attachment: undefined };

export type MessageRefusal =
  | { readonly _tag: 'MessageEmpty' }
  | { readonly _tag: 'MessageTooLong'; readonly length: number; readonly limit: number }
  | { readonly _tag: 'AttachmentOnItsWay' };

/** The message that a draft sends: it needs non-empty trimmed text or an attachment (spec 2 §5), and waits for a pending upload. */
export const composeMessage = ({ text, attachment }: MessageDraft): Decision<MessageRefusal, MessageContent> => {
  const cleanText = cleaned(text);
  const length = characters(cleanText);
  if (length > longestMessage) return refused({ _tag: 'MessageTooLong', length, limit: longestMessage });
  if (attachment?._tag === 'OnItsWay') return refused({ _tag: 'AttachmentOnItsWay' });
  if (cleanText === '' && attachment === undefined) return refused({ _tag: 'MessageEmpty' });
  if (attachment === undefined) return allowed({ text: cleanText, attachments: [] });
  const { name, kind, url } = attachment;
  return allowed({ text: cleanText, attachments: [{ name, kind, url }] });
};

export interface KeyPressed {
  readonly key: string;
  readonly shift: boolean;
  /** Whether the key only confirms a character being composed, such as Japanese or an accent. */
  readonly composing: boolean;
}

/** Enter sends, Shift+Enter starts a new line (spec 2 §2.17). */
export const sendsMessage = ({ key, shift, composing }: KeyPressed): boolean => key === 'Enter' && !shift && !composing;
