import * as E from 'fp-ts/Either';
import { parseIsoInstant, type Instant } from '../../domain/time/instant';
import type { Outcome } from './outcome';
import type { RuleSet } from '../rules/rule-set';
import { ruleSet } from '../rules/rule-set';
import type { TriedValues } from '../rules/rules-to-try';
import { byFace, replay, type Decides, type Face, type Report } from '../rules/replay/replay';
import { parsedBody } from '../contract/over-http';
import { replayedIn } from './replay-files';
import { table } from './table';

/** What replaying reaches outside the rules. */
export interface ReplayWorld {
  readonly loadRules: (tried: TriedValues) => Promise<RuleSet>;
  /** The rules of a package, or why they can't be read. */
  readonly loadPackage: (file: string) => Promise<E.Either<string, Face>>;
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

const inWords = ({ applications, slots, changed, slots_changed, rules }: Report): readonly string[] => [
  `${changed} of ${applications} applications and ${slots_changed} of ${slots} free times would have got another answer.`,
  ...(rules.length === 0
    ? []
    : [
        '',
        ...table([
          ['rule', 'from row', 'to row', 'answers'],
          ...rules.map(({ rule, from_row, to_row, count }) => [rule, from_row, to_row, String(count)]),
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
  /** An import file. */
  readonly export?: string | undefined;
  /** A package whose rules answer first, instead of the portal's. */
  readonly against?: string | undefined;
  readonly at?: string | undefined;
  readonly json?: boolean | undefined;
}

/**
 * `rules replay --export FILE [--with NUMBER=VALUE]… [--against PACKAGE] [--at INSTANT] [--json]`: how many applications and free times of an import file
 * would get another answer.
 */
export const runReplay = async (
  { tried, export: file, against, at, json = false }: ReplayWanted,
  world: ReplayWorld,
): Promise<Outcome> => {
  const isTried = Object.keys(tried).length > 0;
  if (file === undefined) return refused(2, '--export: expected an import file to replay');
  if (against === undefined && !isTried)
    return refused(2, 'replay: expected --with NUMBER=VALUE, --against PACKAGE, or both: otherwise nothing differs');
  const now = at === undefined ? E.right(world.now()) : parseIsoInstant(at);
  if (E.isLeft(now))
    return refused(2, `--at: expected an instant such as 2026-12-04T15:00:00Z, found ${JSON.stringify(at)}`);
  const read = await world.readFile(file);
  if (E.isLeft(read)) return refused(1, read.left);
  const replayed = replayedIn(parsedBody(read.right));
  if (E.isLeft(replayed)) return refused(2, ...replayed.left.map((fault) => `${file}: ${fault}`));
  const after = byRules(isTried ? await world.loadRules(tried) : ruleSet);
  const told = (before: Decides, later: Decides): Outcome => {
    const report = replay(replayed.right, before, later, now.right, harmlessFields);
    const stdout = json ? JSON.stringify(report, null, 2) : inWords(report).join('\n');
    return { exit: 0, stdout: `${stdout}\n`, stderr: '' };
  };
  if (against === undefined) return told(byRules(ruleSet), after);
  const other = await world.loadPackage(against);
  if (E.isLeft(other)) return refused(1, other.left);
  return told(byFace(other.right), after);
};
