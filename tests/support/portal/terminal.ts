import { openCandidate } from '../../../adapters/composition/terminal-candidate';
import { reachProvider } from '../../../adapters/composition/reach-provider';
import { runTerminal } from '../../../adapters/terminal/terminal';
import { nothingReached } from './terminal-world';

/** How a command ended: its exit status, and its two outputs together. */
export interface Ended {
  readonly exit: number;
  readonly said: string;
}

/** No command of these portals opens a store: they answer at PUBLIC_URL. */
const noStore = new URL('file:///no-store-worker.mjs');

/**
 * The commands of the terminal, against the portal of these settings, without a process for each: starting one takes a second. What a process adds is
 * tested in tests/adapters/terminal/terminal.test.ts and tests/server/operator/operator-program.test.ts.
 */
export const terminalWith =
  (env: Readonly<Record<string, string>>) =>
  async (...args: readonly string[]): Promise<Ended> => {
    const { exit, stdout, stderr } = await runTerminal(args, {
      ...nothingReached,
      readInput: () => Promise.resolve(''),
      reach: () => reachProvider(env, noStore),
      openCandidate: openCandidate(env),
    });
    return { exit, said: `${stdout}${stderr}`.trim() };
  };
