import * as E from 'fp-ts/Either';
import type { Case, Chapter, Row } from '../chapter';
import type { PlainChapter } from '../plain-chapter';
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

/** A place in the book that may answer. */
interface Place {
  readonly chapter: string;
  readonly row: string | undefined;
  /** The words of its name: a question that contains them all is about it. */
  readonly called: readonly string[];
  /** The words of its chapter's name. */
  readonly chapterCalled: readonly string[];
  /** When it decides, in the book's words and in experts'. */
  readonly own: readonly string[];
  /** What it answers. */
  readonly said: ReadonlySet<string>;
  /** What its chapter as a whole is about. */
  readonly around: ReadonlySet<string>;
  /** A row counts for more than its whole chapter. */
  readonly worth: number;
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

const spokenIn = (text: string): readonly string[] => read(text).stems.filter((stem) => !isUnspoken(stem));

const rowPlace = (chapter: Chapter, row: Row, around: ReadonlySet<string>): Place => ({
  chapter: chapter.rule.name,
  row: row.id,
  called: spokenIn(row.called ?? ''),
  chapterCalled: spokenIn(chapter.rule.name),
  own: read(`${row.when}. ${row.asked ?? ''}. ${row.called ?? ''}`).stems,
  said: new Set(read(decided(chapter, row.example)?.sentence ?? '').stems),
  around,
  worth: 1,
  cites: citesOf(chapter),
  answer: () => decided(chapter, row.example) ?? wholeChapter(chapter),
});

const placesIn = (chapter: Chapter): readonly Place[] => {
  const { rule, title, sentence, asked = '', fields, sources } = chapter;
  const around = read(
    `${rule.name}. ${title} ${sentence} ${asked}. ${fields.map(({ label }) => label).join(' ')} ${sources.map(({ says }) => says).join(' ')}`,
  );
  const words = new Set(around.stems);
  return [
    {
      chapter: rule.name,
      row: undefined,
      called: spokenIn(rule.name),
      chapterCalled: [],
      own: read(`${rule.name}. ${title} ${asked}`).stems,
      said: new Set(read(sentence).stems),
      around: words,
      worth: 0.7,
      cites: citesOf(chapter),
      answer: () => wholeChapter(chapter),
    },
    ...chapter.rows.map((row) => rowPlace(chapter, row, words)),
  ];
};

const placesOfPlainRules = ({ name, title, rows }: PlainChapter): readonly Place[] => {
  const around = new Set(read(`${name}. ${title}`).stems);
  return rows.map(({ id, called = id, says, asked = '', cites }) => ({
    chapter: name,
    row: id,
    called: spokenIn(called),
    chapterCalled: spokenIn(name),
    own: read(`${id}. ${asked}`).stems,
    said: new Set(read(says).stems),
    around,
    worth: 1,
    cites,
    answer: () => ({ chapter: name, row: id, title, sentence: says, sources: cites, example: undefined }),
  }));
};

const isNear = (asked: string, word: string): boolean =>
  asked.length >= 5 &&
  word.length >= 5 &&
  !asked.startsWith('#') &&
  !/\d/.test(asked) &&
  (word.startsWith(asked) || asked.startsWith(word)) &&
  Math.abs(word.length - asked.length) <= 3;

/** Off by one letter: wrong, missing or extra. */
const isMistyped = (asked: string, word: string): boolean => {
  if (asked.length < 6 || Math.abs(asked.length - word.length) > 1 || asked[0] !== word[0] || /\d/.test(asked))
    return false;
  let [at, differs] = [0, 0];
  for (let other = 0; at < asked.length || other < word.length;) {
    if (asked[at] === word[other]) {
      at += 1;
      other += 1;
      continue;
    }
    differs += 1;
    if (differs > 1) return false;
    if (asked.length >= word.length) at += 1;
    if (word.length >= asked.length) other += 1;
  }
  return true;
};

interface Weighed {
  readonly place: Place;
  readonly score: number;
  /** How much of the question it covers, from 0 to 1. */
  readonly covered: number;
}

/** How much of a question a place must cover to answer it. */
const enough = 0.6;
/** A match on words that any question may contain scores less than this, and is no answer. */
const least = 0.5;
const ofSaid = 0.7;
const ofAround = 0.45;
const most = 8;
/** Larger numbers get no case: a text with that many characters would take too long. */
const farthest = 1_000_000_000;

interface Index {
  readonly places: readonly Place[];
  readonly weightOf: (stem: string) => number;
  readonly known: (stem: string) => string | undefined;
}

const indexOf = (places: readonly Place[]): Index => {
  const counts = new Map<string, number>();
  for (const { own, said, around } of places)
    for (const stem of new Set([...own, ...said, ...around])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const all = [...counts.keys()];
  const known = (stem: string): string | undefined => {
    if (counts.has(stem)) return stem;
    return all.find((one) => isNear(stem, one)) ?? all.find((one) => isMistyped(stem, one));
  };
  const weightOf = (stem: string): number =>
    isUnspoken(stem) ? 0.1 : Math.log(1 + places.length / (0.5 + (counts.get(stem) ?? 0)));
  return { places, weightOf, known };
};

/** The words to look for, without duplicates, spelled as in the book. */
const soughtIn = ({ known }: Index, stems: readonly string[]): readonly string[] => [
  ...new Set(stems.map((stem) => known(stem) ?? stem)),
];

const weigh = (
  { weightOf }: Index,
  sought: readonly string[],
  { called, chapterCalled, own, said, around, worth }: Place,
): Omit<Weighed, 'place'> => {
  const named = called.length > 0 && called.every((stem) => sought.includes(stem));
  let score = named ? called.reduce((sum, stem) => sum + 0.8 * weightOf(stem), 0) : 0;
  for (const stem of chapterCalled) if (sought.includes(stem)) score += 0.5 * weightOf(stem);
  let [had, all] = [0, 0];
  sought.forEach((stem, at) => {
    const weight = weightOf(stem);
    all += weight;
    const before = sought[at - 1];
    if (own.includes(stem)) {
      score += weight;
      if (before !== undefined && own.some((one, n) => one === stem && own[n - 1] === before)) score += weight / 3;
    } else if (said.has(stem)) score += ofSaid * weight;
    else if (around.has(stem)) score += ofAround * weight;
    else return;
    had += weight;
  });
  const length = 0.85 + Math.min(0.25, own.length / 150);
  const covered = all === 0 ? 0 : had / all;
  return { score: (worth * covered * covered * score) / length, covered };
};

/** The chapter's field for a status from the catalog. An answer's code is called a status, too, but is something else. */
const statusField = (chapter: Chapter): string | undefined =>
  chapter.fields.find(({ name, label }) => name === 'status' && /^Status of the (?:application|interview)$/.test(label))
    ?.name;

interface Situation {
  readonly answer: Answer;
  readonly score: number;
}

/** How well a row's case fits a question about a status: by its words, or because the row is about that very status. */
const inStatus = (
  chapter: Chapter,
  status: number,
  scoreOf: (chapter: string, row: string | undefined) => number,
): readonly Situation[] => {
  const field = statusField(chapter);
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
    : [{ answer, score: 1.2 * scoreOf(chapter.rule.name, undefined) + 0.6 * best.score }];
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

const nameOf = ({ chapter, row }: Answer): string => JSON.stringify([chapter, row]);

const unique = (answers: readonly Answer[]): readonly Answer[] => {
  const names = answers.map(nameOf);
  return answers.filter((_, at) => names.indexOf(names[at] ?? '') === at);
};

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
  const index = indexOf([...chapters.flatMap(placesIn), ...plainChapters.flatMap(placesOfPlainRules)]);

  return (question) => {
    const source = cited.exec(question)?.[1];
    if (source !== undefined) {
      const citing = index.places.filter(({ cites }) => cites.some((one) => sameSource(source, one)));
      const first = citing.filter(({ cites }) => sameSource(source, cites[0] ?? ''));
      const wholes = [...first, ...citing].filter(
        ({ row, chapter }) => row === undefined || plainChapters.some(({ name }) => name === chapter),
      );
      return unique(wholes.map(({ answer }) => answer())).slice(0, most);
    }
    const asked = read(question);
    const statuses = statusNumbers(question, asked);
    const nth = asked.nthMove;
    const numerals = new Set([...statuses.map(String), ...(nth === undefined ? [] : [`${nth}th`])]);
    const sought = soughtIn(index, asked.stems).filter((stem) => !numerals.has(stem));
    const spoken = sought.filter((stem) => !isUnspoken(stem) && !stem.startsWith('#') && stem !== 'mean');
    const isNameless = spoken.length === 0;
    if (isNameless && statuses.length === 0 && asked.quantities.length === 0 && nth === undefined) return [];
    const weighed = index.places.map((place): Weighed => ({ place, ...weigh(index, sought, place) }));
    const scores = new Map(weighed.map(({ place, score }) => [JSON.stringify([place.chapter, place.row]), score]));
    const scoreOf = (chapter: string, row: string | undefined): number =>
      scores.get(JSON.stringify([chapter, row])) ?? 0;
    const words = sought.filter((stem) => !stem.startsWith('#'));
    const coverage = new Map<string, number>();
    for (const place of index.places) {
      const { covered } = weigh(index, words, place);
      coverage.set(place.chapter, Math.max(coverage.get(place.chapter) ?? 0, covered));
    }
    const isAbout = (chapter: string): boolean => isNameless || (coverage.get(chapter) ?? 0) >= enough;
    /** A bare status asks what it means; otherwise the rule that the question names comes first. */
    const preferred = (chapter: string): number => {
      if (chapter === 'status') return isNameless ? 3 : 0;
      return question
        .toLowerCase()
        .split(/[^a-z]+/)
        .includes(chapter)
        ? 2
        : 0;
    };
    const situations = [
      ...chapters.flatMap((chapter) =>
        isAbout(chapter.rule.name)
          ? [
              ...statuses.flatMap((status) => inStatus(chapter, status, scoreOf)),
              ...asked.quantities.flatMap((quantity) => atLimit(chapter, quantity, (name) => scoreOf(name, undefined))),
              ...(nth === undefined
                ? []
                : atLimit(chapter, { of: 'nth move', amount: nth }, (name) => scoreOf(name, undefined))),
            ].map(({ answer, score }) => ({
              answer,
              score: score + 3 + preferred(answer.chapter),
            }))
          : [],
      ),
    ];
    const found = weighed
      .filter(({ covered, score }) => covered >= enough && score > least)
      .map(({ place, score }) => ({ answer: place.answer, score }));
    const best = [...situations.map(({ answer, score }) => ({ answer: () => answer, score })), ...found]
      .sort((a, b) => b.score - a.score)
      .slice(0, 3 * most)
      .map(({ answer }) => answer());
    return unique(best).slice(0, most);
  };
};
