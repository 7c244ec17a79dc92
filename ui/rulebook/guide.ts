import type { Case, Chapter } from '../../adapters/composition/rulebook';
import { asksOf, putInto, rowOf, type Asks, type Option } from './asks';

/*
 * Asks one question at a time. The rule itself determines which rows are still possible: the answers are put into each row's example, and the rule is
 * evaluated again.
 */

/** The rules that depend on so much that one question after the other is easier. */
const guided: readonly string[] = [
  'card-actions',
  'cancel',
  'guard',
  'booking',
  'lifecycle',
  'slots',
  'date-filter',
  'join',
];

export const isGuided = ({ rule }: Chapter): boolean => guided.includes(rule.name);

/** An answer to one question of the guide. */
export interface Given {
  readonly name: string;
  readonly label: string;
  readonly option: Option;
}

/** An example with the answers put into it, and the row that the rule then names. */
interface World {
  readonly example: string;
  readonly question: Case;
  readonly row: string;
}

const isAsAnswered = (question: Case, answers: readonly Given[]): boolean =>
  answers.every(({ option }) => option.holds(question));

/** The examples that are consistent with the answers. An example whose dates would contradict an answer is left out. */
const worldsOf = (chapter: Chapter, answers: readonly Given[]): readonly World[] => {
  // Answers make examples alike: each is asked once.
  const decided = new Map<string, string | undefined>();
  return chapter.rows.flatMap(({ id, example }) => {
    const question = answers.reduce((one, { option }) => putInto(one, option), example);
    const key = JSON.stringify(question);
    if (!decided.has(key)) decided.set(key, isAsAnswered(question, answers) ? rowOf(chapter, question) : undefined);
    const row = decided.get(key);
    return row === undefined ? [] : [{ example: id, question, row }];
  });
};

const rowsIn = (worlds: readonly World[]): ReadonlySet<string> => new Set(worlds.map(({ row }) => row));

/** The rows that are still possible, in their order. */
export const rowsLeft = (chapter: Chapter, answers: readonly Given[]): readonly string[] => {
  const left = rowsIn(worldsOf(chapter, answers));
  return chapter.rows.map(({ id }) => id).filter((id) => left.has(id));
};

/** Whether some answer to this question moves one of the examples to a different row. */
const parts = (
  chapter: Chapter,
  worlds: readonly World[],
  answers: readonly Given[],
  { name, label, options }: Asks,
): boolean =>
  worlds.some(({ question, row }) =>
    options.some((option) => {
      if (option.holds(question)) return false;
      const other = option.put(question);
      const otherRow = rowOf(chapter, other);
      return otherRow !== undefined && otherRow !== row && isAsAnswered(other, [...answers, { name, label, option }]);
    }),
  );

/** The next question: the first one that the row still depends on. Undefined if there is nothing left to ask. */
export const nextQuestion = (chapter: Chapter, answers: readonly Given[]): Asks | undefined => {
  const worlds = worldsOf(chapter, answers);
  if (rowsIn(worlds).size < 2) return undefined;
  const isOpen = (asks: Asks): boolean =>
    !answers.some(({ name }) => name === asks.name) && parts(chapter, worlds, answers, asks);
  return asksOf(chapter).find(isOpen);
};

/** The case that the answers describe: the deciding row's own example if it can be so. */
export const caseGiven = (chapter: Chapter, answers: readonly Given[]): Case | undefined => {
  const worlds = worldsOf(chapter, answers);
  return (worlds.find(({ example, row }) => example === row) ?? worlds[0])?.question;
};
