import MiniSearch from 'minisearch';
import type { Place } from './places';
import { broaderThan, isUnspoken } from './words';

/** A place with words of the question. */
export interface Found extends Place {
  readonly score: number;
  /** It covers so much of the question that it may answer it. */
  readonly covers: boolean;
  /** It covers so much of the question's words, whatever the numbers. */
  readonly isAbout: boolean;
}

/** How much of a question a place must cover to answer it. In a long one not every word is about the rule. */
const enoughOfShort = 0.6;
const enoughOfLong = 0.45;
const wordsOfLong = 3;
/** Words that no rule knows: a question of nothing else gets no answer, but a long one may tell of more than the rules know. */
const strangersCounted = 1;

export const inWords = (stems: string): string[] => stems.split(' ').filter((stem) => stem !== '');

const isSpoken = (stem: string): boolean => !isUnspoken(stem);
export const isSpokenWord = (stem: string): boolean => isSpoken(stem) && !stem.startsWith('#');

/** Longer words may be misspelled or cut short; another number is another question. */
const isLong = (stem: string): boolean => stem.length >= 5 && !/\d/.test(stem);

/** Finds places by their stems. The weights are balanced on the experts' questions, and so that a score fits those of cases. */
export const finderIn = (places: readonly Place[]): ((stems: readonly string[]) => readonly Found[]) => {
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
  return (stems) => {
    // Two words of one kind, as phone and computer, ask for that kind once.
    const hits = index.search([...new Set(stems.flatMap((stem) => [stem, ...broaderThan(stem)]))].join(' '));
    const matched = new Set(hits.flatMap(({ queryTerms }) => queryTerms));
    const isMatchedBy = (terms: readonly string[] | ReadonlySet<string>, stem: string): boolean => {
      const all = new Set(terms);
      return [stem, ...broaderThan(stem)].some((one) => all.has(one));
    };
    const known = stems.filter((stem) => isMatchedBy(matched, stem));
    const counted = [
      ...known,
      ...stems.filter((stem) => !known.includes(stem) && isSpokenWord(stem)).slice(0, strangersCounted),
    ];
    const enough = counted.filter(isSpokenWord).length > wordsOfLong ? enoughOfLong : enoughOfShort;
    return hits.flatMap(({ id, score, queryTerms }) => {
      const place = placeOf.get(String(id));
      if (place === undefined) return [];
      const name = inWords(place.called).filter(isSpoken);
      const isNamed = name.length > 0 && name.every((stem) => stems.includes(stem));
      const share = (isCounted: (stem: string) => boolean): number => {
        const all = counted.filter(isCounted);
        const had = all.filter((stem) => isMatchedBy(queryTerms, stem));
        return all.length === 0 ? 1 : Math.max(had.length / all.length, weigh(had) / weigh(all));
      };
      // Nothing but the name of a rule asks for the rule as a whole.
      const isBare = isNamed && stems.filter(isSpoken).every((stem) => name.includes(stem));
      const chapterName = inWords(place.within).filter(isSpoken);
      const isWithin = chapterName.length > 0 && chapterName.every((stem) => stems.includes(stem));
      const worth = (isNamed ? 1.6 : 1) * (isWithin ? 1.2 : 1) * (place.row === undefined ? (isBare ? 0.6 : 0.37) : 1);
      const covered = share(isSpoken);
      const isAbout = share(isSpokenWord) >= enough;
      return [{ ...place, score: (worth * covered ** 2 * score) / 7, covers: covered >= enough, isAbout }];
    });
  };
};
