import { chromium, expect, type Browser, type Page } from '@playwright/test';
import type { Booked } from '../../support/browser/live-interview';
import { soundMissing, startLoudspeakers, type Loudspeakers } from '../../support/browser/loudspeakers';
import {
  candidateEnters,
  interviewerEnters,
  interviewerOpens,
  linkFor,
  personIn,
  startPeerRoom,
} from '../../support/browser/peer-room';
import { test } from '../../support/browser/test';

/* What comes out of the loudspeaker, not what the stream has: one PulseAudio sink a browser. */

test.skip(soundMissing !== undefined, soundMissing);

const before = 5 * 60_000;
let booked: Booked | undefined;
let loudspeakers: Loudspeakers | undefined;
const browsers: Browser[] = [];
test.afterEach(async () => {
  await Promise.all(browsers.splice(0).map((browser) => browser.close()));
  await booked?.portal.close();
  await loudspeakers?.close();
  [booked, loudspeakers] = [undefined, undefined];
});

test('two people without a camera hear each other out of the loudspeaker, after a reload too, and nobody is asked to tap [spec 2 §4.6, R26]', async ({
  launchOptions,
}) => {
  const sound = await startLoudspeakers('lena', 'dana');
  loudspeakers = sound;
  booked = await startPeerRoom(before);
  const { portal } = booked;
  /** Somebody with a loudspeaker and a microphone; the camera is not allowed. */
  const personWith = async (name: string): Promise<Page> => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--mute-audio'],
      env: { ...process.env, ...sound.env(name) },
    });
    browsers.push(browser);
    return personIn(browser, { permissions: ['microphone'] });
  };
  const [lena, dana] = [await personWith('lena'), await personWith('dana')];
  const bothHear = async (): Promise<void> => {
    for (const name of ['lena', 'dana'])
      await expect
        .poll(() => sound.volume(name), { message: `what ${name} hears`, timeout: 60_000 })
        .toBeGreaterThan(-60);
    for (const page of [lena, dana]) await expect(page.getByRole('button', { name: 'Tap to hear them' })).toBeHidden();
  };
  await interviewerOpens(dana, await linkFor(booked));
  await candidateEnters(lena, portal);
  await interviewerEnters(dana);
  await bothHear();
  for (const page of [lena, dana]) await page.reload();
  await lena.getByRole('heading', { level: 1, name: 'Live interview', exact: true }).waitFor();
  await bothHear();
  // The system pauses what plays, as for a phone call.
  for (const page of [lena, dana])
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('audio, video'))
        if (element instanceof HTMLMediaElement) element.pause();
    });
  await bothHear();
});
