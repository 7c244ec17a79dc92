import { sayingsOfRules } from './sayings';
import { irregular, kinds, phrases, shorthand, synonyms, unspoken } from './synonyms';

/* Puts questions and rules in the same words: both are reduced to stems, and all the words that experts use for the same thing share one stem. */

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** `invite`, `invites`, `inviting` and `invited` count as one word, as do `try` and `tries`. */
const stemmed = (word: string): string =>
  word
    .replace(/ically$/, 'ic')
    .replace(/(?<=\w{5})ly$/, '')
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

/** The words that other words stand for, or that stand for others. */
export const wordsOfExperts: readonly string[] = [...new Set([...wordsIn(synonyms), ...wordsIn(kinds)])];

/** Words that mean nothing on their own in a question, but help choose between two equally close rules. */
export const isUnspoken = (stem: string): boolean => unspokenStems.has(stem) || stem.startsWith('?');

const broader = new Map(
  kinds.split('\n').flatMap((line) => {
    const [kind = '', ...others] = wordsIn(line).map(stemOf);
    return others.map((word) => [word, kind] as const);
  }),
);

/** What a thing is a kind of: a rule about browsers answers a question about Firefox. */
export const broaderThan = (stem: string): readonly string[] => {
  const kind = broader.get(stem);
  return kind === undefined ? [] : [kind];
};

/** `three` is 3, and `third` 3rd; `one`, `first` and `second` are other words as well. */
const worded = new Map([
  ...wordsIn('two three four five six seven eight nine ten eleven twelve').map(
    (word, at) => [word, `${at + 2}`] as const,
  ),
  ...wordsIn('third fourth fifth sixth seventh eighth ninth').map((word, at) => [word, `${at + 3}th`] as const),
]);

/** Each word that a dictionary knows, as it says. */
const inOtherWords = (text: string, dictionary: Readonly<Record<string, string>>): string =>
  text.replace(/[a-z0-9]+/g, (word) => (Object.hasOwn(dictionary, word) ? (dictionary[word] ?? word) : word));

/** Contractions without their apostrophe; `ill`, `id` and `well` are words of their own. */
const unmarked: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/g, 'without'],
  [/\bb\/c\b/g, 'because'],
  [/\bcant\b/g, 'can not'],
  [/\bwont\b/g, 'will not'],
  [/\baint\b/g, 'is not'],
  [/\b(d(?:o|oes|id)|(?:is|are|was|were)|ha(?:s|ve|d)|(?:c|w|sh)ould|must)nt\b/g, '$1 not'],
  [/\b(what|that|there|who|where|when|how|it|he|she|let)s\b/g, '$1'],
  [/\bi(?:m|ve)\b/g, 'i'],
  [/\b(you|they)(?:re|ve|ll)\b/g, '$1'],
];

/** A text in lower case, without accents, contractions, hyphens or what people shorten in a hurry. `us` is no country, but `US` is. */
const plain = (text: string): string => {
  const spelled = text
    .replace(/\bU\.?S\.?(?=\W|$)/g, 'usa')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2019\u2018`]/g, "'")
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\bcan't\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/\bo'? ?clock\b/g, 'oclock')
    .replace(/'(?:s|re|ve|ll|d|m)?\b/g, ' ')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ');
  return inOtherWords(
    unmarked.reduce((sofar, [pattern, said]) => sofar.replace(pattern, said), spelled),
    shorthand,
  );
};

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
  [/^(?:digits?|figures?|numbers)$/, 'digits', 1],
  [/^(?:months?)$/, 'months', 1],
  [/^(?:moves?)$/, 'moves', 1],
  [/^(?:percent)$/, 'percent', 1],
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

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** From one month of a year to another: how long somebody worked or studied. */
const spanOfMonths = new RegExp(`\\b${month} \\d{4} ?(?:to|until|till|through|-|–) ?${month} \\d{4}\\b`, 'g');

const clockTimes = /\b\d{1,2}\s?oclock\b|\b\d{1,2}:\d{2}(?:\s?[ap]m)?\b|\b\d{1,2}\s?[ap]m\b|(?<=\bat )\d{1,2}\b/g;

/** `10:45` and `11:00` are a quarter of an hour apart. Nobody says in which half of the day both are. */
const betweenClockTimes = (text: string): readonly Quantity[] => {
  const times = [...text.matchAll(clockTimes)].map(([time]) => {
    const [hour = 0, minute = 0] = time.split(/\D+/).map(Number);
    return (hour % 12) * 60 + minute;
  });
  const [one, other] = times;
  if (one === undefined || other === undefined || times.length > 2) return [];
  const apart = Math.abs(one - other);
  return [{ of: 'time', amount: Math.min(apart, 720 - apart) * 60_000 }];
};

/** What a question asks for, and what a text gives: a time, a size or a count. */
const shapes: readonly (readonly [asks: RegExp, gives: 'time' | 'size' | 'count'])[] = [
  [/\b(?:how (?:long|soon|late|early)|(?:un)?till? when|when|deadline)\b/, 'time'],
  [/\bhow (?:big|large|heavy)\b|\bsize\b/, 'size'],
  [/\bhow (?:many|often|much|long|few)\b|\b(?:max\w*|most|limit\w*|longest)\b/, 'count'],
];

/** The stems of what a question asks for. */
export const soughtShapes = (question: string): readonly string[] =>
  shapes.filter(([asks]) => asks.test(question.toLowerCase())).map(([, gives]) => `?${gives}`);

/** The stems of what a text gives. */
export const givenShapes = ({ quantities, numbers }: Read): readonly string[] => {
  const kinds = quantities.map(({ of }) => (of === 'days' ? 'time' : of));
  const given = new Set<string>(kinds.map((kind) => (kind === 'time' || kind === 'size' ? kind : 'count')));
  if (numbers.length > 0) given.add('count');
  return shapes
    .map(([, gives]) => gives)
    .filter((gives) => given.has(gives))
    .map((gives) => `?${gives}`);
};

/** What a saying leaves open, of what a replacement is given: the match, its parts, its place and the whole text. */
const partsOf = (found: readonly unknown[]): readonly string[] =>
  found.slice(1, -2).filter((part): part is string => typeof part === 'string');

/** What several words say, in the word for it. */
const replaced = (text: string, name: string, said: RegExp): string => {
  const next = text.replace(said, (...found) => ` ${name} ${partsOf(found).join(' ')} `);
  // Most texts hold none of the sayings.
  return next === text ? text : next.replace(/ +/g, ' ');
};

const withoutPhrases = (text: string): string =>
  Object.entries(phrases).reduce((sofar, [name, said]) => replaced(sofar, name, said), text.replace(/ +/g, ' '));

const withoutSayings = (text: string): string =>
  sayingsOfRules.reduce(
    (sofar, { words, said, beginnings }) =>
      beginnings.some((beginning) => sofar.includes(beginning)) ? replaced(sofar, words, said) : sofar,
    text,
  );

/** Reads a text into stems and numbers. */
export const read = (text: string): Read => {
  const whole = plain(text)
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(clockTimes, ' clocktime ')
    .replace(/(?<=\d) ?%/g, ' percent')
    .replace(/\b(?:moves?|reschedules?|changes?) left:? (\d+)\b/g, '$1 moves left')
    .replace(spanOfMonths, ' experience start end ')
    .replace(/\bhalf an hour\b/g, '30 minutes')
    .replace(/\b(?:an|one) hour and a half\b|\bone and a half hours\b/g, '90 minutes')
    .replace(/\b(?:an?|one) (hour|minute|week)\b/g, '1 $1')
    .replace(/(?<=\d)(?=(?:h|hrs?|mins?|minutes?|hours?|secs?|seconds?|[kmg]b|mib|days?|characters?|digits?)\b)/g, ' ')
    .replace(/\bfirst (?=(?:time )?(?:move|reschedul|rebook))/g, '1th ')
    .replace(/\bsecond (?=(?:time )?(?:move|reschedul|rebook))/g, '2th ');
  const words = withoutSayings(inOtherWords(withoutPhrases(whole), irregular))
    .split(/[^a-z0-9.]+|\.(?!\d)|(?<!\d)\./)
    .filter((word) => word !== '')
    .map((word) => worded.get(word) ?? word.replace(/(?<=^\d+)(?:st|nd|rd)$/, 'th'));
  const measured = words.map((word, at) => quantityIn(word, words.slice(at + 1, at + 3)));
  return {
    stems: words.map((word, at) => {
      const { of, amount } = measured[at] ?? {};
      return of === undefined ? stemOf(word) : `#${of === 'days' ? 'time' : of}:${amount}`.replace(' ', '-');
    }),
    quantities: [...measured.filter((quantity) => quantity !== undefined), ...betweenClockTimes(plain(text))],
    numbers: words.filter((word, at) => isNumber(word) && measured[at] === undefined).map(Number),
  };
};
