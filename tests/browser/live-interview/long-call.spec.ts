import { expect, type Browser, type Page } from '@playwright/test';
import type { Booked } from '../../support/browser/live-interview';
import {
  candidateEnters,
  expectToMeet,
  expectToSee,
  interviewerEnters,
  interviewerOpens,
  linkFor,
  personIn,
  startPeerRoom,
} from '../../support/browser/peer-room';
import { needsOf, type Needs } from '../../support/browser/needs';
import { test } from '../../support/browser/test';

/** PEER_ROOM_MINUTES=30 for the long form, which measures a page in its first and its last minute. */
const length = Number(process.env['PEER_ROOM_MINUTES'] ?? '0.2') * 60_000;
const looked = Math.min(60_000, length / 2);

test.describe.configure({ timeout: 180_000 + length * 1.5 });

let booked: Booked | undefined;
const browsers: Browser[] = [];
test.afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close();
  await booked?.portal.close();
  booked = undefined;
});

const inMegabytes = (bytes: number | undefined): string => (bytes === undefined ? '?' : (bytes / 1e6).toFixed(1));

test('a long call uses no more memory or CPU at its end than at its start [R26, R51]', async ({
  playwright,
  launchOptions,
}) => {
  const alone = async (): Promise<{ browser: Browser; page: Page }> => {
    const browser = await playwright.chromium.launch(launchOptions);
    browsers.push(browser);
    return { browser, page: await personIn(browser) };
  };
  booked = await startPeerRoom(5 * 60_000);
  const [lena, dana] = [await alone(), await alone()];
  await interviewerOpens(dana.page, await linkFor(booked));
  await candidateEnters(lena.page, booked.portal);
  await interviewerEnters(dana.page);
  await expectToMeet(lena.page, dana.page);
  const both = { candidate: lena, interviewer: dana };
  const look = async () => {
    const seen = new Map<string, { before: Needs; after: Needs }>();
    const before = await Promise.all(Object.values(both).map(({ browser, page }) => needsOf(browser, page)));
    // A call takes real time: what is measured is what a page uses meanwhile.
    await lena.page.waitForTimeout(looked);
    for (const [n, [who, { browser, page }]] of Object.entries(both).entries()) {
      const [first, after] = [before[n], await needsOf(browser, page)];
      if (first !== undefined) seen.set(who, { before: first, after });
    }
    return seen;
  };
  const began = performance.now();
  const start = await look();
  await lena.page.waitForTimeout(Math.max(0, length - looked - (performance.now() - began)));
  const end = await look();
  for (const { page } of Object.values(both)) {
    await expect(page.getByText('Answer:')).toHaveCount(0);
    await expectToSee(page);
  }
  for (const who of Object.keys(both)) {
    const [first, last] = [start.get(who), end.get(who)];
    if (first === undefined || last === undefined) throw new Error(`${who} was not looked at.`);
    const share = ({ before, after }: { before: Needs; after: Needs }): number =>
      (100 * (after.processor - before.processor)) / (looked / 1_000);
    const told = (at: { before: Needs; after: Needs }): string =>
      `heap ${inMegabytes(at.after.heap)} MB, process ${inMegabytes(at.after.resident)} MB, ${share(at).toFixed(0)} % of a core, ${at.after.nodes} nodes, ${at.after.listeners} listeners`;
    console.log(`peer room, ${(length / 60_000).toFixed(1)} minutes, ${who}: start ${told(first)}; end ${told(last)}`);
    expect(last.after.heap - first.after.heap).toBeLessThan(10e6);
    expect(last.after.nodes - first.after.nodes).toBeLessThan(500);
    expect(last.after.listeners - first.after.listeners).toBeLessThan(100);
  }
});
