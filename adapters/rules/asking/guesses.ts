import { everydayOfNobody } from '../everyday';
import { finderIn, type Found } from './finder';
import { likenessTo } from './phrases';
import type { Place } from './places';
import { read } from './words';

/* Joins the two ways to find a place: by the words of its rule, and by how people ask about it. */

/** The place of questions that no rule answers. */
const nobody = '';

/** The weights of a full phrase match, and of all phrases of a place together, against the score by words. */
const worthOfLikeness = 20;
const worthOfTogether = 18;
/** Thresholds of a phrase match: on its own, backed by the rule's words, for questions no rule answers, and for questions of filler words only. */
const leastLikeness = 0.7;
const leastWithWords = 0.55;
const leastOfNobody = 0.5;
const leastWithoutName = 0.45;
/** Chapters about how the portal works inside. They rank lower, because their words also come up in questions about other rules. */
const worthOfInner = 0.9;
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
  /** The best phrase match is a question that no rule answers. */
  readonly isNobodys: boolean;
  /** Some phrase matches well, even if the question has only filler words. */
  readonly isSaying: boolean;
}

/** Ranks the places a question may mean. Takes its content stems, and all its stems in order. */
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
    const likenessOf = (id: string): number => likeness.get(id)?.closest ?? 0;
    const worthByWays = (id: string): number =>
      worthOfLikeness * likenessOf(id) + worthOfTogether * (likeness.get(id)?.together ?? 0);
    const likest = Math.max(0, ...[...likeness.values()].map(({ closest }) => closest));
    const withWords = new Set(byWords.map(({ id }) => id));
    const found = [
      ...byWords.map((place) => {
        const own = place.covers ? place.score * (inner.includes(place.chapter) ? worthOfInner : 1) : 0;
        return {
          ...place,
          covers: place.covers || likenessOf(place.id) >= leastWithWords,
          score: own + worthByWays(place.id),
        };
      }),
      ...places
        .filter(({ id }) => likenessOf(id) >= leastLikeness && !withWords.has(id))
        .map((place) => ({
          ...place,
          covers: true,
          isAbout: false,
          score: worthByWays(place.id),
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
