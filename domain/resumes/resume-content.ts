import { allowed, refused, type Decision } from '../decision';
import { checkResumeFile, largestResume, type ResumeFileRefusal, type ResumeKind } from './resume-file';
import { zipEntries, zipEntryNames } from './zip-directory';

export interface ContentMismatch {
  readonly _tag: 'ContentMismatch';
  /** What the name says it is. */
  readonly kind: ResumeKind;
}

const codesOf = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));

const standsAt = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, offset) => bytes[at + offset] === byte);

/** Readers of PDF look for its header in the first 1,024 bytes; some programs put a line in front of it (ISO 32000, implementation note 13). */
const pdfHeaderWithin = 1_024;
const pdfHeader = codesOf('%PDF-');

const isPdf = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < pdfHeaderWithin; at += 1) if (standsAt(bytes, at, pdfHeader)) return true;
  return false;
};

const rtfHeader = codesOf('{\\rtf');

/** A compound file, in which Word 97 to 2003 keeps its stream `WordDocument`; a sheet or a mail is one too, without that stream (MS-CFB, MS-DOC). */
const compoundHeader = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const directoryStep = 128;
const wordStream = codesOf('WordDocument').flatMap((code) => [code, 0]);

const isWordDocument = (bytes: Uint8Array): boolean => {
  if (!standsAt(bytes, 0, compoundHeader)) return false;
  for (let at = directoryStep; at < bytes.length; at += directoryStep) if (standsAt(bytes, at, wordStream)) return true;
  return false;
};

/** A zip file with a list of content types and a part under `word/`; a sheet has `xl/` (ECMA-376). */
const isWordPackage = (bytes: Uint8Array): boolean => {
  const names = zipEntryNames(bytes);
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
};

/** A zip file whose first entry says in plain bytes that it is a text; a sheet says another word there (ODF 1.3 part 2, §3.3). */
const textMediaType = codesOf('mimetypeapplication/vnd.oasis.opendocument.text');
const firstNameAt = 30;

const isOpenText = (bytes: Uint8Array): boolean =>
  standsAt(bytes, firstNameAt, textMediaType) && zipEntryNames(bytes).includes('content.xml');

const isOf: Readonly<Record<ResumeKind, (bytes: Uint8Array) => boolean>> = {
  pdf: isPdf,
  rtf: (bytes) => standsAt(bytes, 0, rtfHeader),
  doc: isWordDocument,
  docx: isWordPackage,
  odt: isOpenText,
};

/** A package that unpacks to more than a resume ever holds, made to fill the disk of whoever opens it. `unpacked` in bytes. */
export interface UnpacksTooLarge {
  readonly _tag: 'UnpacksTooLarge';
  readonly unpacked: number;
  readonly atMost: number;
}

/** Twenty times the largest resume: pictures are packed already, and text shrinks to a tenth. Ours. */
export const largestUnpacked = 20 * largestResume;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * What a package unpacks to, by its own list of contents. Entries that together are longer than the file share their bytes
 * with each other: such a list has no end, whatever it says.
 */
const unpackedLength = (bytes: Uint8Array): number => {
  const entries = zipEntries(bytes);
  return sum(entries.map(({ packed }) => packed)) > bytes.length
    ? Number.MAX_SAFE_INTEGER
    : sum(entries.map(({ unpacked }) => unpacked));
};

const isPackage: Readonly<Record<ResumeKind, boolean>> = { pdf: false, rtf: false, doc: false, docx: true, odt: true };

export type ContentRefusal = ContentMismatch | UnpacksTooLarge;

/** Whether a file's bytes are of the kind that its name says (R20). It looks at signatures and lists of contents; nothing is unpacked or run. */
export const checkResumeContent = (kind: ResumeKind, bytes: Uint8Array): Decision<ContentRefusal, ResumeKind> => {
  if (!isOf[kind](bytes)) return refused({ _tag: 'ContentMismatch', kind });
  const unpacked = isPackage[kind] ? unpackedLength(bytes) : 0;
  return unpacked > largestUnpacked
    ? refused({ _tag: 'UnpacksTooLarge', unpacked, atMost: largestUnpacked })
    : allowed(kind);
};

export type ResumeRefusal = ResumeFileRefusal | ContentRefusal;

/** What the server asks of a resume that arrived: name, size, then content (R20). */
export const checkResume = (name: string, bytes: Uint8Array): Decision<ResumeRefusal, ResumeKind> => {
  const file = checkResumeFile(name, bytes.length);
  return file._tag === 'Refused' ? file : checkResumeContent(file.value, bytes);
};
