import { largestAttachment } from '../files/file-limits';
import type { FileInfected } from '../files/infected';
import { allowed, refused, type Decision } from '../decision';
import { extensionOf } from '../text/file-name';
import { numbers } from '../parameters/values';

/** How an attachment is shown (spec 2 §3). */
export type AttachmentKind = 'image' | 'pdf' | 'document' | 'video' | 'generic';

/** What may be attached: formats that show or play something and run nothing. Their extensions begin with the usual one. Ours, after R40. */
const formats = [
  { format: 'jpeg', kind: 'image', extensions: ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp'] },
  { format: 'png', kind: 'image', extensions: ['png'] },
  { format: 'gif', kind: 'image', extensions: ['gif'] },
  { format: 'webp', kind: 'image', extensions: ['webp'] },
  { format: 'bmp', kind: 'image', extensions: ['bmp'] },
  { format: 'pdf', kind: 'pdf', extensions: ['pdf'] },
  { format: 'doc', kind: 'document', extensions: ['doc'] },
  { format: 'xls', kind: 'document', extensions: ['xls'] },
  { format: 'ppt', kind: 'document', extensions: ['ppt'] },
  { format: 'docx', kind: 'document', extensions: ['docx'] },
  { format: 'xlsx', kind: 'document', extensions: ['xlsx'] },
  { format: 'pptx', kind: 'document', extensions: ['pptx'] },
  { format: 'odt', kind: 'document', extensions: ['odt'] },
  { format: 'ods', kind: 'document', extensions: ['ods'] },
  { format: 'odp', kind: 'document', extensions: ['odp'] },
  { format: 'rtf', kind: 'document', extensions: ['rtf'] },
  { format: 'text', kind: 'document', extensions: ['txt', 'csv', 'tsv', 'md'] },
  { format: 'contact', kind: 'generic', extensions: ['vcf'] },
  { format: 'calendar', kind: 'generic', extensions: ['ics'] },
  { format: 'mp3', kind: 'generic', extensions: ['mp3'] },
  { format: 'm4a', kind: 'generic', extensions: ['m4a'] },
  { format: 'wav', kind: 'generic', extensions: ['wav'] },
  { format: 'ogg', kind: 'generic', extensions: ['ogg', 'oga', 'opus'] },
  { format: 'aac', kind: 'generic', extensions: ['aac'] },
  { format: 'flac', kind: 'generic', extensions: ['flac'] },
  { format: 'aiff', kind: 'generic', extensions: ['aif', 'aiff'] },
  { format: 'amr', kind: 'generic', extensions: ['amr'] },
  { format: 'weba', kind: 'generic', extensions: ['weba'] },
  { format: 'mp4', kind: 'video', extensions: ['mp4', 'm4v', 'mov', '3gp'] },
  { format: 'webm', kind: 'video', extensions: ['webm', 'mkv'] },
  { format: 'avi', kind: 'video', extensions: ['avi'] },
] as const;

/** A format that may be attached. */
export type AttachmentFormat = (typeof formats)[number]['format'];

/** How a format is shown, and the extensions that its files have, the usual one first. */
export interface FormatOfFiles {
  readonly format: AttachmentFormat;
  readonly kind: AttachmentKind;
  readonly extensions: readonly [string, ...string[]];
}

/** All formats that may be attached. */
export const attachmentFormats: readonly FormatOfFiles[] = formats;

const byExtension: ReadonlyMap<string, FormatOfFiles> = new Map(
  formats.flatMap((one) => one.extensions.map((extension) => [extension, one] as const)),
);

/** The format that an extension promises; undefined: none that may be attached. */
export const formatOf = (extension: string): FormatOfFiles | undefined => byExtension.get(extension);

const mediaTypes: readonly (readonly [RegExp, AttachmentKind])[] = [
  [/^image\/(?!svg)/, 'image'],
  [/^application\/pdf$/, 'pdf'],
  [/^video\//, 'video'],
  [/^(text\/(plain|csv|rtf)|application\/(rtf|msword))$/, 'document'],
  [/^application\/vnd\.(ms-(excel|powerpoint)|openxmlformats-officedocument\.|oasis\.opendocument\.)/, 'document'],
];

/**
 * The kind of an attachment: by its media type or, if the browser gives none or only 'application/octet-stream', by its extension. Anything
 * else is generic: it can be downloaded but never opens in the page.
 */
export const attachmentKind = (name: string, mediaType: string): AttachmentKind => {
  const plain = mediaType.replace(/;.*/s, '').trim().toLowerCase();
  if (plain === '' || plain === 'application/octet-stream') return formatOf(extensionOf(name))?.kind ?? 'generic';
  return mediaTypes.find(([mark]) => mark.test(plain))?.[1] ?? 'generic';
};

/** 1 byte to 10 MiB, like a resume (R20, R40). */
export const smallestAttachment = numbers.smallest_file;

/** The file is empty or too large; all numbers are bytes. */
export type AttachmentSizeRefusal =
  | { readonly _tag: 'FileEmpty'; readonly bytes: number; readonly atLeast: number }
  | { readonly _tag: 'FileTooLarge'; readonly bytes: number; readonly atMost: number };

/** Neither its name nor its content is of a format that may be attached. */
export interface AttachmentNotAllowed {
  readonly _tag: 'AttachmentNotAllowed';
  /** By its name, or what its content usually is called; empty: it has none. */
  readonly extension: string;
}

/** The content isn't what the name says. */
export interface AttachmentMismatch {
  readonly _tag: 'AttachmentMismatch';
  /** The kind according to the name. */
  readonly kind: AttachmentKind;
}

/** A document with macros, which run when it is opened. */
export interface AttachmentHasMacros {
  readonly _tag: 'AttachmentHasMacros';
}

/** A document that opens only with a password (R20a). */
export interface AttachmentNeedsPassword {
  readonly _tag: 'AttachmentNeedsPassword';
}

/** A photo that takes longer to clean than any photo should (R54). */
export interface PhotoNotCleaned {
  readonly _tag: 'PhotoNotCleaned';
}

/** Every reason why a file can't be attached: its size, its kind, or what is in it. */
export type AttachmentRefusal =
  | AttachmentSizeRefusal
  | AttachmentNotAllowed
  | AttachmentMismatch
  | AttachmentHasMacros
  | AttachmentNeedsPassword
  | PhotoNotCleaned
  | FileInfected;

/**
 * Whether a file may be attached, by its name and size. The server also reads its content (`readAttachment`); it alone decides about a name without an
 * extension.
 */
export const mayAttach = (
  name: string,
  bytes: number,
): Decision<AttachmentSizeRefusal | AttachmentNotAllowed, AttachmentKind> => {
  const extension = extensionOf(name);
  if (extension !== '' && formatOf(extension) === undefined)
    return refused({ _tag: 'AttachmentNotAllowed', extension });
  if (bytes > largestAttachment) return refused({ _tag: 'FileTooLarge', bytes, atMost: largestAttachment });
  return bytes >= smallestAttachment
    ? allowed(attachmentKind(name, ''))
    : refused({ _tag: 'FileEmpty', bytes, atLeast: smallestAttachment });
};

/** The most files of a candidate that wait for their message (ours): two full messages, which weigh 100 MB at most. */
export const mostUnsentAttachments = numbers.most_unsent_files;

/**
 * The files that make room, of a candidate's unsent ones, newest first: those that have waited longest. Nothing is refused, because a file that was taken
 * off a message again waits here, too, and only its age tells; a message that still names one is asked to attach it again.
 */
export const makingRoom = <A>(unsent: readonly A[]): readonly A[] => unsent.slice(mostUnsentAttachments);
