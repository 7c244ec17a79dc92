import { readCompoundEntries, readLockedPackage, readWordLock } from '../../../domain/files/compound-file';
import { compoundFile, docFile, lockedDocx, pdfFile, wordFile } from '../../support/builders/resume-files';
import { readInMemory } from '../../support/read-in-memory';

const entriesOf = (bytes: Uint8Array, ...names: readonly string[]) => [
  ...readInMemory(bytes, readCompoundEntries(names, bytes.length)),
];
const needsPassword = (bytes: Uint8Array): boolean => readInMemory(bytes, readWordLock(1));
const isLockedPackage = (bytes: Uint8Array): boolean => readInMemory(bytes, readLockedPackage(bytes.length));

/** The file with other bytes at a place. */
const changed = (bytes: Uint8Array, at: number, ...others: readonly number[]): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  copy.set(others, at);
  return copy;
};

describe('The directory of a compound file', () => {
  it('has the streams that are asked for, each with the sector where it begins [R20]', () => {
    expect(entriesOf(wordFile(false), 'Root Entry', 'WordDocument', 'Workbook')).toEqual([
      ['Root Entry', 0],
      ['WordDocument', 1],
    ]);
  });

  it('has no stream whose name is said to be longer or shorter than it is [R20]', () => {
    const file = compoundFile('WordDocument');
    expect(entriesOf(file, 'WordDocument')).toEqual([['WordDocument', 0]]);
    // 12 letters and a zero, two bytes each.
    for (const length of [24, 28]) expect(entriesOf(changed(file, 512 + 64, length), 'WordDocument')).toEqual([]);
  });

  it('is read to the end of the file, and not behind it [R20]', () => {
    const file = new Uint8Array(2 * 262_144);
    file.set(compoundFile('WordDocument').subarray(512), file.length - 128);
    const places: (readonly [number, number])[] = [];
    let reading = readCompoundEntries(['WordDocument'], file.length);
    while (reading._tag === 'Wants') {
      const { from, to } = reading;
      places.push([from, to]);
      reading = reading.then(file.subarray(from, to));
    }
    expect(reading.value.get('WordDocument')).toBe(0);
    expect(places).toEqual([
      [0, 262_144],
      [262_144, 524_288],
    ]);
  });
});

describe('A document of Word 97', () => {
  it.each<[string, Uint8Array, boolean]>([
    ['that says so', wordFile(true), true],
    ['that says so, in larger sectors', wordFile(true, 12), true],
    ['that does not say so', wordFile(false), false],
    ['in sectors of a size that there is not', wordFile(true, 10), false],
    ['whose text does not begin as one', changed(wordFile(true), 2 * 512, 0, 0), false],
  ])('needs a password or not: one %s [R20a]', (_what, bytes, needed) => {
    expect(needsPassword(bytes)).toBe(needed);
  });
});

describe('A newer document of Office behind a password', () => {
  it.each<[string, Uint8Array, boolean]>([
    ['a compound file around its package is one', lockedDocx(), true],
    ['a compound file with a document of Word is none', docFile, false],
    ['a PDF is none', pdfFile, false],
    ['the same bytes without the header are none', changed(lockedDocx(), 0, 0), false],
  ])('%s [R20a]', (_what, bytes, locked) => {
    expect(isLockedPackage(bytes)).toBe(locked);
  });
});
