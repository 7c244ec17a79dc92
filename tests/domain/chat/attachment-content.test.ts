import * as fc from 'fast-check';
import { attachmentFormats } from '../../../domain/chat/attachment';
import { readAttachment } from '../../../domain/chat/attachment-content';
import { encryptedPdf, encryptions } from '../../support/builders/encrypted-pdfs';
import {
  compoundFile,
  docFile,
  docxFile,
  docxFromElsewhere,
  lockedDocx,
  lockedOdts,
  odsFile,
  odtFile,
  pdfFile,
  plainZip,
  rtfFile,
  wordFile,
  xlsFile,
  xlsxFile,
  zipOf,
} from '../../support/builders/resume-files';
import { readInMemory } from '../../support/read-in-memory';
import { cases } from '../../support/cases/cases';
import { named, text, yesNo } from '../../../adapters/rules/cases/columns';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part)),
  );

/** Every encrypted PDF needs a password. */
const opensNone = (): boolean => false;
const read = (name: string, content: Uint8Array, opens = opensNone) =>
  readInMemory(content, readAttachment(name, content.length, opens));

const part = (name: string) => ({ name, content: 'x', packed: true });
const types = part('[Content_Types].xml');
const box = (kind: string, ...parts: readonly (string | readonly number[])[]): Uint8Array => {
  const content = bytes(...parts);
  return bytes([0, 0, 0, content.length + 8], kind, [...content]);
};

const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1]);
const png = bytes([0x89], 'PNG\r\n', [0x1a], '\n');
const webp = bytes('RIFF....WEBP');
const gif = bytes('GIF89a');
const bmp = bytes('BM', [9, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0]);
const mp4 = box('ftyp', 'isom', [0, 0, 2, 0], 'isomiso2avc1mp41');
const webm = bytes([0x1a, 0x45, 0xdf, 0xa3]);

/** What stands for each extension on the list; more than one content may. */
const good: Readonly<Record<string, readonly Uint8Array[]>> = {
  ...Object.fromEntries(['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp'].map((one) => [one, [jpeg]])),
  png: [png],
  gif: [gif, bytes('GIF87a')],
  webp: [webp],
  bmp: [bmp],
  pdf: [pdfFile, bytes('x\n%PDF-1.7'), bytes([0, 0x25], '!PS-Adobe-3.0\n%PDF-1.4')],
  doc: [docFile, wordFile(false)],
  xls: [xlsFile, compoundFile('Root Entry', 'Book')],
  ppt: [compoundFile('Root Entry', 'PowerPoint Document')],
  docx: [
    docxFile,
    docxFromElsewhere,
    zipOf([types, part('Word\\document.xml')], '', true),
    zipOf([types, part('word/document.xml'), part('word/vbaProjects/a.xml'), part('word/vbaData.xml.txt')]),
  ],
  xlsx: [xlsxFile],
  pptx: [zipOf([types, part('ppt/presentation.xml')])],
  odt: [
    odtFile,
    zipOf([part('content.xml'), part('META-INF/manifest.xml')]),
    zipOf([part('content.xml'), { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }]),
    zipOf([part('Basic/Standard/script-lb.xml'), part('content.xml'), part('META-INF/manifest.xml')]),
    zipOf([
      ...[part('content.xml'), part('META-INF/manifest.xml')],
      ...[part('Pictures/Basic/Standard/a.png'), part('Pictures/Scripts/a.png')],
    ]),
  ],
  ods: [odsFile],
  odp: [zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.presentation' }, part('content.xml')])],
  rtf: [rtfFile, bytes('\r\n{\\rtf1')],
  txt: [bytes('Hello'), bytes([0xff, 0xfe, 0x48, 0]), bytes([0xfe, 0xff, 0, 0x48]), bytes('BMW, GIF and %PDF')],
  csv: [bytes('a,b')],
  tsv: [bytes('a\tb')],
  md: [bytes('# Notes')],
  vcf: [bytes('BEGIN:VCARD\r\n'), bytes([0xef, 0xbb, 0xbf], 'begin:vcard')],
  ics: [bytes('BEGIN:VCALENDAR\r\n')],
  mp3: [bytes('ID3', [4]), bytes([0xff, 0xfb, 0x90]), bytes([0xff, 0xf3])],
  m4a: [box('ftyp', 'M4A ', [0, 0, 0, 0])],
  wav: [bytes('RIFF....WAVE')],
  ...Object.fromEntries(['ogg', 'oga', 'opus'].map((one) => [one, [bytes('OggS')]])),
  aac: [bytes([0xff, 0xf1]), bytes([0xff, 0xf9]), bytes('ADIF'), bytes('ID3')],
  flac: [bytes('fLaC')],
  ...Object.fromEntries(['aif', 'aiff'].map((one) => [one, [bytes('FORM....AIFF'), bytes('FORM....AIFC')]])),
  amr: [bytes('#!AMR\n')],
  weba: [webm],
  // A brand counts only in the list of brands.
  mp4: [mp4, box('free', 'x'), bytes([...box('free', 'heic')], [...mp4]), bytes([...mp4], 'heic is no brand here')],
  m4v: [mp4],
  mov: [box('moov', 'x'), box('wide', ''), box('ftyp', 'qt  ')],
  '3gp': [box('ftyp', '3gp4')],
  webm: [webm],
  mkv: [webm],
  avi: [bytes('RIFF....AVI ')],
};

const listed = attachmentFormats.flatMap(({ extensions, kind }) =>
  extensions.map((extension) => ({ extension, kind })),
);
const photos = [jpeg, png, webp];

const mismatch = (kind: string) => ({ _tag: 'Refused', reason: { _tag: 'AttachmentMismatch', kind } });
const notAllowed = (extension: string) => ({ _tag: 'Refused', reason: { _tag: 'AttachmentNotAllowed', extension } });

describe('The content of an attachment', () => {
  it.each(listed)('called .$extension matches its name, and is shown as $kind [R40]', ({ extension, kind }) => {
    const contents = good[extension] ?? [];
    expect(contents).not.toEqual([]);
    for (const content of contents)
      for (const tail of ['', '.', '\u200B', ' '])
        expect(read(`a.${extension.toUpperCase()}${tail}`, content)).toEqual({
          _tag: 'Allowed',
          value: { name: `a.${extension.toUpperCase()}`, kind, isPhoto: photos.includes(content) },
        });
  });

  it.each(listed)('called .$extension is refused if it is something else [R40]', ({ extension, kind }) => {
    for (const other of [bytes('no ', [0], ' such file'), bytes('<html'), plainZip, compoundFile('Root Entry')])
      // Anything without a zero byte is text.
      if (!(other.length === 5 && ['txt', 'csv', 'tsv', 'md'].includes(extension)))
        expect(read(`a.${extension}`, other)).toEqual(mismatch(kind));
  });

  it.each<readonly [string, Uint8Array]>([
    ['a.docx', xlsxFile],
    ['a.xlsx', docxFile],
    ['a.pptx', docxFile],
    ['a.docx', zipOf([part('word/document.xml'), part('word/vbaProject.bin')])],
    ['a.odt', odsFile],
    ['a.ods', odtFile],
    ['a.odp', odtFile],
    ['a.odt', zipOf([part('content.xml')])],
    ['a.odt', zipOf([part('META-INF/manifest.xml')])],
    ['a.docx', docxFile.map((byte, place) => (place === 0 ? 0 : byte))],
    ['a.doc', xlsFile],
    ['a.xls', docFile],
    ['a.ppt', docFile],
  ])('called %s is not a document of another program [R40]', (name, content) => {
    expect(read(name, content)).toEqual(mismatch('document'));
  });

  it.each<readonly [string, Uint8Array]>([
    ['a.docx', zipOf([types, part('word/document.xml'), part('word/vbaProject.bin')])],
    ['a.docx', zipOf([types, part('word/document.xml'), part('word\\VBAPROJECT.BIN')])],
    ['a.docx', zipOf([types, part('word/document.xml'), part('word/vbaData.xml')])],
    ['a.pptx', zipOf([types, part('ppt/presentation.xml'), part('ppt/vbaProjectSignature.bin')])],
    ['a.xlsx', zipOf([types, part('xl/workbook.xml'), part('xl/macrosheets/sheet1.xml')])],
    ['a.xlsx', zipOf([types, part('xl/workbook.xml'), part('xl/macrosheets/sheet1.xml\n')])],
    ['a.xlsx', zipOf([types, part('xl/workbook.xml'), part(`${'/macrosheets/x'.repeat(4_000)}\n`)])],
    ['a.odt', zipOf([part('content.xml'), part('META-INF/manifest.xml'), part('Basic/Standard/Module1.xml')])],
    ['a.odt', zipOf([part('content.xml'), part('META-INF/manifest.xml'), part('Basic/Standard/script-lb.xml.bas')])],
    ['a.odt', zipOf([part('content.xml'), part('META-INF/manifest.xml'), part('Scripts/python/a.py')])],
    ['a.docx', zipOf([types, part('word/document.xml'), part('vbaProject.bin')])],
    ['a.doc', compoundFile('Root Entry', 'WordDocument', 'Macros')],
    ['a.doc', compoundFile('Root Entry', 'VBA', 'WordDocument')],
    ['a.xls', compoundFile('Root Entry', 'Workbook', '_VBA_PROJECT_CUR')],
    ['a.ppt', compoundFile('PowerPoint Document', ...Array.from({ length: 3_000 }, () => 'Data'), '_VBA_PROJECT')],
  ])('called %s has no macros [R40]', (name, content) => {
    expect(read(name, content)).toEqual({ _tag: 'Refused', reason: { _tag: 'AttachmentHasMacros' } });
  });

  it.each<[string, Uint8Array]>([
    ['a.docx', lockedDocx()],
    ['a.xlsx', lockedDocx()],
    ['a.pptx', lockedDocx()],
    ['a.doc', lockedDocx()],
    ['a.doc', wordFile(true)],
    ...encryptions.map(({ locked }): [string, Uint8Array] => ['a.pdf', encryptedPdf(locked)]),
    ['a.docx', zipOf([types, { ...part('word/document.xml'), locked: true }])],
    ...lockedOdts.map((content): [string, Uint8Array] => ['a.odt', content]),
  ])('called %s needs no password, or says so [R20a]', (name, content) => {
    expect(read(name, content)).toEqual({ _tag: 'Refused', reason: { _tag: 'AttachmentNeedsPassword' } });
  });

  it('that is a PDF is taken exactly if it is not encrypted or opens without a password [R20a, R40]', () => {
    fc.assert(
      fc.property(fc.constantFrom(undefined, ...encryptions), fc.boolean(), (encryption, opens) => {
        const content = encryption === undefined ? pdfFile : encryptedPdf(encryption.locked);
        expect(read('a.pdf', content, () => opens)).toEqual(
          encryption === undefined || opens
            ? { _tag: 'Allowed', value: { name: 'a.pdf', kind: 'pdf', isPhoto: false } }
            : { _tag: 'Refused', reason: { _tag: 'AttachmentNeedsPassword' } },
        );
      }),
    );
  });

  it.each(
    cases('chat/attachment-content-photo', {
      content: named({ jpeg, png, gif, webp, bmp }),
      usualExtension: text,
      isPhoto: yesNo,
    }),
  )('$title', ({ content, usualExtension: usual, isPhoto }) => {
    const own: readonly string[] =
      attachmentFormats.find(({ extensions }) => extensions.some((one) => one === usual))?.extensions ?? [];
    for (const { extension, kind } of listed)
      expect(read(`a.b.${extension}`, content)).toEqual(
        kind === 'image'
          ? {
              _tag: 'Allowed',
              value: { name: own.includes(extension) ? `a.b.${extension}` : `a.b.${usual}`, kind, isPhoto },
            }
          : mismatch(kind),
      );
    expect(read('photo', content)).toMatchObject({ _tag: 'Allowed', value: { name: `photo.${usual}`, isPhoto } });
    for (const other of ['hif', 'exe', 'heic']) expect(read(`a.${other}`, content)).toEqual(notAllowed(other));
  });

  const withBrand = (brand: string) => box('ftyp', 'isom', [0, 0, 0, 0], 'mp41', brand);
  it.each<readonly [string, Uint8Array]>([
    ['heic', box('ftyp', 'heic', [0, 0, 0, 0], 'mif1heic')],
    ['heic', box('ftyp', 'avif', [0, 0, 0, 0])],
    ...[
      'heic',
      'heix',
      'heim',
      'hevc',
      'mif1',
      'mif2',
      'miaf',
      'msf1',
      'avis',
      'jpeg',
      'j2ki',
      'crx ',
      'vvic',
      'evbs',
    ].map((brand) => ['heic', withBrand(brand)] as const),
    ['heic', Uint8Array.from([...box('free', 'abc'), ...box('skip', ''), ...withBrand('heic')])],
    ['heic', bytes([0, 0, 0, 1], 'free', [0, 0, 0, 28], 'ftypisom', [0, 0, 0, 0], 'mp41heic')],
    ['jp2', bytes([0, 0, 0, 12], 'jP  ', [13, 10])],
    ...[
      [0x49, 0x49, 0x2a, 0],
      [0x49, 0x49, 0x2b, 0],
      [0x4d, 0x4d, 0, 0x2a],
      [0x4d, 0x4d, 0, 0x2b],
    ].map((head) => ['tiff', bytes(head, '\n%PDF-1.7')] as const),
  ])('that is a photo of the kind %s is refused under any name: its place would stay in it [R40]', (is, content) => {
    for (const name of [...listed.map(({ extension }) => `a.${extension}`), 'photo'])
      expect(read(name, content)).toEqual(notAllowed(is));
  });

  it.each<readonly [string, Uint8Array]>([
    ['Windows', bytes('MZ')],
    ['Linux', bytes([0x7f], 'ELF')],
    ['macOS', bytes([0xcf, 0xfa, 0xed, 0xfe])],
    ['Java', bytes([0xca, 0xfe, 0xba, 0xbe])],
    ['a shell', bytes('#!/bin/sh')],
  ])('is never a program for %s, whatever its name, even if it is a PDF as well [R40]', (_, content) => {
    for (const program of [content, bytes([...content], '\n%PDF-1.7')]) {
      for (const { extension, kind } of listed) expect(read(`a.${extension}`, program)).toEqual(mismatch(kind));
      expect(read('a', program)).toEqual(notAllowed(''));
      expect(read('a.bin', program)).toEqual(notAllowed('bin'));
    }
  });

  it.each(cases('chat/attachment-content-other-type', { name: text, content: text }))('$title', ({ name, content }) => {
    expect(read(name, bytes(content))).toMatchObject({ _tag: 'Refused', reason: { _tag: 'AttachmentMismatch' } });
  });

  it('without an extension is refused unless it is a picture [R40]', () => {
    for (const content of [pdfFile, docxFile, bytes('Hello'), mp4]) expect(read('a.', content)).toEqual(notAllowed(''));
  });

  it('of a long name keeps a name that can be kept [R40]', () => {
    expect(read('a'.repeat(300), png)).toMatchObject({ value: { name: `${'a'.repeat(100)}…${'a'.repeat(15)}.png` } });
  });

  it('that is refused by its name is not read; any other first by its first kilobyte [R40]', () => {
    for (const name of ['a.exe', 'a.svg', 'a.HTML', 'a.heic', 'a.js', 'a. exe ', 'run.bat.'])
      expect(readAttachment(name, 8, opensNone)).toMatchObject({ _tag: 'Done', value: { _tag: 'Refused' } });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_485_760 }),
        fc.constantFrom(...listed.map(({ extension }) => `a.${extension}`)),
        (length, name) => {
          expect(readAttachment(name, length, opensNone)).toMatchObject({ _tag: 'Wants', from: 0, to: 1_024 });
        },
      ),
    );
  });

  it('is judged without failing, whatever it is, and a photo never passes as anything else [R40, R54]', () => {
    const starts = [jpeg, png, webp, mp4, pdfFile, docxFile, docFile, bytes('BM'), bytes('II*'), new Uint8Array()];
    fc.assert(
      fc.property(
        fc.constantFrom(...listed.map(({ extension }) => `a.${extension}`), 'a'),
        fc.constantFrom(...starts),
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        (name, start, rest) => {
          const answer = read(name, Uint8Array.from([...start, ...rest]));
          if (photos.includes(start) && answer._tag === 'Allowed') expect(answer.value.isPhoto).toBe(true);
        },
      ),
    );
  });
});
