import type { Case, Chapter } from '../../adapters/composition/rulebook';
import type { Asked } from './cases';

/* A case reported as wrong, ready to paste into an issue. */

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const answered = (asked: Asked): string => {
  switch (asked._tag) {
    case 'Answered':
      return [fenced('json', pretty(asked.answer)), `Row ${asked.verdict.row} decides: ${asked.verdict.reason}`].join(
        '\n\n',
      );
    case 'NotUnderstood':
      return `It can't read the question: ${asked.faults.join('; ')}`;
  }
};

/** The case as a test in the style of tests/adapters/rules; whoever takes the issue fills in the expectation. */
const testOf = ({ rule, sources }: Chapter, question: Case, asked: Asked): string => {
  const cites = sources.map(({ cites: one }) => one).join(', ');
  const answer = asked._tag === 'Answered' ? pretty(asked.answer) : '{}';
  return [
    "import { answered } from '../terminal/asked';",
    '',
    `it('rules ${rule.name}: what the expert expects [${cites}]', () => {`,
    `  const question = ${pretty(question).replaceAll('\n', '\n  ')};`,
    '  // What the portal answers today: write here what it should.',
    `  expect(answered('${rule.name}', question)).toEqual(${answer.replaceAll('\n', '\n  ')});`,
    '});',
  ].join('\n');
};

/** The text of an issue: the case, the portal's answer, the reader's expectation, and a test to start from. */
export const issueOf = (chapter: Chapter, question: Case, asked: Asked, expected: string): string =>
  [
    `# Rule '${chapter.rule.name}': this case should be answered otherwise`,
    `**${chapter.title}** (${chapter.sources.map(({ cites }) => cites).join(', ')}; ${chapter.code.join(', ')})`,
    '## The case',
    fenced('json', pretty(question)),
    '## What the portal answers',
    answered(asked),
    '## What I expect',
    expected.trim() === '' ? '(please say it here, with the reason)' : expected.trim(),
    '## A test to begin with',
    fenced('ts', testOf(chapter, question, asked)),
  ].join('\n\n');
