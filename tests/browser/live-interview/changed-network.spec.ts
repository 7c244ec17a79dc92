import { expect, type Browser } from '@playwright/test';
import type { Booked } from '../../support/browser/live-interview';
import {
  candidateEnters,
  expectToMeet,
  interviewerEnters,
  interviewerOpens,
  linkFor,
  personIn,
  recoveries,
  rounds,
  startPeerRoom,
} from '../../support/browser/peer-room';
import { networksMissing, twoNetworks, type TwoNetworks } from '../../support/portal/two-networks';
import { test } from '../../support/browser/test';

/*
 * A candidate whose phone leaves the Wi-Fi and continues over mobile data, with a new address and a new route. Both networks are virtual cables to
 * this machine: the times include neither a phone's radio starting up nor a real network's delay and loss.
 */

const missing = networksMissing();
test.skip(missing !== undefined, missing);

let booked: Booked | undefined;
let networks: TwoNetworks | undefined;
const browsers: Browser[] = [];
test.afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close();
  await booked?.portal.close();
  await networks?.close();
  [booked, networks] = [undefined, undefined];
});

test('a network change interrupts an interview only for a moment [R26, R51]', async ({ playwright, launchOptions }) => {
  test.setTimeout(120_000 + rounds * 120_000);
  networks = await twoNetworks();
  booked = await startPeerRoom(5 * 60_000, { HOST: networks.host });
  const { portal } = booked;
  // Only a secure page can use a camera, and this address is neither https nor localhost.
  const args = [...(launchOptions.args ?? []), `--unsafely-treat-insecure-origin-as-secure=${portal.url}`];
  const here = await playwright.chromium.launch({ ...launchOptions, args });
  const phone = await playwright.chromium.launch({
    ...launchOptions,
    args,
    executablePath: await networks.runner(launchOptions.executablePath ?? playwright.chromium.executablePath()),
  });
  browsers.push(here, phone);
  const [lena, dana] = [await personIn(phone), await personIn(here)];
  await interviewerOpens(dana, await linkFor(booked));
  await candidateEnters(lena, portal);
  await interviewerEnters(dana);
  await expectToMeet(lena, dana);
  const { paused, report } = recoveries(lena, dana);
  for (let round = 1; round <= rounds; round += 1)
    for (const how of ['with a gap', 'overlapping'] as const) {
      const { change } = networks;
      await paused(`the network changes ${how}`, () => change(how));
      await dana.getByRole('textbox', { name: 'A question in your own words' }).fill(`Still there, ${how} ${round}?`);
      await dana.getByRole('button', { name: 'Show to candidate' }).last().click();
      await expect(lena.getByRole('heading', { name: `Still there, ${how} ${round}?` })).toBeVisible();
    }
  // Without our own monitoring of the packets, this takes ten seconds or more; with it, at most 5.9 s of six runs. Only the long form measures that:
  // beside other tests the same change took 0.9 to 10.2 s.
  report(rounds > 1 ? 8_000 : 40_000);
});
