import { allowed, refused, type Decision } from '../decision';
import {
  compoundHeader,
  lockedStream,
  readCompoundEntries,
  readLockedPackage,
  readWordLock,
  wordStream,
} from '../files/compound-file';
import { beginsAsPdf, beginsAsRichText, headWithin } from '../files/document-heads';
import { officeLikeness, readOpenLikeness, type Likeness } from '../files/document-package';
import { readNeedsPassword, type OpensPdf } from '../files/pdf-lock';
import { hasRead, standsAt, thenRead, wantsBytes, type Reading } from '../files/reading';
import { readZipEntries } from '../files/zip-directory';
import { extensionOf, fileNameOf } from '../text/file-name';
import {
  attachmentFormats,
  formatOf,
  mayAttach,
  type AttachmentFormat,
  type AttachmentKind,
  type AttachmentRefusal,
  type FormatOfFiles,
} from './attachment';

/* What an attachment is says its content: its first bytes and, in an Office document, its list of parts. Nothing is unpacked or executed. */

const codesOf = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));

type Mark = (bytes: Uint8Array) => boolean;

const at =
  (position: number, signature: readonly number[]): Mark =>
  (bytes) =>
    standsAt(bytes, position, signature);

const text = (position: number, signature: string): Mark => at(position, codesOf(signature));
const oneOf =
  (...marks: readonly Mark[]): Mark =>
  (bytes) =>
    marks.some((mark) => mark(bytes));
const both =
  (first: Mark, second: Mark): Mark =>
  (bytes) =>
    first(bytes) && second(bytes);
const not =
  (mark: Mark): Mark =>
  (bytes) =>
    !mark(bytes);
const riff = (of: string): Mark => both(text(0, 'RIFF'), text(8, of));

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** The first kilobyte: a PDF's header stands in it, too. */
const headBytes = headWithin;

/** Programs, whatever they are called: for Windows, Linux, macOS, Java, and scripts that name their interpreter. AMR sound begins like a script. */
const amr = text(0, '#!AMR');
const isProgram = oneOf(
  text(0, 'MZ'),
  at(0, [0x7f, 0x45, 0x4c, 0x46]),
  at(0, [0xcf, 0xfa, 0xed, 0xfe]),
  at(0, [0xca, 0xfe, 0xba, 0xbe]),
  both(text(0, '#!'), not(amr)),
);

/** Brands of HEIC, AVIF, JPEG 2000 and raw photos, four letters each, as their `ftyp` box says (ISO 23008-12). */
const stillBrand = /he[iv][cfmsx]|mi[af][123f]|msf1|avi[fs]|jp(?:eg|gs|2 |m |x )|j2(?:ki|is)|vvi[cs]|ev[bm][is]|crx /;

const ftyp = codesOf('ftyp');

/** A photo in boxes: its list of brands may follow other boxes. */
const isStill: Mark = (bytes) => {
  for (let box = 0; box + 8 < bytes.length;) {
    const length = new DataView(bytes.buffer, bytes.byteOffset + box).getUint32(0);
    if (standsAt(bytes, box + 4, ftyp))
      for (let brand = box + 8; brand < Math.min(box + length, bytes.length); brand += 4)
        if (stillBrand.test(latin(bytes, brand, brand + 4))) return true;
    box += Math.max(length, 8);
  }
  return false;
};

const isTiff = oneOf(
  ...[0x2a, 0x2b].flatMap((version) => [at(0, [0x49, 0x49, version, 0]), at(0, [0x4d, 0x4d, 0, version])]),
);

/** Photos whose place can't be removed here; phones offer them as JPEG. Named as they usually are. */
const closedPhotos: readonly (readonly [string, Mark])[] = [
  ['heic', isStill],
  ['tiff', isTiff],
  ['jp2', text(4, 'jP  ')],
];

/** A header of one of the lengths that there are, after two reserved numbers (BITMAPFILEHEADER). */
const isBitmap = both(
  both(text(0, 'BM'), at(6, [0, 0, 0, 0])),
  oneOf(...[12, 40, 52, 56, 64, 108, 124].map((length) => at(14, [length, 0, 0, 0]))),
);

/** They may say where they were taken; GIF and BMP come from no camera. */
const photos: readonly AttachmentFormat[] = ['jpeg', 'png', 'webp'];

const isZip = at(0, [0x50, 0x4b, 0x03, 0x04]);
/** A compound file: Word, Excel and PowerPoint from 97 to 2003 (MS-CFB). */
const isCompound = at(0, compoundHeader);
/** With a password, the package of a newer program stands in a compound file. */
const isOffice = oneOf(isZip, isCompound);
/** Text in UTF-16 says so at its beginning; any other has no zero bytes. */
const isText = oneOf(at(0, [0xff, 0xfe]), at(0, [0xfe, 0xff]), (bytes) => !bytes.includes(0));
const isCard = (of: string): Mark =>
  both(isText, (bytes) =>
    latin(bytes, 0, 32)
      .replace(/^\u00EF\u00BB\u00BF/, '')
      .toUpperCase()
      .startsWith(`BEGIN:${of}`),
  );
const isBoxed = oneOf(...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((box) => text(4, box)));
const isEbml = at(0, [0x1a, 0x45, 0xdf, 0xa3]);
/** A frame of MPEG audio begins with eleven ones; then it says which version and layer it is of. */
const isFrame = (...seconds: readonly number[]): Mark => oneOf(...seconds.map((second) => at(0, [0xff, second])));

const beginnings: Readonly<Record<AttachmentFormat, Mark>> = {
  jpeg: at(0, [0xff, 0xd8, 0xff]),
  png: at(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: oneOf(text(0, 'GIF87a'), text(0, 'GIF89a')),
  webp: riff('WEBP'),
  bmp: isBitmap,
  pdf: beginsAsPdf,
  doc: isCompound,
  xls: isCompound,
  ppt: isCompound,
  docx: isOffice,
  xlsx: isOffice,
  pptx: isOffice,
  odt: isZip,
  ods: isZip,
  odp: isZip,
  rtf: beginsAsRichText,
  text: isText,
  contact: isCard('VCARD'),
  calendar: isCard('VCALENDAR'),
  mp3: oneOf(text(0, 'ID3'), isFrame(0xfb, 0xfa, 0xf3, 0xf2, 0xe3, 0xe2)),
  m4a: isBoxed,
  wav: riff('WAVE'),
  ogg: text(0, 'OggS'),
  aac: oneOf(text(0, 'ADIF'), text(0, 'ID3'), isFrame(0xf1, 0xf0, 0xf9, 0xf8)),
  flac: text(0, 'fLaC'),
  aiff: both(text(0, 'FORM'), text(8, 'AIF')),
  amr,
  weba: isEbml,
  mp4: isBoxed,
  webm: isEbml,
  avi: riff('AVI '),
};

/** What the parts of a document say about it: what it is and, if it is what it should be, whether it has macros. */
type Verdict = Likeness | 'macros';

const verdictOf = (likeness: Likeness, hasMacros: boolean): Verdict =>
  likeness === 'same' && hasMacros ? 'macros' : likeness;

/** The folder that a package of Office has, and the type of an OpenDocument. */
const packages: ReadonlyMap<AttachmentFormat, string> = new Map([
  ['docx', 'word/'],
  ['xlsx', 'xl/'],
  ['pptx', 'ppt/'],
  ['odt', 'text'],
  ['ods', 'spreadsheet'],
  ['odp', 'presentation'],
]);

/**
 * Macros of Office and its old macro sheets, modules of LibreOffice, which always keeps an empty list of them. Names come from the file, so no part of
 * the pattern runs over the rest of a name twice.
 */
const macroPart =
  /(?:^|\/)(?:vbaproject[^/]*$|vbadata\.xml$|macrosheets\/[^])|^basic\/[^/]+\/(?!script-lb\.xml$)[^]|^scripts\/[^]/;

const verdictOnPackage = (part: string, head: Uint8Array, fileLength: number): Reading<Verdict> =>
  isCompound(head)
    ? thenRead(readLockedPackage(fileLength), (isLocked) => hasRead(isLocked ? 'locked' : 'other'))
    : thenRead(readZipEntries(fileLength), (entries) =>
        thenRead(
          part.endsWith('/') ? hasRead(officeLikeness(entries, part)) : readOpenLikeness(entries, part),
          (likeness) =>
            hasRead(
              verdictOf(
                likeness,
                entries.some(({ name }) => macroPart.test(name.toLowerCase())),
              ),
            ),
        ),
      );

/** The stream that a compound document has (MS-DOC, MS-XLS, MS-PPT), and the storages of macros (MS-OVBA; PowerPoint keeps them elsewhere). */
const streams: ReadonlyMap<AttachmentFormat, readonly string[]> = new Map([
  ['doc', [wordStream]],
  ['xls', ['Workbook', 'Book']],
  ['ppt', ['PowerPoint Document']],
]);
const macroStorages: readonly string[] = ['VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'Macros'];

const verdictOnCompound = (names: readonly string[], fileLength: number): Reading<Verdict> =>
  thenRead(readCompoundEntries([...names, ...macroStorages, lockedStream], fileLength), (found): Reading<Verdict> => {
    const hasMacros = macroStorages.some((name) => found.has(name));
    const word = found.get(wordStream);
    if (names.includes(wordStream) && word !== undefined)
      return thenRead(readWordLock(word), (isLocked) => hasRead(verdictOf(isLocked ? 'locked' : 'same', hasMacros)));
    if (names.some((name) => found.has(name))) return hasRead(verdictOf('same', hasMacros));
    return hasRead(found.has(lockedStream) ? 'locked' : 'other');
  });

const verdictOn = (
  format: AttachmentFormat,
  head: Uint8Array,
  fileLength: number,
  opens: OpensPdf,
): Reading<Verdict> => {
  if (format === 'pdf')
    return thenRead(readNeedsPassword(fileLength, opens), (isLocked) => hasRead(isLocked ? 'locked' : 'same'));
  const names = streams.get(format);
  if (names !== undefined) return verdictOnCompound(names, fileLength);
  const part = packages.get(format);
  return part === undefined ? hasRead('same') : verdictOnPackage(part, head, fileLength);
};

/** A file that may be attached. */
export interface AttachmentFound {
  /** As it is kept: cleaned, and a picture has an extension of its own format. */
  readonly name: string;
  readonly kind: AttachmentKind;
  /** It may say where it was taken: `withoutMetadata` must have cleaned it first (R54). */
  readonly isPhoto: boolean;
}

type Judged = Decision<AttachmentRefusal, AttachmentFound>;

/** A picture is one under any picture's name, and without an extension: programs that save one often give it the wrong one. */
const asPicture = (name: string, { format, kind, extensions }: FormatOfFiles): Judged => {
  const extension = extensionOf(name);
  const called = extension === '' ? name : name.slice(0, -extension.length - 1);
  return allowed({
    name: extensions.includes(extension) ? name : fileNameOf(`${called}.${extensions[0]}`),
    kind,
    isPhoto: photos.includes(format),
  });
};

const notAllowed = (extension: string): Judged => refused({ _tag: 'AttachmentNotAllowed', extension });

const judged = (name: string, fileLength: number, head: Uint8Array, opens: OpensPdf): Reading<Judged> => {
  const extension = extensionOf(name);
  const promised = formatOf(extension);
  const closed = closedPhotos.find(([, mark]) => mark(head));
  if (closed !== undefined) return hasRead(notAllowed(closed[0]));
  const picture = attachmentFormats.find(({ kind, format }) => kind === 'image' && beginnings[format](head));
  if (picture !== undefined && (promised === undefined || promised.kind === 'image'))
    return hasRead(asPicture(name, picture));
  if (promised === undefined) return hasRead(notAllowed(extension));
  const { kind, format } = promised;
  const mismatch: Judged = refused({ _tag: 'AttachmentMismatch', kind });
  if (picture !== undefined || isProgram(head) || !beginnings[format](head)) return hasRead(mismatch);
  return thenRead(verdictOn(format, head, fileLength, opens), (verdict): Reading<Judged> => {
    switch (verdict) {
      case 'other':
        return hasRead(mismatch);
      case 'locked':
        return hasRead(refused({ _tag: 'AttachmentNeedsPassword' }));
      case 'macros':
        return hasRead(refused({ _tag: 'AttachmentHasMacros' }));
      case 'same':
        return hasRead(allowed({ name, kind, isPhoto: false }));
    }
  });
};

/** The server's check of a file for a message: name, size, then content (R40). The name as a device gives it. */
export const readAttachment = (raw: string, fileLength: number, opens: OpensPdf): Reading<Judged> => {
  const name = fileNameOf(raw);
  const file = mayAttach(name, fileLength);
  return file._tag === 'Refused'
    ? hasRead(file)
    : wantsBytes(0, headBytes, (head) => judged(name, fileLength, head, opens));
};
