import { apiPrefix } from '../../contract/call';
import { calls } from '../../contract/calls';
import { subjects, type Finding } from './run-checks';

/* The result, for people and for programs. */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const countsOf = (findings: readonly Finding[]): Counts => {
  const having = (tag: Finding['verdict']['_tag']) => findings.filter(({ verdict }) => verdict._tag === tag).length;
  return { passed: having('Passed'), failed: having('Failed'), skipped: having('Skipped') };
};

const titleOf = (subject: string): string => {
  const call = calls.find(({ name }) => name === subject);
  return call === undefined ? subject : `${subject}   ${call.method} ${apiPrefix}/${call.path}`;
};

const linesOf = ({ title, source, verdict }: Finding): readonly string[] => {
  switch (verdict._tag) {
    case 'Passed':
      return [`  ✓ ${title}  [${source}]`];
    case 'Skipped':
      return [`  – ${title}  [${source}]`, `      not checked: ${verdict.why}`];
    case 'Failed':
      return [
        `  ✗ ${title}  [${source}]`,
        `      expected  ${verdict.expected}`,
        `      found     ${verdict.found}`,
        `      asked     ${verdict.request}`,
      ];
  }
};

const legend = [
  '✓ as the contract says   ✗ not so   – not checked, and why (never counted as passed)',
  'In brackets is where a rule is written: spec 1 and spec 2 are the two specifications, R… the rulings on them (all three in domain/sources of',
  "this repository), INTERFACES the portal's commands and addresses. What each status and act means: the rule book (npm run rulebook).",
  'openapi.json of this portal is the contract; npm run --silent conformance -- --help tells how to check more.',
];

const notTried = [
  'What this kit does not try, because it would take hours or harm others: a code that is 10 minutes old, a session of 48 hours, a link of',
  '5 minutes (R3, R3c), 6,000 calls a minute from one address (R3c), two who take one time at the same moment (R17), /readyz while the store is gone.',
];

/** Each text with the number of times that it occurs, the most frequent first. */
const counted = (texts: readonly string[]): readonly (readonly [text: string, times: number])[] => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
};

/** The causes behind what was not checked. */
const causesOf = (findings: readonly Finding[]): readonly (readonly [cause: string, checks: number])[] =>
  counted(findings.flatMap(({ verdict }) => (verdict._tag === 'Skipped' ? [verdict.cause] : [])));

/** What several failed checks missed, with their number, the most frequent first. */
const missedOf = (findings: readonly Finding[]): readonly (readonly [expected: string, checks: number])[] =>
  counted(findings.flatMap(({ verdict }) => (verdict._tag === 'Failed' ? [verdict.expected] : []))).filter(
    ([, checks]) => checks > 1,
  );

/** Rounded down: no share says 100 % while a check is missing. */
const shareOf = ({ passed, failed, skipped }: Counts): number =>
  Math.floor((100 * passed) / Math.max(1, passed + failed + skipped));

export const sayCounts = (counts: Counts): string => {
  const { passed, failed, skipped } = counts;
  return `${passed + failed + skipped} checks, ${shareOf(counts)} % of them passed: ${passed} passed, ${failed} failed, ${skipped} not checked.`;
};

const sayTable = (title: string, rows: readonly (readonly [string, number])[]): readonly string[] =>
  rows.length === 0 ? [] : [title, ...rows.map(([what, checks]) => `${String(checks).padStart(5)}  ${what}`), ''];

/** The whole report, call by call. */
export const sayReport = (baseUrl: string, findings: readonly Finding[]): string => {
  const groups = subjects.flatMap((subject) => {
    const own = findings.filter(({ call }) => call === subject);
    return own.length === 0 ? [] : ['', titleOf(subject), ...own.flatMap(linesOf)];
  });
  return [
    `Conformance of ${baseUrl}`,
    ...legend,
    ...groups,
    '',
    ...notTried,
    '',
    ...sayTable('What more than one failed check expected, the most frequent first:', missedOf(findings)),
    ...sayTable('Why checks were not run, the most frequent cause first:', causesOf(findings)),
    sayCounts(countsOf(findings)),
    '',
  ].join('\n');
};

/** The same for programs. */
export const reportJson = (baseUrl: string, findings: readonly Finding[]): object => ({
  base_url: baseUrl,
  ...countsOf(findings),
  causes: causesOf(findings).map(([cause, checks]) => ({ cause, checks })),
  checks: findings.map(({ call, title, source, verdict: { _tag, ...more } }) => ({
    call,
    title,
    source,
    result: _tag.toLowerCase(),
    ...more,
  })),
});
