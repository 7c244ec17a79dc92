import type { Case, Chapter } from '../../adapters/composition/rulebook';
import { sayVerdict } from './adding/case-mail';
import type { Asked } from './cases';
import { caseInWords } from './handing-over';

/* A case reported as wrong, ready to paste into an issue. */

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const answered = (chapter: Chapter, asked: Asked): string => {
  switch (asked._tag) {
    case 'Answered':
      return sayVerdict(chapter, asked.verdict);
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

/** The text of an issue: the case and the portal's answer in words, the reader's expectation, and what whoever takes it starts from. */
export const issueOf = (chapter: Chapter, question: Case, asked: Asked, expected: string): string =>
  [
    `# This case should be answered otherwise: ${chapter.title}`,
    '## The case',
    caseInWords(chapter, question),
    '## What the portal answers',
    answered(chapter, asked),
    '## What I expect',
    expected.trim() === '' ? '(please say it here, with the reason)' : expected.trim(),
    '## For whoever takes it',
    `The rule '${chapter.rule.name}' (${chapter.sources.map(({ cites }) => cites).join(', ')}; ${chapter.code.join(', ')}), and a test to begin with:`,
    fenced('ts', testOf(chapter, question, asked)),
  ].join('\n\n');
