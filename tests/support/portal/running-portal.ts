import { execFile, fork, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cache } from '../store/built';
import { shortLived } from '../store/processes';
import { openInbox, type Inbox } from './inbox';

export interface WireSlot {
  readonly slot_date: string;
  readonly slot_from: string;
  readonly slot_to: string;
}

/** The real portal in a process of its own: HTTP, embedded store, SMTP. Only its clock is replaced. */
export interface RunningPortal {
  readonly url: string;
  readonly dataDir: string;
  readonly inbox: Inbox;
  /** Advances the portal's clock. */
  readonly passTime: (milliseconds: number) => Promise<void>;
  /** Checks for due reminders, as the portal's own program does every 15 seconds. */
  readonly remind: () => Promise<void>;
  /** Strangers book a time until no place is left in it. */
  readonly fillUp: (positionId: number, slot: WireSlot) => Promise<void>;
  /** The start of a slot, in milliseconds. */
  readonly startOf: (slot: WireSlot, timezone: string) => Promise<number>;
  /** Cuts every connection to the portal, whatever is in flight. */
  readonly cutLines: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Kills it and starts it again at the same address and by the same clock, with what it has stored. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const program = 'dist/test/portal.mjs';

const preparedBy = (runner: number): string => join(cache, `portal-demo-${runner}`);

/** The demo that `prepareDemo` has made for all workers of this run of Playwright, with the program built; undefined: there is none. */
const prepared = (): string | undefined =>
  process.env['TEST_WORKER_INDEX'] !== undefined && existsSync(preparedBy(process.ppid))
    ? preparedBy(process.ppid)
    : undefined;

let bundled: Promise<unknown> | undefined;

/** Built once for all portals of a worker: the sources do not change while it runs. */
const buildProgram = async (): Promise<void> => {
  if (prepared() === undefined)
    await (bundled ??= promisify(execFile)(process.execPath, ['esbuild.config.mjs', 'test-portal']));
};

const told = (child: ChildProcess, word: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onMessage = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !(word in message)) return;
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(Object.entries(message).find(([key]) => key === word)?.[1]);
    };
    const onExit = (code: number | null): void => reject(new Error(`The portal ended with ${String(code)}.`));
    child.on('message', onMessage);
    child.on('exit', onExit);
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const launch = async (env: Readonly<Record<string, string>>): Promise<{ child: ChildProcess; url: string }> => {
  await buildProgram();
  const child = fork(program, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DEMO: '1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...shortLived],
  });
  return { child, url: String(await told(child, 'url')) };
};

const stop = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  child.kill(signal);
  await ended(child);
};

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'portal-'));

/** A folder in which a portal has created its store and loaded the demo. */
const makeDemo = async (): Promise<string> => {
  const dataDir = await newFolder();
  const { child } = await launch({ DATA_DIR: dataDir });
  await stop(child, 'SIGTERM');
  // The lock is a socket: it can't be copied, and belongs to the process that prepared the demo.
  for (const name of await readdir(dataDir)) if (name.endsWith('.lock')) await rm(join(dataDir, name));
  return dataDir;
};

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Makes the demo once for all workers of a run, each of which would need seconds for its own. */
export const prepareDemo = async (): Promise<void> => {
  await mkdir(cache, { recursive: true });
  for (const older of await readdir(cache)) {
    const runner = /^portal-demo-(\d+)/.exec(older)?.[1];
    if (runner !== undefined && (Number(runner) === process.ppid || !runs(Number(runner))))
      await rm(join(cache, older), { recursive: true });
  }
  const made = await makeDemo();
  // Temporary folders may be on another disk, and a demo is there completely or not at all.
  const half = `${preparedBy(process.ppid)}-half`;
  await promisify(execFile)('cp', ['-R', made, half]);
  await rm(made, { recursive: true });
  await rename(half, preparedBy(process.ppid));
};

let own: Promise<string> | undefined;

/** Every test's portal starts from a copy: creating takes seconds, copying a tenth of one. */
const demoFolder = (): Promise<string> => {
  own ??= makeDemo().then((dataDir) => {
    process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    return dataDir;
  });
  return own;
};

const copyOfDemo = async (): Promise<string> => {
  const dataDir = await newFolder();
  // Node's own `cp` needs ten times as long for a thousand files.
  await promisify(execFile)('cp', ['-R', `${prepared() ?? (await demoFolder())}/.`, dataDir]);
  return dataDir;
};

export const startPortal = async (
  given: {
    readonly env?: Readonly<Record<string, string>>;
    readonly dataDir?: string;
    readonly inbox?: Inbox;
  } = {},
): Promise<RunningPortal> => {
  const inbox = given.inbox ?? (await openInbox());
  const dataDir = given.dataDir ?? (await copyOfDemo());
  const env = { DATA_DIR: dataDir, SMTP_URL: inbox.url, ...given.env };
  const first = await launch(env);
  const { url } = first;
  let { child } = first;
  let ahead = 0;
  return {
    url,
    dataDir,
    inbox,
    passTime: async (milliseconds) => {
      const passed = told(child, 'passed');
      child.send({ pass: milliseconds });
      await passed;
      ahead += milliseconds;
    },
    remind: async () => {
      const reminded = told(child, 'reminded');
      child.send({ remind: true });
      await reminded;
    },
    fillUp: async (positionId, slot) => {
      const filled = told(child, 'filled');
      child.send({ fill: slot, position_id: positionId });
      await filled;
    },
    startOf: async (slot, timezone) => {
      const start = told(child, 'start');
      child.send({ startOf: { ...slot, timezone } });
      return Number(await start);
    },
    cutLines: async () => {
      const cut = told(child, 'cut');
      child.send({ cut: true });
      await cut;
    },
    kill: () => stop(child, 'SIGKILL'),
    restart: async () => {
      await stop(child, 'SIGKILL');
      ({ child } = await launch({ ...env, PORT: new URL(url).port, CLOCK_AHEAD: String(ahead) }));
    },
    close: async () => {
      await stop(child, 'SIGTERM');
      if (given.inbox === undefined) await inbox.close();
      if (given.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
