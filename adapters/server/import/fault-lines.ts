import { mostImportFaults } from '../../../application/import/import.api';

/** The lines of an import's faults: the first `mostImportFaults` are told, the others counted. */
export interface FaultLines {
  /** A line that was added before counts once. */
  readonly add: (line: string) => void;
  readonly count: () => number;
  /** The lines in the order in which they were added, and how many more there were. */
  readonly told: () => readonly string[];
}

/** The longest line, in characters (ours): names of files and texts in them have no limit of their own. */
const longestLine = 400;

const cut = (line: string): string =>
  line.length <= longestLine
    ? line
    : `${Array.from(line.slice(0, 2 * longestLine))
        .slice(0, longestLine)
        .join('')}…`;

/** No faults yet. */
export const faultLines = (): FaultLines => {
  const lines = new Set<string>();
  let more = 0;
  return {
    add: (line) => {
      // A candidate's applications are read with the candidate, and once more by themselves.
      if (lines.has(cut(line))) return;
      if (lines.size < mostImportFaults) lines.add(cut(line));
      else more += 1;
    },
    count: () => lines.size + more,
    told: () => [...lines, ...(more === 0 ? [] : [`and ${more} more`])],
  };
};
