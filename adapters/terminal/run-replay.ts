import { basename } from 'node:path';
import * as E from 'fp-ts/Either';
import { oneOfUnit, parameters, sayValue } from '../../domain/parameters/sheet';
import { parseIsoInstant, type Instant } from '../../domain/time/instant';
import type { Outcome } from './outcome';
import type { RuleSet } from '../rules/rule-set';
import { ruleSet } from '../rules/rule-set';
import type { TriedValues } from '../rules/rules-to-try';
import { byFace, replay, type Decides, type Face, type Replayed, type Report } from '../rules/replay/replay';
import { parsedBody } from '../contract/over-http';
import { replayedIn } from './replay-files';
import { replayPage, sayChanged } from './replay-page';
import { table } from './table';

/** A store that is replayed. */
export interface ReplayedStore extends Replayed {
  /** Whether all of it could be read. */
  readonly isWhole: () => boolean;
  readonly close: () => Promise<void>;
}

/** What replaying reaches outside the rules. */
export interface ReplayWorld {
  readonly loadRules: (tried: TriedValues) => Promise<RuleSet>;
  /** The rules of a package, or why they can't be read. */
  readonly loadPackage: (file: string) => Promise<E.Either<string, Face>>;
  /** The store of the settings, or why it can't be opened. */
  readonly openStore: () => Promise<E.Either<string, ReplayedStore>>;
  readonly writeFile: (file: string, content: string) => Promise<E.Either<string, undefined>>;
  readonly readFile: (file: string) => Promise<E.Either<string, string>>;
  readonly now: () => Instant;
}

const byRules = ({ rules, chapters }: RuleSet): Decides => {
  const ruleNamed = new Map(rules.map((rule) => [rule.name, rule]));
  const chapterNamed = new Map(chapters.map((chapter) => [chapter.rule.name, chapter]));
  return byFace({
    answerRule: (name, question) => ruleNamed.get(name)?.answer(question) ?? E.left(name),
    decideRule: (name, question) => chapterNamed.get(name)?.decide(question) ?? E.left(name),
  });
};

/** The fields of a rule's form, without those that hold a text, a link or a path: codes, flags, numbers and times say nothing about a person. */
const harmlessFields = (rule: string): readonly string[] =>
  ruleSet.chapters
    .filter((chapter) => chapter.rule.name === rule)
    .flatMap(({ fields }) => fields.filter(({ kind }) => kind !== 'text').map(({ name }) => name));

const inWords = (report: Report): readonly string[] => [
  ...sayChanged(report, String),
  ...(report.rules.length === 0
    ? []
    : [
        '',
        ...table([
          ['rule', 'from row', 'to row', 'answers'],
          ...report.rules.map(({ rule, from_row, to_row, count }) => [rule, from_row, to_row, String(count)]),
        ]),
      ]),
];

const refused = (exit: 1 | 2, ...lines: readonly string[]): Outcome => ({
  exit,
  stdout: '',
  stderr: lines.map((line) => `${line}\n`).join(''),
});

/** What was typed after `rules replay`. */
export interface ReplayWanted {
  readonly tried: TriedValues;
  /** An import file. Undefined: the store of the settings. */
  readonly export?: string | undefined;
  /** A package whose rules answer first, instead of the portal's. */
  readonly against?: string | undefined;
  readonly at?: string | undefined;
  readonly json?: boolean | undefined;
  /** Where the report is written as a page that needs no network. */
  readonly page?: string | undefined;
}

const fromFile = async (file: string, world: ReplayWorld): Promise<E.Either<Outcome, ReplayedStore>> => {
  const read = await world.readFile(file);
  if (E.isLeft(read)) return E.left(refused(1, read.left));
  const replayed = replayedIn(parsedBody(read.right));
  return E.isLeft(replayed)
    ? E.left(refused(2, ...replayed.left.map((fault) => `${file}: ${fault}`)))
    : E.right({ ...replayed.right, isWhole: () => true, close: () => Promise.resolve() });
};

/** What was typed, for the page's heading. */
const triedInWords = (tried: TriedValues, against: string | undefined): string =>
  [
    ...Object.entries(tried).map(([name, value]) => {
      const found = parameters.find((one) => one.name === name);
      return found === undefined ? name : `${name} ${sayValue(value / oneOfUnit(found.unit), found.unit)}`;
    }),
    ...(against === undefined ? [] : [`against ${basename(against)}`]),
  ].join(', ');

/**
 * `rules replay [--export FILE] [--with NUMBER=VALUE]… [--against PACKAGE] [--at INSTANT] [--json] [--page FILE]`: how many applications and times of the
 * store, or of an import file, would get another answer. It only reads.
 */
export const runReplay = async (
  { tried, export: file, against, at, json = false, page }: ReplayWanted,
  world: ReplayWorld,
): Promise<Outcome> => {
  const isTried = Object.keys(tried).length > 0;
  if (against === undefined && !isTried)
    return refused(2, 'replay: expected --with NUMBER=VALUE, --against PACKAGE, or both: otherwise nothing differs');
  const now = at === undefined ? E.right(world.now()) : parseIsoInstant(at);
  if (E.isLeft(now))
    return refused(2, `--at: expected an instant such as 2026-12-04T15:00:00Z, found ${JSON.stringify(at)}`);
  const other = against === undefined ? undefined : await world.loadPackage(against);
  if (other !== undefined && E.isLeft(other)) return refused(1, other.left);
  const after = byRules(isTried ? await world.loadRules(tried) : ruleSet);
  const opened =
    file === undefined
      ? E.mapLeft((why: string) => refused(1, why))(await world.openStore())
      : await fromFile(file, world);
  if (E.isLeft(opened)) return opened.left;
  const before = other === undefined ? byRules(ruleSet) : byFace(other.right);
  const report = await replay(opened.right, before, after, now.right, harmlessFields);
  await opened.right.close();
  if (!opened.right.isWhole()) return refused(1, 'The store stopped answering: nothing can be said. Try again.');
  if (page !== undefined) {
    const written = await world.writeFile(page, replayPage(report, triedInWords(tried, against), now.right));
    if (E.isLeft(written)) return refused(1, written.left);
  }
  const stdout = json ? JSON.stringify(report, null, 2) : inWords(report).join('\n');
  return { exit: 0, stdout: `${stdout}\n`, stderr: '' };
};
