import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './portal/free-port';

const program = process.env['REDIS_PATH'] ?? ['/usr/bin/redis-server'].find((path) => existsSync(path));

/** Why Redis is skipped here; undefined: it runs. */
export const redisMissing: string | undefined =
  process.env['SKIP_REDIS'] !== undefined
    ? 'SKIP_REDIS is set'
    : program === undefined
      ? 'no Redis was found (REDIS_PATH, /usr/bin/redis-server)'
      : undefined;

/** `describe`, or a skipped one whose title says why. */
export const describeOnRedis = (title: string, tests: () => void): void => {
  if (redisMissing === undefined) describe(title, tests);
  else describe.skip(`${title} (left out: ${redisMissing})`, tests);
};

/** A Redis server for this test alone, which keeps nothing on the disk. */
export interface RedisServer {
  readonly url: string;
  /** One command, by a connection of its own. */
  readonly ask: (...command: readonly [string, ...(readonly string[])]) => Promise<unknown>;
  /** Away, with all that it knew. */
  readonly stop: () => Promise<void>;
  /** Back at the same address. */
  readonly start: () => Promise<void>;
}

export const startRedis = async (...settings: readonly string[]): Promise<RedisServer> => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let end = (): Promise<void> => Promise.resolve();
  const ask: RedisServer['ask'] = async (name, ...given) => {
    const client = new Redis(url, { lazyConnect: true, enableReadyCheck: false, retryStrategy: () => null });
    let why: unknown;
    client.on('error', (fault: unknown) => {
      why = fault;
    });
    try {
      await client.connect();
      return await client.call(name, ...given);
    } catch (fault) {
      throw why ?? fault;
    } finally {
      client.disconnect();
    }
  };
  const answers = (): Promise<boolean> =>
    ask('PING').then(
      () => true,
      // It is there, and wants a password.
      (fault: unknown) => String(fault).includes('NOAUTH'),
    );
  const start = async (): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'redis-'));
    // A shell in between: when this process is killed, the shell's standard input ends and it stops the server.
    const child = spawn(
      'sh',
      ['-c', '"$0" "$@" & server=$!; cat > /dev/null; kill -KILL $server; wait $server', program ?? ''].concat(
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
        settings,
      ),
      { stdio: ['pipe', 'ignore', 'ignore'] },
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    end = async () => {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
    for (let tries = 0; !(await answers()); tries += 1) {
      if (tries === 200) throw new Error('Redis did not start in ten seconds.');
      await pause(50);
    }
  };
  await start();
  return { url, ask, stop: () => end(), start };
};
