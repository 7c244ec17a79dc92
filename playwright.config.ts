import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const wide = { width: 1280, height: 800 };

/** What is drawn from plain data, without a portal. */
const drawn = ['**/gallery.spec.ts', '**/kit.spec.ts', '**/structure.spec.ts', '**/reading-order.spec.ts'];

/** What `npm test` found or installed, else Debian's; with neither, Playwright's own download. */
const chromium = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path));

/** The same engine without the desktop's interface: journeys take a fifth less time. It has no camera, not even a fake one. */
const shell = ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ?? chromium;

/** What looks through a camera. */
const filmed = ['**/interview.spec.ts', '**/recording-ways.spec.ts', '**/tech-check.spec.ts'];

const launched = (executablePath: string | undefined, ...args: readonly string[]) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--allow-loopback-in-peer-connection', ...args],
});

/**
 * Journeys in a real Chromium, two files at a time: each waits for its pages longer than it keeps a core busy, and three at a time on two cores took
 * longer. The gallery, which drives no portal, is walked as one of the two.
 * No retries: a journey that works at the second try is a fault.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  projects: [
    { name: 'gallery', testMatch: drawn },
    { name: 'journeys', testIgnore: [...drawn, ...filmed] },
    {
      name: 'camera',
      testMatch: filmed,
      use: { launchOptions: launched(chromium, '--autoplay-policy=no-user-gesture-required') },
    },
  ],
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: wide,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: launched(shell),
  },
});
