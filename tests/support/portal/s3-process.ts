import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';
import { s3Key, type S3Server } from './s3-server';

/** `openS3Server`'s, in a process of its own: a test that is busy with a crowd delays no answer of it. */
export const openS3Process = async (): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  let end = (): Promise<void> => Promise.resolve();
  const answers = (): Promise<boolean> =>
    fetch(endpoint).then(
      () => true,
      () => false,
    );
  const start = async (): Promise<void> => {
    // A shell in between: when this process is killed, the shell's standard input ends and it kills the server.
    const child = spawn(
      'sh',
      ['-c', '"$0" "$@" > /dev/null 2>&1 & cat > /dev/null; kill -KILL $!; wait $!', 'node_modules/.bin/s3rver'].concat(
        ['--directory', directory, '--address', '127.0.0.1', '--port', String(port), '--no-vhost-buckets'],
        ['--configure-bucket', 'files'],
      ),
      { stdio: ['pipe', 'ignore', 'ignore'] },
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    end = async () => {
      child.stdin.end();
      await ended;
    };
    for (let tries = 0; !(await answers()); tries += 1) {
      if (tries === 600) throw new Error('s3rver did not start in a minute.');
      await pause(100);
    }
  };
  await start();
  return {
    endpoint,
    region: 'eu-central-1',
    key: s3Key,
    stop: () => end(),
    start,
    close: async () => {
      await end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
