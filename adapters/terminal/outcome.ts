/** A command's exit code and output: 0 done, 1 refused or not reached, 2 wrong usage. */
export interface Outcome {
  readonly exit: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}
