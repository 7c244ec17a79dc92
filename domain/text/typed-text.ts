/* Cleans typed text before any rule reads it. Reasons and chat messages are treated alike. */

/**
 * A typed text as stored: trimmed, with `\n` line ends, without control characters and lone surrogates, which no store or mail can hold.
 * Cleaning twice changes nothing more.
 */
export const cleaned = (raw: string): string =>
  raw
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .trim();

/** The length of a text in characters, as people and databases count: an emoji is one, although JavaScript counts two. */
export const characters = (text: string): number => Array.from(text).length;
