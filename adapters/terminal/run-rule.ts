import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
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

const noSuchRule = (name: string | undefined): Outcome => ({
  exit: 2,
  stdout: '',
  stderr: lines([
    name === undefined ? 'Name a rule. There are:' : `There is no rule ${JSON.stringify(name)}. There are:`,
    ...listOfRules(),
  ]),
});

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

/** `rules NAME [--with NUMBER=VALUE]…`, `rules parameters` and `rules replay`. Standard input is read only if there is such a rule. */
export const runRules = async (
  words: readonly string[],
  readInput: () => Promise<string>,
  world: ReplayWorld,
): Promise<Outcome> => {
  const given = triedIn(words);
  if (E.isLeft(given)) return faulty(given.left);
  const { tried, rest } = given.right;
  const [name] = rest;
  if (name === 'parameters') return { exit: 0, stdout: `${JSON.stringify(parameters, null, 2)}\n`, stderr: '' };
  if (name === 'replay') return runReplay(rest.slice(1), tried, world);
  if (rules.every((rule) => rule.name !== name)) return noSuchRule(name);
  const all = Object.keys(tried).length === 0 ? rules : (await world.loadRules(tried)).rules;
  return runRule(name, await readInput(), all);
};
