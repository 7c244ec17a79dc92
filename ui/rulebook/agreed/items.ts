import {
  printedTableOf,
  type AgreedPart,
  type Chapter,
  type PlainChapter,
  type Tested,
} from '../../../adapters/composition/rulebook';
import { parameters } from '../../../domain/parameters/sheet';
import { ask, rowsOf } from '../cases';
import { sayAnswer, sayParts, zoneOf, type Said } from '../in-words';
import { placeOfCase, placeOfPlainRule } from '../parts';
import { places } from '../places';

/* What an expert agrees to: the book item by item, each with all it says. */

/** A sentence of the book, a row of a decision table, a case or a number. */
export interface Item {
  /** `slots.sentence`, `slots.3`, `slots.line-4`, `sign-in-codes.lifetime`, `number.lead_time`. */
  readonly key: string;
  /** Its chapter, or the list of numbers. */
  readonly of: string;
  readonly href: string;
  /** What it is about: the chapter's title, and which row or case. */
  readonly title: string;
  /** Its name within its chapter: `Row 3`, or the sentence itself. */
  readonly called: string;
  /** Where it stands in its chapter, if its place says something: `Row 3`. */
  readonly place?: string;
  /** All it says, part by part. Another word is another item to agree to. */
  readonly said: readonly AgreedPart[];
}

/** The parts that tell an item from the others of its chapter, wherever it stands: what a row asks, and what a case does. */
export const tellingParts: readonly string[] = ['Conditions', 'Asked'];
const [conditionsPart = '', askedPart = ''] = tellingParts;

const inWords = (said: readonly Said[]): string => said.map(({ name, words }) => `${name}: ${words}`).join('; ');

const saysOnly = (words: string): readonly AgreedPart[] => [{ name: 'It says', words }];

/** The lines of conditions of each row, by its `id`. */
const conditionsIn = (chapter: Chapter): ReadonlyMap<string, string> => {
  const { head, lines } = printedTableOf(chapter) ?? { head: [], lines: [] };
  const said = new Map<string, string>();
  for (const { id, cells } of lines) {
    const asks = cells.flatMap((cell, at) => (cell === '' ? [] : [`${head[at]}: ${cell}`]));
    const line = asks.length === 0 ? 'anything' : asks.join('; ');
    said.set(id, said.has(id) ? `${said.get(id)}; or ${line}` : line);
  }
  return said;
};

const answered = (chapter: Chapter, question: Readonly<Record<string, unknown>>): readonly AgreedPart[] => {
  const asked = ask(chapter, question);
  if (asked._tag === 'NotUnderstood') return [{ name: 'The portal answers', words: asked.faults.join('; ') }];
  const { says, reason } = asked.verdict;
  return [
    { name: 'The portal answers', words: says ?? reason },
    ...(says === undefined ? [] : [{ name: 'Because', words: reason }]),
    { name: 'Every part of the answer', words: inWords(sayAnswer(asked.answer, zoneOf(chapter, question))) },
  ];
};

const askedIn = (chapter: Chapter, question: Readonly<Record<string, unknown>>): string =>
  inWords(sayParts(chapter, question, Object.keys(question)));

const ofChapter = (chapter: Chapter, cases: Tested['cases']): readonly Item[] => {
  const { name } = chapter.rule;
  const conditions = conditionsIn(chapter);
  const about = { of: name, href: `#${name}` };
  return [
    {
      ...about,
      key: `${name}.sentence`,
      title: chapter.title,
      called: 'The rule in words',
      said: saysOnly(chapter.sentence),
    },
    ...rowsOf(chapter).rows.map(({ id, when, question }) => {
      const asks = conditions.get(id);
      return {
        ...about,
        key: `${name}.${id}`,
        title: `${chapter.title} Row ${id}`,
        called: `Row ${id}`,
        place: `Row ${id}`,
        said: [
          { name: 'When', words: when },
          ...(asks === undefined ? [] : [{ name: conditionsPart, words: asks }]),
          { name: 'For example', words: askedIn(chapter, question) },
          ...answered(chapter, question),
        ],
      };
    }),
    ...cases.map(({ line, title, question }) => {
      const key = placeOfCase(name, line);
      const called = `The case ‘${title}’`;
      return {
        of: name,
        href: `#${key}`,
        key,
        title: `${chapter.title} ${called}`,
        called,
        said: [
          { name: 'It shows', words: title },
          { name: askedPart, words: askedIn(chapter, question) },
          ...answered(chapter, question),
        ],
      };
    }),
  ];
};

const ofPlainChapter = ({ name, title, rows }: PlainChapter): readonly Item[] =>
  rows.map(({ id, says }) => {
    const key = placeOfPlainRule(name, id);
    return { key, of: name, href: `#${key}`, title, called: says, said: saysOnly(says) };
  });

/** The numbers, under a key of their own. */
export const numbersKey = 'numbers';

/** The items of some chapters, in their order. `tested` has the cases of each, by its name. */
export const itemsOf = (
  chapters: readonly Chapter[],
  plainChapters: readonly PlainChapter[],
  tested: Readonly<Record<string, Tested>>,
): readonly Item[] => [
  ...chapters.flatMap((chapter) => ofChapter(chapter, tested[chapter.rule.name]?.cases ?? [])),
  ...plainChapters.flatMap(ofPlainChapter),
];

/** The numbers as items. */
export const numberItems: readonly Item[] = parameters.map(({ name, sentence }) => ({
  key: `number.${name}`,
  of: numbersKey,
  href: places.number(name),
  title: 'The numbers',
  called: sentence,
  said: saysOnly(sentence),
}));

/** The chapter that a key belongs to, though the item may be gone. */
export const chapterOfKey = (key: string): string => {
  const [of = ''] = key.split('.');
  return of === 'number' ? numbersKey : of;
};
