import type { FileInfected } from '../files/infected';
import { allowed, refused, type Decision } from '../decision';
import { checkResumeFile, type ResumeFileRefusal, type ResumeKind } from './resume-file';
import {
  compoundHeader,
  lockedStream,
  readCompoundEntries,
  readLockedPackage,
  readWordLock,
  wordStream,
} from '../files/compound-file';
import { beginsAsPdf, beginsAsRichText, headBytes } from '../files/document-heads';
import { officeLikeness, readOpenLikeness, type Likeness } from '../files/document-package';
import { readNeedsPassword, type OpensPdf } from '../files/pdf-lock';
import { hasRead, standsAt, thenRead, wantsBytes, type Reading } from '../files/reading';
import { readZipEntries, type ZipEntry } from '../files/zip-directory';
import { serviceNumbers } from '../parameters/service-values';

/** The bytes are not of the kind that the file's name promises (R20). */
export interface ContentMismatch {
  readonly _tag: 'ContentMismatch';
  /** The kind according to the file name. */
  readonly kind: ResumeKind;
}

/** The document opens only with a password, so nobody here could read it (R20a). */
export interface PasswordNeeded {
  readonly _tag: 'PasswordNeeded';
  /** The kind according to the file name. */
  readonly kind: ResumeKind;
}

const likeness = (isOfKind: boolean, isLocked: boolean): Likeness => {
  if (!isOfKind) return 'other';
  return isLocked ? 'locked' : 'same';
};

const readPdf = (fileLength: number, opens: OpensPdf): Reading<Likeness> =>
  wantsBytes(0, headBytes, (head) =>
    beginsAsPdf(head)
      ? thenRead(readNeedsPassword(fileLength, opens), (isLocked) => hasRead(likeness(true, isLocked)))
      : hasRead('other'),
  );

const isRichText: Reading<Likeness> = wantsBytes(0, headBytes, (head) =>
  hasRead(likeness(beginsAsRichText(head), false)),
);

/** A compound file, in which Word 97 to 2003 keeps a stream of its own. A spreadsheet or a mail is one, too, but without that stream. */
const readWord = (fileLength: number): Reading<Likeness> =>
  wantsBytes(0, compoundHeader.length, (start) =>
    standsAt(start, 0, compoundHeader)
      ? thenRead(readCompoundEntries([wordStream, lockedStream], fileLength), (found) => {
          const sector = found.get(wordStream);
          if (sector === undefined) return hasRead(found.has(lockedStream) ? 'locked' : 'other');
          return thenRead(readWordLock(sector), (isLocked) => hasRead(likeness(true, isLocked)));
        })
      : hasRead('other'),
  );

/** A package that unpacks to more than any resume holds: a zip bomb. `unpacked` in bytes. */
export interface UnpacksTooLarge {
  readonly _tag: 'UnpacksTooLarge';
  readonly unpacked: number;
  readonly atMost: number;
}

/** Twenty times the largest resume: pictures are compressed already, and text shrinks to a tenth. Ours. */
export const largestUnpacked = serviceNumbers.largest_unpacked;

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
export type ContentRefusal = ContentMismatch | PasswordNeeded | UnpacksTooLarge;

const judged = (kind: ResumeKind, found: Likeness): Decision<ContentRefusal, ResumeKind> => {
  switch (found) {
    case 'same':
      return allowed(kind);
    case 'locked':
      return refused({ _tag: 'PasswordNeeded', kind });
    case 'other':
      return refused({ _tag: 'ContentMismatch', kind });
  }
};

const readPackage = (
  kind: 'docx' | 'odt',
  fileLength: number,
  read: (entries: readonly ZipEntry[]) => Reading<Likeness>,
): Reading<Decision<ContentRefusal, ResumeKind>> =>
  thenRead(readZipEntries(fileLength), (entries) =>
    thenRead(read(entries), (found) => {
      const unpacked = unpackedLength(entries, fileLength);
      return hasRead(
        found !== 'other' && unpacked > largestUnpacked
          ? refused({ _tag: 'UnpacksTooLarge', unpacked, atMost: largestUnpacked })
          : judged(kind, found),
      );
    }),
  );

/** Whether a file's content matches its name (R20, R20a). It reads only signatures and lists of contents; nothing is unpacked or run. */
export const readResumeContent = (
  kind: ResumeKind,
  fileLength: number,
  opens: OpensPdf,
): Reading<Decision<ContentRefusal, ResumeKind>> => {
  switch (kind) {
    case 'pdf':
      return thenRead(readPdf(fileLength, opens), (found) => hasRead(judged(kind, found)));
    case 'rtf':
      return thenRead(isRichText, (found) => hasRead(judged(kind, found)));
    case 'doc':
      return thenRead(readWord(fileLength), (found) => hasRead(judged(kind, found)));
    case 'docx':
      return readPackage(kind, fileLength, (entries) =>
        entries.length === 0
          ? thenRead(readLockedPackage(fileLength), (isLocked) => hasRead(isLocked ? 'locked' : 'other'))
          : hasRead(officeLikeness(entries, 'word/')),
      );
    case 'odt':
      return readPackage(kind, fileLength, (entries) => readOpenLikeness(entries, 'text'));
  }
};

/** Every reason why a file is no resume: name, size or content (R20). */
export type ResumeRefusal = ResumeFileRefusal | ContentRefusal | FileInfected;

/** The server's check of an uploaded resume: name, size, then content (R20). */
export const readResume = (
  name: string,
  fileLength: number,
  opens: OpensPdf,
): Reading<Decision<ResumeRefusal, ResumeKind>> => {
  const file = checkResumeFile(name, fileLength);
  return file._tag === 'Refused' ? hasRead(file) : readResumeContent(file.value, fileLength, opens);
};
