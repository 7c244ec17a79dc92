import * as fc from 'fast-check';
import { readEntry, readZipEntries } from '../../../domain/files/zip-directory';
import { bytesOf, docxFile, pdfFile, zipOf } from '../../support/builders/resume-files';
import { readInMemory } from '../../support/read-in-memory';
import { cases } from '../../support/cases/cases';
import { list, number, text } from '../../../adapters/rules/cases/columns';

const entry = (name: string) => ({ name, content: 'x' });
const namesIn = (bytes: Uint8Array): readonly string[] =>
  readInMemory(bytes, readZipEntries(bytes.length)).map(({ name }) => name);

const read = (bytes: Uint8Array) => readInMemory(bytes, readZipEntries(bytes.length));

/** `length` bytes, the lowest first. */
const littleEndian = (number: number, length: number): readonly number[] =>
  Array.from({ length }, (_, place) => Math.floor(number / 256 ** place) % 256);

/** A directory of one entry with these three numbers, 4 bytes each, and this extra field; its end record follows. */
const directoryOf = ([unpacked, packed, place]: readonly number[], extra: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(46 + extra.length + 22);
  bytes.set(littleEndian(0x02014b50, 4));
  bytes.set(
    [packed, unpacked].flatMap((number) => littleEndian(number ?? 0, 4)),
    20,
  );
  bytes.set(littleEndian(extra.length, 2), 30);
  bytes.set(littleEndian(place ?? 0, 4), 42);
  bytes.set(extra, 46);
  bytes.set(littleEndian(0x06054b50, 4), 46 + extra.length);
  return bytes;
};

/** The same byte as 0, so many from the end: the end record takes the last 22 bytes, the locator 20 before it, the larger end record 56. */
const without = (bytes: Uint8Array, fromEnd: number): Uint8Array =>
  bytes.map((byte, at) => (at === bytes.length - fromEnd ? 0 : byte));

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

  it('has each number where APPNOTE 4.5.3 says: in the fields of ZIP64, in their order, those that say so [R20a]', () => {
    const elsewhere = 0xffffffff;
    const number = fc.oneof(
      fc.nat({ max: elsewhere - 1 }),
      fc.integer({ min: elsewhere, max: Number.MAX_SAFE_INTEGER }),
    );
    const otherField = fc
      .tuple(fc.integer({ min: 2, max: 9 }), fc.array(fc.nat({ max: 255 }), { maxLength: 9 }))
      .map(([kind, data]) => [kind, 0, data.length, 0, ...data]);
    fc.assert(
      fc.property(
        fc.tuple(number, number, number),
        fc.array(otherField),
        fc.array(otherField),
        (numbers, front, back) => {
          const large = numbers.filter((one) => one >= elsewhere).flatMap((one) => littleEndian(one, 8));
          const extra = [...front.flat(), 1, 0, large.length, 0, ...large, ...back.flat()];
          const said = numbers.map((one) => Math.min(one, elsewhere));
          const [unpacked, packed, place] = numbers;
          expect(read(directoryOf(said, extra))).toMatchObject([{ unpacked, packed, place }]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(cases('files/zip-directory-zip64-size-missing', { extraFields: list(number) }))(
    '$title',
    ({ extraFields: extra }) => {
      expect(read(directoryOf([0xffffffff, 2, 3], extra))).toMatchObject([
        { unpacked: 0xffffffff, packed: 2, place: 3 },
      ]);
    },
  );

  it.each(cases('files/zip-directory-zip64-empty', { fromEnd: number }))('$title', ({ fromEnd }) => {
    const large = zipOf([entry('a')], '', true);
    expect(namesIn(large)).toEqual(['a']);
    expect(namesIn(without(large, fromEnd))).toEqual([]);
  });

  it('tells of each entry its name with slashes, whether it is packed, and whether it needs a password [R20a]', () => {
    const mixed = [
      { name: 'word\\media\\a.png', content: 'x' },
      { name: 'word/b.xml', content: 'x', packed: true },
      { name: 'word/c.xml', content: 'x', locked: true },
    ];
    expect(read(zipOf(mixed)).map(({ name, isPlain, needsPassword }) => [name, isPlain, needsPassword])).toEqual([
      ['word/media/a.png', true, false],
      ['word/b.xml', false, false],
      ['word/c.xml', true, true],
    ]);
  });

  it.each(cases('files/zip-directory-comment', { length: number }))('$title', ({ length }) => {
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

  it.each<readonly [string, Uint8Array]>([
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

  it.each(cases('files/zip-directory-most-entries', { count: number, read: number }))('$title', ({ count, read }) => {
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

describe('An entry of a zip file', () => {
  /** The bytes of the second entry, whose own header has an extra field of two bytes, which the directory doesn't tell. */
  const secondOf = (content: string, most: number): string => {
    const file = zipOf([entry('first'), { name: 'second', content }, entry('third')]);
    const header = file.indexOf(0x50, 1);
    const wider = new Uint8Array([...file.subarray(0, header + 36), 7, 7, ...file.subarray(header + 36)]);
    wider[header + 28] = 2;
    const [, second] = read(file);
    if (second === undefined) throw new Error('The file has a second entry.');
    return new TextDecoder().decode(readInMemory(wider, readEntry(second, most)));
  };

  it.each(cases('files/zip-directory-entry-content', { content: text, most: number, answer: text }))(
    '$title',
    ({ content, most, answer: expected }) => {
      expect(secondOf(content, most)).toBe(expected);
    },
  );
});
