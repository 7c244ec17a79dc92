import { permitted, refused, type Decision } from '../decision';

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

/** 10 MiB, like a resume (R20): the specification gives no limit for attachments. */
export const largestAttachment = 10 * 1024 * 1024;

export type AttachmentRefusal =
  | { readonly _tag: 'AttachmentEmpty' }
  | { readonly _tag: 'AttachmentTooLarge'; readonly bytes: number; readonly limit: number };

export const mayAttach = (bytes: number): Decision<AttachmentRefusal> => {
  if (bytes <= 0) return refused({ _tag: 'AttachmentEmpty' });
  return bytes <= largestAttachment
    ? permitted
    : refused({ _tag: 'AttachmentTooLarge', bytes, limit: largestAttachment });
};
