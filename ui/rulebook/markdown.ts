import {
  howToRead,
  printedTableOf,
  type Chapter,
  type Diagram,
  type PlainChapter,
  type TestedRow,
} from '../../adapters/composition/rulebook';
import { parameters, sayValue } from '../../domain/parameters/sheet';
import { rowsOf, stepsOf } from './cases';
import { provedBy, sayProved, type DomainFile, type Facts, type Proof } from './facts';
import type { Said } from './in-words';
import { allOurs, sayOurs } from './ours';
import { areasIn, partsIn } from './parts';
import { remarksOn, sayLineTests } from './remarks';

/* The rule book as Markdown: one line per row, source and test, so that a changed rule is a changed line. No dates, no durations. */

const inCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
const line = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const inWords = (all: readonly Said[]): string => all.map(({ name, words }) => `${name}: ${words}`).join('; ');

const sources = ({ sources: all, ours }: Chapter, { sources: names }: Facts): string =>
  [
    ...all.map(({ cites, says, instead = [] }) =>
      [
        `- **${cites}** (${names[cites] ?? 'unnamed'}): ${says}`,
        ...instead.map((reading) => `  - not chosen: ${reading}`),
      ].join('\n'),
    ),
    ...(ours === undefined ? [] : [`- ${sayOurs(ours)}`]),
  ].join('\n');

/** A column that is there where cases were counted. */
const inCases = (tested: readonly TestedRow[], cell: string): readonly string[] => (tested.length === 0 ? [] : [cell]);

const rows = (chapter: Chapter, tested: readonly TestedRow[]): string => {
  const { usual, rows: all } = rowsOf(chapter);
  const remarks = remarksOn(tested, []).rows;
  return [
    `Unless a row says otherwise: ${inWords(usual)}.`,
    table(
      ['row', 'when', 'for example', 'the portal answers', 'because', ...inCases(tested, 'tests')],
      all.map(({ id, when, differs, answer, reason }) => [
        id,
        when,
        differs.length === 0 ? 'as usual' : inWords(differs),
        inWords(answer),
        reason,
        ...inCases(tested, remarks[id] ?? ''),
      ]),
    ),
  ].join('\n\n');
};

const conditions = (chapter: Chapter, tested: readonly TestedRow[]): readonly string[] => {
  const tests = tested.flatMap(({ lines }) => lines);
  const printed = printedTableOf(chapter);
  return [
    '### The conditions as columns',
    ...(printed === undefined
      ? [`This is no table. ${chapter.noTable}`]
      : [
          howToRead,
          table(
            ['row', ...printed.head, ...inCases(tested, 'tests')],
            printed.lines.map(({ id, cells }, at) => [id, ...cells, ...inCases(tested, sayLineTests(tests[at]))]),
          ),
        ]),
  ];
};

const boundary = (chapter: Chapter): readonly string[] =>
  chapter.boundary === undefined
    ? []
    : [
        '### Around the boundary',
        table(
          [chapter.boundary.what, 'row', 'the portal answers', 'because'],
          stepsOf(chapter).map(({ value, row, answer, reason }) => [String(value), row, inWords(answer), reason]),
        ),
      ];

const diagram = ({ title, steps }: Diagram): string =>
  [
    `### ${title}`,
    table(
      ['from', 'act', 'to'],
      steps.map(({ from, act, to }) => [from, act, to]),
    ),
  ].join('\n\n');

const proof = ({ title, rows: filled, cases, failed }: Proof): string => {
  const line = `- ${failed.length > 0 ? 'FAILED: ' : ''}${title}`;
  const which = failed.filter((row) => row !== '').map((row) => `  - FAILED: ${row}`);
  if (cases > 0) return [`${line}: a property, ${cases} cases`, ...which].join('\n');
  return [filled.length === 0 ? line : `${line}: ${filled.length} rows`, ...which].join('\n');
};

const sayFile = (file: string, { proofs: all }: Facts): string =>
  `\`${file}\`: ${sayProved(provedBy(all[file] ?? []))}`;

const proofs = (files: readonly string[], facts: Facts): readonly string[] =>
  files.flatMap((file) => {
    const own = facts.proofs[file] ?? [];
    return [`${sayFile(file, facts)}.`, ...(own.length === 0 ? [] : [own.map(proof).join('\n')])];
  });

const chapterOf = (chapter: Chapter, number: number, facts: Facts): readonly string[] => [
  `## ${number}. ${chapter.title}`,
  chapter.sentence,
  sources(chapter, facts),
  rows(chapter, facts.tested[chapter.rule.name]?.rows ?? []),
  ...conditions(chapter, facts.tested[chapter.rule.name]?.rows ?? []),
  ...boundary(chapter),
  ...chapter.diagrams.map(diagram),
  '### How we know',
  ...proofs(chapter.tests, facts),
  `Where it stands: ${chapter.code.map((file) => `\`${file}\``).join(', ')}. Ask it: \`npm run --silent cli -- rules ${chapter.rule.name}\`.`,
];

const plainChapterOf = ({ title, rows: all }: PlainChapter, number: number): readonly string[] => [
  `## ${number}. ${title}`,
  table(
    ['rule', 'says', 'source', 'code'],
    all.map(({ id, says, cites, ours, code }) => [
      id,
      says,
      [cites.join(', '), cites.length === 0 ? allOurs : sayOurs(ours)].filter((part) => part !== '').join('. '),
      code === undefined ? '' : `\`${code}\``,
    ]),
  ),
];

const offers = ({ offers: all }: DomainFile): string =>
  all
    .map(({ name, says, cites, value }) => {
      const is = value === null ? '' : ` = ${value}`;
      const from = cites.length === 0 ? '' : ` (${cites.join(', ')})`;
      return `- \`${name}\`${is}${says === '' ? '' : `: ${says}`}${from}`;
    })
    .join('\n');

/** The tests of a domain file, listed once in the book: those of another file, or of a chapter, are listed there. */
const fileOf = (domainFile: DomainFile, facts: Facts, inChapters: ReadonlySet<string>): readonly string[] => [
  `### ${domainFile.file}`,
  offers(domainFile),
  ...domainFile.tests.flatMap((file) =>
    domainFile.ownTests && !inChapters.has(file)
      ? proofs([file], facts)
      : [`${sayFile(file, facts)}; ${inChapters.has(file) ? 'see its chapter' : 'it asks this file too'}.`],
  ),
];

export const rulebookMarkdown = (
  chapters: readonly Chapter[],
  plainChapters: readonly PlainChapter[],
  machines: readonly Diagram[],
  facts: Facts,
): string => {
  const parts = partsIn(chapters, plainChapters);
  const inChapters = new Set(chapters.flatMap(({ tests }) => tests));
  return [
    '# The rule book',
    'Written by `npm run rulebook`, which asks the rules and reads the results of their tests; `npm run check` fails when it is not what would be\nwritten now. The same book with forms to ask every rule: `dist/rulebook/index.html`.',
    ...parts.flatMap(({ part, chapters: own, plainChapters: plain }) => [
      `# ${part}`,
      ...own.flatMap(({ chapter, number }) => chapterOf(chapter, number, facts)),
      ...plain.flatMap(({ chapter, number }) => plainChapterOf(chapter, number)),
    ]),
    ...(machines.length === 0 ? [] : ['# Machines', ...machines.map(diagram)]),
    '# The numbers',
    table(
      ['number', 'value', 'what it decides', 'from'],
      parameters.map(({ name, value, unit, sentence, source }) => [name, sayValue(value, unit), sentence, source]),
    ),
    '# Every other rule',
    ...areasIn(facts.files).flatMap(({ area, files }) => [
      `## ${area}`,
      ...files.flatMap((file) => fileOf(file, facts, inChapters)),
    ]),
    '## Tests of several rules together',
    ...proofs(
      facts.shared.filter((file) => !inChapters.has(file)),
      facts,
    ),
  ]
    .join('\n\n')
    .concat('\n');
};
