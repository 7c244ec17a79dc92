import { characters, cleaned } from '../text/typed-text';

/** Longer names say nothing more, and no disk takes them. */
export const longestResumeName = 120;

/** Marks that turn the direction of writing could make `fdp.exe` read as `exe.pdf`. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * What a file is called, whatever a device says: its last name without the folders, on one line, without invisible turns. One that is too
 * long loses letters in the middle, so that its start can be known and its extension counts (R20).
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
