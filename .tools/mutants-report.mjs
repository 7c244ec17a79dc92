import { dirname } from 'node:path';

/**
 * A mutant that keeps a test file from loading is noticed, but not by a test of a rule: it is listed separately and doesn't count in the
 * score.
 */
const found = ({ status }) => status === 'Killed' || status === 'Timeout';
const survived = ({ status }) => status === 'Survived' || status === 'NoCoverage';

const countsOf = (mutants) => ({
  mutants: mutants.length,
  killed: mutants.filter(found).length,
  survived: mutants.filter(survived).length,
});
const scoreOf = ({ killed, survived: left }) =>
  killed + left === 0 ? '–' : `${((100 * killed) / (killed + left)).toFixed(1)} %`;

const isSame = (mutant) => (reason) =>
  reason.file === mutant.file && reason.code === mutant.code && reason.mutation === mutant.mutation;

const row = (...cells) => `| ${cells.join(' | ')} |`;
const rowOf = (name, { mutants, killed, survived: left }, unexplained) =>
  row(name, mutants, killed, mutants - killed - left, left, unexplained, scoreOf({ killed, survived: left }));
const byName = (a, b) => (a < b ? -1 : Number(a > b));
const groupedBy = (mutants, nameOf) =>
  [...new Set(mutants.map(nameOf))]
    .sort(byName)
    .map((name) => [name, mutants.filter((mutant) => nameOf(mutant) === name)]);
const byFile = (mutants) => groupedBy(mutants, ({ file }) => file);
const asCode = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/**
 * The report in Markdown, one line per file, with survivors without a reason and reasons without a survivor.
 * @param {readonly { file: string, line: number, code: string, mutation: string, status: string }[]} mutants
 * @param {readonly string[]} missing files that no run has measured yet
 * @param {readonly { file: string, code: string, mutation: string, why: string }[]} accepted
 */
export const reportOf = (mutants, missing, accepted) => {
  const survivors = mutants.filter(survived);
  const reasonOf = (mutant) => accepted.find(isSame(mutant))?.why;
  const rows = groupedBy(mutants, ({ file }) => dirname(file)).map(([folder, own]) => {
    const counts = countsOf(own);
    const left = own.filter(survived).filter((mutant) => reasonOf(mutant) === undefined).length;
    return rowOf(folder, counts, left);
  });
  const whole = countsOf(mutants);
  const explained = byFile(survivors).map(([file, own]) =>
    [
      `### ${file}`,
      '',
      ...own.map((mutant) => {
        const unreached = mutant.status === 'NoCoverage' ? ' (none of its tests runs it)' : '';
        return `- ${file}:${mutant.line} ${asCode(mutant.mutation)}${unreached}: ${reasonOf(mutant) ?? '**no reason yet**'}`;
      }),
    ].join('\n'),
  );
  const files = byFile(mutants).map(([file, own]) => ({ file, ...countsOf(own) }));
  const width = Math.max(0, ...files.map(({ file }) => file.length));
  return {
    markdown: [
      '# Mutants of the domain',
      'Written by `npm run mutate`. A mutant is a small change to a rule; it is killed when one of its tests fails: those of its folder or,\n' +
        'if none has its name or few files use it, also those of its users. What survives is\n' +
        'listed with its reason (`domain/mutants-accepted.json`). Under a mutant that breaks the loading no test of a file runs: it is noticed,\n' +
        'but the score, killed of killed and survived, leaves it out.',
      [
        row('folder', 'mutants', 'killed', 'breaks the loading', 'survived', 'without a reason', 'score'),
        row('---', '--:', '--:', '--:', '--:', '--:', '--:'),
        ...rows,
        rowOf('**all**', whole, survivors.filter((mutant) => reasonOf(mutant) === undefined).length),
      ].join('\n'),
      ...(missing.length > 0 ? [`Not measured yet: ${missing.join(', ')}.`] : []),
      '## Survivors',
      ...(explained.length > 0 ? explained : ['None.']),
    ]
      .join('\n\n')
      .concat('\n'),
    lines: [
      ...files.map(
        (counts) =>
          `${counts.file.padEnd(width)} ${String(counts.killed).padStart(5)} killed ${String(counts.survived).padStart(4)} survived ${scoreOf(counts).padStart(8)}`,
      ),
      `${'all'.padEnd(width)} ${String(whole.killed).padStart(5)} killed ${String(whole.survived).padStart(4)} survived ${scoreOf(whole).padStart(8)}`,
    ],
    unexplained: survivors.filter((mutant) => reasonOf(mutant) === undefined),
    unneeded: accepted.filter(
      (reason) =>
        mutants.some(({ file }) => file === reason.file) && !survivors.some((mutant) => isSame(mutant)(reason)),
    ),
  };
};
