import { characters, cleaned } from '../text/typed-text';

/** Longer names say nothing more, and file systems limit names. */
export const longestResumeName = 120;

/** Marks that reverse the writing direction could make `fdp.exe` read as `exe.pdf`. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * The name a file is stored under: without folders, on one line, without direction marks. A name that is too long is cut in the middle, so
 * its start stays recognizable and its extension still counts (R20).
 */
export const resumeNameOf = (raw: string): string => {
  const name = cleaned(raw.slice(Math.max(raw.lastIndexOf('/'), raw.lastIndexOf('\\')) + 1))
    .replace(turning, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (characters(name) <= longestResumeName) return name;
  const letters = Array.from(name);
  return [...letters.slice(0, longestResumeName - 20), '…', ...letters.slice(-19)].join('');
};
