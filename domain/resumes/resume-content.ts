import { allowed, refused, type Decision } from '../decision';
import { checkResumeFile, largestResume, type ResumeFileRefusal, type ResumeKind } from './resume-file';
import { hasRead, standsAt, thenRead, wantsBytes, type Reading } from './reading';
import { readZipEntries, type ZipEntry } from './zip-directory';

/** The bytes are not of the kind that the file's name promises (R20). */
export interface ContentMismatch {
  readonly _tag: 'ContentMismatch';
  /** The kind according to the file name. */
  readonly kind: ResumeKind;
}

const codesOf = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));

/** PDF readers look for the header in the first 1,024 bytes, because some programs put a line before it (ISO 32000, implementation note 13). */
const pdfHeaderWithin = 1_024;
const pdfHeader = codesOf('%PDF-');

const isPdf: Reading<boolean> = wantsBytes(0, pdfHeaderWithin + pdfHeader.length, (bytes) => {
  for (let at = 0; at < pdfHeaderWithin; at += 1) if (standsAt(bytes, at, pdfHeader)) return hasRead(true);
  return hasRead(false);
});

const rtfHeader = codesOf('{\\rtf');
const isRtf: Reading<boolean> = wantsBytes(0, rtfHeader.length, (bytes) => hasRead(standsAt(bytes, 0, rtfHeader)));

/**
 * A compound file, in which Word 97 to 2003 keeps a stream `WordDocument`. A spreadsheet or a mail is one, too, but without that stream
 * (MS-CFB, MS-DOC).
 */
const compoundHeader = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const directoryStep = 128;
const wordStream = codesOf('WordDocument').flatMap((code) => [code, 0]);

/** How much of a compound file is read at once: a multiple of its directory step. */
const compoundStep = 2_048 * directoryStep;

const hasWordStream = (from: number, fileLength: number): Reading<boolean> =>
  from >= fileLength
    ? hasRead(false)
    : wantsBytes(from, from + compoundStep, (bytes) => {
        for (let at = 0; at < bytes.length; at += directoryStep)
          if (standsAt(bytes, at, wordStream)) return hasRead(true);
        return hasWordStream(from + compoundStep, fileLength);
      });

const isWordDocument = (fileLength: number): Reading<boolean> =>
  wantsBytes(0, compoundHeader.length, (bytes) =>
    standsAt(bytes, 0, compoundHeader) ? hasWordStream(directoryStep, fileLength) : hasRead(false),
  );

const named = (entries: readonly ZipEntry[], name: string): boolean => entries.some((entry) => entry.name === name);

/** A zip file with a list of content types and a part under `word/`; a spreadsheet has `xl/` (ECMA-376). */
const isWordPackage = (entries: readonly ZipEntry[]): boolean =>
  named(entries, '[Content_Types].xml') && entries.some(({ name }) => name.startsWith('word/'));

/** A zip file whose uncompressed first entry says that it is a text document; a spreadsheet's says otherwise (ODF 1.3 part 2, §3.3). */
const textMediaType = codesOf('mimetypeapplication/vnd.oasis.opendocument.text');
const firstNameAt = 30;

const saysText: Reading<boolean> = wantsBytes(firstNameAt, firstNameAt + textMediaType.length, (bytes) =>
  hasRead(standsAt(bytes, 0, textMediaType)),
);

/** A package that unpacks to more than any resume holds: a zip bomb. `unpacked` in bytes. */
export interface UnpacksTooLarge {
  readonly _tag: 'UnpacksTooLarge';
  readonly unpacked: number;
  readonly atMost: number;
}

/** Twenty times the largest resume: pictures are compressed already, and text shrinks to a tenth. Ours. */
export const largestUnpacked = 20 * largestResume;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The size a package unpacks to, according to its own list of contents. If the entries together are longer than the file, they overlap, and
 * the size counts as infinite.
 */
const unpackedLength = (entries: readonly ZipEntry[], fileLength: number): number =>
  sum(entries.map(({ packed }) => packed)) > fileLength
    ? Number.MAX_SAFE_INTEGER
    : sum(entries.map(({ unpacked }) => unpacked));

/** Why a file of allowed name and size is refused by its content. */
export type ContentRefusal = ContentMismatch | UnpacksTooLarge;

const judged = (kind: ResumeKind, isOfKind: boolean): Decision<ContentRefusal, ResumeKind> =>
  isOfKind ? allowed(kind) : refused({ _tag: 'ContentMismatch', kind });

const judgedPackage = (kind: ResumeKind, isOfKind: boolean, unpacked: number): Decision<ContentRefusal, ResumeKind> =>
  isOfKind && unpacked > largestUnpacked
    ? refused({ _tag: 'UnpacksTooLarge', unpacked, atMost: largestUnpacked })
    : judged(kind, isOfKind);

/** Whether a file's content matches its name (R20). It reads only signatures and lists of contents; nothing is unpacked or run. */
export const readResumeContent = (
  kind: ResumeKind,
  fileLength: number,
): Reading<Decision<ContentRefusal, ResumeKind>> => {
  switch (kind) {
    case 'pdf':
      return thenRead(isPdf, (found) => hasRead(judged(kind, found)));
    case 'rtf':
      return thenRead(isRtf, (found) => hasRead(judged(kind, found)));
    case 'doc':
      return thenRead(isWordDocument(fileLength), (found) => hasRead(judged(kind, found)));
    case 'docx':
      return thenRead(readZipEntries(fileLength), (entries) =>
        hasRead(judgedPackage(kind, isWordPackage(entries), unpackedLength(entries, fileLength))),
      );
    case 'odt':
      return thenRead(saysText, (text) =>
        thenRead(readZipEntries(fileLength), (entries) =>
          hasRead(judgedPackage(kind, text && named(entries, 'content.xml'), unpackedLength(entries, fileLength))),
        ),
      );
  }
};

/** Every reason why a file is no resume: name, size or content (R20). */
export type ResumeRefusal = ResumeFileRefusal | ContentRefusal;

/** The server's check of an uploaded resume: name, size, then content (R20). */
export const readResume = (name: string, fileLength: number): Reading<Decision<ResumeRefusal, ResumeKind>> => {
  const file = checkResumeFile(name, fileLength);
  return file._tag === 'Refused' ? hasRead(file) : readResumeContent(file.value, fileLength);
};
