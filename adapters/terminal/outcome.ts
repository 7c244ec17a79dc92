/** A command's exit code and output: 0 done, 1 refused or not reached, 2 wrong usage. */
export interface Outcome {
  readonly exit: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

const meanings: Readonly<Record<Outcome['exit'], string>> = {
  0: 'done',
  1: 'refused or not reached, with the reasons',
  2: 'not understood: a wrong command, option or input',
};

/** The exit codes, as listed in every command's help. */
export const exitCodes: readonly string[] = [
  'Exit codes:',
  ...Object.entries(meanings).map(([code, meaning]) => `  ${code}  ${meaning}`),
];
