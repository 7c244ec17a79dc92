import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import type { Engine } from './engine';
import { firefoxMissing, openFirefox } from './firefox';
import { passTechCheck, signInAndBook, type Device } from './journey';
import { pageOf } from './page';
import { openWebKit, webkitMissing } from './webkit';

/* Chromium has the browser journeys (tests/browser). Here the other two engines go through one journey each. */

interface Tested {
  readonly name: string;
  /** Why the engine is skipped here; undefined: it runs. */
  readonly missing: string | undefined;
  readonly open: () => Promise<Engine>;
  /** What is particular to the engine, for the title. */
  readonly with: string;
  readonly device: Device;
}

const engines: readonly Tested[] = [
  {
    name: 'Firefox',
    missing: firefoxMissing,
    open: openFirefox,
    with: 'its fake camera, and its fake microphone without a level',
    device: {
      camera: /Default Video Device/,
      microphone: /Default Audio Device/,
      // Its audio graph stays suspended on a machine without sound, even where autoplay is allowed.
      level: /^\d+$/,
      browser: /Firefox \d+/,
    },
  },
  {
    name: 'WebKit',
    missing: webkitMissing,
    open: openWebKit,
    with: 'its mock camera and microphone, as Safari',
    device: {
      camera: /Mock video device 1/,
      microphone: /Mock audio device 1/,
      level: /^[1-9]/,
      browser: /Safari \d+/,
    },
  },
];

let portal: RunningPortal | undefined;
beforeAll(async () => {
  if (engines.some(({ missing }) => missing === undefined)) portal = await startPortal();
}, 120_000);
afterAll(async () => {
  await portal?.close();
});

for (const { name, missing, open, with: particular, device } of engines) {
  const testHere = missing === undefined ? test : test.skip;
  testHere(
    `${name}: sign-in, list and booking, then a tech check that passes with ${particular} [spec 1 §4, spec 2 §2.9, R17, R46]${missing === undefined ? '' : ` (left out: ${missing})`}`,
    async () => {
      if (portal === undefined) throw new Error('There is no portal.');
      const engine = await open();
      try {
        const page = pageOf(engine);
        const booked = await signInAndBook(page, portal, 'demo.candidate@example.org');
        await passTechCheck(page, portal, booked, device);
      } finally {
        await engine.close();
      }
    },
    120_000,
  );
}
