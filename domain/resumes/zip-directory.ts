/* The list of contents of a zip file (PKWARE APPNOTE 4.3): enough to tell one kind of document from another, without unpacking anything. */

const endSignature = 0x06054b50;
const endLength = 22;
const longestComment = 0xffff;
const entrySignature = 0x02014b50;
const entryLength = 46;

/** A whole number, lowest byte first. What lies behind the end of the file counts nothing: a broken file has no entries, and no rule breaks. */
const numberAt = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduceRight((sum, byte) => sum * 256 + byte, 0);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  Array.from(bytes.subarray(at, at + length), (byte) => String.fromCharCode(byte)).join('');

/** Where the record stands that ends a zip file: the last one, since a comment may follow it; undefined where there is none. */
const endOf = (bytes: Uint8Array): number | undefined => {
  const last = bytes.length - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (numberAt(bytes, at, 4) === endSignature) return at;
  return undefined;
};

/** One entry as the directory lists it. Lengths in bytes, as the file says them itself. */
export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
}

/** The entries of a zip file, in the order of its directory; none for anything that is no zip file. */
export const zipEntries = (bytes: Uint8Array): readonly ZipEntry[] => {
  const end = endOf(bytes);
  if (end === undefined) return [];
  const entries: ZipEntry[] = [];
  let at = numberAt(bytes, end + 16, 4);
  while (numberAt(bytes, at, 4) === entrySignature) {
    const nameLength = numberAt(bytes, at + 28, 2);
    entries.push({
      name: textAt(bytes, at + entryLength, nameLength),
      packed: numberAt(bytes, at + 20, 4),
      unpacked: numberAt(bytes, at + 24, 4),
    });
    at += entryLength + nameLength + numberAt(bytes, at + 30, 2) + numberAt(bytes, at + 32, 2);
  }
  return entries;
};

export const zipEntryNames = (bytes: Uint8Array): readonly string[] => zipEntries(bytes).map(({ name }) => name);
