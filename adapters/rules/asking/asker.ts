import type { Chapter } from '../chapter';
import type { PlainChapter } from '../plain-chapter';
import { inWords, isSpokenWord } from './finder';
import { guessingAmong } from './guesses';
import { decided, idOf, placesIn, placesOfPlainRules, type Answer } from './places';
import { respelled } from './spelling';
import { asksOfCard, statusNumbers, worthForAsked } from './statuses';
import { worthForTopics } from './topics';
import { judgingIn } from './values';
import { placesNamed } from './where';
import { broaderThan, read, soughtShapes, type Quantity } from './words';

/*
 * Answers a question, in an expert's words, with the row that decides it. A number with a unit is put to the rules themselves: 89 minutes is a case
 * on one side of a limit. A status is a case, too. Anything else is found by its words, and a question whose words appear in no rule gets no answer.
 */

const most = 8;
const justMore = 0.01;
/** Larger numbers get no case: a text with that many characters would take too long. */
const farthest = 1_000_000_000;

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

/** `40 minutes after the start` is not 40 minutes before it. */
const isPast = (question: string): boolean =>
  /\b(?:ago|late|already (?:started|begun|running)|min\w* in(?:to)?|after (?:it|the|its|their|his|her)? ?(?:start|beg[iua]n))/i.test(
    question,
  );

/** The case on the number's side of a chapter's limit: the closer the number is to the limit, the more likely the question is about this rule. */
const atLimit = (
  chapter: Chapter,
  { of, amount }: Quantity,
  worthOf: (chapter: string) => number,
): readonly Situation[] => {
  const { boundary } = chapter;
  if (boundary?.unit === undefined || boundary.limit === undefined || boundary.unit.of !== of) return [];
  const value = Math.round(amount / boundary.unit.each) - (boundary.unit.less ?? 0);
  const isFar = boundary.unit.of === 'digits' || boundary.unit.of === 'nth move' || boundary.unit.of === 'days';
  if (value < boundary.from || (isFar && value > boundary.to) || value > farthest) return [];
  const answer = decided(chapter, boundary.caseAt(value));
  if (answer === undefined) return [];
  const distance = Math.abs(Math.log(Math.max(value, 0.5) / boundary.limit));
  return [{ answer, score: 9 * Math.exp(-3 * distance) + (of === 'nth move' ? 0 : worthOf(chapter.rule.name)) }];
};

const cited = /^\s*(R\d+[a-z]?|spec\s*\d+\s*§\s*[\d.]*\d)\s*\??\s*$/i;

const sameSource = (asked: string, cites: string): boolean =>
  asked.replace(/\s+/g, '').toLowerCase() === cites.replace(/\s+/g, '').toLowerCase();

const unique = (answers: readonly Answer[]): readonly Answer[] => {
  const ids = answers.map(({ chapter, row }) => idOf(chapter, row));
  return answers.filter((_, at) => ids.indexOf(ids[at] ?? '') === at);
};

/** Rows of one table say nearly the same: more than these wait until other rules were named. */
const mostOfChapter = 2;

const mixed = (answers: readonly Answer[]): readonly Answer[] => {
  const isEarly = ({ chapter }: Answer, at: number): boolean =>
    answers.slice(0, at).filter((before) => before.chapter === chapter).length < mostOfChapter;
  return [...answers.filter(isEarly), ...answers.filter((answer, at) => !isEarly(answer, at))];
};

/** Whether a chapter's limit is a time before something begins. */
const isBefore = ({ boundary }: Chapter): boolean => boundary?.unit?.of === 'time' && boundary.what.includes('before');

/** Names of people and places that no rule knows: they say nothing about which rule is meant. */
const strangersIn = (question: string, isKnown: (stem: string) => boolean): readonly string[] =>
  [...question.matchAll(/(?<=[a-z,;] )\p{Lu}\p{Ll}+/gu)]
    .flatMap(([name]) => read(name).stems)
    .filter((stem) => !isKnown(stem));

/** The card of a status decides what may be done in it. */
const worthOfCard = 12;

/** More than any other answer's score. */
const whole = 1_000;

type Asker = (question: string) => readonly Answer[];

const answererOf = (chapters: readonly Chapter[], plainChapters: readonly PlainChapter[]): Asker => {
  const places = [...chapters.flatMap(placesIn), ...plainChapters.flatMap(placesOfPlainRules)];
  const guess = guessingAmong(places);
  const words = new Set(
    places.flatMap(({ called, own, said, around, ways }) => [
      ...inWords(`${called} ${own} ${said} ${around}`),
      ...ways.flat(),
    ]),
  );

  const isKnown = (stem: string): boolean => [stem, ...broaderThan(stem)].some((one) => words.has(one));

  /** The rules that cite a source, those with it as their main source first. */
  const citing = (source: string): readonly Answer[] => {
    const all = places.filter(({ cites }) => cites.some((one) => sameSource(source, one)));
    const first = all.filter(({ cites }) => sameSource(source, cites[0] ?? ''));
    return [...first, ...all]
      .filter(({ row, chapter }) => row === undefined || plainChapters.some(({ name }) => name === chapter))
      .map(({ answer }) => answer());
  };

  const answering = (typed: string): readonly Answer[] => {
    const question = respelled(typed, isKnown);
    const judging = judgingIn(question, (text) => read(text).stems);
    const asked = read(judging?.rest ?? question);
    const where = placesNamed(question);
    const asksZone = where.length > 1 && /\b(?:time|clock|hour|zone|when)s?\b/i.test(question);
    const { worthOfMeaning, statuses } =
      judging === undefined ? statusNumbers(question, asked) : { worthOfMeaning: 0, statuses: [] };
    const names = [...strangersIn(question, isKnown), ...where.flatMap((place) => read(place).stems)];
    const sought = [
      ...new Set(asksZone ? read('time zone of the candidate').stems : [...asked.stems, ...soughtShapes(question)]),
    ].filter((stem) => !statuses.map(String).includes(stem) && !names.includes(stem));
    const isNameless = !sought.some((stem) => isSpokenWord(stem) && stem !== 'mean');
    const { found, byWords, isNobodys, isSaying } = guess(
      sought,
      asked.stems.filter((stem) => !statuses.map(String).includes(stem)),
    );
    const hasCase = judging !== undefined || worthOfMeaning > 0;
    if (!hasCase && isNobodys && !(isNameless && statuses.length > 0)) return [];
    if (!hasCase && statuses.length === 0 && isNameless && !isSaying && asked.quantities.length === 0) return [];
    const scores = new Map(found.map(({ id, score }) => [id, score]));
    const scoreOf = (chapter: string, row?: string): number => scores.get(idOf(chapter, row)) ?? 0;
    /** The score of a chapter's best place. */
    const worthOf = (chapter: string): number => found.find((place) => place.chapter === chapter)?.score ?? 0;
    // The best place's chapter, too: its case says more than another of its rows.
    const about = new Set(found.filter(({ isAbout }, at) => isAbout || at === 0).map(({ chapter }) => chapter));
    const worthAsked = worthForAsked(question, statuses.length > 0);
    const worthOfTopics = worthForTopics(question);
    const worthAs = (chapter: string): number => worthAsked(chapter) * worthOfTopics(chapter);
    const named = question.toLowerCase().split(/[^a-z]+/);
    /** Nothing but a chapter's name, as 'phone', means that chapter. */
    const alone = question.trim().toLowerCase();
    const isOfCard = statuses.length > 0 && asksOfCard(question);
    /** A bare status asks what it means; otherwise the rule that the question names comes first. */
    const preferred = (chapter: string): number => {
      if (chapter === 'status') return isNameless ? Math.max(worthOfMeaning, 3) : worthOfMeaning;
      if (chapter === 'card-actions' && isOfCard) return worthOfCard;
      return named.includes(chapter) ? 2 : 0;
    };
    /** A chapter's best place: the case that a question gives says more than any other row of its chapter. */
    const bestIn = new Map([...byWords].reverse().map(({ chapter, score }) => [chapter, score]));
    /** A named status asks for its meaning, or for its card. */
    const isAsked = (name: string): boolean =>
      (worthOfMeaning > 0 && name === 'status') || (isOfCard && name === 'card-actions');
    const situations = chapters
      .filter(({ rule: { name } }) => isNameless || about.has(name) || isAsked(name))
      .flatMap((chapter) => [
        ...statuses.flatMap((status) => inStatus(chapter, status, scoreOf)),
        ...asked.quantities.flatMap((quantity) =>
          atLimit(chapter, isPast(question) && isBefore(chapter) ? { ...quantity, amount: 0 } : quantity, worthOf),
        ),
      ])
      .map(({ answer, score }) => ({
        answer: () => answer,
        score:
          worthAs(answer.chapter) *
          Math.max(score + 3 + preferred(answer.chapter), (bestIn.get(answer.chapter) ?? 0) + justMore),
      }));
    /** A row that the question gives a case of is shown with this case instead of its example. */
    const given = new Map(situations.map(({ answer }) => [idOf(answer().chapter, answer().row), answer]));
    const judged = chapters.flatMap((chapter) =>
      chapter.rule.name === judging?.chapter ? (decided(chapter, judging.asked) ?? []) : [],
    );
    return [
      ...judged.map((answer) => ({ answer: () => answer, score: Infinity })),
      ...situations,
      // A bare number asks about nearby limits; phrases would match any rule that people mention numbers with.
      ...(isNameless && asked.quantities.length > 0 ? byWords : found)
        .filter(({ covers }) => covers)
        .map(({ id, answer, score, chapter }) => ({
          answer: given.get(id) ?? answer,
          score: worthAs(chapter) * score + (chapter === alone ? whole : 0),
        })),
    ]
      .sort((a, b) => b.score - a.score)
      .slice(0, 3 * most)
      .map(({ answer }) => answer());
  };

  return (question) => {
    const source = cited.exec(question)?.[1];
    return mixed(unique(source === undefined ? answering(question) : citing(source))).slice(0, most);
  };
};

/** Answers questions from the rules: best answer first, none if no rule answers. The index is built at the first question, because that takes a second on a slow device. */
export const asker = (chapters: readonly Chapter[], plainChapters: readonly PlainChapter[]): Asker => {
  let made: Asker | undefined;
  return (question) => (made ??= answererOf(chapters, plainChapters))(question);
};
