import { allowed, refused, type Decision } from '../decision';

/** How an attachment is shown (spec 2 §3). */
export type AttachmentKind = 'image' | 'pdf' | 'document' | 'video' | 'generic';

/** Extensions by kind. SVG doesn't count as an image: it can carry a script, so it is only downloaded, never shown. */
const extensions: readonly (readonly [RegExp, AttachmentKind])[] = [
  [/\.(jpe?g|png|gif|webp|bmp|hei[cf]|avif)$/i, 'image'],
  [/\.pdf$/i, 'pdf'],
  [/\.(docx?|odt|rtf|txt|csv|xlsx?|ods|pptx?|odp)$/i, 'document'],
  [/\.(mp4|m4v|mov|webm|mkv|avi|3gp)$/i, 'video'],
];

const mediaTypes: readonly (readonly [RegExp, AttachmentKind])[] = [
  [/^image\/(?!svg)/, 'image'],
  [/^application\/pdf$/, 'pdf'],
  [/^video\//, 'video'],
  [/^(text\/(plain|csv|rtf)|application\/(rtf|msword))$/, 'document'],
  [/^application\/vnd\.(ms-(excel|powerpoint)|openxmlformats-officedocument\.|oasis\.opendocument\.)/, 'document'],
];

const firstFit = (marks: readonly (readonly [RegExp, AttachmentKind])[], text: string): AttachmentKind =>
  marks.find(([mark]) => mark.test(text))?.[1] ?? 'generic';

/**
 * The kind of an attachment: by its media type or, if the browser gives none or only 'application/octet-stream', by its extension. Anything
 * else is generic: it can be downloaded but never opens in the page.
 */
export const attachmentKind = (name: string, mediaType: string): AttachmentKind => {
  const plain = mediaType.replace(/;.*/s, '').trim().toLowerCase();
  if (plain === '' || plain === 'application/octet-stream') return firstFit(extensions, name);
  return firstFit(mediaTypes, plain);
};

/** 1 byte to 10 MiB, like a resume (R20, R40). */
export const smallestAttachment = 1;
/** The most bytes of an attachment, inclusive: 10 MiB (R40). */
export const largestAttachment = 10 * 1024 * 1024;

/**
 * What is never taken, whatever is in it: programs and scripts, pages that a browser would run, and photos whose place we can't remove
 * (HEIC, AVIF, TIFF; phones offer them as JPEG).
 */
const refusedExtensions: readonly string[] = [
  ...[
    'apk',
    'app',
    'bat',
    'cmd',
    'com',
    'cpl',
    'dll',
    'dmg',
    'exe',
    'hta',
    'iso',
    'jar',
    'js',
    'jse',
    'lnk',
    'mjs',
    'msi',
  ],
  ...['pif', 'pkg', 'ps1', 'reg', 'scr', 'sh', 'url', 'vbe', 'vbs', 'wsf'],
  ...['htm', 'html', 'mht', 'mhtml', 'shtml', 'svg', 'svgz', 'xht', 'xhtml', 'xml'],
  ...['avif', 'heic', 'heif', 'heics', 'tif', 'tiff'],
];

/** The text after the last dot, in lower case; empty without a dot. */
export const attachmentExtension = (name: string): string =>
  /\.([^.]*)$/.exec(name.trim())?.[1]?.trim().toLowerCase() ?? '';

/** The file is empty or too large; all numbers are bytes. */
export type AttachmentSizeRefusal =
  | { readonly _tag: 'FileEmpty'; readonly bytes: number; readonly atLeast: number }
  | { readonly _tag: 'FileTooLarge'; readonly bytes: number; readonly atMost: number };

/** Files of this kind are never taken. */
export interface AttachmentNotAllowed {
  readonly _tag: 'AttachmentNotAllowed';
  readonly extension: string;
}

/** The content isn't what the name says. */
export interface AttachmentMismatch {
  readonly _tag: 'AttachmentMismatch';
  /** The kind according to the name. */
  readonly kind: AttachmentKind;
}

/** Every reason why a file can't be attached: its size, its kind, or content that isn't what its name says. */
export type AttachmentRefusal = AttachmentSizeRefusal | AttachmentNotAllowed | AttachmentMismatch;

/** Whether a file may be attached, by its name and size. The server also reads its content (`readAttachment`). */
export const mayAttach = (
  name: string,
  bytes: number,
): Decision<AttachmentSizeRefusal | AttachmentNotAllowed, AttachmentKind> => {
  const extension = attachmentExtension(name);
  if (refusedExtensions.includes(extension)) return refused({ _tag: 'AttachmentNotAllowed', extension });
  if (bytes > largestAttachment) return refused({ _tag: 'FileTooLarge', bytes, atMost: largestAttachment });
  return bytes >= smallestAttachment
    ? allowed(attachmentKind(name, ''))
    : refused({ _tag: 'FileEmpty', bytes, atLeast: smallestAttachment });
};

/** The most files of a candidate that wait for their message (ours): two full messages, which weigh 100 MB at most. */
export const mostUnsentAttachments = 10;

/**
 * The files that make room, of a candidate's unsent ones, newest first: those that have waited longest. Nothing is refused, because a file that was taken
 * off a message again waits here, too, and only its age tells; a message that still names one is asked to attach it again.
 */
export const makingRoom = <A>(unsent: readonly A[]): readonly A[] => unsent.slice(mostUnsentAttachments);
