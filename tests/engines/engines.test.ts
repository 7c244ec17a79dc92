import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { abroad, openDrawnAbroad, openDrawnAdvert, openDrawnList } from './drawn-pages';
import type { Abroad, Engine } from './engine';
import { firefoxMissing, openFirefox } from './firefox';
import { operatorToken } from '../support/browser/advert';
import { lena } from '../support/browser/chat';
import { chatWithManager, passTechCheck, signInAndBook, type Device } from './journey';
import { markedWeb } from './marked-web';
import { pageOf, type Page } from './page';
import { recordInterview, recordNothing } from './recorded';
import { openWebKit, webkitMissing } from './webkit';

/* Chromium has the browser journeys (tests/browser). Here the other two engines run through four of them each. */

interface Tested {
  readonly name: string;
  /** Why the engine is skipped here; undefined: it runs. */
  readonly missing: string | undefined;
  readonly open: (abroad?: Abroad) => Promise<Engine>;
  /** What is special about the engine, for the title. */
  readonly with: string;
  readonly device: Device;
  /** The container that its recorder writes, as ffprobe names it. Undefined: its recorder delivers no video data. */
  readonly records: RegExp | undefined;
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
      // Its audio graph stays suspended on a machine without sound, even if autoplay is allowed.
      level: /^\d+$/,
      browser: /Firefox \d+/,
    },
    records: /webm/,
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
    // WebKitGTK claims to record MP4, but does so with audio only.
    records: undefined,
  },
];

let portal: RunningPortal | undefined;
let web: Awaited<ReturnType<typeof markedWeb>> | undefined;
beforeAll(async () => {
  if (engines.every(({ missing }) => missing !== undefined)) return;
  web = await markedWeb();
  portal = await startPortal({ env: { OPERATOR_TOKEN: operatorToken, WEB_FOLDER: web.folder } });
}, 300_000);
afterAll(async () => {
  await portal?.close();
  await web?.remove();
});

for (const { name, missing, open, with: particular, device, records } of engines) {
  const testHere = missing === undefined ? test : test.skip;
  const inIt = (title: string, journey: (page: Page, portal: RunningPortal) => Promise<void>, from?: Abroad): void =>
    testHere(
      `${name}: ${title}${missing === undefined ? '' : ` (left out: ${missing})`}`,
      async () => {
        if (portal === undefined) throw new Error('There is no portal.');
        const engine = await open(from);
        try {
          await journey(pageOf(engine), portal);
        } finally {
          await engine.close();
        }
      },
      300_000,
    );
  inIt(
    `sign-in, list and booking, then a tech check that passes with ${particular} [spec 1 §4, spec 2 §2.9, R17, R46]`,
    async (page, here) => {
      const booked = await signInAndBook(page, here, 'demo.candidate@example.org');
      await openDrawnList(page, here, /^Caregiver$/, /Maria/);
      await openDrawnAdvert(page, here);
      await passTechCheck(page, here, booked, device);
    },
  );
  inIt(
    'pages that come drawn are taken over where zones and numbers have other names than in the server [R14]',
    openDrawnAbroad,
    abroad,
  );
  inIt('a chat with a hiring manager, message by message [spec 2 §2.17, spec 2 §4.12, R39]', (page, here) =>
    chatWithManager(page, here, lena),
  );
  const recorded = `${name.toLowerCase()}@example.org`;
  if (records === undefined)
    inIt('a recorder that hands over nothing is said, and costs nothing [spec 2 §2.3, R44]', (page, here) =>
      recordNothing(page, here, recorded),
    );
  else
    inIt('a recorded interview, which the employer plays [spec 2 §2.2, spec 2 §2.3, R24, R34]', (page, here) =>
      recordInterview(page, here, recorded, records),
    );
}
