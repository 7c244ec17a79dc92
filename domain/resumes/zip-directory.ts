import { hasRead, thenRead, wantsBytes, type Reading } from './reading';

/* The list of contents of a zip file (PKWARE APPNOTE 4.3), which is enough to tell the kind of document without unpacking anything. */

const endSignature = 0x06054b50;
const endLength = 22;
const longestComment = 0xffff;
const entrySignature = 0x02014b50;
const entryLength = 46;
const longestName = 0xffff;

/** Twice the longest entry with its name, so each read finds at least one whole entry. */
const listStep = 2 * (entryLength + longestName);

/** A word processor writes about a hundred parts; a list longer than this is an attack. Ours. */
export const mostEntries = 10_000;

/** A whole number, lowest byte first. Bytes past the end of the file count as 0, so a broken file simply has no entries. */
const numberAt = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduceRight((sum, byte) => sum * 256 + byte, 0);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  Array.from(bytes.subarray(at, at + length), (byte) => String.fromCharCode(byte)).join('');

/**
 * Where the list begins, according to the end record of the zip file. That is the last such record, because a comment may follow it.
 * Undefined without one.
 */
const listBegins = (fileLength: number): Reading<number | undefined> =>
  wantsBytes(Math.max(0, fileLength - endLength - longestComment), fileLength, (tail) => {
    for (let at = tail.length - endLength; at >= 0; at -= 1)
      if (numberAt(tail, at, 4) === endSignature) return hasRead(numberAt(tail, at + 16, 4));
    return hasRead(undefined);
  });

/** One entry of the directory. Lengths in bytes, as the file states them. */
export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
}

/** The entries from one place of the list on: those that one read shows whole, then the rest. */
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

/** The entries of a zip file in the order of its directory; none if it isn't a zip file or has too many. */
export const readZipEntries = (fileLength: number): Reading<readonly ZipEntry[]> =>
  thenRead(listBegins(fileLength), (place) => (place === undefined ? hasRead([]) : entriesFrom(place, [])));
