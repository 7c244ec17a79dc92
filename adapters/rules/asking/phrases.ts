import { broaderThan, isUnspoken } from './words';

/*
 * Finds the place by how people ask about it: each phrase that experts or candidates use is compared as a whole with the question, so that a rule that is
 * asked about in many ways is found as well as one with a single phrase. What all phrases of a place say together is compared as well: a question often
 * joins words of several.
 */

/** A way of asking, in stems, and the place that it leads to. */
export interface Phrase {
  readonly id: string;
  readonly stems: readonly string[];
}

/*
 * These numbers, and the weights in guesses.ts, are tuned on 800 questions of readers who know no code. On 80 more, which were never tuned on
 * (the last reader's in tests/adapters/rules/asked-by-readers.tsv), the first answer is right for 70, and with the numbers before for 69.
 */
/** The weights of a filler word and of a pair of neighboring words; a content word weighs 1. */
const worthOfUnspoken = 0.9;
const worthOfPair = 0.5;
/** The weight of a match by a broader term or by a typo. */
const worthOfKin = 0.7;
/** All phrases of a place count, the likest by far the most: their likenesses are summed to this power. */
const powerOfLikest = 3.5;
/** How much a phrase loses that says more than the question does; 1 would be the cosine. */
const powerOfSize = 0.6;
/** The same for all phrases of a place together: the more there are, the more they say. */
const powerOfSizeTogether = 0.5;
/** A word that many phrases of a place say counts more, but less each time. */
const powerOfRepeated = 0.5;

const pairsOf = (stems: readonly string[]): readonly string[] =>
  stems.slice(1).map((stem, at) => `${stems[at] ?? ''} ${stem}`);

/** Whether two words differ by one edit: a letter replaced, missing, extra, or swapped with the next. */
export const isTypo = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  if (long.length > short.length) return rest(long, at + 1) === rest(short, at);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return rest(long, at + 1) === rest(short, at + 1) || (isSwapped && rest(long, at + 2) === rest(short, at + 2));
};

/** In shorter words one different letter makes another word, not a typo. */
export const leastForTypo = 5;

/** Drops the amount: 'tried 6 times' and 'tried 10 times' are the same question. */
const amountless = (stem: string): string => stem.replace(/^(#\w+):.*$/, '$1').replace(/^\d[\d.]*(?=th$|$)/, '#');

/** How often a text, or several together, say each feature. */
type Bag = ReadonlyMap<string, number>;

/** Compares a question with each bag, by index: a cosine, but for what a large bag loses. */
const comparingWith = (
  bags: readonly Bag[],
  power: number,
): ((features: readonly string[]) => ReadonlyMap<number, number>) => {
  const holding = new Map<string, number[]>();
  bags.forEach((bag, at) => {
    for (const feature of bag.keys()) {
      const all = holding.get(feature);
      if (all === undefined) holding.set(feature, [at]);
      else all.push(at);
    }
  });
  const weightOf = (feature: string): number => {
    const rare = Math.log(1 + bags.length / (0.5 + (holding.get(feature)?.length ?? 0)));
    if (feature.includes(' ')) return worthOfPair * rare * (feature.split(' ').every(isUnspoken) ? worthOfUnspoken : 1);
    return isUnspoken(feature) ? worthOfUnspoken * rare : rare;
  };
  const weightIn = (bag: Bag, feature: string): number =>
    weightOf(feature) * (bag.get(feature) ?? 0) ** powerOfRepeated;
  const sizes = bags.map(
    (bag) => Math.sqrt([...bag.keys()].reduce((sum, feature) => sum + weightIn(bag, feature) ** 2, 0)) ** power,
  );
  const words = [...holding.keys()].filter((one) => !one.includes(' ') && one.length >= leastForTypo);

  /** The phrase words that a word of the question may stand for, each with a weight. */
  const meant = (feature: string): readonly (readonly [string, number])[] => {
    const kin = broaderThan(feature).map((kind) => [kind, worthOfKin] as const);
    if (holding.has(feature) || feature.includes(' ')) return [[feature, 1], ...kin];
    const typed =
      feature.length < leastForTypo || /\d/.test(feature) ? [] : words.filter((word) => isTypo(word, feature));
    return [...typed.map((word) => [word, worthOfKin] as const), ...kin];
  };

  return (features) => {
    const shared = new Map<number, number>();
    const claimed = new Set<string>();
    for (const feature of features) {
      const matched = new Map<number, number>();
      // Two words of one kind, as phone and computer, stand for it once.
      const words = meant(feature).filter(([word]) => word === feature || !claimed.has(word));
      for (const [word] of words) claimed.add(word);
      for (const [word, sureness] of words)
        for (const at of holding.get(word) ?? [])
          matched.set(
            at,
            Math.max(matched.get(at) ?? 0, sureness * weightOf(word) * weightIn(bags[at] ?? new Map(), word)),
          );
      for (const [at, worth] of matched) shared.set(at, (shared.get(at) ?? 0) + worth);
    }
    const size = Math.sqrt(features.reduce((sum, one) => sum + weightOf(one) ** 2, 0));
    return new Map([...shared].map(([at, worth]) => [at, worth / (size * (sizes[at] ?? 1))] as const));
  };
};

const featuresOf = (said: readonly string[]): readonly string[] => {
  const stems = said.map(amountless);
  return [...new Set([...stems, ...pairsOf(stems)])];
};

const bagOf = (texts: readonly (readonly string[])[]): Bag => {
  const bag = new Map<string, number>();
  for (const feature of texts.flat()) bag.set(feature, (bag.get(feature) ?? 0) + 1);
  return bag;
};

/** How a place's phrases match a question. */
export interface Likeness {
  /** The likest ones, from 0 to about 1. */
  readonly closest: number;
  /** All together; says something only beside that of other places. */
  readonly together: number;
}

/** Scores each place with a phrase that shares a word with a question by how closely its phrases match. */
export const likenessTo = (
  phrases: readonly Phrase[],
): ((stems: readonly string[]) => ReadonlyMap<string, Likeness>) => {
  const read = phrases.map(({ id, stems }) => ({ id, features: featuresOf(stems) }));
  const byPlace = new Map<string, (readonly string[])[]>();
  for (const { id, features } of read) byPlace.set(id, [...(byPlace.get(id) ?? []), features]);
  const ids = [...byPlace.keys()];
  const compare = comparingWith(
    read.map(({ features }) => bagOf([features])),
    powerOfSize,
  );
  const compareTogether = comparingWith([...byPlace.values()].map(bagOf), powerOfSizeTogether);
  return (stems) => {
    const features = featuresOf(stems);
    const closest = new Map<string, number>();
    for (const [at, likeness] of compare(features)) {
      const id = read[at]?.id ?? '';
      closest.set(id, (closest.get(id) ?? 0) + likeness ** powerOfLikest);
    }
    return new Map(
      [...compareTogether(features)].map(([at, together]) => {
        const id = ids[at] ?? '';
        return [id, { closest: (closest.get(id) ?? 0) ** (1 / powerOfLikest), together }] as const;
      }),
    );
  };
};
