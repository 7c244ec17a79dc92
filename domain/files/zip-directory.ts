import { hasRead, latinOf, numberAt, thenRead, wantsBytes, type Reading } from './reading';

/* The list of contents of a zip file (PKWARE APPNOTE 4.3), which is enough to tell the kind of document without unpacking anything. */

const endSignature = 0x06054b50;
const endLength = 22;
const longestComment = 0xffff;
const entrySignature = 0x02014b50;
const entryLength = 46;
const longestName = 0xffff;

/* ZIP64 (APPNOTE 4.3.14 to 4.5.3): what doesn't fit its usual field says so, and stands elsewhere in eight bytes. */
const locatorSignature = 0x07064b50;
const locatorLength = 20;
const largeEndSignature = 0x06064b50;
const largeEndLength = 56;
const largeExtra = 1;
const elsewhere = 0xffffffff;

/** Twice the longest entry with its name, so each read finds at least one whole entry. */
const listStep = 2 * (entryLength + longestName);

/** A word processor writes about a hundred parts; a list longer than this is an attack. Ours. */
export const mostEntries = 10_000;

/** Where the list begins, according to the larger end record, to which a locator right before the usual one points. */
const largeListBegins = (end: number): Reading<number | undefined> =>
  wantsBytes(Math.max(0, end - locatorLength), end, (locator) => {
    if (numberAt(locator, 0, 4) !== locatorSignature) return hasRead(undefined);
    const place = numberAt(locator, 8, 8);
    return wantsBytes(place, place + largeEndLength, (record) =>
      hasRead(numberAt(record, 0, 4) === largeEndSignature ? numberAt(record, 48, 8) : undefined),
    );
  });

/**
 * Where the list begins, according to the end record of the zip file. That is the last such record, because a comment may follow it.
 * Undefined without one.
 */
const listBegins = (fileLength: number): Reading<number | undefined> => {
  const tailBegins = Math.max(0, fileLength - endLength - longestComment);
  return wantsBytes(tailBegins, fileLength, (tail) => {
    for (let at = tail.length - endLength; at >= 0; at -= 1)
      if (numberAt(tail, at, 4) === endSignature) {
        const place = numberAt(tail, at + 16, 4);
        return place === elsewhere ? largeListBegins(tailBegins + at) : hasRead(place);
      }
    return hasRead(undefined);
  });
};

/** One entry of the directory. Lengths in bytes, as the file states them. */
export interface ZipEntry {
  /** With slashes, whatever the packer wrote between folders. */
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  /** Its bytes stand in the file as they are. */
  readonly isPlain: boolean;
  readonly needsPassword: boolean;
  /** Where its own header begins. */
  readonly place: number;
}

/** The numbers that the extra field of ZIP64 has for those that say 'elsewhere', in the same order. */
const largeNumbers = (
  extra: Uint8Array,
  said: readonly [number, number, number],
): readonly [number, number, number] => {
  let field = 0;
  while (field + 4 <= extra.length && numberAt(extra, field, 2) !== largeExtra)
    field += 4 + numberAt(extra, field + 2, 2);
  let at = field + 4;
  const large = (number: number): number => {
    if (number !== elsewhere || at + 8 > extra.length) return number;
    at += 8;
    return numberAt(extra, at - 8, 8);
  };
  const [unpacked, packed, place] = said;
  return [large(unpacked), large(packed), large(place)];
};

/** Reads the entry that stands there, and tells where the next one does. */
const entryAt = (list: Uint8Array, at: number): { readonly entry: ZipEntry; readonly next: number } => {
  const extraAt = at + entryLength + numberAt(list, at + 28, 2);
  const extraLength = numberAt(list, at + 30, 2);
  const [unpacked, packed, place] = largeNumbers(list.subarray(extraAt, extraAt + extraLength), [
    numberAt(list, at + 24, 4),
    numberAt(list, at + 20, 4),
    numberAt(list, at + 42, 4),
  ]);
  return {
    entry: {
      name: latinOf(list.subarray(at + entryLength, extraAt)).replace(/\\/g, '/'),
      packed,
      unpacked,
      isPlain: numberAt(list, at + 10, 2) === 0,
      needsPassword: numberAt(list, at + 8, 1) % 2 === 1,
      place,
    },
    next: extraAt + extraLength + numberAt(list, at + 32, 2),
  };
};

/** The entries from one place of the list on: those that one read shows whole, then the rest. */
const entriesFrom = (place: number, before: readonly ZipEntry[]): Reading<readonly ZipEntry[]> =>
  wantsBytes(place, place + listStep, (list) => {
    const entries = [...before];
    let at = 0;
    while (numberAt(list, at, 4) === entrySignature) {
      const { entry, next } = entryAt(list, at);
      entries.push(entry);
      if (entries.length > mostEntries) return hasRead([]);
      at = next;
      if (at > listStep - entryLength - longestName) return entriesFrom(place + at, entries);
    }
    return hasRead(entries);
  });

/** The entries of a zip file in the order of its directory; none if it isn't a zip file or has too many. */
export const readZipEntries = (fileLength: number): Reading<readonly ZipEntry[]> =>
  thenRead(listBegins(fileLength), (place) => (place === undefined ? hasRead([]) : entriesFrom(place, [])));

const ownHeaderLength = 30;

/** The first bytes of an entry as they stand in the file, `most` of them at most. */
export const readEntry = ({ place, packed }: ZipEntry, most: number): Reading<Uint8Array> =>
  wantsBytes(place, place + ownHeaderLength, (header) => {
    const from = place + ownHeaderLength + numberAt(header, 26, 2) + numberAt(header, 28, 2);
    return wantsBytes(from, from + Math.min(packed, most), hasRead);
  });
