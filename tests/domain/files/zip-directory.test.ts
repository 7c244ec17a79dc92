import * as fc from 'fast-check';
import { mostEntries, readZipEntries } from '../../../domain/files/zip-directory';
import { bytesOf, docxFile, pdfFile, zipOf } from '../../support/builders/resume-files';
import { readInMemory } from '../../support/read-in-memory';

const entry = (name: string) => ({ name, content: 'x' });
const namesIn = (bytes: Uint8Array): readonly string[] =>
  readInMemory(bytes, readZipEntries(bytes.length)).map(({ name }) => name);

describe('The directory of a zip file', () => {
  it('names its entries in their order [R20]', () => {
    expect(namesIn(docxFile)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
  });

  it('is read correctly if entries have an extra field or a comment [R20]', () => {
    const file = zipOf([{ ...entry('a'), extra: 9, comment: 'note' }, { ...entry('b'), extra: 300 }, entry('c')]);
    expect(namesIn(file)).toEqual(['a', 'b', 'c']);
  });

  it('is read correctly if lengths and places stand in the fields of ZIP64 [R20a]', () => {
    const file = zipOf(
      [
        { ...entry('a'), says: 0x1_0000_0000 },
        { ...entry('b'), extra: 9 },
      ],
      '',
      true,
    );
    expect(readInMemory(file, readZipEntries(file.length))).toMatchObject([
      { name: 'a', packed: 1, unpacked: 0x1_0000_0000, place: 0 },
      { name: 'b', packed: 1, unpacked: 1, place: 32 },
    ]);
  });

  it.each([0, 1, 100, 65_535])('is found before a comment of %d characters [R20]', (length) => {
    expect(namesIn(zipOf([entry('a')], 'c'.repeat(length)))).toEqual(['a']);
  });

  it('is not searched for further back than a comment can reach, 65,535 bytes [R20]', () => {
    expect(namesIn(new Uint8Array(Buffer.concat([zipOf([entry('a')]), Buffer.alloc(65_536)])))).toEqual([]);
  });

  it('is the last one, if a file contains another zip file [R20]', () => {
    const inner = Buffer.from(zipOf([entry('inner')])).toString('latin1');
    const outer = zipOf([{ name: 'outer', content: inner }]);
    expect(namesIn(outer)).toEqual(['outer']);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a PDF', pdfFile],
    ['21 bytes', new Uint8Array(21)],
    ['text', bytesOf('PK is no zip file, and neither is this text')],
    ['an empty zip file', zipOf([])],
    // A local header of 30 bytes, a name and 1 byte of content precede the directory; 46 bytes and the name form the directory.
    ['a list of contents that no end record follows', zipOf([entry('a')]).subarray(32, 79)],
  ])('is empty for %s [R20]', (_what, bytes) => {
    // `toEqual` would take one entry without a name for none.
    expect(namesIn(bytes)).toStrictEqual([]);
  });

  it('has every name that was put in, of any length [R20]', () => {
    const names = fc.string({ unit: fc.constantFrom('a', 'b', '/', '.', '['), minLength: 0, maxLength: 300 });
    const entries = fc.array(
      fc.record({ name: names, content: names, extra: fc.nat({ max: 40 }), packed: fc.boolean() }),
    );
    fc.assert(
      fc.property(entries, names, (list, comment) => {
        expect(namesIn(zipOf(list, comment))).toEqual(list.map(({ name }) => name));
      }),
    );
  });

  it('is read safely from any bytes: truncated, changed or made up [R20]', () => {
    fc.assert(
      fc.property(fc.nat({ max: docxFile.length }), fc.uint8Array({ maxLength: 60 }), fc.nat(), (cut, noise, at) => {
        const changed = Uint8Array.from(docxFile);
        changed.set(noise, at % (docxFile.length - noise.length));
        for (const bytes of [docxFile.subarray(0, cut), docxFile.subarray(cut), changed, noise])
          expect(Array.isArray(namesIn(bytes))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [mostEntries, mostEntries],
    [mostEntries + 1, 0],
  ])('are read to 10,000, and none of more: %d', (count, read) => {
    const many = Array.from({ length: count }, (_, n) => entry(`word/${n}.xml`));
    expect(namesIn(zipOf(many))).toHaveLength(read);
  });

  it('are read in parts that are never the whole', () => {
    const bytes = zipOf(Array.from({ length: 9_000 }, (_, n) => entry(`${n}`.padStart(200, 'x'))));
    let longest = 0;
    let reading = readZipEntries(bytes.length);
    while (reading._tag === 'Wants') {
      const { from, to } = reading;
      longest = Math.max(longest, to - from);
      reading = reading.then(bytes.subarray(from, to));
    }
    expect(reading.value).toHaveLength(9_000);
    expect(longest).toBeLessThan(bytes.length / 10);
  });
});
