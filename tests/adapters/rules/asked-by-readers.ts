import { readFileSync } from 'node:fs';
import type { QuestionAtWork } from './asked-at-work';

const [, ...lines] = readFileSync('tests/adapters/rules/asked-by-readers.tsv', 'utf8').trim().split('\n');
const rows = lines.map((line) => line.split('\t'));

/**
 * The 80 questions of a reader who knows the documents and no code, with every answer that is right by the reader's labels: `chapter/row`, or a whole
 * chapter; none: no rule says it. The last of six was never tuned on.
 */
export const askedByReader = (reader: 1 | 2 | 3 | 4 | 5 | 6): readonly QuestionAtWork[] =>
  rows
    .filter(([by]) => by === `${reader}`)
    .map(([, question = '', answers = '']) => [question, ...answers.split(' | ').filter((one) => one !== '')]);
