import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from './free-port';

const program = process.env['TURNSERVER_PATH'] ?? ['/usr/bin/turnserver'].find((path) => existsSync(path));

/** Why coturn is skipped here; undefined: it runs. */
export const turnMissing: string | undefined =
  process.env['SKIP_TURN'] !== undefined
    ? 'SKIP_TURN is set'
    : program === undefined
      ? 'no coturn was found (TURNSERVER_PATH, /usr/bin/turnserver)'
      : undefined;

/** What went through the relay for one user name, in bytes. */
export interface Relayed {
  readonly username: string;
  readonly received: number;
  readonly sent: number;
}

/** coturn on this machine, a relay that shares a secret with the portal. */
export interface TurnServer {
  readonly port: number;
  readonly url: string;
  /** Of each session that has ended, in order. */
  readonly relayed: () => readonly Relayed[];
  readonly close: () => Promise<void>;
}

const usage = /: usage: realm=<[^>]*>, username=<([^>]*)>, rp=\d+, rb=(\d+), sp=\d+, sb=(\d+)/g;

export const startTurnServer = async (secret: string): Promise<TurnServer> => {
  const port = await freePort();
  const settings = [
    ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--log-file=stdout', '--simple-log', '--verbose', '--pidfile='],
    ...['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', '--allow-loopback-peers', `--listening-port=${port}`],
    ...['--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=portal'],
  ];
  const child = spawn(program ?? 'turnserver', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  let log = '';
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject(new Error(`coturn did not start: ${log}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('TCP listener opened')) resolve();
    });
  });
  return {
    port,
    url: `turn:127.0.0.1:${port}?transport=tcp`,
    relayed: () =>
      [...log.matchAll(usage)].map(([, username = '', received, sent]) => ({
        username,
        received: Number(received),
        sent: Number(sent),
      })),
    close: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
