import type { Case, Chapter, RuleSet } from '../../../adapters/composition/rulebook';
import { oneOfUnit, sayValue, type Parameter } from '../../../domain/parameters/sheet';
import { ask } from '../cases';
import { sayAnswer, zoneOf, type Said } from '../in-words';

/* What another number changes in the book: the same cases and sentences with both sets of rules, side by side. */

/** A sentence or an answer before and after. */
export interface Change {
  /** What it is about: a row's condition, `89 minutes before the start`, or nothing for a sentence of the book. */
  readonly about: string;
  readonly before: string;
  readonly after: string;
  /** A case is decided otherwise; everything else only says the new number. */
  readonly isDecision: boolean;
}

export interface ChapterChanges {
  readonly name: string;
  readonly title: string;
  readonly changes: readonly Change[];
}

interface Answered {
  readonly row: string;
  readonly says: string;
  readonly parts: readonly Said[];
}

const answeredBy = (chapter: Chapter, question: Case): Answered => {
  const asked = ask(chapter, question);
  if (asked._tag === 'NotUnderstood') return { row: '', says: asked.faults.join('; '), parts: [] };
  const { says, reason, row } = asked.verdict;
  return { row, says: says ?? reason, parts: sayAnswer(asked.answer, zoneOf(chapter, question)) };
};

const partsIn = (parts: readonly Said[], except: readonly Said[]): string =>
  parts
    .filter(({ name, words }) => except.every((one) => one.name !== name || one.words !== words))
    .map(({ name, words }) => `${name}: ${words}`)
    .join('; ');

/** The row and its sentence. If both say the same, the parts of the answer that differ stand beside it. */
const saidOf = ({ row, says, parts }: Answered, other: Answered): string => {
  const more = says === other.says && row === other.row ? partsIn(parts, other.parts) : '';
  return [row === '' ? says : `Row ${row}: ${says}`, ...(more === '' ? [] : [more])].join(' ');
};

/** Another row, or another part of the answer that is no sentence. */
const isDecidedOtherwise = (was: Answered, is: Answered): boolean => {
  const hard = ({ parts }: Answered): readonly Said[] => parts.filter(({ words }) => !words.endsWith('.'));
  return was.row !== is.row || partsIn(hard(is), hard(was)) !== '';
};

/** The rows' examples and the values around the boundaries, of both: a boundary that moved has new ones. */
const casesOf = (before: Chapter, after: Chapter): readonly (readonly [about: string, question: Case])[] => {
  const { boundary } = before;
  const shown = [...new Set([...(boundary?.shown ?? []), ...(after.boundary?.shown ?? [])])].sort((a, b) => a - b);
  return [
    ...before.rows.map(({ when, example }) => [when, example] as const),
    ...(boundary === undefined
      ? []
      : shown.map((value) => [`${value.toLocaleString('en-US')} ${boundary.what}`, boundary.caseAt(value)] as const)),
  ];
};

const changedOf = (about: string, before: string, after: string, isDecision = false): readonly Change[] =>
  before === after ? [] : [{ about, before, after, isDecision }];

const changesOf = (before: Chapter, after: Chapter): readonly Change[] => [
  ...changedOf('', before.sentence, after.sentence),
  ...before.rows.flatMap(({ id, when }) =>
    changedOf(`Row ${id}`, when, after.rows.find((row) => row.id === id)?.when ?? 'no such row'),
  ),
  ...casesOf(before, after).flatMap(([about, question]) => {
    const [was, is] = [answeredBy(before, question), answeredBy(after, question)];
    return changedOf(about, saidOf(was, is), saidOf(is, was), isDecidedOtherwise(was, is));
  }),
];

/** What differs between two sets of rules, chapter by chapter. */
export const changesBetween = (before: RuleSet, after: RuleSet): readonly ChapterChanges[] =>
  [
    ...before.chapters.flatMap((chapter) => {
      const other = after.chapters.find(({ rule }) => rule.name === chapter.rule.name);
      return other === undefined
        ? []
        : [{ name: chapter.rule.name, title: chapter.title, changes: changesOf(chapter, other) }];
    }),
    ...before.plainChapters.map(({ name, title, rows }) => ({
      name,
      title,
      changes: rows.flatMap(({ id, says }) => {
        const other = after.plainChapters.find((one) => one.name === name)?.rows.find((row) => row.id === id);
        return changedOf('', says, other?.says ?? '');
      }),
    })),
  ].filter(({ changes }) => changes.length > 0);

/** A number's sentence with another value, and with its unit in words. */
export const saidWith = ({ sentence, value, unit }: Parameter, tried: number): string =>
  sentence.replace(sayValue(value, unit), sayValue(tried, unit));

/** A number's value as the rules take it. */
export const triedAs = ({ name, unit }: Parameter, tried: number): Readonly<Record<string, number>> => ({
  [name]: tried * oneOfUnit(unit),
});
