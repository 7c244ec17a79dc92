import {
  candidateCommandNamed,
  listOfCandidateCommands,
  runCandidate,
  type OpenCandidate,
} from './candidate/run-candidate';
import { explainUsage, runExplain } from './explain/run-explain';
import type { OnMachine } from './operator/machine-command';
import type { Reach } from './operator/reach';
import { listOfOperatorCommands, runOperator } from './operator/run-operator';
import { exitCodes, type Outcome } from './outcome';
import type { ReplayWorld } from './run-replay';
import { listOfRules, runRules } from './run-rule';

const usage = (): string =>
  [
    'npm run --silent cli -- COMMAND …',
    '',
    'help                     this text; COMMAND --help tells one command',
    '--version                the version of the portal',
    'rules NAME               answers a rule: reads one JSON object, or a list of them, from standard input and prints the',
    '                         answers as JSON in the same shape; bad input: exit 2, one line for each fault;',
    '                         --with NUMBER=VALUE, also several times, tries other numbers than the portal runs on: --with lead_time=60',
    'rules parameters         prints every number of the rules as JSON: its value, unit, range, source and sentence',
    'rules replay             --export FILE with --with NUMBER=VALUE or --against PACKAGE: how many applications and free times of an',
    '                         import file would get another answer; --at INSTANT instead of now, --json all of it; it only reads',
    ...explainUsage,
    'operator NAME …          acts for the employer on the portal at PUBLIC_URL, with OPERATOR_TOKEN, or on its store while no portal runs;',
    '                         --json prints the answer as JSON; 0 done, 1 refused and why, 2 not understood',
    '',
    "A candidate's commands, for the portal at PUBLIC_URL (--json prints the answer as JSON, --keys FILE keeps the session elsewhere",
    'than in ~/.config/candidate-portal/keys.json; 0 done, 1 refused and why, 2 not understood):',
    ...listOfCandidateCommands(),
    '',
    'The commands of the operator:',
    ...listOfOperatorCommands(),
    '',
    "The rules, and what they take and give (… stands for an application's fields, ? for what may be left out):",
    ...listOfRules(),
    '',
    ...exitCodes,
    '',
  ].join('\n');

/** The usage lines about a command: its own, and those indented below it. */
const helpOf = (command: string): Outcome => {
  const lines = usage().split('\n');
  const own = lines.flatMap((line, at) => {
    if (line.trim().split(/\s+/)[0] !== command) return [];
    const indent = line.search(/\S/);
    const below = lines.slice(at + 1).findIndex((next) => next.search(/\S/) <= indent);
    return lines.slice(at, below === -1 ? undefined : at + 1 + below);
  });
  return own.length === 0
    ? { exit: 2, stdout: '', stderr: `There is no command ${JSON.stringify(command)}.\n` }
    : { exit: 0, stdout: `${[...own, '', ...exitCodes].join('\n')}\n`, stderr: '' };
};

/** With --json, a failure is JSON on standard output, too; the human-readable text stays on standard error. */
const withJson = (outcome: Outcome): Outcome => {
  if (outcome.exit === 0 || outcome.stdout !== '') return outcome;
  const reasons = outcome.stderr.split('\n').filter((line) => line.trim() !== '');
  return { ...outcome, stdout: `${JSON.stringify({ error: { exit: outcome.exit, reasons } }, null, 2)}\n` };
};

/** What the commands reach beside their own words. */
export interface TerminalWorld {
  /** Standard input, read only by commands that use it, so that a mistyped command answers at once. */
  readonly readInput: () => Promise<string>;
  readonly reach: Reach;
  readonly openCandidate: OpenCandidate;
  readonly rules: ReplayWorld;
  readonly version?: string;
  readonly onMachine?: OnMachine;
}

const run = async (
  [command, ...args]: readonly string[],
  { readInput, reach, openCandidate, rules, version = '', onMachine }: TerminalWorld,
): Promise<Outcome> => {
  const [name] = args;
  if (command === 'operator') return runOperator(args, reach, onMachine);
  if (command === 'rules') return runRules(args, readInput, rules);
  if (command === 'explain') return runExplain(args, readInput);
  if (command === 'help' || command === '--help') return { exit: 0, stdout: usage(), stderr: '' };
  if (command === '--version') return { exit: 0, stdout: `${version}\n`, stderr: '' };
  // The name of a chat command has two words.
  const words = command === 'chat' && name !== undefined ? 1 : 0;
  const full = words === 0 ? command : `chat ${String(name)}`;
  const candidate = candidateCommandNamed(full);
  if (candidate !== undefined) return runCandidate(candidate, args.slice(words), openCandidate);
  const complaint = full === undefined ? '' : `There is no command ${JSON.stringify(full)}.\n\n`;
  return { exit: 2, stdout: '', stderr: `${complaint}${usage()}` };
};

/** The terminal face: takes a command line, and returns its output and exit code. */
export const runTerminal = async (line: readonly string[], world: TerminalWorld): Promise<Outcome> => {
  const [command = '', ...args] = line;
  if (args.includes('--help'))
    return helpOf(command === 'operator' ? (args.find((arg) => arg !== '--help') ?? command) : command);
  const outcome = await run(line, world);
  return args.includes('--json') ? withJson(outcome) : outcome;
};
