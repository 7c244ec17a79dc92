import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { misnamed } from './misnamed';
import type { Outcome } from './outcome';
import { parameters } from '../../domain/parameters/sheet';
import type { Rule } from '../rules/rule';
import { rules } from '../rules/rules';
import { runReplay, type ReplayWorld } from './run-replay';
import { triedIn } from './tried-values';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** A text file may begin with a byte order mark, which is not JSON. */
const readJson = (text: string): E.Either<readonly string[], unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text.replace(/^\uFEFF/, '')),
    (fault) => [
      text.trim() === ''
        ? 'standard input: expected a JSON object or a list of them, found nothing'
        : `standard input: expected JSON: ${oneLine(String(fault))}`,
    ],
  );

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

/** Every rule with its input and output. */
export const listOfRules = (): readonly string[] => {
  const width = Math.max(...rules.map(({ name }) => name.length)) + 2;
  return rules.map(({ name, shape }) => `  ${name.padEnd(width)}${shape}`);
};

/** What stands for a rule that there isn't; without a name, the list. */
export const noSuchRule = (name: string | undefined): Outcome =>
  name === undefined
    ? { exit: 2, stdout: '', stderr: lines(['Name a rule. There are:', ...listOfRules()]) }
    : misnamed('rule', name, [...rules.map((rule) => rule.name), 'parameters', 'replay'], 'rules');

const faulty = (faults: readonly string[]): Outcome => ({ exit: 2, stdout: '', stderr: lines(faults) });

const answered = (rule: Rule, input: string): Outcome =>
  pipe(
    readJson(input),
    E.flatMap(rule.answer),
    E.match(faulty, (answer): Outcome => ({ exit: 0, stdout: `${JSON.stringify(answer, null, 2)}\n`, stderr: '' })),
  );

/** A rule's answer to standard input. If any question in a list has a fault, none is answered, and every fault is named. */
export const runRule = (name: string | undefined, input: string, all: readonly Rule[] = rules): Outcome => {
  const rule = all.find((one) => one.name === name);
  return rule === undefined ? noSuchRule(name) : answered(rule, input);
};

const options = {
  with: { type: 'string', multiple: true },
  export: { type: 'string' },
  against: { type: 'string' },
  at: { type: 'string' },
  json: { type: 'boolean' },
  page: { type: 'string' },
} as const;

/** The words and options of a line, or why it can't be understood. */
const typedIn = (words: readonly string[]) =>
  E.tryCatch(
    () => parseArgs({ args: [...words], options, allowPositionals: true }),
    (fault) => [oneLine(fault instanceof Error ? fault.message : String(fault))],
  );

/** `rules NAME [--with NUMBER=VALUE]…`, `rules parameters` and `rules replay`. Standard input is read only if there is such a rule. */
export const runRules = async (
  words: readonly string[],
  readInput: () => Promise<string>,
  world: ReplayWorld,
): Promise<Outcome> => {
  const typed = typedIn(words);
  if (E.isLeft(typed)) return faulty(typed.left);
  const { positionals, values } = typed.right;
  const tried = triedIn(values.with ?? []);
  if (E.isLeft(tried)) return faulty(tried.left);
  const [name] = positionals;
  if (name === 'parameters') return { exit: 0, stdout: `${JSON.stringify(parameters, null, 2)}\n`, stderr: '' };
  if (name === 'replay') return runReplay({ ...values, tried: tried.right }, world);
  if (rules.every((rule) => rule.name !== name)) return noSuchRule(name);
  const all = Object.keys(tried.right).length === 0 ? rules : (await world.loadRules(tried.right)).rules;
  return runRule(name, await readInput(), all);
};
