/** Turns source text into text to read: lines are joined, an empty line still separates two paragraphs. */
export const prose = (written: string): string =>
  written
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .join('\n\n');
