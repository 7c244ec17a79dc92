import { characters, cleaned } from './typed-text';
import { numbers } from '../parameters/values';

/* The one way in which a page and the service read the name of a file, before any rule looks at it. */

/** Longer names say nothing more, and file systems limit names. */
export const longestFileName = numbers.longest_file_name;

/** What nobody sees, so that it can hide what a name ends in: direction marks, zero widths, fillers, the empty braille cell, notes between lines. */
const unseen = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;
/** Of these the joiners, variants and tags that make one emoji of several characters, and that some scripts are written with. */
const joining = /\u200C|\u200D|\p{Variation_Selector}|[\u{E0020}-\u{E007F}]/u;

const unseenAtStart = new RegExp(`^(?:\\s|${unseen.source})+`, 'u');
/** Windows drops the dots and blanks that a name ends in: `run.bat.` runs. */
const unseenAtEnd = new RegExp(`(?:[\\s.]|${unseen.source})+$`, 'u');
const ending = /\.[^.]*$/u;

/**
 * The name that a file is stored under: without folders, on one line, without characters that nobody sees except those that an emoji is made of, and
 * without dots and blanks at its end. A name that is too long is cut in the middle, so its start stays recognizable and its extension still counts
 * (R20, R40). Reading it twice changes nothing more.
 */
export const fileNameOf = (raw: string): string => {
  const name = cleaned(raw.slice(Math.max(raw.lastIndexOf('/'), raw.lastIndexOf('\\')) + 1))
    .replace(unseen, (mark) => (joining.test(mark) ? mark : ''))
    .replace(/\s+/g, ' ')
    .replace(unseenAtStart, '');
  const letters = Array.from(name);
  const short =
    characters(name) <= longestFileName
      ? name
      : [...letters.slice(0, longestFileName - 20), '…', ...letters.slice(-19)].join('');
  return short.replace(unseenAtEnd, '').replace(ending, (last) => last.replace(unseen, '').replace(/\s+/g, ' '));
};

/** The text after the last dot of a file's name as `fileNameOf` gives it, in lower case; empty without a dot. */
export const extensionOf = (raw: string): string =>
  ending.exec(fileNameOf(raw))?.[0].slice(1).trim().toLowerCase() ?? '';
