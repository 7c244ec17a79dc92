/** A field as it was when something was typed into it, before its mask was put over that. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
  /** By the Delete key: what stands after the caret goes. */
  readonly forward: boolean;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Behind the nth digit of a text; at its start for none. */
const behindDigit = (text: string, nth: number): number => {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === nth) return at;
    if (digitsIn(text.charAt(at)) === 1) seen += 1;
  }
  return text.length;
};

/** Before the nth digit of a text from its end. */
const beforeDigit = (text: string, nth: number): number => {
  let left = nth;
  for (let at = text.length; at > 0; at -= 1) {
    if (left === 0) return at;
    if (digitsIn(text.charAt(at - 1)) === 1) left -= 1;
  }
  return 0;
};

/**
 * Where the caret belongs in what a mask shows: behind the digit that it was behind, so that Backspace steps over the mask's own signs, and after
 * Delete before the digit that it was before. `lead`: how many digits the mask puts in front by itself.
 */
export const caretInMask = (shown: string, { text, caret, forward }: Typed, lead: number): number => {
  if (caret === text.length) return shown.length;
  const before = digitsIn(text.slice(0, caret));
  if (forward) return beforeDigit(shown, digitsIn(text.slice(caret)));
  return behindDigit(shown, text.startsWith('+') ? Math.max(before, lead) : before + lead);
};
