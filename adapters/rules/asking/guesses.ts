import { everydayOfNobody } from '../everyday';
import { finderIn, type Found } from './finder';
import { likenessTo } from './phrases';
import type { Place } from './places';
import { read } from './words';

/* Joins the two ways to find a place: by the words of its rule, and by how people ask about it. */

/** What questions that no rule answers lead to. */
const nobody = '';

/** What a whole likeness counts beside the words of a rule. */
const worthOfLikeness = 18;
/** From where on a way of asking is like the question: alone, beside words of the rule, one that no rule answers, and one in words of any question. */
const leastLikeness = 0.45;
const leastWithWords = 0.35;
const leastOfNobody = 0.4;
const leastWithoutName = 0.45;
/** Chapters that tell how the portal works inside: somebody who means another rule uses their words, too. */
const worthOfInner = 0.8;
const inner: readonly string[] = [
  'guard',
  'apply-result',
  'lifecycle',
  'sign-in-destination',
  'skill-filter-result',
  'booking',
  'submission',
  'card-actions',
];

/** What a question may mean. */
interface Guesses {
  /** By words and by ways of asking, best first. */
  readonly found: readonly Found[];
  /** By the words of the rules alone, best first. */
  readonly byWords: readonly Found[];
  /** Nothing that the rules answer is as like the question as something that they don't. */
  readonly isNobodys: boolean;
  /** Somebody asks just so, whatever the words say. */
  readonly isSaying: boolean;
}

/** Guesses which places a question means. It is given twice: the stems that say what is sought, and all of them in their order. */
export const guessingAmong = (
  places: readonly Place[],
): ((sought: readonly string[], asked: readonly string[]) => Guesses) => {
  const find = finderIn(places);
  const like = likenessTo([
    ...places.flatMap(({ id, ways }) => ways.map((stems) => ({ id, stems }))),
    ...everydayOfNobody.map((way) => ({ id: nobody, stems: read(way).stems })),
  ]);
  return (sought, asked) => {
    const byWords = find(sought);
    const likeness = like(asked);
    const likenessOf = (id: string): number => likeness.get(id) ?? 0;
    const likest = Math.max(0, ...likeness.values());
    const withWords = new Set(byWords.map(({ id }) => id));
    const found = [
      ...byWords.map((place) => {
        const own = place.covers ? place.score * (inner.includes(place.chapter) ? worthOfInner : 1) : 0;
        return {
          ...place,
          covers: place.covers || likenessOf(place.id) >= leastWithWords,
          score: own + worthOfLikeness * likenessOf(place.id),
        };
      }),
      ...places
        .filter(({ id }) => likenessOf(id) >= leastLikeness && !withWords.has(id))
        .map((place) => ({
          ...place,
          covers: true,
          isAbout: false,
          score: worthOfLikeness * likenessOf(place.id),
        })),
    ].sort((a, b) => b.score - a.score);
    return {
      found,
      byWords,
      isNobodys: likest >= leastOfNobody && likenessOf(nobody) === likest,
      isSaying: likest >= leastWithoutName,
    };
  };
};
