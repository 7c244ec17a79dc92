/** The field right after typing, before its mask is applied. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
  /** Edited with the Delete key: the character after the caret is removed. */
  readonly forward: boolean;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** The position after the nth digit of a text; the start for none. */
const behindDigit = (text: string, nth: number): number => {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === nth) return at;
    if (digitsIn(text.charAt(at)) === 1) seen += 1;
  }
  return text.length;
};

/** The position before the nth digit from the end of a text. */
const beforeDigit = (text: string, nth: number): number => {
  let left = nth;
  for (let at = text.length; at > 0; at -= 1) {
    if (left === 0) return at;
    if (digitsIn(text.charAt(at - 1)) === 1) left -= 1;
  }
  return 0;
};

/**
 * The caret's position in the masked text: after the same digit as before, so that Backspace skips the mask's own characters; after Delete, before
 * the same digit. `lead`: how many digits the mask itself puts in front.
 */
export const caretInMask = (shown: string, { text, caret, forward }: Typed, lead: number): number => {
  if (caret === text.length) return shown.length;
  const before = digitsIn(text.slice(0, caret));
  if (forward) return beforeDigit(shown, digitsIn(text.slice(caret)));
  return behindDigit(shown, text.startsWith('+') ? Math.max(before, lead) : before + lead);
};
