import * as E from 'fp-ts/Either';
import { parseIsoInstant, type Instant } from '../../domain/time/instant';
import type { Outcome } from './outcome';
import type { RuleSet } from '../rules/rule-set';
import { ruleSet } from '../rules/rule-set';
import type { TriedValues } from '../rules/rules-to-try';
import { byAnswers, replay, type Decides, type Report } from '../rules/replay/replay';
import { parsedBody } from '../contract/over-http';
import { replayedIn } from './replay-files';
import { table } from './table';

/** A rule's answer in another package. */
export type AnswerRule = (name: string, question: unknown) => E.Either<unknown, unknown>;

/** What replaying reaches outside the rules. */
export interface ReplayWorld {
  readonly loadRules: (tried: TriedValues) => Promise<RuleSet>;
  /** The rules of a package, or why they can't be read. */
  readonly loadPackage: (file: string) => Promise<E.Either<string, AnswerRule>>;
  readonly readFile: (file: string) => Promise<E.Either<string, string>>;
  readonly now: () => Instant;
}

const byRules = ({ rules, chapters }: RuleSet): Decides => {
  const ruleNamed = new Map(rules.map((rule) => [rule.name, rule]));
  const chapterNamed = new Map(chapters.map((chapter) => [chapter.rule.name, chapter]));
  const { answer } = byAnswers((name, question) => ruleNamed.get(name)?.answer(question) ?? E.left(name));
  return {
    answer,
    row: ({ rule, question }) => {
      const verdict = chapterNamed.get(rule)?.decide(question);
      return verdict !== undefined && E.isRight(verdict) ? verdict.right.row : undefined;
    },
  };
};

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

const valueAfter = (words: readonly string[], option: string): string | undefined => {
  const at = words.indexOf(option);
  return at === -1 ? undefined : (words[at + 1] ?? '');
};

const options = ['--export', '--against', '--at'];

/**
 * `rules replay --export FILE [--with NUMBER=VALUE]… [--against PACKAGE] [--at INSTANT] [--json]`: how many applications and free times of an import file
 * would get another answer.
 */
export const runReplay = async (words: readonly string[], tried: TriedValues, world: ReplayWorld): Promise<Outcome> => {
  const unknown = words.filter(
    (word, at) => ![...options, '--json'].includes(word) && !options.includes(words[at - 1] ?? ''),
  );
  if (unknown.length > 0)
    return refused(
      2,
      `replay: ${JSON.stringify(unknown[0])} is no option; there are --with, ${options.join(', ')}, --json`,
    );
  const [file, against, at] = options.map((option) => valueAfter(words, option));
  if (file === undefined || file === '') return refused(2, '--export: expected an import file to replay');
  if (against === undefined && Object.keys(tried).length === 0)
    return refused(2, 'replay: expected --with NUMBER=VALUE, --against PACKAGE, or both: otherwise nothing differs');
  const now = at === undefined ? E.right(world.now()) : parseIsoInstant(at);
  if (E.isLeft(now))
    return refused(2, `--at: expected an instant such as 2026-12-04T15:00:00Z, found ${JSON.stringify(at)}`);
  const read = await world.readFile(file);
  if (E.isLeft(read)) return refused(1, read.left);
  const replayed = replayedIn(parsedBody(read.right));
  if (E.isLeft(replayed)) return refused(2, ...replayed.left.map((fault) => `${file}: ${fault}`));
  const set = Object.keys(tried).length === 0 ? ruleSet : await world.loadRules(tried);
  if (against === undefined) return told(replay(replayed.right, byRules(ruleSet), byRules(set), now.right), words);
  const other = await world.loadPackage(against);
  if (E.isLeft(other)) return refused(1, other.left);
  const { answer } = byRules(set);
  return told(replay(replayed.right, byAnswers(other.right), { answer, row: answer }, now.right), words);
};

const told = (report: Report, words: readonly string[]): Outcome => ({
  exit: 0,
  stdout: words.includes('--json') ? `${JSON.stringify(report, null, 2)}\n` : `${inWords(report).join('\n')}\n`,
  stderr: '',
});
