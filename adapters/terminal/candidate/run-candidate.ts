import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseArgs } from 'node:util';
import type { Outcome } from '../outcome';
import type { CandidateWorld } from './candidate-world';
import type { CandidateCommand, Typed } from './command';
import { answerCommand } from './commands/answer';
import { applyCommand } from './commands/apply';
import { chatListCommand, chatReadCommand, chatSendCommand } from './commands/chat';
import { cancelCommand, declineCommand } from './commands/give-up';
import { jobsCommand } from './commands/jobs';
import { profileCommand } from './commands/profile';
import { signInCommand, signOutCommand } from './commands/sign-in';
import { slotsCommand } from './commands/slots';
import { proveCommand } from './commands/prove';
import { bookCommand, moveCommand } from './commands/take-time';

/** Every command of a candidate, in the order in which they are listed. */
const candidateCommands: readonly CandidateCommand[] = [
  signInCommand,
  signOutCommand,
  proveCommand,
  profileCommand,
  jobsCommand,
  applyCommand,
  answerCommand,
  slotsCommand,
  bookCommand,
  moveCommand,
  cancelCommand,
  declineCommand,
  chatListCommand,
  chatReadCommand,
  chatSendCommand,
];

/** Opens the keys, in the given file or in the candidate's own; each fault of the settings is a line. */
export type OpenCandidate = (keysPath: string | undefined) => E.Either<readonly string[], CandidateWorld>;

const withUsage = ({ name, usage }: CandidateCommand): string => [name, usage].filter((part) => part !== '').join(' ');

/** Every command with its options, and its description below. */
export const listOfCandidateCommands = (): readonly string[] =>
  candidateCommands.flatMap((command) => [`  ${withUsage(command)}`, `      ${command.does}`]);

/** The names of a candidate's commands, in that order. */
export const candidateCommandNames: readonly string[] = candidateCommands.map(({ name }) => name);

export const candidateCommandNamed = (name: string | undefined): CandidateCommand | undefined =>
  candidateCommands.find((command) => command.name === name);

interface Line {
  readonly typed: Typed;
  readonly json: boolean;
  readonly keysPath: string | undefined;
}

const lineOf = ({ bare, options }: CandidateCommand, args: readonly string[]): E.Either<string, Line> =>
  pipe(
    E.tryCatch(
      () =>
        parseArgs({
          args: [...args],
          allowPositionals: bare !== undefined,
          options: {
            ...Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }] as const)),
            json: { type: 'boolean' },
            keys: { type: 'string' },
          },
        }),
      (fault) => (fault instanceof Error ? fault.message : String(fault)),
    ),
    E.filterOrElse(
      ({ positionals }) => positionals.length <= 1,
      ({ positionals }) => `Unexpected argument '${String(positionals[1])}'.`,
    ),
    E.map(({ values, positionals: [word] }) => ({
      typed: Object.fromEntries([
        ...(bare === undefined || word === undefined ? [] : [[bare, word] as const]),
        ...Object.entries(values).flatMap(([name, value]) =>
          typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
        ),
      ]),
      json: values.json === true,
      keysPath: typeof values.keys === 'string' ? values.keys : undefined,
    })),
  );

const ended = (exit: 0 | 1 | 2, out: readonly string[], err: readonly string[] = []): Outcome => ({
  exit,
  stdout: out.map((line) => `${line}\n`).join(''),
  stderr: err.map((line) => `${line}\n`).join(''),
});

/** `sign-in`, `jobs`, `book` …: 0 done; 1 refused or not reached, with the reasons; 2 wrong usage. */
export const runCandidate = async (
  command: CandidateCommand,
  args: readonly string[],
  open: OpenCandidate,
): Promise<Outcome> => {
  const line = lineOf(command, args);
  if (E.isLeft(line)) return ended(2, [], [line.left, `${withUsage(command)} [--json] [--keys FILE]`]);
  const act = command.read(line.right.typed);
  if (E.isLeft(act)) return ended(2, [], act.left);
  const world = open(line.right.keysPath);
  if (E.isLeft(world)) return ended(2, [], world.left);
  const answer = await act.right(world.right)();
  const trouble = world.right.keys.trouble();
  const troubles = trouble === undefined ? [] : [trouble];
  if (E.isLeft(answer)) return ended(1, [], [...answer.left, ...troubles]);
  const { lines, json } = answer.right;
  return ended(0, line.right.json ? [JSON.stringify(json, null, 2)] : lines, troubles);
};
