import type { TestedRow } from '../../adapters/composition/rulebook';
import type { Standing } from './agreed/agreed';
import { sayStanding, usualStanding } from './agreed/sayings';

/* What the book remarks on a row of a decision table: how many cases test it, and who agreed to it. */

type Counted = TestedRow['lines'][number];

export interface Remarks {
  /** What holds for each row that says nothing else; empty: nothing. */
  readonly usual: string;
  /** By the row's `id`. */
  readonly rows: Readonly<Record<string, string>>;
}

const byNone = 'tested by no case';

/** `3 cases`, `1 case and 5 of the domain’s own`, `tested by no case` */
export const sayTests = ({ kept, domain }: Counted): string => {
  if (kept + domain === 0) return byNone;
  if (kept === 0) return `${domain} of the domain’s own cases`;
  return `${kept} ${kept === 1 ? 'case' : 'cases'}${domain === 0 ? '' : ` and ${domain} of the domain’s own`}`;
};

/** The tests of a line of conditions, in a column about cases: `3`, `1 + 5 of the domain’s own`. */
export const sayLineTests = (line: Counted | undefined): string => {
  if (line === undefined || line.kept + line.domain === 0) return byNone;
  return line.domain === 0 ? String(line.kept) : `${line.kept} + ${line.domain} of the domain’s own`;
};

/** The tests of a whole row. A line of it that none reaches is named: it may be the one that is wrong. */
export const sayRowTests = ({ lines }: TestedRow): string => {
  const all = lines.reduce((sum, line) => ({ kept: sum.kept + line.kept, domain: sum.domain + line.domain }));
  const untested = lines.flatMap(({ kept, domain }, at) => (kept + domain === 0 ? [at + 1] : []));
  return untested.length === 0 || untested.length === lines.length
    ? sayTests(all)
    : `${sayTests(all)}; ${untested.length === 1 ? 'line' : 'lines'} ${untested.join(', ')} of its conditions ${byNone}`;
};

/** The remarks on a chapter's rows. `standings` are those of the rows. */
export const remarksOn = (rows: readonly TestedRow[], standings: readonly Standing[]): Remarks => {
  const usual = usualStanding(standings);
  const byPlace = new Map(standings.map((standing) => [standing.item.place, sayStanding(standing)]));
  return {
    usual: usual === undefined ? '' : `Each row is ${usual}, unless it says otherwise.`,
    rows: Object.fromEntries(
      rows.map((row) => {
        const agreed = byPlace.get(`Row ${row.id}`);
        return [row.id, [sayRowTests(row), ...(agreed === undefined || agreed === usual ? [] : [agreed])].join('; ')];
      }),
    ),
  };
};

/* The page draws the tables again: there the remarks come from an attribute, a line each. */

export const printRemarks = ({ usual, rows }: Remarks): string =>
  [usual, ...Object.entries(rows).map(([id, says]) => `${id}\t${says}`)].join('\n');

export const parseRemarks = (text: string): Remarks => {
  const [usual = '', ...lines] = text.split('\n');
  return {
    usual,
    rows: Object.fromEntries(
      lines.map((line) => {
        const [id = '', says = ''] = line.split('\t');
        return [id, says];
      }),
    ),
  };
};
