import { execFile, fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
  readonly close: () => Promise<void>;
}

const program = 'dist/test/portal.mjs';

let bundled: Promise<unknown> | undefined;

/** Built once for all portals of a worker: the sources do not change while it runs. */
const buildProgram = (): Promise<unknown> =>
  (bundled ??= promisify(execFile)(process.execPath, ['esbuild.config.mjs', 'test-portal']));

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
  });
  return { child, url: String(await told(child, 'url')) };
};

const stop = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  child.kill(signal);
  await ended(child);
};

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'portal-'));

let demo: Promise<string> | undefined;

/**
 * A folder in which a portal has created its store and loaded the demo, made once by the portal itself. Every test's portal starts from a copy:
 * creating takes seconds, copying a tenth of one.
 */
const demoFolder = (): Promise<string> => {
  demo ??= (async () => {
    const dataDir = await newFolder();
    process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    const { child } = await launch({ DATA_DIR: dataDir });
    await stop(child, 'SIGTERM');
    return dataDir;
  })();
  return demo;
};

const copyOfDemo = async (): Promise<string> => {
  const dataDir = await newFolder();
  // The lock is a socket: it can't be copied, and belongs to the process that prepared the demo.
  await cp(await demoFolder(), dataDir, { recursive: true, filter: (source) => !source.endsWith('.lock') });
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
  const { child, url } = await launch({ DATA_DIR: dataDir, SMTP_URL: inbox.url, ...given.env });
  return {
    url,
    dataDir,
    inbox,
    passTime: async (milliseconds) => {
      const passed = told(child, 'passed');
      child.send({ pass: milliseconds });
      await passed;
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
    close: async () => {
      await stop(child, 'SIGTERM');
      if (given.inbox === undefined) await inbox.close();
      if (given.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
