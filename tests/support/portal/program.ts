import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInbox, type Inbox } from './inbox';
import { cache } from '../store/built';
import { startOtherIn, type Other } from '../store/processes';
import type { Workshop } from '../store/stores';

/** As in built.ts: tests and benchmarks run in the checkout's folder. */
const top = process.cwd();

/** A running portal in a process: `npm start`, without pages unless requested. */
export interface Portal extends Pick<Other, 'pid' | 'complaints' | 'ended' | 'kill' | 'lines' | 'signal'> {
  readonly url: string;
}

/** The result of a program. */
export interface Done {
  readonly status: number | null;
  /** Its standard output, line by line. */
  readonly out: readonly string[];
  /** Its standard error, line by line. */
  readonly err: readonly string[];
}

export type Environment = Readonly<Record<string, string>>;

/** The portal's own programs, built outside dist/, so that a build meanwhile does not disturb them. */
export interface Programs {
  /** Starts the portal; throws if it does not start. */
  readonly start: (env: Environment) => Promise<Portal>;
  /** Starts the portal, whether or not it succeeds. */
  readonly attempt: (env: Environment) => Other;
  /** `npm run import -- …` or `npm run cli -- …`, until it ends. */
  readonly run: (env: Environment, program: 'import' | 'cli', ...args: readonly string[]) => Promise<Done>;
  /** `npm run import -- file`, which must succeed. */
  readonly load: (env: Environment, file: string) => Promise<void>;
  readonly newFolder: () => string;
  /** Where the mails go. */
  readonly newInbox: () => Promise<Inbox>;
  /** Settings with an unused address, to start a portal at the same address again. */
  readonly newAddress: () => Promise<{ readonly HOST: string; readonly PORT: string }>;
  /** An address, and a DATA_DIR whose empty store exists already, because creating one takes seconds. */
  readonly newHome: () => Promise<Environment>;
  /** Two portals on one PostgreSQL database that share a key and their files: what one starts, the other continues. */
  readonly twoOn: (databaseUrl: string) => Promise<readonly Environment[]>;
  /** Kills the processes that still run, and removes everything. */
  readonly close: () => Promise<void>;
}

/**
 * With their libraries inside: looking for a thousand files takes half of the time in which a program starts, and tests start hundreds. The embedded
 * engine stays outside, beside its own files.
 */
const external = ['@electric-sql/pglite', 'pg-native'];

/** What CommonJS libraries expect to find. */
const nodeNames = [
  "import { createRequire as requireFor } from 'node:module';",
  'const require = requireFor(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('');

/** `from`: the checkout whose sources are built. */
const build = (folder: string, from: string): void => {
  const { status, stderr } = spawnSync(
    join(top, 'node_modules/.bin/esbuild'),
    [
      'server/main=adapters/composition/server-main.ts',
      'server/store-worker=adapters/server/postgres/embedded/store-worker.ts',
      'server/photo-worker=adapters/server/chat/photo-worker.ts',
      'server/recording-worker=adapters/server/recording/recording-worker.ts',
      'import/main=adapters/composition/import-main.ts',
      'cli/main=adapters/composition/terminal-main.ts',
      ...['--bundle', '--platform=node', '--format=esm', '--main-fields=module,main', '--log-level=error'],
      // A program reads only what it runs: the terminal, for one, starts in half of the time.
      ...['--splitting', '--minify-whitespace', '--minify-syntax'],
      ...external.map((name) => `--external:${name}`),
      `--banner:js=${nodeNames}`,
      ...['--out-extension:.js=.mjs', `--outdir=${folder}`],
    ],
    { cwd: from, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The portal can't be built: ${stderr}`);
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

/**
 * Chosen at random, so that parallel suites and runs don't collide, and below the ephemeral ports, so that no other process gets one while its portal
 * is down.
 */
const anyPort = (): number => randomInt(10_000, 30_000);

/** The settings of a portal on a PostgreSQL database, possibly shared with others. */
export const onDatabase = (DATABASE_URL: string): Environment => ({
  DATABASE_URL,
  FILES_SHARED: '1',
  SECRET_KEY: 'one key for two processes, 32 letters or more',
});

/** Removes any settings from the developer's own shell. An empty value counts as not set. */
const quiet: Environment = {
  DATABASE_URL: '',
  DATABASE_DIRECT_URL: '',
  LINES_URL: '',
  FILES_SHARED: '',
  SMTP_URL: '',
  SECRET_KEY: '',
  PUBLIC_URL: '',
  MAIL_FROM: '',
  TRUST_PROXY: '',
  OPERATOR_TOKEN: '',
  NODE_ENV: '',
  NODE_OPTIONS: '',
  DEMO: '0',
  LOG_LEVEL: 'warn',
};

const until = async (other: Other, words: string): Promise<void> => {
  for (let seen = 1; ; seen += 1) {
    const lines = await other.says(seen);
    if (lines.some((line) => line.includes(words))) return;
    if (lines.length < seen) throw new Error(`The portal ended: ${other.complaints()}`);
  }
};

/** Builds the programs, with the pages of the last `npm run build` if wanted, and the thread that renders them. */
const buildIn = (folder: string, pages: boolean, from = top): string => {
  build(folder, from);
  if (pages)
    for (const part of ['web', 'server/draw-worker.mjs']) symlinkSync(join(top, 'dist', part), join(folder, part));
  return folder;
};

/** Built once for all suites of `npm test`, which names its run and removes it (.tools/results.mjs); a suite run by hand builds its own. */
const programsIn = (pages: boolean, from?: string): { readonly folder: string; readonly shared: boolean } => {
  mkdirSync(cache, { recursive: true });
  if (from !== undefined) return { folder: buildIn(mkdtempSync(join(cache, 'portal-')), false, from), shared: false };
  const run = process.env['TEST_RUN'];
  const kept = run === undefined ? undefined : join(cache, `programs-${run}${pages ? '-pages' : ''}`);
  if (kept !== undefined && existsSync(kept)) return { folder: kept, shared: true };
  const folder = buildIn(mkdtempSync(join(cache, 'portal-')), pages);
  if (kept === undefined) return { folder, shared: false };
  try {
    renameSync(folder, kept);
  } catch (fault) {
    // Another worker has built them meanwhile.
    if (!existsSync(kept)) throw fault;
    rmSync(folder, { recursive: true });
  }
  return { folder: kept, shared: true };
};

/** What the programs are built from. */
interface Built {
  /** With the pages of the last `npm run build`, and the thread that renders them. */
  readonly pages?: boolean;
  /** Another checkout's folder, such as that of the last release; its programs come without pages. */
  readonly from?: string;
}

export const programs = ({ pages = false, from }: Built = {}): Programs => {
  const { folder, shared } = programsIn(pages, from);
  const folders = shared ? [] : [folder];
  let stores: Workshop | undefined;
  /** Only when it is asked for: Playwright can't load what the store imports. */
  const newDataDir = async (): Promise<string> => {
    stores ??= (await import('../store/stores')).workshop();
    return stores.newDataDir();
  };
  const inboxes: Inbox[] = [];
  const running = new Set<Other>();
  const taken = new Set<number>();
  const begin = (env: Environment, program: string, ...args: readonly string[]): Other => {
    const other = startOtherIn({ ...quiet, ...env }, join(folder, program), ...args);
    running.add(other);
    void other.ended.then(() => running.delete(other));
    return other;
  };
  const attempt: Programs['attempt'] = (env) => begin(env, 'server/main.mjs');
  const run: Programs['run'] = async (env, program, ...args) => {
    const other = begin(env, `${program}/main.mjs`, ...args);
    const status = await other.dismiss();
    return { status, out: other.lines(), err: other.complaints().split('\n').slice(0, -1) };
  };
  const newFolder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'portal-'));
    folders.push(made);
    return made;
  };
  const newAddress: Programs['newAddress'] = async () => {
    const port = anyPort();
    if (taken.has(port) || !(await isFree(port))) return newAddress();
    taken.add(port);
    return { HOST: '127.0.0.1', PORT: String(port) };
  };
  return {
    attempt,
    start: async (env) => {
      const other = attempt(env);
      await until(other, 'The portal answers at ');
      return { ...other, url: `http://${String(env['HOST'])}:${String(env['PORT'])}` };
    },
    run,
    load: async (env, file) => {
      const { status, err } = await run(env, 'import', file);
      if (status !== 0) throw new Error(`The import failed: ${err.join('\n')}`);
    },
    newFolder,
    newInbox: async () => {
      const inbox = await openInbox();
      inboxes.push(inbox);
      return inbox;
    },
    newAddress,
    newHome: async () => ({ ...(await newAddress()), DATA_DIR: await newDataDir() }),
    twoOn: async (DATABASE_URL) => {
      const shared = { ...onDatabase(DATABASE_URL), DATA_DIR: newFolder() };
      return [
        { ...shared, ...(await newAddress()) },
        { ...shared, ...(await newAddress()) },
      ];
    },
    close: async () => {
      await Promise.all([...running].map((one) => one.kill()));
      await Promise.all(inboxes.map((one) => one.close()));
      stores?.close();
      for (const one of folders) rmSync(one, { recursive: true, force: true });
    },
  };
};
