import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';
import type { S3Server } from './s3-server';

/*
 * OpenStack Swift with its s3api, by Debian's packages: an S3 server that shares no line with those that the portal was written with. One account, container and
 * object server each with one replica, and a proxy.
 */

const proxy = process.env['SWIFT_PATH'] ?? ['/usr/bin/swift-proxy-server'].find((path) => existsSync(path));
const kinds = ['account', 'container', 'object'] as const;

/** Why Swift is skipped here; undefined: it runs. */
export const swiftMissing: string | undefined =
  process.env['SKIP_SWIFT'] !== undefined
    ? 'SKIP_SWIFT is set'
    : proxy === undefined
      ? 'no Swift was found (SWIFT_PATH, /usr/bin/swift-proxy-server)'
      : undefined;

/** Swift's user. */
const swiftKey = { AWS_ACCESS_KEY_ID: 'portal:files', AWS_SECRET_ACCESS_KEY: 'its-password' } as const;

/** Another region than the SDK's default, so that S3_REGION is needed. */
const swiftRegion = 'eu-central-1';

const run = (program: string, ...args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  // 1: the ring is there, with a warning.
  if (status !== 0 && status !== 1) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
};

const common = (folder: string, port: number): readonly string[] => [
  ...['[DEFAULT]', 'bind_ip = 127.0.0.1', `bind_port = ${port}`, `swift_dir = ${folder}`, 'workers = 0'],
  ...[`user = ${userInfo().username}`, `devices = ${join(folder, 'devices')}`, 'mount_check = false'],
  ...['fallocate_reserve = 0', 'disable_fallocate = true', 'log_level = WARNING'],
];

const serverConf = (kind: string, folder: string, port: number): string =>
  [...common(folder, port), `[pipeline:main]`, `pipeline = ${kind}-server`, `[app:${kind}-server]`]
    .concat([`use = egg:swift#${kind}`])
    .join('\n');

const proxyConf = (folder: string, port: number): string =>
  [
    ...common(folder, port),
    '[pipeline:main]',
    'pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth copy bulk slo dlo proxy-server',
    ...['[app:proxy-server]', 'use = egg:swift#proxy', 'account_autocreate = true', 'allow_account_management = true'],
    ...['[filter:s3api]', 'use = egg:swift#s3api', `location = ${swiftRegion}`, 's3_acl = false'],
    // The access key is 'account:user'.
    ...[
      '[filter:tempauth]',
      'use = egg:swift#tempauth',
      `user_portal_files = ${swiftKey.AWS_SECRET_ACCESS_KEY} .admin`,
    ],
    ...['catch_errors', 'gatekeeper', 'healthcheck', 'copy', 'bulk', 'slo', 'dlo'].flatMap((name) => [
      `[filter:${name}]`,
      `use = egg:swift#${name}`,
    ]),
    ...['[filter:cache]', 'use = egg:swift#memcache', 'memcache_servers = 127.0.0.1:1'],
  ].join('\n');

/** A server that is stopped when this process is killed: a shell's standard input ends then. */
const start = (program: string, settings: string, log: string) => {
  const child = spawn(
    'sh',
    ['-c', '"$0" "$1" --verbose >> "$2" 2>&1 & cat > /dev/null; kill -KILL $!; wait $!', program, settings, log],
    { stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
};

/** `openS3Server`'s, with a bucket `files`, only that this is Swift. */
export const openSwift = async (): Promise<S3Server> => {
  if (proxy === undefined) throw new Error('There is no Swift here.');
  const folderOfPrograms = join(proxy, '..');
  // Not in a folder in memory, which has no extended attributes; Swift keeps what it knows of a file there.
  const folder = mkdtempSync('/var/tmp/swift-');
  writeFileSync(
    join(folder, 'swift.conf'),
    ['[swift-hash]', 'swift_hash_path_prefix = a', 'swift_hash_path_suffix = b', '[storage-policy:0]', 'name = one']
      .concat(['default = yes'])
      .join('\n'),
  );
  mkdirSync(join(folder, 'devices/d1'), { recursive: true });
  const ends: (() => Promise<void>)[] = [];
  for (const kind of kinds) {
    const port = await freePort();
    const builder = join(folder, `${kind}.builder`);
    run(join(folderOfPrograms, 'swift-ring-builder'), builder, 'create', '4', '1', '1');
    run(join(folderOfPrograms, 'swift-ring-builder'), builder, 'add', `r1z1-127.0.0.1:${port}/d1`, '1');
    run(join(folderOfPrograms, 'swift-ring-builder'), builder, 'rebalance');
    const settings = join(folder, `${kind}-server.conf`);
    writeFileSync(settings, serverConf(kind, folder, port));
    ends.push(start(join(folderOfPrograms, `swift-${kind}-server`), settings, join(folder, 'log')));
  }
  const port = await freePort();
  const settings = join(folder, 'proxy-server.conf');
  writeFileSync(settings, proxyConf(folder, port));
  const endpoint = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(`${endpoint}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    );
  let stopProxy = (): Promise<void> => Promise.resolve();
  const startProxy = async (): Promise<void> => {
    stopProxy = start(proxy, settings, join(folder, 'log'));
    for (let tries = 0; !(await answers()); tries += 1) {
      if (tries === 600) throw new Error('Swift did not start in a minute.');
      await pause(100);
    }
  };
  await startProxy();
  const client = new S3Client({
    endpoint,
    region: swiftRegion,
    forcePathStyle: true,
    credentials: { accessKeyId: swiftKey.AWS_ACCESS_KEY_ID, secretAccessKey: swiftKey.AWS_SECRET_ACCESS_KEY },
  });
  // The servers behind the proxy may still be starting.
  await client.send(new CreateBucketCommand({ Bucket: 'files' }));
  client.destroy();
  return {
    endpoint,
    region: swiftRegion,
    key: swiftKey,
    stop: () => stopProxy(),
    start: startProxy,
    close: async () => {
      await stopProxy();
      await Promise.all(ends.map((end) => end()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
