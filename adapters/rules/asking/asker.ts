import * as E from 'fp-ts/Either';
import MiniSearch from 'minisearch';
import type { Case, Chapter } from '../chapter';
import type { PlainChapter } from '../plain-chapter';
import { judgingIn } from './values';
import { isUnspoken, read, type Quantity, type Read } from './words';

/*
 * Answers a question, in an expert's words, with the row that decides it. A number with a unit is put to the rules themselves: 89 minutes is a case
 * on one side of a limit. A status is a case, too. Anything else is found by its words, and a question whose words appear in no rule gets no answer.
 */

/** An answer: the deciding row, and what it says as a sentence. */
export interface Answer {
  readonly chapter: string;
  readonly row: string | undefined;
  readonly title: string;
  readonly sentence: string;
  readonly sources: readonly string[];
  /** A case that the row decides; undefined if the row has no form. */
  readonly example: Case | undefined;
}

/** A place in the book that may answer, with its texts in stems. */
interface Place {
  readonly id: string;
  readonly chapter: string;
  readonly row: string | undefined;
  /** Its name: a question that contains all its words is about it. */
  readonly called: string;
  /** The name of a row's chapter. */
  readonly within: string;
  /** When it decides, in the book's words and in experts'. */
  readonly own: string;
  /** What it answers. */
  readonly said: string;
  /** What its chapter as a whole is about. */
  readonly around: string;
  readonly cites: readonly string[];
  readonly answer: () => Answer;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const ended = (text: string): string => (/[.!?]['’]?$/.test(text) ? text : `${text}.`);

const citesOf = ({ sources }: Chapter): readonly string[] => sources.map(({ cites }) => cites);

/** What a chapter's rule says about a case; undefined if the case can't be read. */
const decided = (chapter: Chapter, example: Case): Answer | undefined => {
  const verdict = chapter.decide(example);
  if (E.isLeft(verdict)) return undefined;
  const { row, says, reason } = verdict.right;
  const when = chapter.rows.find(({ id }) => id === row)?.when ?? '';
  return {
    chapter: chapter.rule.name,
    row,
    title: chapter.title,
    sentence: ended(`${capital(when)}: ${says ?? reason}`),
    sources: citesOf(chapter),
    example,
  };
};

const wholeChapter = (chapter: Chapter): Answer => ({
  chapter: chapter.rule.name,
  row: undefined,
  title: chapter.title,
  sentence: chapter.sentence,
  sources: citesOf(chapter),
  example: undefined,
});

const idOf = (chapter: string, row: string | undefined): string => JSON.stringify([chapter, row]);

const stemsOf = (...texts: readonly (string | undefined)[]): string => read(texts.join('. ')).stems.join(' ');

const placesIn = (chapter: Chapter): readonly Place[] => {
  const { rule, title, sentence, asked, fields, sources, rows } = chapter;
  const labels = fields.map(({ label }) => label);
  const shared = {
    chapter: rule.name,
    around: stemsOf(rule.name, title, sentence, asked, ...labels, ...sources.map(({ says }) => says)),
    cites: citesOf(chapter),
  };
  return [
    {
      ...shared,
      id: idOf(rule.name, undefined),
      row: undefined,
      called: stemsOf(rule.name),
      within: '',
      own: stemsOf(rule.name, title, asked),
      said: stemsOf(sentence),
      answer: () => wholeChapter(chapter),
    },
    ...rows.map((row) => ({
      ...shared,
      id: idOf(rule.name, row.id),
      row: row.id,
      called: stemsOf(row.called),
      within: stemsOf(rule.name),
      own: stemsOf(row.when, row.asked, row.called),
      said: stemsOf(decided(chapter, row.example)?.sentence),
      answer: () => decided(chapter, row.example) ?? wholeChapter(chapter),
    })),
  ];
};

const placesOfPlainRules = ({ name, title, rows }: PlainChapter): readonly Place[] =>
  rows.map(({ id, called = id, says, asked, cites }) => ({
    id: idOf(name, id),
    chapter: name,
    row: id,
    called: stemsOf(called),
    within: stemsOf(name),
    own: stemsOf(id, asked),
    said: stemsOf(says),
    around: stemsOf(name, title),
    cites,
    answer: () => ({ chapter: name, row: id, title, sentence: says, sources: cites, example: undefined }),
  }));

/** A place with words of the question. */
interface Found extends Place {
  readonly score: number;
  /** It covers so much of the question that it may answer it. */
  readonly covers: boolean;
  /** It covers so much of the question's words, whatever the numbers. */
  readonly isAbout: boolean;
}

/** How much of a question a place must cover to answer it. */
const enough = 0.6;
const most = 8;
/** Larger numbers get no case: a text with that many characters would take too long. */
const farthest = 1_000_000_000;

const inWords = (stems: string): string[] => stems.split(' ').filter((stem) => stem !== '');

const isSpoken = (stem: string): boolean => !isUnspoken(stem);
const isSpokenWord = (stem: string): boolean => isSpoken(stem) && !stem.startsWith('#');

/** Longer words may be misspelled or cut short; another number is another question. */
const isLong = (stem: string): boolean => stem.length >= 5 && !/\d/.test(stem);

/** Finds places by their stems. The weights are balanced on the experts' questions, and so that a score fits those of cases. */
const finderIn = (places: readonly Place[]): ((stems: readonly string[]) => readonly Found[]) => {
  const index = new MiniSearch<Place>({
    fields: ['called', 'within', 'own', 'said', 'around'],
    tokenize: inWords,
    processTerm: (stem) => stem,
    searchOptions: {
      boost: { called: 0.5, within: 0.5, own: 1, said: 0.25, around: 0.2 },
      boostTerm: (stem) => (isUnspoken(stem) ? 0.4 : 1),
      fuzzy: (stem) => isLong(stem) && 1,
      prefix: isLong,
    },
  });
  index.addAll(places);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const counts = new Map<string, number>();
  for (const { called, within, own, said, around } of places)
    for (const stem of new Set(inWords(`${called} ${within} ${own} ${said} ${around}`)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  /** A rare word says more about what a question is about. */
  const weigh = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + Math.log(1 + places.length / (0.5 + (counts.get(stem) ?? 0))), 0);
  return (stems) =>
    index.search(stems.join(' ')).flatMap(({ id, score, queryTerms }) => {
      const place = placeOf.get(String(id));
      if (place === undefined) return [];
      const name = inWords(place.called).filter(isSpoken);
      const isNamed = name.length > 0 && name.every((stem) => stems.includes(stem));
      const share = (isCounted: (stem: string) => boolean): number => {
        const [all, had] = [stems.filter(isCounted), queryTerms.filter(isCounted)];
        return all.length === 0 ? 1 : Math.max(had.length / all.length, weigh(had) / weigh(all));
      };
      // Nothing but the name of a rule asks for the rule as a whole.
      const isBare = isNamed && stems.filter(isSpoken).every((stem) => name.includes(stem));
      const worth = (isNamed ? 1.6 : 1) * (place.row === undefined ? (isBare ? 0.6 : 0.4) : 1);
      const covered = share(isSpoken);
      const isAbout = share(isSpokenWord) >= enough;
      return [{ ...place, score: (worth * covered ** 2 * score) / 7, covers: covered >= enough, isAbout }];
    });
};

interface Situation {
  readonly answer: Answer;
  readonly score: number;
}

/** How well a row's case fits a question about a status: by its words, or because the row is about that very status. */
const inStatus = (
  chapter: Chapter,
  status: number,
  scoreOf: (chapter: string, row?: string) => number,
): readonly Situation[] => {
  // An answer's code is called a status, too, but is none from the catalog.
  const field = chapter.fields.find(
    ({ name, label }) => name === 'status' && /^Status of the (?:application|interview)$/.test(label),
  )?.name;
  if (field === undefined) return [];
  const last = chapter.rows.length - 1;
  const best = chapter.rows
    .map((row, at) => ({
      row,
      score: scoreOf(chapter.rule.name, row.id) + (row.example[field] === status ? 0.6 : 0) + (at === last ? 0.3 : 0),
    }))
    .sort((a, b) => b.score - a.score)[0];
  const answer = best === undefined ? undefined : decided(chapter, { ...best.row.example, [field]: status });
  return answer === undefined || best === undefined
    ? []
    : [{ answer, score: 1.2 * scoreOf(chapter.rule.name) + 0.6 * best.score }];
};

/** The case on the number's side of a chapter's limit: the closer the number is to the limit, the more likely the question is about this rule. */
const atLimit = (
  chapter: Chapter,
  { of, amount }: Quantity,
  textOf: (chapter: string) => number,
): readonly Situation[] => {
  const { boundary } = chapter;
  if (boundary?.unit === undefined || boundary.limit === undefined || boundary.unit.of !== of) return [];
  const value = Math.round(amount / boundary.unit.each) - (boundary.unit.less ?? 0);
  const isFar = boundary.unit.of === 'digits' || boundary.unit.of === 'nth move' || boundary.unit.of === 'days';
  if (value < boundary.from || (isFar && value > boundary.to) || value > farthest) return [];
  const answer = decided(chapter, boundary.caseAt(value));
  if (answer === undefined) return [];
  const distance = Math.abs(Math.log(Math.max(value, 0.5) / boundary.limit));
  return [{ answer, score: 9 * Math.exp(-3 * distance) + (of === 'nth move' ? 0 : 2.5 * textOf(chapter.rule.name)) }];
};

const cited = /^\s*(R\d+[a-z]?|spec\s*\d+\s*§\s*[\d.]*\d)\s*\??\s*$/i;

const sameSource = (asked: string, cites: string): boolean =>
  asked.replace(/\s+/g, '').toLowerCase() === cites.replace(/\s+/g, '').toLowerCase();

const unique = (answers: readonly Answer[]): readonly Answer[] => {
  const ids = answers.map(({ chapter, row }) => idOf(chapter, row));
  return answers.filter((_, at) => ids.indexOf(ids[at] ?? '') === at);
};

/** Names of people and places that no rule knows: they say nothing about which rule is meant. */
const strangersIn = (question: string, isKnown: (stem: string) => boolean): readonly string[] =>
  [...question.matchAll(/(?<=[a-z,;] )\p{Lu}\p{Ll}+/gu)]
    .flatMap(([name]) => read(name).stems)
    .filter((stem) => !isKnown(stem));

/** The statuses that a question gives by number. */
const statusNumbers = (asked: string, { numbers }: Read): readonly number[] => {
  const said = [...asked.matchAll(/\b(?:status(?:es)?|state|code)\s*(?:is|of|no\.?|number)?\s*(-?\d+)\b/gi)].map(
    ([, code]) => Number(code),
  );
  return said.length > 0 ? said : numbers;
};

/** Answers questions from the rules: best answer first, none if no rule answers. */
export const asker = (
  chapters: readonly Chapter[],
  plainChapters: readonly PlainChapter[],
): ((question: string) => readonly Answer[]) => {
  const places = [...chapters.flatMap(placesIn), ...plainChapters.flatMap(placesOfPlainRules)];
  const find = finderIn(places);
  const words = new Set(
    places.flatMap(({ called, own, said, around }) => inWords(`${called} ${own} ${said} ${around}`)),
  );

  /** The rules that cite a source, those with it as their main source first. */
  const citing = (source: string): readonly Answer[] => {
    const all = places.filter(({ cites }) => cites.some((one) => sameSource(source, one)));
    const first = all.filter(({ cites }) => sameSource(source, cites[0] ?? ''));
    return [...first, ...all]
      .filter(({ row, chapter }) => row === undefined || plainChapters.some(({ name }) => name === chapter))
      .map(({ answer }) => answer());
  };

  const answering = (question: string): readonly Answer[] => {
    const judging = judgingIn(question, (text) => read(text).stems);
    const asked = read(judging?.rest ?? question);
    const statuses = judging === undefined ? statusNumbers(question, asked) : [];
    const names = strangersIn(question, (stem) => words.has(stem));
    const sought = [...new Set(asked.stems)].filter(
      (stem) => !statuses.map(String).includes(stem) && !names.includes(stem),
    );
    const isNameless = !sought.some((stem) => isSpokenWord(stem) && stem !== 'mean');
    if (judging === undefined && isNameless && statuses.length === 0 && asked.quantities.length === 0) return [];
    const found = find(sought);
    const scores = new Map(found.map(({ id, score }) => [id, score]));
    const scoreOf = (chapter: string, row?: string): number => scores.get(idOf(chapter, row)) ?? 0;
    const about = new Set(found.filter(({ isAbout }) => isAbout).map(({ chapter }) => chapter));
    const named = question.toLowerCase().split(/[^a-z]+/);
    /** A bare status asks what it means; otherwise the rule that the question names comes first. */
    const preferred = (chapter: string): number => {
      if (chapter === 'status') return isNameless ? 3 : 0;
      return named.includes(chapter) ? 2 : 0;
    };
    const situations = chapters
      .filter(({ rule }) => isNameless || about.has(rule.name))
      .flatMap((chapter) => [
        ...statuses.flatMap((status) => inStatus(chapter, status, scoreOf)),
        ...asked.quantities.flatMap((quantity) => atLimit(chapter, quantity, scoreOf)),
      ])
      .map(({ answer, score }) => ({ answer: () => answer, score: score + 3 + preferred(answer.chapter) }));
    const judged = chapters.flatMap((chapter) =>
      chapter.rule.name === judging?.chapter ? (decided(chapter, judging.asked) ?? []) : [],
    );
    return [
      ...judged.map((answer) => ({ answer: () => answer, score: Infinity })),
      ...situations,
      ...found.filter(({ covers }) => covers),
    ]
      .sort((a, b) => b.score - a.score)
      .slice(0, 3 * most)
      .map(({ answer }) => answer());
  };

  return (question) => {
    const source = cited.exec(question)?.[1];
    return unique(source === undefined ? answering(question) : citing(source)).slice(0, most);
  };
};
