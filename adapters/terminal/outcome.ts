/** What a command leaves behind: 0 done, 1 refused or not reached, 2 not asked in a way it understands. */
export interface Outcome {
  readonly exit: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}
