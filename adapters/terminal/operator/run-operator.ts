import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseArgs } from 'node:util';
import { operatorRights } from '../../../application/ports/operator-caller';
import { operatorActs } from '../../contract/operator/operator.wire';
import { misnamed } from '../misnamed';
import type { Outcome } from '../outcome';
import type { Given, OperatorCommand } from './command';
import { operatorCommands } from './commands';
import { machineCommands, runMachineCommand } from './machine';
import type { OnMachine } from './machine-command';
import type { Reach } from './reach';

const misunderstood = (...lines: readonly string[]): Outcome => ({
  exit: 2,
  stdout: '',
  stderr: lines.map((line) => `${line}\n`).join(''),
});

/** Every command with its options, and the values of ACT, KIND and RIGHT. */
export const listOfOperatorCommands = (): readonly string[] => [
  ...operatorCommands.map(({ name, usage }) => `  ${name.padEnd(19)}${usage}`),
  ...machineCommands.map(({ name, takes, usage }) => `  ${[name, ...takes].join(' ').padEnd(19)}${usage}`),
  `  ACT: ${operatorActs.join(', ')}`,
  '  KIND: video, in_person, onboarding, onsite',
  `  RIGHT: ${operatorRights.join(', ')}`,
];

/** What stands for a command that the operator doesn't have. */
export const noSuchOperatorCommand = (name: string): Outcome =>
  misnamed(
    'command operator',
    name,
    [...operatorCommands, ...machineCommands].map((one) => one.name),
    'operator --help',
  );

const optionsIn = (
  { options }: OperatorCommand,
  args: readonly string[],
): E.Either<string, { given: Given; json: boolean }> =>
  pipe(
    E.tryCatch(
      () =>
        parseArgs({
          args: [...args],
          options: {
            ...Object.fromEntries(options.map((name) => [name, { type: 'string' }] as const)),
            json: { type: 'boolean' },
          },
        }),
      (fault) => (fault instanceof Error ? fault.message : String(fault)),
    ),
    E.map(({ values }) => ({
      given: Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
      ),
      json: values.json === true,
    })),
  );

/** `operator NAME …`: 0 done; 1 refused or not reached, with the reason; 2 wrong usage. */
export const runOperator = async (typed: readonly string[], reach: Reach, onMachine?: OnMachine): Promise<Outcome> => {
  // The name of a chat command has two words.
  const words = typed[0] === 'chat' ? 2 : 1;
  const name = typed.length === 0 ? undefined : typed.slice(0, words).join(' ');
  const args = typed.slice(words);
  const ofMachine = machineCommands.find((one) => one.name === name);
  if (ofMachine !== undefined && onMachine !== undefined) return runMachineCommand(ofMachine, args, onMachine);
  const command = operatorCommands.find((one) => one.name === name);
  if (name === undefined)
    return misunderstood('Name a command of the operator. There are:', ...listOfOperatorCommands());
  if (command === undefined) return noSuchOperatorCommand(name);
  const options = optionsIn(command, args);
  if (E.isLeft(options)) return misunderstood(options.left, `operator ${command.name} ${command.usage} [--json]`);
  return command.run(options.right.given, options.right.json, reach);
};
