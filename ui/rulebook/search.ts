import type { Case, Chapter } from '../../adapters/composition/rulebook';
import { printCaseLink } from './case-link';
import { ask } from './cases';

/* Search: finds a row, a chapter or a rule by everyday words. A number is a question: what the portal does in status 17. */

export interface Found {
  readonly href: string;
  readonly title: string;
  readonly detail: string;
  /** Its title: a title match ranks above a mere mention. */
  readonly called: string;
  /** Ranks first among equal matches. */
  readonly weight: number;
  /** All text it can be found by. */
  readonly words: string;
}

const ordinals = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** `rescheduling`, `rescheduled` and `reschedule` are one word; so are `third`, `3rd` and `3`. */
const stemOf = (word: string): string => {
  const ordinal = ordinals.indexOf(word);
  if (ordinal >= 0) return String(ordinal);
  return word
    .replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')
    .replace(/(?<=\w{4})(?:ing|ed|es|s)$/, '')
    .replace(/(?<=\w{4})e$/, '');
};

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(stemOf);

/** Stop words. */
const empty = new Set(
  wordsIn(
    'a an the of on in is to what when why who how can may does do happens means mean for with someone somebody it',
  ),
);

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const fits = (asked: string, word: string): boolean =>
  isNumber(asked)
    ? word === asked
    : word.startsWith(asked) || (word.length >= 4 && asked.length - word.length <= 3 && asked.startsWith(word));

/** How many of the search words a text contains. */
const fitting = (asked: readonly string[], text: string): number => {
  const own = wordsIn(text);
  return asked.filter((one) => own.some((word) => fits(one, word))).length;
};

const labelsOf = ({ fields }: Chapter): string => fields.map(({ label }) => label).join(' ');

/** Every chapter and row of the book. */
const rowsIn = (chapters: readonly Chapter[]): readonly Found[] =>
  chapters.flatMap((chapter) => {
    const { rule, title, sentence, sources, rows, part } = chapter;
    const cited = sources.map(({ cites, says }) => `${cites} ${says}`).join(' ');
    return [
      {
        href: `#${rule.name}`,
        title,
        called: `${rule.name} ${title} ${sources[0]?.cites ?? ''}`,
        detail: sentence,
        weight: 3,
        words: `${rule.name} ${part} ${title} ${sentence} ${cited} ${labelsOf(chapter)}`,
      },
      ...rows.map(({ id, when, example }) => ({
        href: printCaseLink(rule.name, example),
        title,
        called: `${rule.name} ${title}`,
        detail: `Row ${id}: ${when}`,
        weight: 2,
        words: `${rule.name} ${title} row ${id} ${when}`,
      })),
    ];
  });

/** The field of a chapter that takes a status of the catalogue; the HTTP code of a response is called a status too, but is something else. */
const statusIn = (chapter: Chapter): string | undefined =>
  chapter.fields.find(({ name, label }) => name === 'status' && /^Status of the (?:application|interview)$/.test(label))
    ?.name;

/** What each rule that depends on a status does in this one; the rule that defines the status comes first. */
const inStatus = (chapters: readonly Chapter[], status: number): readonly Found[] =>
  chapters.flatMap((chapter) => {
    const field = statusIn(chapter);
    // The last row of a table has no obstacles: it shows what the status itself does.
    const example = chapter.rows.at(-1)?.example;
    if (field === undefined || example === undefined) return [];
    const question: Case = { ...example, [field]: status };
    const asked = ask(chapter, question);
    if (asked._tag === 'NotUnderstood') return [];
    const { row, reason } = asked.verdict;
    return [
      {
        href: printCaseLink(chapter.rule.name, question),
        title: chapter.title,
        called: `${chapter.rule.name} ${chapter.title} ${status}`,
        detail: `In status ${status}, row ${row} decides: ${reason}`,
        weight: chapter.rule.name === 'status' ? 9 : 4,
        words: `${chapter.rule.name} ${chapter.title} status ${status} ${reason}`,
      },
    ];
  });

const most = 12;
/** Results per chapter, at most; its table shows the others. */
const mostOfOne = 3;

const isAmongFirst = ({ title }: Found, index: number, all: readonly Found[]): boolean =>
  all.slice(0, index).filter((before) => before.title === title).length < mostOfOne;

/** The best matches: all words before some of them, chapters before single functions. */
export const searchIn =
  (chapters: readonly Chapter[], others: readonly Found[]) =>
  (query: string): readonly Found[] => {
    const asked = wordsIn(query).filter((word) => !empty.has(word));
    if (asked.length === 0) return [];
    const numbers = (query.match(/(?<![\w.])\d+(?![\w.])/g) ?? []).map(Number);
    const all = [...numbers.flatMap((status) => inStatus(chapters, status)), ...rowsIn(chapters), ...others];
    const ranked = all
      .map((found) => ({ found, count: fitting(asked, found.words), called: fitting(asked, found.called) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || b.called - a.called || b.found.weight - a.found.weight);
    const best = ranked[0]?.count ?? 0;
    return ranked
      .filter(({ count }) => count === best)
      .map(({ found }) => found)
      .filter(isAmongFirst)
      .slice(0, most);
  };
