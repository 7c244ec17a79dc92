import { hasRead, latinOf, thenRead, type Reading } from './reading';
import { readEntry, type ZipEntry } from './zip-directory';

/* Documents that are zip files, told by their lists of contents (R20a): in any order, packed or not, under names in any case. */

/** What a document is, as far as its content tells: of the kind asked for, of that kind behind a password, or something else. */
export type Likeness = 'same' | 'locked' | 'other';

const named = (entries: readonly ZipEntry[], name: string): ZipEntry | undefined =>
  entries.find((entry) => entry.name.toLowerCase() === name);

const openOrLocked = (entries: readonly ZipEntry[]): Likeness =>
  entries.some(({ needsPassword }) => needsPassword) ? 'locked' : 'same';

/** A package of Office: a list of content types, and parts in the folder of its program (ECMA-376). */
export const officeLikeness = (entries: readonly ZipEntry[], folder: string): Likeness =>
  named(entries, '[content_types].xml') !== undefined &&
  entries.some(({ name }) => name.toLowerCase().startsWith(folder))
    ? openOrLocked(entries)
    : 'other';

const openDocument = 'application/vnd.oasis.opendocument.';
const longestMediaType = 100;

/** The bytes of the line end that a tool leaves which writes the media type as a line of text: `\n` or `\r\n`. */
const longestLineEnd = 2;
const longestManifest = 1_000_000;

const isReadable = (entry: ZipEntry): boolean => entry.isPlain && !entry.needsPassword;

/** Whether the entry `mimetype` names this type: by its text, or by its length where it is packed, because nothing is unpacked here. */
const readMediaType = (entry: ZipEntry, says: string): Reading<boolean> =>
  isReadable(entry)
    ? thenRead(readEntry(entry, longestMediaType), (bytes) => hasRead(latinOf(bytes).trim().startsWith(says)))
    : hasRead(entry.unpacked >= says.length && entry.unpacked <= says.length + longestLineEnd);

/** What a manifest says about the package as a whole, or about all of it behind a password; the objects inside may be of other types. */
const ofPackage = /\bfull-path\s*=\s*["'](?:\/|encrypted-package)["']/;

/** Whether the manifest names this type. One that is packed isn't known to name another. Tag by tag, so that no manifest takes long. */
const readManifestType = (manifest: ZipEntry, says: string): Reading<boolean> =>
  isReadable(manifest)
    ? thenRead(readEntry(manifest, longestManifest), (bytes) => {
        const tag = latinOf(bytes)
          .split('<')
          .find((one) => ofPackage.test(one));
        return hasRead(tag?.includes(says) === true);
      })
    : hasRead(true);

/** The media type is told by its own entry, or by the manifest where that is missing. */
const readType = (mediaType: ZipEntry | undefined, manifest: ZipEntry | undefined, says: string): Reading<boolean> => {
  if (mediaType !== undefined) return readMediaType(mediaType, says);
  return manifest === undefined ? hasRead(false) : readManifestType(manifest, says);
};

/** What XML begins with: a mark of its encoding or blanks, then a tag. */
const xml = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?[\s\0]*</;

/** Parts behind a password stand in the package unpacked and are no XML; the manifest tells how they were locked (ODF 1.3 part 2, §4). */
const readOpenLock = (content: ZipEntry, manifest: ZipEntry | undefined): Reading<boolean> =>
  thenRead(content.isPlain && content.packed > 0 ? readEntry(content, 64) : hasRead(undefined), (bytes) =>
    bytes !== undefined && !xml.test(latinOf(bytes))
      ? hasRead(true)
      : thenRead(
          manifest?.isPlain === true ? readEntry(manifest, longestManifest) : hasRead(new Uint8Array()),
          (list) => hasRead(latinOf(list).includes('encryption-data')),
        ),
  );

/** An OpenDocument of this type: its media type, or a manifest where that is missing, and its content (ODF 1.3 part 2, §3). */
export const readOpenLikeness = (entries: readonly ZipEntry[], type: string): Reading<Likeness> => {
  const mediaType = named(entries, 'mimetype');
  const manifest = named(entries, 'meta-inf/manifest.xml');
  const content = named(entries, 'content.xml');
  return thenRead(readType(mediaType, manifest, openDocument + type), (isOfType): Reading<Likeness> => {
    if (!isOfType) return hasRead('other');
    // A whole document behind a password, as LibreOffice has written it since 24.8.
    if (named(entries, 'encrypted-package') !== undefined) return hasRead('locked');
    if (content === undefined) return hasRead('other');
    return thenRead(readOpenLock(content, manifest), (isLocked) =>
      hasRead(isLocked ? 'locked' : openOrLocked(entries)),
    );
  });
};
