import { bookFile, type Case, type Chapter, type Verdict } from '../../../adapters/composition/rulebook';
import { caseInWords } from '../handing-over';

/* A case that an expert adds, as a text for whoever commits it. */

/** What the portal answers: `The candidate can join now. Row 5 decides: otherwise.` */
export const sayVerdict = ({ rows }: Pick<Chapter, 'rows'>, { row, says, reason }: Verdict): string => {
  const when = rows.find(({ id }) => id === row)?.when;
  return `${says ?? reason} Row ${row} decides: ${when}.`;
};

/** The text of a mail: what the case shows, the case and the portal's answer in words, and the line for the table. */
export const caseMailOf = (
  chapter: Chapter,
  {
    question,
    verdict,
    why,
    line,
  }: { readonly question: Case; readonly verdict: Verdict; readonly why: string; readonly line: string },
): string =>
  [
    `A case to keep: ${chapter.title}`,
    `What it shows: ${why.trim()}`,
    `The case:\n${caseInWords(chapter, question)}`,
    `The portal answers: ${sayVerdict(chapter, verdict)}`,
    `For whoever keeps it, the line for the end of ${bookFile(chapter)}:`,
    line,
  ].join('\n\n');
