import { asker, type Answer, type Chapter, type PlainChapter } from '../../adapters/composition/rulebook';
import { printCaseLink } from './case-link';
import { placeOfPlainRule } from './parts';

/* Search: the answer to a question in an expert's words, as the terminal gives it; and, where no rule has the words, a name of the code. */

export interface Found {
  readonly href: string;
  readonly title: string;
  /** The answer: a sentence. */
  readonly detail: string;
  /** The deciding row, and where it comes from. */
  readonly from: string;
}

/** A function or constant of the domain, found by its own words. */
export interface Named extends Found {
  readonly words: string;
}

const hrefOf = ({ chapter, row, example }: Answer): string => {
  if (example !== undefined) return printCaseLink(chapter, example);
  return `#${row === undefined ? chapter : placeOfPlainRule(chapter, row)}`;
};

const foundBy = (answer: Answer): Found => ({
  href: hrefOf(answer),
  title: answer.title,
  detail: answer.sentence,
  from: [
    ...(answer.row === undefined || answer.example === undefined ? [] : [`Row ${answer.row}`]),
    ...answer.sources.slice(0, 3),
  ].join(' · '),
});

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** An identifier is a single word that no one would type as a question: everything else is a question about the rules. */
const named = (others: readonly Named[], query: string): readonly Named[] => {
  const typed = query.trim();
  if (!/^[\w./-]{6,}$/.test(typed) || !/[a-z][A-Z]|[./]/.test(typed)) return [];
  const words = wordsIn(typed);
  return others.filter((other) => words.every((word) => wordsIn(other.words).includes(word))).slice(0, 8);
};

/** The best answers, the deciding row first. */
export const searchIn = (
  chapters: readonly Chapter[],
  plainChapters: readonly PlainChapter[],
  others: readonly Named[],
): ((query: string) => readonly Found[]) => {
  const ask = asker(chapters, plainChapters);
  return (query) => {
    const byName = named(others, query);
    return byName.length > 0 ? byName : ask(query).map(foundBy);
  };
};
