/* What people type, before a rule looks at it. Reasons and chat messages are read alike. */

/**
 * A typed text as it is kept: ends trimmed, line ends as `\n`, without control characters and broken halves of characters,
 * which no store and no mail can hold. Cleaning a clean text changes nothing.
 */
export const cleaned = (raw: string): string =>
  raw
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .trim();

/** How long a text is: an emoji or a letter beyond the 65,536 first counts as one character, as people and stores count. */
export const characters = (text: string): number => Array.from(text).length;
