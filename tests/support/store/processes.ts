import { spawn } from 'node:child_process';
import { inFull } from '../in-full';

/** Another process, real: it is read line by line, and killed with SIGKILL. */
export interface Other {
  readonly pid: number;
  /** Its standard output so far. */
  readonly lines: () => readonly string[];
  /** Waits until it has printed at least so many lines, or has ended. */
  readonly says: (atLeast: number) => Promise<readonly string[]>;
  /** Its standard error. */
  readonly complaints: () => string;
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT' | 'SIGTERM' | 'SIGINT') => void;
  readonly kill: () => Promise<void>;
  /** Ends its standard input, and waits for the process. */
  readonly dismiss: () => Promise<number | null>;
  readonly ended: Promise<number | null>;
}

/**
 * A test's process lives for seconds: optimizing its scripts or the embedded store's engine costs more than it saves. An attack at full length, which
 * measures speed, runs as in production.
 */
export const shortLived = inFull ? [] : ['--liftoff-only', '--no-opt', '--min-semi-space-size=16'];

type Environment = Readonly<Record<string, string | undefined>>;

export const startOther = (program: string, ...args: readonly string[]): Other => startOtherIn({}, program, ...args);

/** The same, with environment variables in addition to this process's. */
export const startOtherIn = (env: Environment, program: string, ...args: readonly string[]): Other => {
  const child = spawn(process.execPath, [...shortLived, program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  let over = false;
  const waiting = new Set<() => void>();
  const wake = (): void => waiting.forEach((look) => look());
  const lines = (): readonly string[] => said.split('\n').slice(0, -1);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    wake();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text));
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      over = true;
      wake();
      resolve(code);
    }),
  );
  return {
    pid: child.pid ?? 0,
    lines,
    says: (atLeast) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (lines().length < atLeast && !over) return;
          waiting.delete(look);
          resolve(lines());
        };
        waiting.add(look);
        look();
      }),
    complaints: () => complained,
    signal: (signal) => void child.kill(signal),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    dismiss: async () => {
      child.stdin.end();
      return ended;
    },
    ended,
  };
};
