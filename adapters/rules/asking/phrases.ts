import { broaderThan, isUnspoken } from './words';

/*
 * Finds the place by how people ask about it: each phrase that experts or candidates use is compared as a whole with the question, so that a rule that is
 * asked about in many ways is found as well as one with a single phrase.
 */

/** A way of asking, in stems, and the place that it leads to. */
export interface Phrase {
  readonly id: string;
  readonly stems: readonly string[];
}

/*
 * These numbers are tuned on the ways of asking themselves: each was asked with itself left out, and its place had to come first. With the numbers before
 * (the likest phrase and a quarter of the second, pairs 0.8, filler 0.5) 41 of 100 did, with these 48.
 */
/** The weights of a filler word and of a pair of neighboring words; a content word weighs 1. */
const worthOfUnspoken = 0.9;
const worthOfPair = 0.5;
/** The weight of a match by a broader term or by a typo. */
const worthOfKin = 0.7;
/** All phrases of a place count, the likest by far the most: their likenesses are summed to this power. */
const powerOfLikest = 2.5;
/** How much a phrase loses that says more than the question does; 1 would be the cosine. */
const powerOfSize = 0.8;

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

/** Scores each place by how closely its phrases match a question, from 0 to about 1. */
export const likenessTo = (phrases: readonly Phrase[]): ((stems: readonly string[]) => ReadonlyMap<string, number>) => {
  const featuresOf = (said: readonly string[]): readonly string[] => {
    const stems = said.map(amountless);
    return [...new Set([...stems, ...pairsOf(stems)])];
  };
  const read = phrases.map(({ id, stems }) => ({ id, features: featuresOf(stems) }));
  const counts = new Map<string, number>();
  for (const { features } of read) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const weightOf = (feature: string): number => {
    const rare = Math.log(1 + phrases.length / (0.5 + (counts.get(feature) ?? 0)));
    if (feature.includes(' ')) return worthOfPair * rare * (feature.split(' ').every(isUnspoken) ? worthOfUnspoken : 1);
    return isUnspoken(feature) ? worthOfUnspoken * rare : rare;
  };
  const sizeOf = (features: readonly string[]): number =>
    Math.sqrt(features.reduce((sum, one) => sum + weightOf(one) ** 2, 0));
  const holding = new Map<string, number[]>();
  read.forEach(({ features }, at) => {
    for (const one of features) {
      const all = holding.get(one);
      if (all === undefined) holding.set(one, [at]);
      else all.push(at);
    }
  });
  const sizes = read.map(({ features }) => sizeOf(features) ** powerOfSize);
  const words = [...counts.keys()].filter((one) => !one.includes(' ') && one.length >= leastForTypo);

  /** The phrase words that a word of the question may stand for, each with a weight. */
  const meant = (feature: string): readonly (readonly [string, number])[] => {
    const kin = broaderThan(feature).map((kind) => [kind, worthOfKin] as const);
    if (counts.has(feature) || feature.includes(' ')) return [[feature, 1], ...kin];
    const typed =
      feature.length < leastForTypo || /\d/.test(feature) ? [] : words.filter((word) => isTypo(word, feature));
    return [...typed.map((word) => [word, worthOfKin] as const), ...kin];
  };

  return (stems) => {
    const features = featuresOf(stems);
    const shared = new Map<number, number>();
    for (const feature of features) {
      const matched = new Map<number, number>();
      for (const [word, sureness] of meant(feature))
        for (const at of holding.get(word) ?? [])
          matched.set(at, Math.max(matched.get(at) ?? 0, sureness * weightOf(word) ** 2));
      for (const [at, worth] of matched) shared.set(at, (shared.get(at) ?? 0) + worth);
    }
    const size = sizeOf(features);
    const likeness = new Map<string, number>();
    for (const [at, worth] of shared) {
      const id = read[at]?.id ?? '';
      likeness.set(id, (likeness.get(id) ?? 0) + (worth / (size * (sizes[at] ?? 1))) ** powerOfLikest);
    }
    return new Map([...likeness].map(([id, sum]) => [id, sum ** (1 / powerOfLikest)] as const));
  };
};
