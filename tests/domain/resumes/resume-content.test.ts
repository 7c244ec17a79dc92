import * as fc from 'fast-check';
import { largestUnpacked, readResume, readResumeContent } from '../../../domain/resumes/resume-content';
import { resumeKinds, type ResumeKind } from '../../../domain/resumes/resume-file';
import { readZipEntries } from '../../../domain/files/zip-directory';
import { encryptedPdf, encryptions } from '../../support/builders/encrypted-pdfs';
import {
  bytesOf,
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
import { number, text } from '../../../adapters/rules/cases/columns';

/** Every encrypted PDF needs a password. */
const opensNone = (): boolean => false;
const checkContent = (kind: ResumeKind, bytes: Uint8Array) =>
  readInMemory(bytes, readResumeContent(kind, bytes.length, opensNone));
const check = (name: string, bytes: Uint8Array) => readInMemory(bytes, readResume(name, bytes.length, opensNone));

const html = bytesOf('<!doctype html><script>alert(1)</script>');
const program = Uint8Array.from([0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00]);
const headless = (bytes: Uint8Array): Uint8Array => bytes.map((byte, at) => (at < 8 ? 0 : byte));
const after = (front: string, bytes: Uint8Array): Uint8Array => new Uint8Array(Buffer.concat([bytesOf(front), bytes]));

const files: Readonly<Record<ResumeKind, Uint8Array>> = {
  pdf: pdfFile,
  doc: docFile,
  docx: docxFile,
  odt: odtFile,
  rtf: rtfFile,
};

const types = { name: '[Content_Types].xml', content: '<Types/>', packed: true };
const part = (name: string) => ({ name, content: '<x/>', packed: true });
const content = part('content.xml');
const manifest = part('META-INF/manifest.xml');
const odt = 'application/vnd.oasis.opendocument.text';
const mediaType = { name: 'mimetype', content: odt };
const ods = odt.replace('text', 'spreadsheet');
/** A manifest that is not packed, of a package of that type with an object of another type in it. */
const manifestOf = (root: string, inner: string) => ({
  name: 'META-INF/manifest.xml',
  content: `<manifest:manifest><manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="${inner}"/>${root}</manifest:manifest>`,
});
const rootOf = (type: string): string => `<manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>`;

/** A docx in ZIP64 with a byte changed so many bytes from its end: its end record takes 22, the locator 20, the larger end record 56. */
const damaged = (fromEnd: number): Uint8Array => {
  const file = Uint8Array.from(zipOf([types, part('word/document.xml')], '', true));
  file[file.length - fromEnd] = 0;
  return file;
};
const lost = damaged(42);
const astray = damaged(98);

/** Every kind whose check accepts these bytes. */
const kindsOf = (bytes: Uint8Array): readonly ResumeKind[] =>
  resumeKinds.filter((kind) => checkContent(kind, bytes)._tag === 'Allowed');

describe("A resume's bytes", () => {
  it.each(resumeKinds)('of a %s are recognized as that kind and no other [R20]', (kind) => {
    expect(kindsOf(files[kind])).toEqual([kind]);
    expect(checkContent(kind, files[kind])).toEqual({ _tag: 'Allowed', value: kind });
  });

  it.each<[string, Uint8Array, ResumeKind]>([
    ['a docx whose parts have other names and another order', docxFromElsewhere, 'docx'],
    ['a PDF with a line in front of its header', after('x\n', pdfFile), 'pdf'],
    ['a PDF whose header begins at byte 1,023', after(' '.repeat(1_023), pdfFile), 'pdf'],
    ['a doc with its stream first', compoundFile('WordDocument'), 'doc'],
    ['a doc of sectors of 4,096 bytes', wordFile(false, 12), 'doc'],
    ['a doc of sectors of 512 bytes', wordFile(false), 'doc'],
    ['a PDF with the older header', bytesOf('%!PS-Adobe-3.0 PDF-1.4\n'), 'pdf'],
    ['a PDF with the older header in a version of two digits', bytesOf('%!PS-Adobe-10.12 PDF-1.4\n'), 'pdf'],
    ['a PDF with another header in front', after('%!PS-Adobe-3.0\n', pdfFile), 'pdf'],
    ['a PDF with a mark of its encoding in front, and more behind it', after('\uFEFF', after('', pdfFile)), 'pdf'],
    ['a PDF with bytes behind its end', new Uint8Array(Buffer.concat([pdfFile, Buffer.alloc(3_000)])), 'pdf'],
    ['a PDF that writes about encryption', after('%PDF-1.7 /Encrypted 1 0 R /Encrypt me', pdfFile), 'pdf'],
    ['a PDF whose encryption is not readable', after('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>', pdfFile), 'pdf'],
    ['an RTF with a mark of its encoding in front', after('\uFEFF', rtfFile), 'rtf'],
    ['an RTF with blanks in front', after(' \r\n', rtfFile), 'rtf'],
    ['a docx with backslashes', zipOf([types, part('word\\document.xml')]), 'docx'],
    ['a docx in ZIP64', zipOf([types, part('word/document.xml')], '', true), 'docx'],
    [
      'a docx in ZIP64 with more fields and a comment',
      zipOf([{ ...types, extra: 9 }, part('word/a')], 'c', true),
      'docx',
    ],
    ['a docx with other capitals', zipOf([part('[CONTENT_TYPES].XML'), part('Word/Document.xml')]), 'docx'],
    ['an odt with its media type last', zipOf([content, manifest, mediaType]), 'odt'],
    ['an odt with its media type packed', zipOf([content, { ...mediaType, packed: true }]), 'odt'],
    ['an odt with its media type packed in ZIP64', zipOf([{ ...mediaType, packed: true }, content], '', true), 'odt'],
    [
      'an odt with its media type packed as a line',
      zipOf([content, { ...mediaType, says: odt.length + 1, packed: true }]),
      'odt',
    ],
    [
      'an odt with it packed as a line of Windows',
      zipOf([content, { ...mediaType, content: `${odt}\r\n`, packed: true }]),
      'odt',
    ],
    ['an odt without its media type', zipOf([content, manifest]), 'odt'],
    ['an odt whose manifest alone names its type', zipOf([content, manifestOf(rootOf(odt), ods)]), 'odt'],
    [
      'an odt whose manifest names its type in another order',
      zipOf([content, manifestOf(`<file-entry media-type='${odt}'\nfull-path = '/'/>`, ods)]),
      'odt',
    ],
    ['an odt with a line behind its media type', zipOf([{ ...mediaType, content: `${odt}\n` }, content]), 'odt'],
    ['an odt with blanks around its media type', zipOf([{ ...mediaType, content: ` ${odt}\r\n` }, content]), 'odt'],
    ['an odt that is a template', zipOf([{ ...mediaType, content: `${odt}-template` }, content]), 'odt'],
    ['an odt whose content is empty', zipOf([mediaType, { ...content, content: '', packed: false }]), 'odt'],
    ['an odt with nothing packed', zipOf([mediaType, { ...content, packed: false }, manifest]), 'odt'],
  ])('may be %s [R20]', (_what, bytes, kind) => {
    expect(kindsOf(bytes)).toEqual([kind]);
  });

  it.each<readonly [string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['text', bytesOf('Nora Quinn, caregiver')],
    ['a web page', html],
    ['a program', program],
    ['a sheet (xlsx)', xlsxFile],
    ['a sheet (xls)', xlsFile],
    ['a sheet (ods)', odsFile],
    ['a zip file with a text in it', plainZip],
    ['a PDF whose header begins at byte 1,024', after(' '.repeat(1_024), pdfFile)],
    ['an RTF with a word in front', after('x', rtfFile)],
    ['an ods with its media type packed', zipOf([{ ...mediaType, content: ods, packed: true }, content])],
    ['a type of 3 more bytes, packed', zipOf([{ ...mediaType, content: `${odt}   `, packed: true }, content])],
    ['a type of a byte less, packed', zipOf([{ ...mediaType, content: odt.slice(1), packed: true }, content])],
    ['an ods whose manifest alone names its type', zipOf([content, manifestOf(rootOf(ods), odt)])],
    ['a package whose manifest names no type', zipOf([content, manifestOf('', odt)])],
    ['a package with an empty manifest', zipOf([content, { ...manifest, content: '', packed: false }])],
    ['an ods with its media type last', zipOf([content, manifest, { ...mediaType, content: ods }])],
    ['a list in ZIP64 without its locator', Uint8Array.from(lost)],
    ['a list in ZIP64 whose locator leads nowhere', Uint8Array.from(astray)],
    ['the first byte of an RTF', bytesOf('{')],
    ['a compound file without a stream', compoundFile()],
    ['a stream named WordDocument outside a compound file', after('x', docFile)],
    ['a stream named WordDocument in its place, without the header of a compound file', headless(docFile)],
    ['a compound file that is cut before its directory', docFile.subarray(0, 512)],
    ['a docx that is cut in the middle', docxFile.subarray(0, docxFile.length / 2)],
    ['a package with types and nothing under word/', zipOf([{ name: '[Content_Types].xml', content: '' }])],
    ['a zip file with word/ and without types', zipOf([{ name: 'word/document.xml', content: '' }])],
    [
      'a package with word.xml in place of word/',
      zipOf([
        { name: '[Content_Types].xml', content: '' },
        { name: 'word.xml', content: '' },
      ]),
    ],
    ['an open text that is cut in the middle', odtFile.subarray(0, odtFile.length / 2)],
    [
      'a media type without a content',
      zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }]),
    ],
    ['a content without a media type', zipOf([{ name: 'content.xml', content: '' }])],
  ])('are of no kind if they are %s [R20]', (_what, bytes) => {
    expect(kindsOf(bytes)).toEqual([]);
  });

  it('are refused under the name of another kind [R20]', () => {
    expect(checkContent('pdf', docxFile)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ContentMismatch', kind: 'pdf' },
    });
  });

  it('are never of two kinds, whatever they are [R20]', () => {
    const starts = fc.constantFrom<Uint8Array>(...Object.values(files), new Uint8Array());
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 200 }), fc.nat(), (bytes, noise, at) => {
        const mixed = Uint8Array.from([...bytes, ...noise]);
        mixed.set(noise.subarray(0, 3), at % (mixed.length + 1 - Math.min(3, noise.length)));
        expect(kindsOf(mixed).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('A document that needs a password', () => {
  it.each<[string, ResumeKind, Uint8Array]>([
    ['a PDF', 'pdf', encryptedPdf(encryptions[0].locked)],
    ['a doc', 'doc', wordFile(true)],
    ['a doc of larger sectors', 'doc', wordFile(true, 12)],
    ['a docx', 'docx', lockedDocx()],
    ['a docx under the older name', 'doc', lockedDocx()],
    ['a docx whose packer locked its parts', 'docx', zipOf([types, { ...part('word/document.xml'), locked: true }])],
    ...lockedOdts.map((bytes, n): [string, ResumeKind, Uint8Array] => [`an odt, ${n + 1}`, 'odt', bytes]),
    [
      'an odt that only its manifest tells, locked as a whole',
      'odt',
      zipOf([
        { name: 'encrypted-package', content: 'x' },
        manifestOf(rootOf(odt).replace('"/"', '"encrypted-package"'), ods),
      ]),
    ],
    [
      'an odt whose manifest is locked, too',
      'odt',
      zipOf([
        { ...content, locked: true },
        { ...manifestOf(rootOf(odt), ods), locked: true },
      ]),
    ],
    [
      'an odt whose packer locked its parts',
      'odt',
      zipOf([
        { ...mediaType, locked: true },
        { ...content, locked: true },
      ]),
    ],
  ])('is refused with its kind, not as one of another kind: %s [R20a]', (_what, kind, bytes) => {
    expect(checkContent(kind, bytes)).toEqual({ _tag: 'Refused', reason: { _tag: 'PasswordNeeded', kind } });
  });
});

describe('A document of Office or OpenDocument', () => {
  const text = fc.string({ maxLength: 40 });
  const entry = fc.record({ packed: fc.boolean(), extra: fc.nat({ max: 40 }), comment: text, slash: fc.boolean() });

  it('is accepted however it was packed, and in any order [R20a]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<[ResumeKind, readonly string[]]>(
          ['docx', ['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/styles.xml']],
          ['odt', ['mimetype', 'content.xml', 'META-INF/manifest.xml', 'styles.xml']],
        ),
        fc.infiniteStream(fc.double({ noNaN: true })),
        fc.array(entry, { minLength: 4, maxLength: 4 }),
        text,
        fc.boolean(),
        ([kind, names], order, how, comment, large) => {
          const entries = names
            .map((name, n) => {
              const { packed = true, extra = 0, slash = false, comment: note = '' } = how[n] ?? {};
              const inner = name === 'mimetype' ? odt : '<x/>';
              return { name: slash ? name.replaceAll('/', '\\') : name, content: inner, packed, extra, comment: note };
            })
            .map((one) => [order.next().value, one] as const)
            .sort(([a], [b]) => Number(a) - Number(b))
            .map(([, one]) => one);
          expect(checkContent(kind, zipOf(entries, comment, large))).toEqual({ _tag: 'Allowed', value: kind });
        },
      ),
    );
  });

  it('is told by the length of its packed media type, or else by what its manifest says of the whole [R20]', () => {
    const typeNames = fc.constantFrom('text', 'spreadsheet', 'presentation', 'graphics');
    const typed = (name: string): string => `application/vnd.oasis.opendocument.${name}`;
    fc.assert(
      fc.property(typeNames, typeNames, fc.nat({ max: 60 }), fc.boolean(), (root, inner, says, hasType) => {
        const bytes = hasType
          ? zipOf([{ ...mediaType, packed: true, says }, content, manifestOf(rootOf(typed(root)), typed(inner))])
          : zipOf([content, manifestOf(rootOf(typed(root)), typed(inner))]);
        const isText = hasType ? [39, 40, 41].includes(says) : root === 'text';
        expect(kindsOf(bytes)).toEqual(isText ? ['odt'] : []);
      }),
    );
  });

  it('is never found in noise [R20a]', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (noise) => {
        expect(kindsOf(noise)).toEqual([]);
      }),
    );
  });
});

describe('An archive that unpacks to too much', () => {
  const docxThatSays = (...says: readonly number[]): Uint8Array =>
    zipOf([types, ...says.map((size, n) => ({ name: `word/part${n}.xml`, content: 'x', packed: true, says: size }))]);

  it.each<readonly [string, Uint8Array, string]>([
    ['to 200 MB exactly', docxThatSays(largestUnpacked - '<Types/>'.length), 'Allowed'],
    ['to a byte more than 200 MB', docxThatSays(largestUnpacked - '<Types/>'.length + 1), 'Refused'],
    ['to that in two parts', docxThatSays(largestUnpacked / 2, largestUnpacked / 2), 'Refused'],
    ['to 4 GB', docxThatSays(0xffffffff), 'Refused'],
  ])('is detected from its directory: %s [R20]', (_what, bytes, tag) => {
    expect(checkContent('docx', bytes)._tag).toBe(tag);
  });

  it('is refused with the numbers [R20]', () => {
    expect(checkContent('docx', docxThatSays(0xffffffff))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'UnpacksTooLarge', unpacked: 0xffffffff + 8, atMost: 209_715_200 },
    });
    // What is something else anyway is refused as that.
    expect(checkContent('odt', docxThatSays(0xffffffff))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ContentMismatch', kind: 'odt' },
    });
  });

  it('is also detected in a real file: 300 MB of blanks in 300 kB [R20]', () => {
    const bomb = zipOf([types, { name: 'word/document.xml', content: ' '.repeat(300 * 1024 * 1024), packed: true }]);
    expect(bomb.length).toBeLessThan(400_000);
    expect(check('cv.docx', bomb)).toMatchObject({ reason: { _tag: 'UnpacksTooLarge' } });
  });

  it('is detected in an OpenDocument text as well [R20]', () => {
    const odt = zipOf([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
      { name: 'content.xml', content: 'x', packed: true, says: 0xffffffff },
    ]);
    expect(checkContent('odt', odt)).toMatchObject({ reason: { _tag: 'UnpacksTooLarge' } });
  });

  it.each<[ResumeKind, Uint8Array]>([
    ['pdf', bytesOf('%PDF-1.7')],
    ['rtf', bytesOf('{\\rtf1')],
    ['doc', docFile.subarray(0, 8)],
  ])('is not an issue in a %s, which no one unpacks, even if it contains a directory [R20]', (kind, front) => {
    // As an entry of a directory: 64 bytes for the name, then how many of them it takes.
    const stream = `${Array.from('WordDocument', (letter) => `${letter}\u0000`)
      .join('')
      .padEnd(64, '\u0000')}\u001A${'\u0000'.repeat(63)}`;
    // The stream is 30 and 98 bytes from the beginning, as in the directory of a compound file.
    const entries = [
      { name: 'n'.repeat(98), content: stream },
      { name: 'x', content: 'x', says: 0xffffffff },
    ];
    const both = zipOf(entries);
    both.set(front);
    expect(readInMemory(both, readZipEntries(both.length)).map(({ unpacked }) => unpacked)).toContain(0xffffffff);
    expect(checkContent(kind, both)._tag).toBe('Allowed');
  });

  it.each(cases('resumes/resume-content-shared-bytes', { more: number, outcome: text }))(
    '$title',
    ({ more, outcome: tag }) => {
      const shared = docxThatSays(1);
      const view = new DataView(shared.buffer, shared.byteOffset);
      const places = Array.from({ length: shared.length - 46 }, (_, at) => at).filter(
        (at) => view.getUint32(at, true) === 0x02014b50,
      );
      expect(places).toHaveLength(2);
      for (const [n, at] of places.entries()) view.setUint32(at + 20, n === 0 ? shared.length - 1 : 1 + more, true);
      expect(checkContent('docx', shared)._tag).toBe(tag);
    },
  );
});

describe('An uploaded resume', () => {
  it('is accepted when name, size and content agree [R20]', () => {
    for (const kind of resumeKinds)
      expect(check(`cv.${kind.toUpperCase()}`, files[kind])).toEqual({ _tag: 'Allowed', value: kind });
  });

  it('is refused for its name before its content is checked [R20]', () => {
    expect(check('cv.txt', pdfFile)).toMatchObject({ reason: { _tag: 'WrongFileType', extension: 'txt' } });
  });

  it('is refused for its size before its content is checked [R20]', () => {
    expect(check('cv.pdf', new Uint8Array())).toMatchObject({ reason: { _tag: 'FileEmpty', bytes: 0 } });
    expect(check('cv.pdf', new Uint8Array(10_485_761))).toMatchObject({
      reason: { _tag: 'FileTooLarge', bytes: 10_485_761 },
    });
  });

  it("is refused if its bytes don't match its type [R20]", () => {
    expect(check('cv.pdf', html)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ContentMismatch', kind: 'pdf' },
    });
    expect(check('cv.doc', rtfFile)).toMatchObject({ reason: { _tag: 'ContentMismatch', kind: 'doc' } });
  });
});
