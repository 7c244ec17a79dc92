import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { examplesFolder, exampleWith } from '../example';
import { nth } from './fair';
import { freePort } from './free-port';

const program = process.env['HAPROXY_PATH'] ?? ['/usr/sbin/haproxy'].find((path) => existsSync(path));

/** Why HAProxy is skipped here; undefined: it runs. */
export const haproxyMissing: string | undefined =
  process.env['SKIP_HAPROXY'] !== undefined
    ? 'SKIP_HAPROXY is set'
    : program === undefined
      ? 'no HAProxy was found (HAPROXY_PATH, /usr/sbin/haproxy)'
      : undefined;

/** Two failed looks at /readyz take it this long to send nobody more to a process, in milliseconds. */
export const haproxyNotices = 1_000;

/** As operators run it, only that it looks more often; nothing is sent a second time, so that each call that fails is seen. */
const configuration = (port: number, servers: readonly string[]): string =>
  [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    // Otherwise an answer of a process that is busy counts as none after half a second.
    '  timeout check 10s',
    '  retries 0',
    'listen portal',
    `  bind 127.0.0.1:${port}`,
    '  balance roundrobin',
    '  option forwardfor',
    '  option httpchk GET /readyz',
    '  http-check expect status 200',
    `  default-server check inter ${haproxyNotices / 2}ms fall 2 rise 1`,
    ...servers.map((url, n) => `  server portal${n} ${new URL(url).host}`),
    '',
  ].join('\n');

/** HAProxy in front of the processes at these addresses. */
export interface HaProxy {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The operator's example, in front of these servers. It answers the processes' failures in its own words, which lie beside it. */
const ofOperators = (port: number, folder: string, servers: readonly string[]): string => {
  copyFileSync(join(examplesFolder, 'one-moment.http'), join(folder, 'one-moment.http'));
  const name = ['one', 'two', 'three', 'four'];
  const [first = '', ...others] = servers.map(
    (url, n) => `server ${nth(name, n)} ${new URL(url).host} cookie ${nth(name, n)}`,
  );
  return exampleWith('haproxy.cfg', {
    'maxconn 20000': 'maxconn 2000',
    'bind :8000': `bind 127.0.0.1:${port}`,
    'server one 127.0.0.1:8081 cookie one': first,
    'server two 127.0.0.1:8082 cookie two': others.join('\n  '),
  });
};

const run = (file: string) => {
  const child = spawn(program ?? 'haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return {
    /** Throws what it said if it ended by itself. */
    mustRun: () => {
      if (child.exitCode !== null) throw new Error(`HAProxy ended: ${said}`);
    },
    end: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** `folder`: where its settings are written. It answers with one of the servers when this is done. `asOperatorsDo`: by the example for operators. */
export const startHaProxy = async (
  folder: string,
  servers: readonly string[],
  asOperatorsDo = false,
): Promise<HaProxy> => {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, asOperatorsDo ? ofOperators(port, folder, servers) : configuration(port, servers));
  const { mustRun, end } = run(file);
  const url = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    mustRun();
    await pause(50);
  }
  return { url, close: end };
};

/** HAProxy with these settings, which carries bytes; it answers at once. */
export const startTcpHaProxy = (folder: string, settings: string): { readonly close: () => Promise<void> } => {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings);
  return { close: run(file).end };
};
