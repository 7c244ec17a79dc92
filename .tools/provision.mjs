import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { run } from './process.mjs';

const canRun = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable: try the next one.
    return false;
  }
};

const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(canRun);

/** The folders in `folder` whose names begin with `prefix`, newest version first. */
const versions = (folder, prefix = '') =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(prefix))
        .sort((a, b) => b.localeCompare(a, undefined, { numeric: true }))
        .map((name) => join(folder, name))
    : [];

const playwrightsOwn = () =>
  [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => versions(folder, 'chromium-'))
    .flatMap((folder) => [
      join(folder, 'chrome-linux/chrome'),
      join(folder, 'chrome-linux64/chrome'),
      join(folder, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
    ])
    .find(canRun);

const chromium = () =>
  (canRun(process.env.CHROMIUM_PATH ?? '') ? process.env.CHROMIUM_PATH : undefined) ??
  onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(canRun) ??
  playwrightsOwn();

const postgres = () => {
  const installed = [process.env.POSTGRES_BIN, ...versions('/usr/lib/postgresql').map((folder) => join(folder, 'bin'))];
  const found = installed.find((folder) => folder !== undefined && canRun(join(folder, 'initdb')));
  const initdb = onPath('initdb');
  return found ?? (initdb === undefined ? undefined : dirname(initdb));
};

const firefox = () => [process.env.FIREFOX_PATH ?? '', onPath('firefox-esr', 'firefox') ?? ''].find(canRun);

const turnServer = () => [process.env.TURNSERVER_PATH ?? '', onPath('turnserver') ?? ''].find(canRun);

/** WebKitGTK's small browser; with its driver, and a screen for it, because it has no headless mode. */
const miniBrowser = () => {
  if (onPath('WebKitWebDriver') === undefined || onPath('Xvfb') === undefined) return undefined;
  const debians = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
    versions(join('/usr/lib', machine), 'webkit2gtk-').map((folder) => join(folder, 'MiniBrowser')),
  );
  return [process.env.MINIBROWSER_PATH ?? '', ...debians].find(canRun);
};

/** Debian has it where only root looks. */
const haproxy = () =>
  [process.env.HAPROXY_PATH ?? '', onPath('haproxy') ?? '', '/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(
    canRun,
  );

const clamd = () => [process.env.CLAMD_PATH ?? '', onPath('clamd') ?? '', '/usr/sbin/clamd'].find(canRun);

/** Comes with Prometheus. */
const promtool = () => [process.env.PROMTOOL_PATH ?? '', onPath('promtool') ?? ''].find(canRun);

const pulseAudio = () => [process.env.PULSEAUDIO_PATH ?? '', onPath('pulseaudio') ?? ''].find(canRun);

/** Both come with ffmpeg. */
const ffmpeg = () => (onPath('ffprobe') === undefined ? undefined : onPath('ffmpeg'));

const pgBouncer = () =>
  [process.env.PGBOUNCER_PATH ?? '', '/usr/sbin/pgbouncer', onPath('pgbouncer') ?? ''].find(canRun);

const redis = () => [process.env.REDIS_PATH ?? '', onPath('redis-server') ?? ''].find(canRun);

/** Needs etcd, which Debian doesn't install with it. */
const patroni = () =>
  onPath('etcd') === undefined ? undefined : [process.env.PATRONI_PATH ?? '', onPath('patroni') ?? ''].find(canRun);

/** OpenStack's; its other servers lie beside the proxy. */
const swift = () => [process.env.SWIFT_PATH ?? '', onPath('swift-proxy-server') ?? ''].find(canRun);

/** What a suite needs from the machine: where to find it, the setting for the suite, the Debian package. `onRequest`: not for `npm test`. */
const needs = [
  { what: 'Chromium', find: chromium, tell: 'CHROMIUM_PATH', skip: 'SKIP_BROWSER', suites: 'the browser journeys' },
  {
    what: "PostgreSQL's server programs",
    find: postgres,
    tell: 'POSTGRES_BIN',
    skip: 'SKIP_POSTGRES',
    suites: 'the PostgreSQL half of the store suites',
  },
  {
    what: 'PgBouncer',
    find: pgBouncer,
    tell: 'PGBOUNCER_PATH',
    skip: 'SKIP_PGBOUNCER',
    suites: 'two processes behind a pooler',
  },
  {
    what: 'Redis',
    find: redis,
    tell: 'REDIS_PATH',
    skip: 'SKIP_REDIS',
    suites: 'lines and limits that processes share by Redis',
  },
  {
    what: 'Firefox',
    find: firefox,
    tell: 'FIREFOX_PATH',
    skip: 'SKIP_FIREFOX',
    suites: 'sign-in, booking and tech check in Firefox, and a live interview between Firefox and Chromium',
  },
  {
    what: 'WebKit (MiniBrowser, WebKitWebDriver, Xvfb)',
    find: miniBrowser,
    tell: 'MINIBROWSER_PATH',
    skip: 'SKIP_WEBKIT',
    suites: 'sign-in, booking and tech check in WebKit',
  },
  {
    what: 'coturn (turnserver)',
    find: turnServer,
    tell: 'TURNSERVER_PATH',
    skip: 'SKIP_TURN',
    suites: 'the live interview through a relay',
  },
  {
    what: 'ffmpeg with ffprobe',
    find: ffmpeg,
    tell: 'FFMPEG_PATH',
    skip: 'SKIP_FFMPEG',
    suites: 'the journeys that look into recorded files',
  },
  {
    what: "ClamAV's clamd",
    find: clamd,
    tell: 'CLAMD_PATH',
    skip: 'SKIP_CLAMD',
    suites: 'the virus scan by a real scanner',
  },
  {
    what: 'Prometheus (promtool)',
    find: promtool,
    tell: 'PROMTOOL_PATH',
    skip: 'SKIP_PROMTOOL',
    suites: "the check of the operator's Prometheus example",
  },
  {
    what: 'PulseAudio',
    find: pulseAudio,
    tell: 'PULSEAUDIO_PATH',
    skip: 'SKIP_PULSEAUDIO',
    suites: 'the live interview as it is heard out of the loudspeaker',
  },
  {
    what: 'HAProxy',
    find: haproxy,
    tell: 'HAPROXY_PATH',
    skip: 'SKIP_HAPROXY',
    suites: 'the restart of two processes behind a balancer',
  },
  {
    what: 'Patroni with etcd',
    find: patroni,
    tell: 'PATRONI_PATH',
    skip: 'SKIP_PATRONI',
    suites: "PostgreSQL's failover in npm run drill",
    onRequest: true,
  },
  {
    what: "OpenStack's Swift",
    find: swift,
    tell: 'SWIFT_PATH',
    skip: 'SKIP_SWIFT',
    suites: 'a second S3 server in npm run drill',
    onRequest: true,
  },
];
const packages = {
  CHROMIUM_PATH: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
  POSTGRES_BIN: ['postgresql'],
  PGBOUNCER_PATH: ['pgbouncer'],
  REDIS_PATH: ['redis-server'],
  FIREFOX_PATH: ['firefox-esr'],
  // What WebKit writes a recording with are plugins that Debian only recommends.
  MINIBROWSER_PATH: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-bad'],
  TURNSERVER_PATH: ['coturn'],
  FFMPEG_PATH: ['ffmpeg'],
  CLAMD_PATH: ['clamav-daemon'],
  PROMTOOL_PATH: ['prometheus'],
  PULSEAUDIO_PATH: ['pulseaudio'],
  HAPROXY_PATH: ['haproxy'],
  PATRONI_PATH: ['patroni', 'etcd-server'],
  SWIFT_PATH: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
};

const inContainer = () =>
  ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file)) ||
  (existsSync('/proc/1/cgroup') && /docker|kubepods|lxc|containerd/.test(readFileSync('/proc/1/cgroup', 'utf8')));

/** A machine created for this run may be changed; a developer's own may not. */
const mayInstall = () =>
  process.getuid?.() === 0 && (process.env.CI !== undefined || inContainer()) && onPath('apt-get') !== undefined;

const install = async (names) => {
  console.log(`Installing ${names.join(', ')} (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env });
  const added = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env });
  if (added.code !== 0) console.log(`${update.output}${added.output}apt-get failed: see above.`);
};

/**
 * Finds what the suites need, installs it if allowed, and answers the settings for the suites: for each need `tell` with its place, such as
 * `CHROMIUM_PATH`, or `skip` with 1, such as `SKIP_BROWSER`. It prints what is left out.
 * @returns {Promise<Record<string, string>>}
 */
export const provision = async (
  settings = needs.filter(({ onRequest }) => onRequest !== true).map(({ tell }) => tell),
) => {
  const wanted = needs.filter(({ tell, skip }) => settings.includes(tell) && process.env[skip] === undefined);
  const missing = wanted.filter(({ find }) => find() === undefined).flatMap(({ tell }) => packages[tell]);
  if (missing.length > 0 && mayInstall()) await install(missing);
  const env = {};
  for (const { what, find, tell, skip, suites } of wanted) {
    const found = find();
    if (found === undefined) {
      console.log(`${what} was not found: ${suites} are left out. To have them: set ${tell}, or`);
      console.log(`  sudo apt-get install -y ${packages[tell].join(' ')}`);
    }
    env[found === undefined ? skip : tell] = found ?? '1';
  }
  return env;
};
