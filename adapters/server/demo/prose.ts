/**
 * Text as it is written in a source file, made text as it is read: lines run together,
 * an empty line stays as the border between two paragraphs.
 */
export const prose = (written: string): string =>
  written
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .join('\n\n');
