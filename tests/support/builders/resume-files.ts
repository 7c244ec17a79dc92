import { deflateRawSync } from 'node:zlib';
import type { ResumeChoice, ResumeRef, SavedResume } from '../../../domain/resumes/upload';
import { positionId } from './applications';
import { known } from '../../../domain/brand';
import type { StoredResume } from '../../../application/resumes/resumes.store';
import { fileRef } from './identity';
import { at } from './time';

/* Resume files as programs write them, and files that look similar. */

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const join = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

export interface ZipEntry {
  readonly name: string;
  readonly content: string;
  /** Compressed, with the length after the data, as programs do that write while they compress. */
  readonly packed?: boolean;
  /** The unpacked length in the directory, if it should be false. */
  readonly says?: number;
  readonly extra?: number;
  readonly comment?: string;
  /** Its bytes are behind a password. */
  readonly locked?: boolean;
}

const eight = (number: number): Buffer => {
  const field = Buffer.alloc(8);
  field.writeBigUInt64LE(BigInt(number));
  return field;
};

/** A zip file (PKWARE APPNOTE). Checksums are 0, because nobody unpacks it. `large`: lengths and places stand in the fields of ZIP64 alone. */
export const zipOf = (entries: readonly ZipEntry[], comment = '', large = false): Uint8Array => {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content, packed = false, says, extra = 0, comment: note = '', locked = false } of entries) {
    const raw = bytesOf(content);
    const body = packed ? new Uint8Array(deflateRawSync(raw)) : raw;
    const label = bytesOf(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(packed ? 8 : 0, 6);
    local.writeUInt16LE(packed ? 8 : 0, 8);
    if (!packed) local.writeUInt32LE(body.length, 18);
    if (!packed) local.writeUInt32LE(raw.length, 22);
    local.writeUInt16LE(label.length, 26);
    const written = join(local, label, body, packed ? new Uint8Array(16) : new Uint8Array());
    const other = Buffer.alloc(extra, 7);
    if (extra >= 4) other.writeUInt16LE(extra - 4, 2);
    const wide = join(Uint8Array.of(1, 0, 24, 0), eight(says ?? raw.length), eight(body.length), eight(offset));
    const fields = large ? join(...(extra < 4 ? [wide, other] : [other, wide])) : other;
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(locked ? 1 : 0, 8);
    entry.writeUInt16LE(packed ? 8 : 0, 10);
    entry.writeUInt32LE(large ? 0xffffffff : body.length, 20);
    entry.writeUInt32LE(large ? 0xffffffff : (says ?? raw.length), 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt16LE(fields.length, 30);
    entry.writeUInt16LE(note.length, 32);
    entry.writeUInt32LE(large ? 0xffffffff : offset, 42);
    directory.push(join(entry, label, fields, bytesOf(note)));
    locals.push(written);
    offset += written.length;
  }
  const list = join(...directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(large ? 0xffffffff : offset, 16);
  end.writeUInt16LE(comment.length, 20);
  if (!large) return join(...locals, list, end, bytesOf(comment));
  const largeEnd = Buffer.alloc(56);
  largeEnd.writeUInt32LE(0x06064b50, 0);
  largeEnd.set(eight(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.set(eight(offset + list.length), 8);
  return join(...locals, list, largeEnd, locator, end, bytesOf(comment));
};

export const pdfFile = bytesOf('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< >>\nendobj\n%%EOF\n');
export const rtfFile = bytesOf('{\\rtf1\\ansi\\deff0 Nora Quinn\\par}');

const types = { name: '[Content_Types].xml', content: '<Types/>', packed: true };

/** As Word writes it. */
export const docxFile = zipOf([
  types,
  { name: '_rels/.rels', content: '<Relationships/>', packed: true },
  { name: 'word/document.xml', content: '<w:document/>', packed: true },
]);
/** As other programs write it: the parts in another order and under another name. */
export const docxFromElsewhere = zipOf([
  { name: 'word/numbering.xml', content: '<w:numbering/>', packed: true },
  { name: 'word/document2.xml', content: '<w:document/>', packed: true },
  types,
]);
export const docxWithMacros = zipOf([
  types,
  { name: 'word/document.xml', content: '<w:document/>', packed: true },
  { name: 'word/vbaProject.bin', content: 'Sub AutoOpen', packed: true },
]);
export const xlsxFile = zipOf([types, { name: 'xl/workbook.xml', content: '<workbook/>', packed: true }]);
export const plainZip = zipOf([{ name: 'resume.txt', content: 'Nora Quinn' }]);

const openDocument = (mediaType: string): Uint8Array =>
  zipOf([
    { name: 'mimetype', content: `application/vnd.oasis.opendocument.${mediaType}` },
    { name: 'content.xml', content: '<office:document-content/>', packed: true },
    { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>', packed: true },
  ]);
export const odtFile = openDocument('text');
export const odsFile = openDocument('spreadsheet');

/** As LibreOffice writes them with a password: up to 24.2, since 24.8, and with the list of locked parts to be read. */
export const lockedOdts: readonly Uint8Array[] = [
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '\u0001\u0002no-XML<' },
    { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>', packed: true },
  ]),
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'encrypted-package', content: '\u0001' },
    { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>', packed: true },
  ]),
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: 'x', packed: true },
    { name: 'META-INF/manifest.xml', content: '<manifest:encryption-data/>' },
  ]),
];

/** A document of Office with a password: a compound file around the package. */
export const lockedDocx = (): Uint8Array => compoundFile('Root Entry', 'EncryptionInfo', 'EncryptedPackage');

/** A document of Word 97 with its text in the first sector after the directory, and whether that says that it needs a password. */
export const wordFile = (locked: boolean, power = 9): Uint8Array => {
  const file = Buffer.alloc(3 * 2 ** power);
  file.set(compoundFile());
  file.writeUInt16LE(power, 30);
  const entry = compoundFile('Root Entry', 'WordDocument').subarray(512);
  file.set(entry, 2 ** power);
  file.writeUInt32LE(1, 2 ** power + 128 + 116);
  file.set([0xec, 0xa5], 2 * 2 ** power);
  file.set([0, locked ? 1 : 0], 2 * 2 ** power + 10);
  return new Uint8Array(file);
};

/** A compound file with these streams in its directory, one every 128 bytes. */
export const compoundFile = (...streams: readonly string[]): Uint8Array => {
  const header = Buffer.alloc(512);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const directory = streams.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 0, 'utf16le');
    entry.writeUInt16LE(2 * (name.length + 1), 64);
    return entry;
  });
  return join(header, ...directory);
};
export const docFile = compoundFile('Root Entry', 'Data', '1Table', 'CompObj', 'WordDocument', 'SummaryInformation');
export const xlsFile = compoundFile('Root Entry', 'Workbook', 'SummaryInformation');

export const resumeRef = (name: string): ResumeRef => known<ResumeRef>(name);

export const aSavedResume = (changes: Partial<SavedResume> = {}): SavedResume => ({
  resumeName: 'nora-quinn.pdf',
  resumePath: 'resumes/7/nora-quinn.pdf',
  positionId: positionId(4711),
  positionName: 'Caregiver',
  ...changes,
});

export const aStoredResume = (changes: Partial<StoredResume> = {}): StoredResume => ({
  file: fileRef(1),
  name: 'nora-quinn.pdf',
  bytes: 1_000,
  kind: 'pdf',
  receivedAt: at('2026-12-04T15:00:00Z'),
  ...changes,
});

export const aNewFile = (name = 'cv.pdf', bytes = 1_000): ResumeChoice => ({
  _tag: 'NewFile',
  ref: resumeRef(name),
  name,
  bytes,
  kind: 'pdf',
});

/** A file as it arrives. */
export async function* inPieces(...contents: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* contents;
}
