import { hasRead, numberAt, standsAt, thenRead, wantsBytes, type Reading } from './reading';

/* Compound files (MS-CFB): Word, Excel and PowerPoint from 97 to 2003, and newer documents with a password. */

/** How a compound file begins. */
export const compoundHeader: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** An entry of the directory: its name in UTF-16 with a zero behind it, in 64 bytes, how many of them it takes, and where its stream begins. */
const directoryStep = 128;
const nameBytes = 64;
const sectorAt = 116;

/** How much of a compound file is read at once: a multiple of its directory step. */
const compoundStep = 2_048 * directoryStep;

type CompoundEntries = ReadonlyMap<string, number>;

const entriesFrom = (
  wanted: readonly (readonly [string, readonly number[]])[],
  from: number,
  fileLength: number,
  before: CompoundEntries,
): Reading<CompoundEntries> =>
  from >= fileLength
    ? hasRead(before)
    : wantsBytes(from, from + compoundStep, (bytes) => {
        const found = new Map(before);
        for (let at = 0; at < bytes.length; at += directoryStep)
          for (const [name, codes] of wanted)
            if (standsAt(bytes, at, codes) && bytes[at + nameBytes] === codes.length)
              found.set(name, numberAt(bytes, at + sectorAt, 4));
        return entriesFrom(wanted, from + compoundStep, fileLength, found);
      });

/** Which of these streams and storages the directory of a compound file has, and in which sector each begins. */
export const readCompoundEntries = (names: readonly string[], fileLength: number): Reading<CompoundEntries> =>
  entriesFrom(
    names.map((name) => [name, Array.from(`${name}\0`, (one) => [one.charCodeAt(0), 0]).flat()]),
    0,
    fileLength,
    new Map(),
  );

/** The stream in which a document of Word keeps its text (MS-DOC). */
export const wordStream = 'WordDocument';
/** The stream that holds a whole newer document behind a password (MS-OFFCRYPTO). */
export const lockedStream = 'EncryptedPackage';

/** Sectors have 512 or 4,096 bytes: the header says the power of two. */
const sectorPowers: readonly number[] = [9, 12];
const wordMark = [0xec, 0xa5];

/** Whether a document of Word needs a password, as the beginning of its stream says (MS-DOC 2.5.2, fEncrypted). */
export const readWordLock = (sector: number): Reading<boolean> =>
  wantsBytes(0, 32, (header) => {
    const power = numberAt(header, 30, 2);
    if (!sectorPowers.includes(power)) return hasRead(false);
    const from = (sector + 1) * 2 ** power;
    return wantsBytes(from, from + 12, (start) =>
      hasRead(standsAt(start, 0, wordMark) && numberAt(start, 11, 1) % 2 === 1),
    );
  });

/** Whether a file is a newer document of Office behind a password. */
export const readLockedPackage = (fileLength: number): Reading<boolean> =>
  wantsBytes(0, compoundHeader.length, (start) =>
    standsAt(start, 0, compoundHeader)
      ? thenRead(readCompoundEntries([lockedStream], fileLength), (found) => hasRead(found.has(lockedStream)))
      : hasRead(false),
  );
