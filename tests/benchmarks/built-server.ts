import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { onDatabase } from '../support/portal/program';
import { processorTimeOf } from './processor-time';
import { freePort } from './scratch';

const run = promisify(execFile);

/** The built portal as shipped: dist/server/main.mjs in its own process. */
export interface BuiltServer {
  readonly url: string;
  /** From process start to the first page served, in milliseconds. */
  readonly startedIn: number;
  /** The memory that the process has in use, in MB. */
  readonly memory: () => Promise<number>;
  /** The processor time that it has used, in milliseconds. */
  readonly processorTime: () => Promise<number>;
  readonly stop: () => Promise<void>;
  /** Ends it without a chance to close the store. */
  readonly kill: () => Promise<void>;
}

export interface BuiltServerSettings {
  readonly dataDir: string;
  readonly demo: boolean;
  /** Undefined: mails stay in the outbox. */
  readonly smtpUrl?: string;
  /** Undefined: the embedded store. */
  readonly databaseUrl?: string;
  /** Other settings. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Clears settings that a developer's shell may have set. */
const environment = (port: number, { dataDir, demo, smtpUrl, databaseUrl, more }: BuiltServerSettings) => ({
  PATH: process.env['PATH'],
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  DEMO: demo ? '1' : '0',
  LOG_LEVEL: 'warn',
  SMTP_URL: smtpUrl,
  ...(databaseUrl === undefined ? {} : onDatabase(databaseUrl)),
  ...more,
});

export const startBuiltServer = async (settings: BuiltServerSettings): Promise<BuiltServer> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: environment(port, settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killIt = (): void => void child.kill('SIGKILL');
  process.once('exit', killIt);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', killIt);
      resolve();
    });
  });
  const listens = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('answers at')) resolve();
    });
  });
  await Promise.race([
    listens,
    ended.then(() => {
      throw new Error('The built server ended before it listened.');
    }),
  ]);
  const { status } = await fetch(`${url}/candidateslogin`);
  if (status !== 200) throw new Error(`The built server answers its first page with ${status}.`);
  return {
    url,
    startedIn: performance.now() - started,
    memory: async () => Number((await run('ps', ['-o', 'rss=', '-p', String(child.pid)])).stdout) / 1024,
    processorTime: () => processorTimeOf(child.pid ?? Number.NaN),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      killIt();
      await ended;
    },
  };
};
