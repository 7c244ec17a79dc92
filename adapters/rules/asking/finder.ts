import MiniSearch from 'minisearch';
import type { Place } from './places';
import { isUnspoken } from './words';

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
