import { latinOf } from './reading';

/* How documents without parts begin, with the freedom that their readers allow (R20a). */

/** PDF readers look for the header in the first 1,024 bytes, because some programs put a line before it (ISO 32000, implementation note 13). */
export const headWithin = 1_024;
const longestHeader = 30;

/** How much of a file shows its head, also one that begins at the last byte where it may. */
export const headBytes: number = headWithin + longestHeader;

/** The usual header, and an older one (implementation note 14). */
const pdfHeader = /%PDF-|%!PS-Adobe-\d+\.\d+ PDF-\d/;
/** A mark of the encoding or blanks may come first. */
const rtfHeader = /^(?:\u00EF\u00BB\u00BF)?\s*\{\\rtf/;

/** Whether a file with these first bytes is a PDF. */
export const beginsAsPdf = (head: Uint8Array): boolean => {
  const first = latinOf(head).search(pdfHeader);
  return first >= 0 && first < headWithin;
};

/** Whether a file with these first bytes is a rich text. */
export const beginsAsRichText = (head: Uint8Array): boolean => rtfHeader.test(latinOf(head));
