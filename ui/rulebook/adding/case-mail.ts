import { bookFile, type Chapter, type Verdict } from '../../../adapters/composition/rulebook';

/* A case that an expert adds, as a text for whoever commits it. */

/** What the portal answers: `The candidate can join now. Row 5 decides: otherwise.` */
export const sayVerdict = ({ rows }: Pick<Chapter, 'rows'>, { row, says, reason }: Verdict): string => {
  const when = rows.find(({ id }) => id === row)?.when;
  return `${says ?? reason} Row ${row} decides: ${when}.`;
};

/** The text of a mail: what the case shows, the portal's answer, and the line for the table. */
export const caseMailOf = (chapter: Chapter, verdict: Verdict, why: string, line: string): string =>
  [
    `A case to keep for the rule '${chapter.rule.name}': ${chapter.title}`,
    `Why: ${why.trim()}`,
    `The portal answers: ${sayVerdict(chapter, verdict)}`,
    `The line for the end of ${bookFile(chapter)}:`,
    line,
  ].join('\n\n');
