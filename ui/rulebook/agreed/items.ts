import type { Chapter, PlainChapter } from '../../../adapters/composition/rulebook';
import { parameters } from '../../../domain/parameters/sheet';
import { rowsOf } from '../cases';
import type { Said } from '../in-words';
import { placeOfPlainRule } from '../parts';
import { places } from '../places';

/* What an expert agrees to: the book item by item, each with all it says. */

/** A sentence of the book, a row of a decision table or a number. */
export interface Item {
  /** `slots`, `slots.3`, `sign-in-codes.lifetime`, `number.lead_time`. */
  readonly key: string;
  /** Its chapter, or the list of numbers. */
  readonly of: string;
  readonly href: string;
  readonly title: string;
  /** All it says. Another word is another item to agree to. */
  readonly said: string;
}

const inWords = (said: readonly Said[]): string => said.map(({ name, words }) => `${name}: ${words}`).join('; ');

const ofChapter = (chapter: Chapter): readonly Item[] => {
  const { name } = chapter.rule;
  const about = { of: name, href: `#${name}` };
  return [
    { ...about, key: name, title: chapter.title, said: chapter.sentence },
    ...rowsOf(chapter).rows.map(({ id, when, differs, answer, says, reason }) => ({
      ...about,
      key: `${name}.${id}`,
      title: `${chapter.title} Row ${id}`,
      said: [
        `When ${when}: ${says ?? reason}`,
        ...(differs.length === 0 ? [] : [`For example ${inWords(differs)}.`]),
        `${inWords(answer)}.`,
        ...(says === undefined ? [] : [`Because: ${reason}`]),
      ].join(' '),
    })),
  ];
};

const ofPlainChapter = ({ name, title, rows }: PlainChapter): readonly Item[] =>
  rows.map(({ id, says }) => {
    const key = placeOfPlainRule(name, id);
    return { key, of: name, href: `#${key}`, title, said: says };
  });

/** The numbers, under a key of their own. */
export const numbersKey = 'numbers';

/** The items of some chapters, in their order. */
export const itemsOf = (chapters: readonly Chapter[], plainChapters: readonly PlainChapter[]): readonly Item[] => [
  ...chapters.flatMap(ofChapter),
  ...plainChapters.flatMap(ofPlainChapter),
];

/** The numbers as items. */
export const numberItems: readonly Item[] = parameters.map(({ name, sentence }) => ({
  key: `number.${name}`,
  of: numbersKey,
  href: places.number(name),
  title: 'The numbers',
  said: sentence,
}));
