import {
  candidateCommandNamed,
  candidateCommandNames,
  listOfCandidateCommands,
  runCandidate,
  type OpenCandidate,
} from './candidate/run-candidate';
import { explainUsage, runExplain } from './explain/run-explain';
import type { OnMachine } from './operator/machine-command';
import type { Reach } from './operator/reach';
import { listOfOperatorCommands, noSuchOperatorCommand, runOperator } from './operator/run-operator';
import { misnamed } from './misnamed';
import { exitCodes, type Outcome } from './outcome';
import type { ReplayWorld } from './run-replay';
import { helpOfRule } from './rule-help';
import { listOfRules, noSuchRule, runRules } from './run-rule';

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
    'rules replay             with --with NUMBER=VALUE or --against PACKAGE: how many applications and times of the store of the settings,',
    '                         or of an import file (--export FILE), would get another answer; --at INSTANT instead of now, --json all of',
    '                         it, --page FILE a page for a browser; it only reads',
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

/** The lines of the usage about a command: its own, and those indented below it. */
const linesOf = (command: string): readonly string[] => {
  const all = usage().split('\n');
  return all.flatMap((line, at) => {
    if (line.trim().split(/\s+/)[0] !== command) return [];
    const indent = line.search(/\S/);
    const below = all.slice(at + 1).findIndex((next) => next.search(/\S/) <= indent);
    return all.slice(at, below === -1 ? undefined : at + 1 + below);
  });
};

const noSuchCommand = (name: string): Outcome =>
  misnamed('command', name, ['rules', 'explain', 'operator', 'help', '--version', ...candidateCommandNames], 'help');

/** What a group of commands does, its own and those that it has, and one of them as an example. */
const helpOfGroup = (group: string, what: string, list: readonly string[], example: string): readonly string[] => [
  ...linesOf(group),
  '',
  what,
  ...list,
  '',
  'For example:',
  `  npm run --silent cli -- ${example}`,
];

const helpLines = (command: string, of: string | undefined): readonly string[] => {
  if (command === 'operator' && of === undefined)
    return helpOfGroup(
      'operator',
      'The commands of the operator:',
      listOfOperatorCommands(),
      'operator see --email maria.santos@example.org --position 101',
    );
  if (command === 'rules' && of === undefined)
    return helpOfGroup(
      'rules',
      'The rules; rules NAME --help tells what one takes:',
      listOfRules(),
      'rules zip --help',
    );
  if (command === 'rules' && of !== undefined) return helpOfRule(of);
  return linesOf(command === 'operator' ? (of ?? command) : command);
};

/** What was asked with --help: a command, one of the operator's, or a rule. */
const helpOf = (command: string, of: string | undefined): Outcome => {
  const own = helpLines(command, of);
  if (own.length > 0) return { exit: 0, stdout: `${[...own, '', ...exitCodes].join('\n')}\n`, stderr: '' };
  if (command === 'operator') return noSuchOperatorCommand(of ?? '');
  return command === 'rules' ? noSuchRule(of) : noSuchCommand(command);
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
  const full = words === 0 || name === undefined ? command : `chat ${name}`;
  const candidate = candidateCommandNamed(full);
  if (candidate !== undefined) return runCandidate(candidate, args.slice(words), openCandidate);
  return full === undefined ? { exit: 2, stdout: '', stderr: usage() } : noSuchCommand(full);
};

/** The terminal face: takes a command line, and returns its output and exit code. */
export const runTerminal = async (line: readonly string[], world: TerminalWorld): Promise<Outcome> => {
  const [command = '', ...args] = line;
  if (args.includes('--help'))
    return helpOf(
      command,
      args.find((arg) => !arg.startsWith('-')),
    );
  const outcome = await run(line, world);
  return args.includes('--json') ? withJson(outcome) : outcome;
};
