import type { Case, Chapter } from '../../adapters/composition/rulebook';
import { sayParts } from './in-words';

/* What the book hands over: it has no server, so a text goes by the clipboard or by mail. */

/** Copies, and says whether it worked; if the browser does not allow copying, the text is to be copied by hand. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A mail to whoever builds the portal, for the reader to address: no account is needed. */
export const mailOf = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** A case in the words of its form, a line for each field. */
export const caseInWords = (chapter: Chapter, question: Case): string =>
  sayParts(chapter, question, Object.keys(question))
    .map(({ name, words }) => `- ${name}: ${words}`)
    .join('\n');
