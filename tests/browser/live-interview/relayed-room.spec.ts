import { expect, type Browser } from '@playwright/test';
import type { Booked } from '../../support/browser/live-interview';
import {
  candidateEnters,
  expectToMeet,
  interviewerEnters,
  interviewerOpens,
  linkFor,
  personIn,
  startPeerRoom,
} from '../../support/browser/peer-room';
import { startTurnServer, turnMissing, type TurnServer } from '../../support/portal/turn-server';
import { test } from '../../support/browser/test';

/* Two networks that let nothing pass between each other, such as a hospital's: the call is relayed by a TURN server (coturn), over TCP. */

const secret = 'a-secret-of-coturn-and-the-portal';
const minutes = (n: number): number => n * 60_000;

test.skip(turnMissing !== undefined, turnMissing);

let turn: TurnServer | undefined;
let booked: Booked | undefined;
let browser: Browser | undefined;

/** Chromium without a direct path: its policy forbids UDP outside a proxy, as an administrator's might. */
test.beforeEach(async ({ playwright, launchOptions }) => {
  turn = await startTurnServer(secret);
  browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--webrtc-ip-handling-policy=disable_non_proxied_udp'],
  });
});
test.afterEach(async () => {
  await browser?.close();
  await booked?.portal.close();
  await turn?.close();
  booked = undefined;
});

test('two browsers without any direct connection meet through coturn, each with its own expiring credentials [R26, R61]', async () => {
  if (turn === undefined || browser === undefined) throw new Error('There is no relay.');
  const { relayed } = turn;
  booked = await startPeerRoom(minutes(5), {
    ICE_SERVERS: JSON.stringify([{ urls: turn.url }]),
    TURN_SECRET: secret,
  });
  const [lena, dana] = [await personIn(browser), await personIn(browser)];
  await interviewerOpens(dana, await linkFor(booked));
  await candidateEnters(lena, booked.portal);
  await interviewerEnters(dana);
  await expectToMeet(lena, dana);
  await dana.getByRole('button', { name: 'End interview' }).click();
  await dana.getByRole('dialog').getByRole('button', { name: 'End interview' }).click();
  await expect(lena).toHaveURL(/\/thankyou$/);
  const carried = () => relayed().filter(({ received, sent }) => received > 20_000 && sent > 20_000);
  await expect.poll(() => carried().length).toBeGreaterThanOrEqual(1);
  // A session that ends before it has presented credentials has no user name.
  const names = [...new Set(relayed().map(({ username }) => username))].filter((name) => name !== '');
  expect(names).toHaveLength(2);
  for (const name of names) {
    const lasts = Number(name.split(':')[0]) * 1_000 - (booked.startsAt - minutes(5));
    expect(lasts).toBeGreaterThan(minutes(179));
    expect(lasts).toBeLessThan(minutes(181));
  }
});
