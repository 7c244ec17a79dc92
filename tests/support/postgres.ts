import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL server for this test alone: real, empty, on a socket in a folder that is removed with it. */
export interface PostgresServer {
  /** A `DATABASE_URL` of a new database: empty, or a copy of one that nobody is connected to. */
  readonly newDatabase: (like?: string) => Promise<string>;
  /** Runs a statement as the server's owner, in any database. */
  readonly asOwner: (sql: string, databaseUrl?: string) => Promise<readonly unknown[]>;
  /** Stops it, which breaks every connection, and starts it again on the same data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const newest = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  if (!existsSync(debian)) return undefined;
  return readdirSync(debian)
    .sort((a, b) => b.localeCompare(a, undefined, { numeric: true }))
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
};

const programs = process.env['POSTGRES_BIN'] ?? newest();

/** The path of one of PostgreSQL's own programs, such as `pgbench`. Undefined: it isn't here. */
export const postgresProgram = (name: string): string | undefined => {
  const path = join(programs ?? '', name);
  return programs !== undefined && existsSync(path) ? path : undefined;
};

/** Why the suites on PostgreSQL are skipped here; undefined: they run. */
export const postgresMissing: string | undefined =
  process.env['SKIP_POSTGRES'] !== undefined
    ? 'SKIP_POSTGRES is set'
    : programs === undefined
      ? 'no PostgreSQL server programs were found (POSTGRES_BIN, /usr/lib/postgresql/*/bin)'
      : undefined;

/** `describe`, or a skipped one whose title says why. */
export const describeOnPostgres = (title: string, tests: () => void): void => {
  if (postgresMissing === undefined) describe(title, tests);
  else describe.skip(`${title} (left out: ${postgresMissing})`, tests);
};

/** PostgreSQL and PgBouncer refuse to run as root; in that case they run as PostgreSQL's user. */
export const runner = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: number('-u'), gid: number('-g') };
};

interface PostgresSettings {
  /** Acknowledged writes are on the disk, as on a production server. */
  readonly durable: boolean;
}

export const startPostgres = async ({ durable }: PostgresSettings = { durable: false }): Promise<PostgresServer> => {
  if (programs === undefined) throw new Error('There is no PostgreSQL here.');
  const owner = runner();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (owner !== undefined) spawnSync('chown', [`${owner.uid}:${owner.gid}`, folder]);
  chmodSync(folder, 0o700);
  const cluster = join(folder, 'cluster');
  const { status, stderr } = spawnSync(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { encoding: 'utf8', cwd: folder, ...owner },
  );
  if (status !== 0) throw new Error(`initdb: ${stderr}`);

  // A shell in between: when this process is killed, the shell's standard input ends and it stops the server.
  const run = () => {
    const child = spawn(
      'sh',
      [
        '-c',
        '"$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server',
        join(programs, 'postgres'),
        '-D',
        cluster,
      ]
        .concat(['-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200'])
        // Most tests don't need the server to be durable.
        .concat(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
      { stdio: ['pipe', 'ignore', 'ignore'], cwd: folder, ...owner },
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    return {
      end: (): Promise<void> => {
        child.stdin.end();
        return ended;
      },
    };
  };
  let server = run();
  const urlOf = (database: string): string =>
    `postgres:///${database}?user=postgres&host=${encodeURIComponent(folder)}`;

  const asOwner: PostgresServer['asOwner'] = async (sql, databaseUrl = urlOf('postgres')) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<object>(sql);
      return rows;
    } finally {
      await client.end();
    }
  };
  const answers = (): Promise<boolean> =>
    asOwner('select 1').then(
      () => true,
      () => false,
    );
  const untilItAnswers = async (): Promise<void> => {
    for (let tries = 0; !(await answers()); tries += 1) {
      if (tries === 200) throw new Error('PostgreSQL did not start in ten seconds.');
      await pause(50);
    }
  };
  await untilItAnswers();

  let databases = 0;
  return {
    newDatabase: async (like = urlOf('template1')) => {
      databases += 1;
      const name = `portal_${databases}`;
      await asOwner(`create database ${name} template ${new URL(like).pathname.slice(1)}`);
      return urlOf(name);
    },
    asOwner,
    restart: async () => {
      await server.end();
      server = run();
      await untilItAnswers();
    },
    stop: async () => {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
