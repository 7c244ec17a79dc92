/* Cleans typed text before any rule reads it: reasons, names, messages and answers are treated alike. */

/*
 * Nobody sees white space, controls, direction marks, joiners, fillers (U+3164, U+115F), the empty braille cell (U+2800), a placeholder for an object,
 * the note without a head, and characters to which nobody gave a meaning. A letter newer than this machine's tables counts: a new emoji is a message.
 */
const seen =
  /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFFC\u{1D159}]/u;

/** Whether a text has no visible character: it is no name, no reason and no message (R18, R39, spec 1 §5). */
export const isBlank = (text: string): boolean => !seen.test(text);

/**
 * A typed text as stored: trimmed, with `\n` line ends, without control characters and lone surrogates, which no store or mail can hold. A text
 * without a visible character is empty. Cleaning twice changes nothing more.
 */
export const cleaned = (raw: string): string => {
  const text = raw
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return isBlank(text) ? '' : text;
};

/** The length of a text in characters, as people and databases count: an emoji is one, although JavaScript counts two. */
export const characters = (text: string): number => Array.from(text).length;
