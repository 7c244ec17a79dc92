import { expect, type Browser } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { job, operatorAt, someone, type Booked } from '../../support/browser/live-interview';
import {
  candidateEnters,
  expectToHear,
  expectToMeet,
  interviewerEnters,
  interviewerOpens,
  linkFor,
  personIn,
  recoveries,
  rounds,
  startPeerRoom,
  lightsOf,
  untilSeen,
  watchLights,
} from '../../support/browser/peer-room';
import { test } from '../../support/browser/test';

const minutes = (n: number): number => n * 60_000;

let booked: Booked | undefined;
test.afterEach(async () => {
  await booked?.portal.close();
  booked = undefined;
});

const attendance = async ({ portal }: Booked): Promise<readonly string[]> => {
  const seen = JSON.stringify(await operatorAt(portal)('attendance', { email: someone, position_id: job.position_id }));
  return [...seen.matchAll(/"left_at":(null|"[^"]+")/g)].map(([, left]) => (left === 'null' ? 'there' : 'left'));
};

test('two browsers meet: each sees and hears the other, a question is asked and answered, and the interviewer ends the call [spec 2 §4.6, R26, R37, R51]', async ({
  browser,
}) => {
  booked = await startPeerRoom(minutes(5));
  const [lena, dana] = [await personIn(browser), await personIn(browser)];
  await interviewerOpens(dana, await linkFor(booked));
  await expect(dana.getByText(/is not here yet\.$/)).toBeVisible();
  await expectAccessible(dana);
  await candidateEnters(lena, booked.portal);
  await expect(lena.getByText('You are in. Waiting for your interviewer.').first()).toBeVisible();
  await expect(dana.getByText(/is in the room, waiting for you\.$/)).toBeVisible();
  await expect.poll(() => (booked === undefined ? [] : attendance(booked))).toEqual(['there']);
  await dana.getByRole('button', { name: 'In 5 minutes' }).click();
  await expect(dana.getByText('You said that you will be there in 5 minutes.')).toBeVisible();
  await expect(lena.getByText('Interviewer will join in 5 minutes')).toBeVisible();
  await dana.getByRole('button', { name: 'I am coming' }).click();
  await expect(lena.getByText('Interviewer will join in 5 minutes')).toBeHidden();
  await interviewerEnters(dana);
  await expectToMeet(lena, dana);
  await dana.getByRole('listitem').filter({ hasText: 'Can you work nights?' }).getByRole('button').click();
  await lena.getByRole('radio', { name: 'Yes' }).check();
  await lena.getByRole('button', { name: 'Send answer' }).click();
  await expect(dana.getByText('Answer: Yes')).toBeVisible();
  await dana.getByRole('textbox', { name: 'A question in your own words' }).fill('When can you begin?');
  await dana.getByRole('button', { name: 'Show to candidate' }).last().click();
  await expect(lena.getByRole('heading', { name: 'When can you begin?' })).toBeInViewport();
  await expect(lena.getByRole('status').filter({ hasText: 'When can you begin?' })).toHaveCount(1);
  await lena.getByRole('button', { name: 'Full screen' }).click();
  await expect(lena.getByRole('button', { name: 'Leave full screen' })).toBeInViewport();
  await expect(lena.getByRole('heading', { name: 'When can you begin?' })).toBeVisible();
  await lena.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(dana.getByText(/: camera off/)).toBeVisible();
  await lena.getByRole('button', { name: 'Turn camera on' }).click();
  await lena.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(lena.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  await expectAccessible(dana);
  await dana.getByRole('button', { name: 'End interview' }).click();
  await dana.getByRole('dialog').getByRole('button', { name: 'End interview' }).click();
  await expect(dana.getByRole('heading', { name: 'The interview is over' })).toBeVisible();
  await expect(lena).toHaveURL(/\/thankyou$/);
  await expect.poll(() => (booked === undefined ? [] : attendance(booked))).toEqual(['left']);
});

test('one link opens the interview once; a third person is kept out, and nobody gets in early [R12, R26, R50]', async ({
  browser,
}) => {
  booked = await startPeerRoom(minutes(12));
  const [dana, thief, third] = [await personIn(browser), await personIn(browser), await personIn(browser)];
  const link = await linkFor(booked);
  await interviewerOpens(dana, link);
  await expect(dana.getByRole('button', { name: 'Join now' })).toBeDisabled();
  await expect(dana.getByText(/^You can join from /)).toBeVisible();
  await interviewerOpens(thief, link);
  await expect(thief.getByText('This link no longer opens the interview', { exact: false })).toBeVisible();
  await expect(thief.getByRole('button', { name: 'Open the interview' })).toHaveCount(0);
  // The browser that used the link opens it again, and is back in without pressing the button.
  await dana.goto('about:blank');
  await dana.goto(link);
  await expect(dana.getByRole('button', { name: 'Join now' })).toBeDisabled();
  await third.goto(`${booked.portal.url}/interviewer`);
  await expect(third.getByRole('heading', { name: 'Open the link that you were sent' })).toBeVisible();
  await booked.portal.passTime(minutes(3));
  await dana.reload();
  await interviewerEnters(dana);
  await interviewerOpens(third, await linkFor(booked, 'Somebody Else'));
  await third.getByRole('button', { name: 'Join now' }).click();
  await expect(third.getByText('Another interviewer is in this room already.')).toBeVisible();
});

test('a camera that is turned off is released, not reopened by a reconnect, and back when turned on [spec 2 §4.6, R26, R51]', async ({
  browser,
}) => {
  booked = await startPeerRoom(minutes(5));
  const { portal } = booked;
  const [lena, dana] = [await personIn(browser), await personIn(browser)];
  await watchLights(lena);
  await interviewerOpens(dana, await linkFor(booked));
  await candidateEnters(lena, portal);
  await interviewerEnters(dana);
  await expectToMeet(lena, dana);
  await expect.poll(() => lightsOf(lena)).toEqual(['audio', 'video']);
  const camera = (now: 'on' | 'off') => lena.getByRole('button', { name: `Turn camera ${now}` });
  const isOff = async (): Promise<void> => {
    await expect(dana.getByText(/: camera off/)).toBeVisible();
    await expect(camera('on')).toBeEnabled();
    expect(await lightsOf(lena)).toEqual(['audio']);
  };
  await camera('off').click();
  await expect.poll(() => lightsOf(lena)).toEqual(['audio']);
  await isOff();
  await camera('on').click();
  await untilSeen(dana);
  await expect(dana.getByText(/: camera off/)).toBeHidden();
  await camera('off').click();
  await isOff();
  await lena.evaluate(`dispatchEvent(new Event('online'))`);
  await portal.cutLines();
  await dana.reload();
  await expectToHear(dana);
  await isOff();
  await lena.reload();
  await expectToHear(dana);
  await isOff();
  expect(await lena.evaluate('filmed()')).toBe(false);
  await lena.evaluate(`globalThis.refuseCamera = 'NotReadableError'`);
  await camera('on').click();
  await expect(lena.getByText('Another program is using the camera.')).toBeVisible();
  await expect(lena.getByText('You are still in the interview.', { exact: false })).toBeVisible();
  await expectAccessible(lena);
  await isOff();
  await lena.evaluate('delete globalThis.refuseCamera');
  await camera('on').click();
  await untilSeen(dana);
  await expect(dana.getByText(/: camera off/)).toBeHidden();
  await expect(lena.getByText('Another program is using the camera.')).toBeHidden();
  expect(await lightsOf(lena)).toEqual(['audio', 'video']);
});

test('a lost connection recovers by itself, and so does a reloaded tab [R26, R51, R37]', async ({ browser }) => {
  test.setTimeout(120_000 + rounds * 60_000);
  booked = await startPeerRoom(minutes(5));
  const { portal } = booked;
  const [lena, dana] = [await personIn(browser), await personIn(browser)];
  await interviewerOpens(dana, await linkFor(booked));
  await candidateEnters(lena, portal);
  await interviewerEnters(dana);
  await expectToMeet(lena, dana);
  const { timed, report } = recoveries(lena, dana);
  const answered = async (words: string): Promise<void> => {
    await dana.getByRole('textbox', { name: 'A question in your own words' }).fill(words);
    await dana.getByRole('button', { name: 'Show to candidate' }).last().click();
    await expect(lena.getByRole('heading', { name: words })).toBeVisible();
  };
  for (let round = 1; round <= rounds; round += 1) {
    await timed('every socket cut', () => portal.cutLines());
    await answered(`After the sockets, ${round}?`);
    await timed('candidate reloads', () => lena.reload());
    await timed('interviewer reloads', () => dana.reload());
    await answered(`After the reloads, ${round}?`);
    // After ten seconds without a connection, the other side starts a new one.
    for (const [who, page, gone] of [
      ['candidate', lena, 5],
      ['candidate', lena, 13],
      ['interviewer', dana, 13],
    ] as const)
      await timed(`${who} offline for ${gone} s`, async () => {
        await page.context().setOffline(true);
        // The connection is down in real time: a test's clock does not affect it.
        await page.waitForTimeout(gone * 1_000);
        await page.context().setOffline(false);
      });
    // Both start a negotiation at the same moment. If one side then rolls back its own offer, Chromium 150 crashes.
    await timed('both restart at once', async () => {
      for (let time = 0; time < 5; time += 1)
        await Promise.all([lena, dana].map((page) => page.evaluate(`dispatchEvent(new Event('online'))`)));
    });
    await answered(`After the night, ${round}?`);
  }
  report();
  await expect(lena.getByText('You are in. Waiting for your interviewer.')).toBeHidden();
});

/** The whole browser is suspended, and its connections with it, as on a laptop that is closed. */
const sleeps = async (browser: Browser, milliseconds: number): Promise<void> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const group = -(processInfo.find(({ type }) => type === 'browser')?.id ?? Number.NaN);
  process.kill(group, 'SIGSTOP');
  await new Promise((done) => setTimeout(done, milliseconds));
  process.kill(group, 'SIGCONT');
};

test('an interview survives a server restart and a sleeping laptop [R26, R51, R37]', async ({
  browser,
  playwright,
  launchOptions,
}) => {
  test.setTimeout(120_000 + rounds * 60_000);
  const laptop = await playwright.chromium.launch(launchOptions);
  try {
    booked = await startPeerRoom(minutes(5));
    const { portal } = booked;
    const [lena, dana] = [await personIn(laptop), await personIn(browser)];
    await interviewerOpens(dana, await linkFor(booked));
    await candidateEnters(lena, portal);
    await interviewerEnters(dana);
    await expectToMeet(lena, dana);
    const { timed, report } = recoveries(lena, dana);
    for (let round = 1; round <= rounds; round += 1) {
      await timed('the server starts again', () => portal.restart());
      await timed('the laptop slept for 10 s', () => sleeps(laptop, 10_000));
      await dana.getByRole('textbox', { name: 'A question in your own words' }).fill(`And again, ${round}?`);
      await dana.getByRole('button', { name: 'Show to candidate' }).last().click();
      await expect(lena.getByRole('heading', { name: `And again, ${round}?` })).toBeVisible();
    }
    report();
  } finally {
    await laptop.close();
  }
});
