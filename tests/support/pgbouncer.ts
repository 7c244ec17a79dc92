import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { exampleWith } from './example';
import { postgresMissing, runner } from './postgres';

const program = process.env['PGBOUNCER_PATH'] ?? ['/usr/sbin/pgbouncer'].find((path) => existsSync(path));

/** Why PgBouncer is skipped here; undefined: it runs. */
export const pgBouncerMissing: string | undefined =
  postgresMissing ??
  (process.env['SKIP_PGBOUNCER'] !== undefined
    ? 'SKIP_PGBOUNCER is set'
    : program === undefined
      ? 'no PgBouncer was found (PGBOUNCER_PATH, /usr/sbin/pgbouncer)'
      : undefined);

/** `describe`, or a skipped one whose title says why. */
export const describeOnPgBouncer = (title: string, tests: () => void): void => {
  if (pgBouncerMissing === undefined) describe(title, tests);
  else describe.skip(`${title} (left out: ${pgBouncerMissing})`, tests);
};

/** A PgBouncer in front of a PostgreSQL server, on a socket in a folder that is removed with it. */
export interface Pooler {
  /** The same database, through the pooler. */
  readonly through: (databaseUrl: string) => string;
  readonly stop: () => Promise<void>;
}

const onSocket = (server: string, folder: string, users: string, mode: string): string =>
  [
    ...['[databases]', `* = host=${server}`, '[pgbouncer]', `pool_mode = ${mode}`],
    ...[`unix_socket_dir = ${folder}`, 'listen_addr =', 'listen_port = 6432'],
    ...['auth_type = trust', `auth_file = ${users}`, 'max_client_conn = 100', 'default_pool_size = 20'],
  ].join('\n');

/** The operator's example, in transaction mode, before a server that is reached by TCP. */
const asOperatorsDo = ({ hostname, port }: URL, folder: string, users: string): string =>
  exampleWith('pgbouncer.ini', {
    'host=127.0.0.1 port=5000': `host=${hostname} port=${port}`,
    'listen_addr = 127.0.0.1': 'listen_addr =',
    '/var/run/postgresql': folder,
    '/etc/pgbouncer/users.txt': users,
  });

/** With the settings of its Debian package, apart from where it listens and whom it lets in. `databaseUrl`: any on the server. */
export const startPgBouncer = async (databaseUrl: string, mode: 'transaction' | 'session'): Promise<Pooler> => {
  const server = new URL(databaseUrl);
  const owner = runner();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  const socket = server.searchParams.get('host');
  writeFileSync(users, socket === null ? `"${server.username}" "${server.password}"\n` : '"postgres" ""\n');
  writeFileSync(
    settings,
    socket === null ? asOperatorsDo(server, folder, users) : onSocket(socket, folder, users, mode),
  );
  if (owner !== undefined) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
  // A shell in between: when this process is killed, the shell's standard input ends and it stops the pooler.
  const child = spawn(
    'sh',
    ['-c', '"$0" -q "$1" & pooler=$!; cat > /dev/null; kill -INT $pooler; wait $pooler', program ?? '', settings],
    { stdio: ['pipe', 'ignore', 'ignore'], cwd: folder, ...owner },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const through = (url: string): string => {
    const pooled = new URL(url);
    pooled.searchParams.set('host', folder);
    pooled.searchParams.set('port', '6432');
    return pooled.href;
  };
  const answers = async (): Promise<boolean> => {
    const client = new Client({ connectionString: through(databaseUrl) });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 200) throw new Error('PgBouncer did not start in ten seconds.');
    await pause(50);
  }
  return {
    through,
    stop: async () => {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
