import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { exampleWith } from './example';
import { freePort } from './portal/free-port';
import { haproxyMissing, startTcpHaProxy } from './portal/haproxy';
import { postgresMissing, runner } from './postgres';

const found = (setting: string, path: string): string | undefined =>
  process.env[setting] ?? [path].find((one) => existsSync(one));
const patroni = found('PATRONI_PATH', '/usr/bin/patroni');
const etcd = found('ETCD_PATH', '/usr/bin/etcd');
const postgresBin = process.env['POSTGRES_BIN'];

/** Why Patroni is skipped here; undefined: it runs. */
export const patroniMissing: string | undefined =
  postgresMissing ??
  haproxyMissing ??
  (process.env['SKIP_PATRONI'] !== undefined
    ? 'SKIP_PATRONI is set'
    : patroni === undefined || etcd === undefined
      ? 'no Patroni or no etcd was found (PATRONI_PATH, ETCD_PATH, /usr/bin)'
      : undefined);

/** A program that runs as PostgreSQL's user; when this process is killed, it is stopped with what it started. `line`: what it says. */
const startAs = (folder: string, program: string, args: readonly string[]) => {
  // A shell in between: its standard input ends with this process. It says the program's process id first.
  const child = spawn(
    'sh',
    [
      '-c',
      '"$0" "$@" >> "$LOG" 2>&1 & echo $!; cat > /dev/null; kill -TERM $! 2> /dev/null; wait $!',
      program,
      ...args,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], cwd: folder, env: { ...process.env, LOG: join(folder, 'log') }, ...runner() },
  );
  const pid = new Promise<number>((told) => child.stdout.once('data', (text: Buffer) => told(Number(text.toString()))));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'patroni-'));
  const owner = runner();
  if (owner !== undefined) spawnSync('chown', [`${owner.uid}:${owner.gid}`, folder]);
  chmodSync(folder, 0o700);
  return folder;
};

const isOk = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries === 1_200) throw new Error(`Not within two minutes: ${what}.`);
    await pause(100);
  }
};

/** Two PostgreSQL servers that Patroni keeps, one etcd, and HAProxy before them, by the examples for operators. */
export interface PatroniCluster {
  /** A `DATABASE_URL` of a new, empty database: through HAProxy, at the primary whichever it is. */
  readonly newDatabase: () => Promise<string>;
  /** Runs a statement in a database. */
  readonly ask: (databaseUrl: string, sql: string) => Promise<readonly object[]>;
  /** Kills the primary with SIGKILL, PostgreSQL and its Patroni, as a machine that dies; answers when the other is the primary. */
  readonly failOver: () => Promise<void>;
  /** The one that was killed starts again; answers when it is the synchronous replica. */
  readonly heal: () => Promise<void>;
  /** What Patroni and PostgreSQL said at both. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

export const startPatroni = async (): Promise<PatroniCluster> => {
  const etcdFolder = newFolder();
  const [client, peer] = [await freePort(), await freePort()];
  const keeper = startAs(etcdFolder, etcd ?? 'etcd', [
    ...['--data-dir', join(etcdFolder, 'data'), '--log-level', 'error'],
    ...['--listen-client-urls', `http://127.0.0.1:${client}`, '--advertise-client-urls', `http://127.0.0.1:${client}`],
    ...['--listen-peer-urls', `http://127.0.0.1:${peer}`],
  ]);
  await until('etcd answers', () => isOk(`http://127.0.0.1:${client}/health`));

  const newMember = async (name: string) => {
    const folder = newFolder();
    const [postgres, rest] = [await freePort(), await freePort()];
    const settings = join(folder, 'patroni.yml');
    writeFileSync(
      settings,
      exampleWith('patroni.yml', {
        'name: one': `name: ${name}`,
        '[10.0.0.1:2379, 10.0.0.2:2379, 10.0.0.3:2379]': `127.0.0.1:${client}`,
        '10.0.0.1:8008': `127.0.0.1:${rest}`,
        '10.0.0.1:5432': `127.0.0.1:${postgres}`,
        '10.0.0.0/24': '127.0.0.1/32',
        '/var/lib/postgresql/15/portal': join(folder, 'data'),
        '/var/lib/postgresql/patroni.pgpass': join(folder, 'pgpass'),
        '/var/run/postgresql': folder,
        ...(postgresBin !== undefined && { '/usr/lib/postgresql/15/bin': postgresBin }),
      }),
    );
    chmodSync(settings, 0o644);
    const start = () => startAs(folder, patroni ?? 'patroni', [settings]);
    let running = start();
    const api = `http://127.0.0.1:${rest}`;
    return {
      address: { postgres: `127.0.0.1:${postgres}`, rest: String(rest) },
      isPrimary: () => isOk(`${api}/primary`),
      isInSync: () => isOk(`${api}/sync`),
      kill: async () => {
        const server = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
        process.kill(await running.pid, 'SIGKILL');
        process.kill(server, 'SIGKILL');
        await running.stop();
      },
      start: () => {
        running = start();
      },
      log: () => `${name}:\n${readFileSync(join(folder, 'log'), 'utf8')}`,
      stop: async () => {
        await running.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };
  let primary = await newMember('one');
  await until('the first server is the primary', primary.isPrimary);
  let replica = await newMember('two');
  await until('the second server is its synchronous replica', replica.isInSync);

  const port = await freePort();
  const balancer = startTcpHaProxy(
    newFolder(),
    exampleWith('haproxy-postgres.cfg', {
      'bind 127.0.0.1:5000': `bind 127.0.0.1:${port}`,
      'check port 8008': 'check',
      'server one 10.0.0.1:5432': `server one ${primary.address.postgres} port ${primary.address.rest}`,
      'server two 10.0.0.2:5432': `server two ${replica.address.postgres} port ${replica.address.rest}`,
    }),
  );
  const ask = async (connectionString: string, sql: string): Promise<readonly object[]> => {
    const asking = new Client({ connectionString });
    await asking.connect();
    try {
      const { rows } = await asking.query<object>(sql);
      return rows;
    } finally {
      await asking.end();
    }
  };
  const asOwner = (sql: string): Promise<unknown> =>
    ask(`postgres://postgres:a-password-of-your-own@127.0.0.1:${port}/postgres`, sql);
  // Until its first checks are done, HAProxy takes both servers to be up and asks them in turn: the replica takes no writes.
  const writesTwice = async (): Promise<boolean> => {
    try {
      for (const _ of [1, 2]) await asOwner('create temporary table written ()');
      return true;
    } catch {
      // Not yet.
      return false;
    }
  };
  await until('HAProxy reaches the primary alone', writesTwice);
  await asOwner("create role portal login password 'its-password'");
  let databases = 0;
  return {
    newDatabase: async () => {
      databases += 1;
      await asOwner(`create database portal_${databases} owner portal`);
      return `postgres://portal:its-password@127.0.0.1:${port}/portal_${databases}`;
    },
    ask,
    failOver: async () => {
      await primary.kill();
      [primary, replica] = [replica, primary];
      await until('the replica is the primary', primary.isPrimary);
    },
    heal: async () => {
      replica.start();
      await until('the old primary is the synchronous replica', replica.isInSync);
    },
    log: () => [primary, replica].map(({ log }) => log()).join('\n'),
    stop: async () => {
      await balancer.close();
      await replica.stop();
      await primary.stop();
      await keeper.stop();
      rmSync(etcdFolder, { recursive: true, force: true });
    },
  };
};
