import { hasRead, readInMemory, thenRead, wantsBytes, type Reading } from './reading';

/* The list of contents of a zip file (PKWARE APPNOTE 4.3): enough to tell one kind of document from another, without unpacking anything. */

const endSignature = 0x06054b50;
const endLength = 22;
const longestComment = 0xffff;
const entrySignature = 0x02014b50;
const entryLength = 46;
const longestName = 0xffff;

/** Twice the longest entry with its name, so that each look into the list finds at least one whole entry. */
const listStep = 2 * (entryLength + longestName);

/** What a word processor writes has a hundred parts; a list that is longer is made to keep its reader busy. Ours. */
export const mostEntries = 10_000;

/** A whole number, lowest byte first. What lies behind the end of the file counts nothing: a broken file has no entries, and no rule breaks. */
const numberAt = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduceRight((sum, byte) => sum * 256 + byte, 0);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  Array.from(bytes.subarray(at, at + length), (byte) => String.fromCharCode(byte)).join('');

/** Where the list begins, as the record says that ends a zip file: the last one, since a comment may follow it; undefined where there is none. */
const listBegins = (fileLength: number): Reading<number | undefined> =>
  wantsBytes(Math.max(0, fileLength - endLength - longestComment), fileLength, (tail) => {
    for (let at = tail.length - endLength; at >= 0; at -= 1)
      if (numberAt(tail, at, 4) === endSignature) return hasRead(numberAt(tail, at + 16, 4));
    return hasRead(undefined);
  });

/** One entry as the directory lists it. Lengths in bytes, as the file says them itself. */
export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
}

/** The entries from one place of the list on, as many as a look shows whole, then those behind them. */
const entriesFrom = (place: number, before: readonly ZipEntry[]): Reading<readonly ZipEntry[]> =>
  wantsBytes(place, place + listStep, (list) => {
    const entries = [...before];
    let at = 0;
    while (numberAt(list, at, 4) === entrySignature) {
      const nameLength = numberAt(list, at + 28, 2);
      entries.push({
        name: textAt(list, at + entryLength, nameLength),
        packed: numberAt(list, at + 20, 4),
        unpacked: numberAt(list, at + 24, 4),
      });
      if (entries.length > mostEntries) return hasRead([]);
      at += entryLength + nameLength + numberAt(list, at + 30, 2) + numberAt(list, at + 32, 2);
      if (at > listStep - entryLength - longestName) return entriesFrom(place + at, entries);
    }
    return hasRead(entries);
  });

/** The entries of a zip file, in the order of its directory; none for anything that is no zip file, or has too many. */
export const readZipEntries = (fileLength: number): Reading<readonly ZipEntry[]> =>
  thenRead(listBegins(fileLength), (place) => (place === undefined ? hasRead([]) : entriesFrom(place, [])));

export const zipEntries = (bytes: Uint8Array): readonly ZipEntry[] => readInMemory(bytes, readZipEntries(bytes.length));

export const zipEntryNames = (bytes: Uint8Array): readonly string[] => zipEntries(bytes).map(({ name }) => name);
