import { phrases, synonyms, unspoken } from './synonyms';

/* Puts questions and rules in the same words: both are reduced to stems, and all the words that experts use for the same thing share one stem. */

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** `invite`, `invites`, `inviting` and `invited` count as one word, as do `try` and `tries`. */
const stemmed = (word: string): string =>
  word
    .replace(/ie[ds]$/, 'y')
    .replace(/(?<=\w{3})(?:ings?|(?<!e)e[ds]|(?<![su])s)$/, '')
    .replace(/(?<=\w{3})e$/, '');

const named = new Map(
  synonyms.split('\n').flatMap((line) => {
    const [name = '', ...others] = wordsIn(line).map(stemmed);
    return others.map((word) => [word, name] as const);
  }),
);

/** A word's stem, which rules and questions share. */
const stemOf = (word: string): string => named.get(stemmed(word)) ?? stemmed(word);

const synonymous = new Set(wordsIn(synonyms));
const unspokenStems = new Set(
  wordsIn(unspoken)
    .filter((word) => !synonymous.has(word))
    .map(stemOf),
);

/** Words that mean nothing on their own in a question, but help choose between two equally close rules. */
export const isUnspoken = (stem: string): boolean => unspokenStems.has(stem);

/** `three` is 3, and `third` 3rd; `one`, `first` and `second` are other words as well. */
const worded = new Map([
  ...wordsIn('two three four five six seven eight nine ten eleven twelve').map(
    (word, at) => [word, `${at + 2}`] as const,
  ),
  ...wordsIn('third fourth fifth sixth seventh eighth ninth').map((word, at) => [word, `${at + 3}th`] as const),
]);

/** A text in lower case, without accents, contractions or hyphens. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2019\u2018`]/g, "'")
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\bcan't\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:s|re|ve|ll|d|m)?\b/g, ' ')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ');

/** Units of time, size and count, as a question or a rule may spell them. */
const units: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:ms|milliseconds?)$/, 'time', 1],
  [/^(?:s|secs?|seconds?)$/, 'time', 1_000],
  [/^(?:min|mins|minutes?)$/, 'time', 60_000],
  [/^(?:h|hrs?|hours?)$/, 'time', 3_600_000],
  [/^(?:d|days?)$/, 'days', 86_400_000],
  [/^(?:w|weeks?)$/, 'days', 7 * 86_400_000],
  [/^(?:b|bytes?)$/, 'size', 1],
  [/^(?:kb|kib|kilobytes?)$/, 'size', 1024],
  [/^(?:mb|mib|megs?|megabytes?)$/, 'size', 1024 * 1024],
  [/^(?:gb|gib|gigabytes?)$/, 'size', 1024 * 1024 * 1024],
  [/^(?:chars?|characters?|letters?)$/, 'characters', 1],
  [/^(?:digits?|figures?)$/, 'digits', 1],
  [/^(?:months?)$/, 'months', 1],
  [/^(?:moves?)$/, 'moves', 1],
];

/** A number with its unit, in the smallest unit of its kind: 89 minutes is 5,340,000 ms, of the kind `time`; the third reschedule is 3 of the kind `nth move`. */
export interface Quantity {
  readonly of: string;
  readonly amount: number;
}

export interface Read {
  /** The stems, in order. A quantity is a stem, too: `#time:5340000`. */
  readonly stems: readonly string[];
  readonly quantities: readonly Quantity[];
  /** Numbers without a unit. */
  readonly numbers: readonly number[];
}

const isNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word);

const quantityIn = (word: string, [unit = '', next]: readonly string[]): Quantity | undefined => {
  if (/^\d+th$/.test(word) && (unit === 'move' || next === 'move'))
    return { of: 'nth move', amount: Number.parseInt(word, 10) };
  const known = isNumber(word) ? units.find(([pattern]) => pattern.test(unit)) : undefined;
  return known === undefined ? undefined : { of: known[1], amount: Number(word) * known[2] };
};

/** Reads a text into stems and numbers. */
export const read = (text: string): Read => {
  const whole = plain(text)
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/\b\d{1,2}:\d{2}(?:\s?[ap]m)?\b|\b\d{1,2}\s?[ap]m\b/g, ' clocktime ')
    .replace(/\bhalf an hour\b/g, '30 minutes')
    .replace(/\b(?:an|one) hour and a half\b|\bone and a half hours\b/g, '90 minutes')
    .replace(/\b(?:an?|one) (hour|minute|week)\b/g, '1 $1')
    .replace(/(?<=\d)(?=(?:h|hrs?|mins?|minutes?|hours?|secs?|seconds?|[kmg]b|mib|days?|characters?|digits?)\b)/g, ' ')
    .replace(/\bfirst (?=(?:time )?(?:move|reschedul|rebook))/g, '1th ')
    .replace(/\bsecond (?=(?:time )?(?:move|reschedul|rebook))/g, '2th ');
  const words = Object.entries(phrases)
    .reduce((sofar, [name, pattern]) => sofar.replace(pattern, ` ${name} `).replace(/ +/g, ' '), whole)
    .split(/[^a-z0-9.]+|\.(?!\d)|(?<!\d)\./)
    .filter((word) => word !== '')
    .map((word) => worded.get(word) ?? word.replace(/(?<=^\d+)(?:st|nd|rd)$/, 'th'));
  const measured = words.map((word, at) => quantityIn(word, words.slice(at + 1, at + 3)));
  return {
    stems: words.map((word, at) => {
      const { of, amount } = measured[at] ?? {};
      return of === undefined ? stemOf(word) : `#${of === 'days' ? 'time' : of}:${amount}`.replace(' ', '-');
    }),
    quantities: measured.filter((quantity) => quantity !== undefined),
    numbers: words.filter((word, at) => isNumber(word) && measured[at] === undefined).map(Number),
  };
};
