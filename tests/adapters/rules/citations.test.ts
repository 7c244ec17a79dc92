import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chapters } from '../../../adapters/rules/chapters';
import { plainChapters } from '../../../adapters/rules/plain-chapters';
import { isUnspoken, read } from '../../../adapters/rules/asking/words';
import { parameters } from '../../../domain/parameters/sheet';

/* Every citation of the rule book is checked against the words that it cites. */

/** A sentence of the book, and the sources that it names. */
interface Said {
  readonly at: string;
  readonly says: string;
  readonly cites: readonly string[];
  /** The parts that are ours. */
  readonly ours: readonly string[];
  /** Each source has to hold it; otherwise all of them together. */
  readonly each: boolean;
}

const plain: readonly Said[] = plainChapters.flatMap(({ name, rows }) =>
  rows.map(({ id, says, cites, ours = [] }) => ({ at: `${name}: ${id}`, says, cites, ours, each: true })),
);
const sentences: readonly Said[] = chapters.map(({ rule, sentence, sources, ours = [] }) => ({
  at: `${rule.name}: its sentence`,
  says: sentence,
  cites: sources.map(({ cites }) => cites),
  ours,
  each: false,
}));
const sources: readonly Said[] = chapters.flatMap(({ rule, sources: all }) =>
  all.map(({ cites, says }) => ({
    at: `${rule.name}: what ${cites} says`,
    says,
    cites: [cites],
    ours: [],
    each: true,
  })),
);
const numbers: readonly Said[] = parameters.map(({ name, source, sentence }) => ({
  at: `number ${name}`,
  says: sentence,
  cites: source === 'ours' ? [] : [source],
  ours: [],
  each: true,
}));
const cited = [...plain, ...sentences, ...sources, ...numbers].filter(({ cites }) => cites.length > 0);

/** As the book's own tool reads them; a source without a wording is an error that names it. */
const program = `import { wordingsOf } from './.tools/wordings.mjs';
const wordings = Object.entries(wordingsOf(process.argv.slice(1)));
process.stdout.write(wordings.map((one) => one.join('\\t')).join('\\0'));`;

const wordings = new Map(
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', program, ...new Set(cited.flatMap(({ cites }) => cites))],
    { encoding: 'utf8' },
  )
    .split('\0')
    .map((one) => [one.slice(0, one.indexOf('\t')), one.slice(one.indexOf('\t') + 1)] as const),
);

/** A range of statuses names each of them. */
const counted = (from: number, to: number): string =>
  to > from && to - from < 30 ? Array.from({ length: to - from + 1 }, (_, at) => from + at).join(' ') : `${from} ${to}`;

const unit = '(?:minutes|seconds|hours?|days?|digits|characters)\\b';

/** Numbers and units written as the book writes them. */
const respelled = (text: string): string =>
  text
    .replace(/\b\d{1,2}(?::\d{2})+/g, ' ')
    .replace(/'\w+day,[^']*'/g, ' ')
    .replace(/(?<![\d,])00\d+\b/g, ' ')
    .replace(/(\d+) × 1024 × 1024 bytes/g, '$1 MB')
    .replace(/\b(?:within the|a) (?=(?:hour|day)\b)/g, '1 ')
    .replace(new RegExp(`(?<=\\d )(?!an?|or|to|and)[a-zA-Z]+ (?=${unit})`, 'g'), '')
    .replace(/\b(\d+) ?[–-] ?(\d+)\b(?! (?:minutes|KB))/g, (_, from: string, to: string) =>
      counted(Number(from), Number(to)),
    )
    .replaceAll('_', ' ');

interface Words {
  readonly words: ReadonlySet<string>;
  /** `time:600000`, or the bare number. */
  readonly numbers: ReadonlySet<string>;
}

const wordsOf = (text: string): Words => {
  const { stems, quantities, numbers: bare } = read(respelled(text));
  return {
    words: new Set(stems.filter((stem) => stem.length > 2 && !isUnspoken(stem) && !/^(?:#|[\d.]+$)/.test(stem))),
    numbers: new Set([
      ...quantities.map(({ of, amount }) => `${of === 'days' ? 'time' : of}:${amount}`),
      ...bare.map(String),
    ]),
  };
};

/** A number to which a source gives no unit has the smallest one. */
const holds = ({ numbers: all }: Words, number: string): boolean =>
  all.has(number) || all.has(number.replace(/^.*:/, ''));

const sizeOf = ({ words, numbers: all }: Words): number => words.size + all.size;

const sharedBy = (said: Words, source: Words): number =>
  [...said.words].filter((word) => source.words.has(word)).length +
  [...said.numbers].filter((number) => holds(source, number)).length;

const isWithin = (part: Words, source: Words): boolean =>
  [...part.words].every((word) => source.words.has(word)) &&
  [...part.numbers].every((number) => source.numbers.has(number));

/** What a sentence has to share with a source that it cites; less only if it doesn't say more. */
const leastShared = 2;

/** The part of a sentence's words and numbers that its sources have to hold together. */
const leastPart = 1 / 3;

const readOf = new Map([...wordings].map(([cites, text]) => [cites, wordsOf(text)] as const));

const heldBy = (cites: readonly string[]): Words => {
  const all = cites.flatMap((one) => readOf.get(one) ?? []);
  return {
    words: new Set(all.flatMap(({ words }) => [...words])),
    numbers: new Set(all.flatMap((each) => [...each.numbers])),
  };
};

/** What is wrong with the citations of a sentence; none if it holds. */
const faultsOf = ({ at, says, cites, ours, each }: Said): readonly string[] => {
  const said = wordsOf(ours.reduce((rest, part) => rest.replace(part, ''), says));
  const whole = heldBy(cites);
  const all = sizeOf(said);
  const named = `${at}: '${says}'`;
  return [
    ...cites
      .filter((one) => each && sharedBy(said, heldBy([one])) < Math.min(leastShared, all))
      .map((one) => `${named} does not hold with ${one}`),
    ...(sharedBy(said, whole) / all < leastPart ? [`${named} shares too little with ${cites.join(', ')}`] : []),
    ...[...said.numbers]
      .filter((number) => !holds(whole, number))
      .map((number) => `${named}: ${number} is not in ${cites.join(', ')}`),
    ...ours.filter((part) => !says.includes(part)).map((part) => `${named} does not say '${part}'`),
    ...ours.filter((part) => isWithin(wordsOf(part), whole)).map((part) => `${named}: '${part}' is not ours`),
  ];
};

it('The words of every rule, and each of its numbers, are in what it cites', () => {
  expect(cited.flatMap(faultsOf)).toEqual([]);
});

it('A citation that does not hold the rule is found', () => {
  const said = { at: 'a rule', says: 'A code works for 10 minutes.', cites: ['R3c'], ours: [], each: true };
  expect(faultsOf(said)).toEqual([]);
  expect(faultsOf({ ...said, says: 'A code works for 11 minutes.' })).not.toEqual([]);
  expect(faultsOf({ ...said, cites: ['R3c', 'R54'] })).toEqual([
    "a rule: 'A code works for 10 minutes.' does not hold with R54",
  ]);
  expect(faultsOf({ ...said, ours: ['10 minutes'] })).toEqual([
    "a rule: 'A code works for 10 minutes.': '10 minutes' is not ours",
  ]);
});

it('A rule without a source has no part that is ours: all of it is', () => {
  expect(plain.filter(({ cites, ours }) => cites.length === 0 && ours.length > 0)).toEqual([]);
});

it('The wording of a source is printed as it stands, whatever a number is set to', () => {
  const texts = readdirSync('domain/sources').map((name) =>
    readFileSync(`domain/sources/${name}`, 'utf8').replaceAll('**', ''),
  );
  expect([...wordings].filter(([, text]) => text === '' || !texts.some((whole) => whole.includes(text)))).toEqual([]);
});

it('What a chapter quotes of a source is written, never computed: a number that is tried does not change it', () => {
  const files = readdirSync('adapters/rules/chapters').map((name) => `adapters/rules/chapters/${name}`);
  const quoted = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}sources: \[$.*?^ {2}\],$/gms)].map(([block]) => ({
      file,
      block,
    })),
  );
  expect(quoted).toHaveLength(chapters.length);
  expect(quoted.filter(({ block }) => block.includes('${'))).toEqual([]);
});
