import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Case, Chapter } from '../../rules/chapter';
import { chapters } from '../../rules/chapters';
import { asker } from '../../rules/asking/asker';
import type { Answer } from '../../rules/asking/places';
import { plainChapters } from '../../rules/plain-chapters';
import { parsedBody } from '../../contract/over-http';
import { misnamed } from '../misnamed';
import type { Outcome } from '../outcome';
import { table } from '../table';
import { refusalInLog } from './from-log';
import { chapterOfReason } from './refusal-chapters';

const printed = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

const succeeded = (lines: readonly string[]): Outcome => ({ exit: 0, stdout: printed(lines), stderr: '' });
const refused = (exit: 1 | 2, ...lines: readonly string[]): Outcome => ({ exit, stdout: '', stderr: printed(lines) });

const chapterNamed = (name: string | undefined): Chapter | undefined => chapters.find(({ rule }) => rule.name === name);

/** `joinable: true, opens_at: 2026-12-04T15:20:00Z` */
const inShort = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .map(([name, part]) => `${name}: ${typeof part === 'string' ? part : JSON.stringify(part)}`)
        .join(', ')
    : JSON.stringify(value);

const answerTo = ({ rule }: Chapter, question: unknown): string =>
  pipe(
    rule.answer(question),
    E.match((faults) => faults.join('; '), inShort),
  );

const cited = ({ sources }: Chapter): string => `Source: ${sources.map(({ cites }) => cites).join(', ')}`;

const contents = (): readonly string[] => [
  'The rules, and the questions that they answer. explain NAME tells one with its table, explain NAME CASE one case.',
  '',
  ...table([
    ...chapters.map(({ rule, title }) => [`  ${rule.name}`, title]),
    ...plainChapters.map(({ name, title }) => [`  ${name}`, title]),
  ]),
];

const wholeChapter = (chapter: Chapter): readonly string[] => [
  chapter.title,
  chapter.sentence,
  '',
  'The first row that fits decides:',
  ...table(chapter.rows.map(({ id, when, example }) => [`  ${id}`, when, `e.g. ${answerTo(chapter, example)}`])),
  ...(chapter.boundary === undefined
    ? []
    : [
        '',
        'At the boundary:',
        ...table(
          chapter.boundary.shown.map((value) => [
            `  ${value} ${chapter.boundary?.what ?? ''}`,
            answerTo(chapter, chapter.boundary?.caseAt(value)),
          ]),
        ),
      ]),
  '',
  cited(chapter),
  `In ${chapter.code.join(', ')}; tested in ${chapter.tests.join(', ')}`,
];

const isCase = (value: unknown): value is Case => typeof value === 'object' && value !== null && !Array.isArray(value);

const oneCase = (chapter: Chapter, question: unknown): Outcome => {
  if (!isCase(question)) return refused(2, `${chapter.rule.name}: expected a JSON object: ${chapter.rule.shape}`);
  const verdict = chapter.decide(question);
  if (E.isLeft(verdict)) return refused(2, ...verdict.left);
  const { row, reason } = verdict.right;
  const when = chapter.rows.find(({ id }) => id === row)?.when ?? '';
  return succeeded([
    chapter.title,
    ...table([
      ['  Asked', inShort(question)],
      ['  Answer', answerTo(chapter, question)],
      ['  Decided by', `row ${row}: ${when}`],
      ['  Because', reason],
    ]),
    cited(chapter),
  ]);
};

const ofRequest = (requestId: string, log: string): Outcome => {
  const found = refusalInLog(log, requestId);
  if (found === undefined)
    return refused(
      1,
      `No request ${requestId} was refused by a rule in this log. Give the portal's log on standard input: explain ${requestId} < portal.log`,
    );
  const chapter = chapterNamed(chapterOfReason(found.reason));
  return succeeded([
    `${found.call}, ${found.at}`,
    ...table([
      ['  Refused', found.reason],
      ['  Because', found.says],
    ]),
    ...(chapter === undefined ? [] : ['', chapter.title, chapter.sentence, cited(chapter)]),
  ]);
};

/** In the shape that INTERFACES describes: the deciding row first. */
const asJson = ({ chapter, row, sentence, sources }: Answer): object => ({
  chapter,
  ...(row === undefined ? {} : { row }),
  sentence,
  sources,
});

const answeredQuestion = (question: string, json: boolean): Outcome => {
  const answers = asker(chapters, plainChapters)(question);
  if (json) return succeeded([JSON.stringify(answers.map(asJson), null, 2)]);
  if (answers.length === 0) return succeeded(['The documents do not say.']);
  return succeeded(
    answers.flatMap(({ chapter, row, sentence, sources }, at) => [
      ...(at === 0 ? [] : ['']),
      sentence,
      `  ${chapter}${row === undefined ? '' : `, row ${row}`}${sources.length === 0 ? '' : `; ${sources.join(', ')}`}`,
    ]),
  );
};

/** Its description in the list of commands. */
export const explainUsage: readonly string[] = [
  'explain                  the rules, and the questions that they answer',
  'explain NAME [CASE]      one rule with its table; with a case in JSON (- for standard input) the answer, the row that decided and why',
  'explain --ask "QUESTION"  which rule answers a question, the deciding row first; --json prints them as a list, empty where no rule says',
  "explain REQUEST-ID       why a request was refused: reads the portal's log from standard input",
];

/** `explain`: the rule book in the terminal, answered by the same domain. */
export const runExplain = async (args: readonly string[], readInput: () => Promise<string>): Promise<Outcome> => {
  const json = args.includes('--json');
  const [name, given, ...rest] = args.filter((arg) => arg !== '--json');
  if (name === '--ask')
    return given === undefined || rest.length > 0 ? refused(2, ...explainUsage) : answeredQuestion(given, json);
  if (name === undefined) return succeeded(contents());
  if (rest.length > 0) return refused(2, ...explainUsage);
  const chapter = chapterNamed(name);
  const plain = plainChapters.find((one) => one.name === name);
  if (plain !== undefined && given === undefined)
    return succeeded([
      plain.title,
      ...table(plain.rows.map(({ id, says, cites }) => [`  ${id}`, says, cites.join(', ')])),
    ]);
  if (chapter !== undefined)
    return given === undefined
      ? succeeded(wholeChapter(chapter))
      : oneCase(chapter, parsedBody(given === '-' ? await readInput() : given));
  if (given !== undefined || !/\d/.test(name))
    return misnamed(
      'rule',
      name,
      [...chapters.map(({ rule }) => rule.name), ...plainChapters.map((one) => one.name)],
      'explain',
    );
  return ofRequest(name, await readInput());
};
