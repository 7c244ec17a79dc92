import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const wide = { width: 1280, height: 800 };

/** What is drawn from plain data, without a portal. */
const drawn = [
  '**/gallery.spec.ts',
  '**/rulebook*.spec.ts',
  '**/kit.spec.ts',
  '**/structure.spec.ts',
  '**/reading-order.spec.ts',
  '**/translated.spec.ts',
];

/** What `npm test` found or installed, else Debian's; with neither, Playwright's own download. */
const chromium = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path));

/** The same engine without the desktop's interface: journeys take a fifth less time. It has no camera, not even a fake one. */
const shell = ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ?? chromium;

/** Changes the networks of this machine, so every browser beside it would lose its requests (`ERR_NETWORK_CHANGED`): it comes last, alone. */
const alone = '**/changed-network.spec.ts';

/** Tests that need a camera. */
const filmed = [
  '**/interview.spec.ts',
  '**/live-interview.spec.ts',
  '**/long-call.spec.ts',
  '**/many-machines.spec.ts',
  '**/loudspeaker.spec.ts',
  '**/meeting-room.spec.ts',
  '**/peer-room.spec.ts',
  '**/port-contracts.spec.ts',
  '**/phone-call.spec.ts',
  '**/recording-faults.spec.ts',
  '**/recording-ways.spec.ts',
  '**/relayed-room.spec.ts',
  '**/tech-check*.spec.ts',
  '**/whole-life.spec.ts',
  '**/two-engines.spec.ts',
];

/**
 * A page of a journey lives for seconds: V8's optimizing compilers and its threads for compiling and collecting cost two busy cores more than they win,
 * and a larger young generation is collected less often. Together a quarter less processor time, and a fifth less time.
 */
const forShortLives = '--js-flags=--no-opt --no-maglev --single-threaded --min-semi-space-size=16';

/** The gallery's page lives for minutes, most of which axe computes: optimized, it takes a sixth less time. */
const forLongLives = '--js-flags=--min-semi-space-size=16';

/** The fake camera gives 20 pictures a second: half of them cost half of the encoding, and show as much. */
const launched = (executablePath: string | undefined, lives: string, ...args: readonly string[]) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    lives,
    '--use-fake-device-for-media-stream=fps=10',
    '--allow-loopback-in-peer-connection',
    ...args,
  ],
});

const withCamera = {
  launchOptions: launched(chromium, forShortLives, '--autoplay-policy=no-user-gesture-required'),
};

/**
 * Journeys in a real Chromium, three files at a time for the build server's two cores: with two, a quarter of the processor time goes unused while
 * journeys wait for a camera, a connection or a countdown. Camera tests wait longest and come before the others, so that nothing long is left for the end.
 * No retries: a journey that works at the second try is a fault. `npm test` gives each one more try, and counts them.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 3,
  projects: [
    { name: 'demo', testMatch: '**/demo.setup.ts' },
    { name: 'camera', testMatch: filmed, dependencies: ['demo'], use: withCamera },
    { name: 'journeys', testIgnore: [...drawn, ...filmed, alone], dependencies: ['demo'] },
    { name: 'gallery', testMatch: drawn, use: { launchOptions: launched(shell, forLongLives) } },
    { name: 'networks', testMatch: alone, dependencies: ['camera', 'journeys', 'gallery'], use: withCamera },
  ],
  retries: 0,
  // Limits for a machine that is busy with other suites: they cost time only where something is wrong.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: wide,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: launched(shell, forShortLives),
  },
});
