import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Outcome } from './outcome';
import type { Rule } from '../rules/rule';
import { rules } from '../rules/rules';

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

const answered = (rule: Rule, input: string): Outcome =>
  pipe(
    readJson(input),
    E.flatMap(rule.answer),
    E.match(
      (faults): Outcome => ({ exit: 2, stdout: '', stderr: lines(faults) }),
      (answer): Outcome => ({ exit: 0, stdout: `${JSON.stringify(answer, null, 2)}\n`, stderr: '' }),
    ),
  );

export const ruleNamed = (name: string | undefined): Rule | undefined => rules.find((rule) => rule.name === name);

/** `rules NAME`: a command's answer to its standard input. If any question in a list has a fault, none is answered, and every fault is named. */
export const runRule = (name: string | undefined, input: string): Outcome => {
  const rule = ruleNamed(name);
  return rule === undefined ? noSuchRule(name) : answered(rule, input);
};
