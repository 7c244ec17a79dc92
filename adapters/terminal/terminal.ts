import {
  candidateCommandNamed,
  listOfCandidateCommands,
  runCandidate,
  type OpenCandidate,
} from './candidate/run-candidate';
import { explainUsage, runExplain } from './explain/run-explain';
import type { Reach } from './operator/reach';
import { listOfOperatorCommands, runOperator } from './operator/run-operator';
import type { Outcome } from './outcome';
import { listOfRules, ruleNamed, runRule } from './run-rule';

const usage = (): string =>
  [
    'npm run --silent cli -- COMMAND …',
    '',
    'help                     this text',
    'rules NAME               answers a rule: reads one JSON object, or a list of them, from standard input and prints the',
    '                         answers as JSON in the same shape; bad input: exit 2, one line for each fault',
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
  ].join('\n');

/**
 * The terminal face: a command line's output and exit code. Standard input is read only by commands that use it, so that a mistyped command answers
 * at once.
 */
export const runTerminal = async (
  [command, ...args]: readonly string[],
  readInput: () => Promise<string>,
  reach: Reach,
  openCandidate: OpenCandidate,
): Promise<Outcome> => {
  const [name] = args;
  if (command === 'operator') return runOperator(args, reach);
  if (command === 'rules') return runRule(name, ruleNamed(name) === undefined ? '' : await readInput());
  if (command === 'explain') return runExplain(args, readInput);
  if (command === 'help' || command === '--help') return { exit: 0, stdout: usage(), stderr: '' };
  const candidate = candidateCommandNamed(command);
  if (candidate !== undefined) return runCandidate(candidate, args, openCandidate);
  const complaint = command === undefined ? '' : `There is no command ${JSON.stringify(command)}.\n\n`;
  return { exit: 2, stdout: '', stderr: `${complaint}${usage()}` };
};
