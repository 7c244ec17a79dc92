import type { Browser } from '@playwright/test';
import { candidateAt } from '../support/browser/candidate';
import { someone } from '../support/browser/live-interview';
import {
  interviewerEnters,
  interviewerOpens,
  joinFromTheList,
  linkFor,
  personIn,
  startPeerRoom,
} from '../support/browser/peer-room';
import { chromiumMissing, withChromium } from './chromium';
import { median, p95 } from './measured';
import { figure, keptRatio, type Findings, type Part } from './report';

/** First visits: each from a browser that has nothing in its cache. */
const visits = 20;
const slower = 4;

/** Notes when Join Now is pressed and when the first picture of the other side is shown, on the page's clock. A visit without one fails. */
const watch = `globalThis.__firstFrame = new Promise((done, fail) => {
  let pressed;
  const look = () => {
    const video = document.querySelector('section video[aria-label]:not([aria-label^="You"])');
    if (video === null) requestAnimationFrame(look);
    else video.requestVideoFrameCallback((shown) => done(shown - pressed));
  };
  addEventListener('click', ({ target, timeStamp }) => {
    if (target.closest?.('button')?.textContent?.trim() !== 'Join Now') return;
    pressed = timeStamp;
    setTimeout(() => fail(new Error('No picture came within a minute.')), 60_000);
    look();
  }, true);
})`;

const measure = async (browser: Browser): Promise<Findings> => {
  const { portal, ...booked } = await startPeerRoom(5 * 60_000);
  try {
    const interviewer = await personIn(browser);
    await interviewerOpens(interviewer, await linkFor({ portal, ...booked }));
    await interviewerEnters(interviewer);
    const signedIn = await personIn(browser);
    await candidateAt(signedIn, portal).signIn(someone);
    const storageState = await signedIn.context().storageState();
    await signedIn.context().close();
    const took: number[] = [];
    for (let visit = -1; visit < visits; visit += 1) {
      const page = await personIn(browser, { storageState });
      await page.addInitScript(watch);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await joinFromTheList(page, portal);
      const milliseconds = Number(await page.evaluate('globalThis.__firstFrame'));
      if (visit >= 0) took.push(milliseconds);
      await page.context().close();
    }
    return {
      lines: [
        `From Join Now to the first picture of an interviewer who waits in the peer room, ${visits} first visits after one to warm up,`,
        "the candidate's processor 4 times slower, all on this machine:",
        '',
        `p50 ${figure(median(took))} ms, p95 ${figure(p95(took))} ms, slowest ${figure(Math.max(...took))} ms`,
      ],
      figures: { p50Ms: keptRatio(median(took)), p95Ms: keptRatio(p95(took)), runs: took.map(keptRatio) },
    };
  } finally {
    await portal.close();
  }
};

export const firstFrames: Part = {
  name: 'first-frame',
  title: 'When a candidate sees the interviewer',
  leftOut: chromiumMissing,
  run: () =>
    withChromium(
      measure,
      '--use-fake-device-for-media-stream',
      '--allow-loopback-in-peer-connection',
      '--autoplay-policy=no-user-gesture-required',
    ),
};
