import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { candidateAt, maria } from '../support/browser/candidate';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

/** No line: the device knows it, and every connection that was open is cut. */
const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await portal.cutLines();
};

/** Every request of that kind that left the page, as it was answered. */
const answersTo = (page: Page, path: RegExp): readonly number[] => {
  const seen: number[] = [];
  page.on('response', (response) => {
    if (path.test(response.url())) seen.push(response.status());
  });
  return seen;
};

test('a Confirm that was pressed offline is kept, sent once when the line is back, and books once; the list is fetched again by itself [R17, R29]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const candidate = candidateAt(page, portal);
  const booked = answersTo(page, /book_slot/);
  await candidate.signIn(maria);
  await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await candidate.viewTimes();
  const choice = (await candidate.chooseTime()).replace(/^Confirm Book /, '');
  await goOffline(page);
  await expect(page.getByText('You are offline. This page stays as it is.')).toBeVisible();
  await candidate.confirm();
  await expect(page.getByText('Nothing is booked yet.')).toBeVisible();
  await expect(page.getByText(`Your choice is kept: ${choice}. We send it when the line is back.`)).toBeVisible();
  await expectAccessible(page);
  expect(booked).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await candidate.expectBooked();
  expect(booked).toEqual([200]);

  await page.getByRole('link', { name: 'My Jobs' }).last().click();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  await goOffline(page);
  await page.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByText('This page did not load', { exact: true })).toBeVisible();
  await page.goBack();
  const listed = page.waitForResponse(/get_jobs_list/);
  await page.context().setOffline(false);
  expect((await listed).status()).toBe(200);
});

test('answers that were submitted offline wait on their page and are evaluated when the line is back; another answer takes them back [R8, R17]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  const submitted = answersTo(page, /submit_skill_filter/);
  await candidate.signIn('demo.applicant@example.org');
  await candidate
    .card('Licensed Practical Nurse')
    .getByRole('link', { name: /^Submit Skillfilter/ })
    .click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').fill('Illinois');
  await goOffline(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your answers are not submitted yet. They are kept on this device.')).toBeVisible();
  await page.getByRole('textbox').fill('Illinois and Iowa');
  await expect(page.getByText('Your answers are not submitted yet.')).toBeHidden();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your answers are not submitted yet.')).toBeVisible();
  expect(submitted).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your profile matches' })).toBeVisible();
  expect(submitted).toEqual([200]);
});

/** The tab's page as it was before a deployment: it starts with a script of another name. */
const oldStart = async (page: Page, stillServed: () => boolean): Promise<void> => {
  await page.route(
    (url) => !/^\/(assets|api)\//.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest() || !stillServed()) return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: (await answer.text()).replace(/\/main-\w+\.js/, '/main-OLD.js') });
    },
  );
  await page.route('**/assets/main-OLD.js', async (route) => {
    const name = readdirSync('dist/web/assets').find((file) => /^main-\w+\.js$/.test(file)) ?? '';
    await route.fulfill({ path: `dist/web/assets/${name}`, contentType: 'text/javascript' });
  });
};

const reloadsOf = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
  });
  return seen;
};

const openQuestions = (page: Page) =>
  candidateAt(page, portal)
    .card('Dining room server')
    .getByRole('link', { name: /^Submit Skillfilter/ })
    .click();

test('a tab that is older than the portal says so, loads the new one once and is where it was going [R29]', async ({
  page,
}) => {
  let deployed = false;
  await oldStart(page, () => !deployed);
  await candidateAt(page, portal).signIn('demo.starter@example.org');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.innerText.includes('The portal has been updated')) sessionStorage.setItem('said', 'yes');
    }).observe(document, { subtree: true, childList: true });
  });
  let gone = true;
  await page.route(/\/assets\/screening-\w+\.js/, (route) =>
    gone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.route('**/skillfilter', async (route) => {
    gone = false;
    await route.fallback();
  });
  const reloads = reloadsOf(page);
  deployed = true;
  await openQuestions(page);
  await expect(page.getByRole('heading', { name: 'Your profile matches' })).toBeVisible();
  expect(reloads).toEqual(['/skillfilter']);
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('yes');
});

test('a tab that is given the old portal again and again is loaded once and then left to its candidate [R29]', async ({
  page,
}) => {
  await oldStart(page, () => true);
  await candidateAt(page, portal).signIn('demo.applicant@example.org');
  await page.route(/\/assets\/screening-\w+\.js/, (route) => route.fulfill({ status: 404 }));
  const reloads = reloadsOf(page);
  await openQuestions(page);
  await expect.poll(() => reloads).toEqual(['/skillfilter']);
  await page.waitForLoadState();
  await expect(page.getByText('This page did not load', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByText('We can not reach the portal right now, so this page stays as it is.')).toBeVisible();
  expect(reloads).toEqual(['/skillfilter']);
});

test('an answer in a shape of another time is a calm message, and its button loads the page again [R4, R29]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.signIn(maria);
  await page.route('**/get_jobs_list', (route) => route.fulfill({ json: { statusCode: 200, jobs: 'none' } }));
  await page.reload();
  await expect(page.getByText('The portal sent an answer we could not read.')).toBeVisible();
  await page.unroute('**/get_jobs_list');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('link', { name: /^(Reschedule|Schedule)/ }).first()).toBeVisible();
});

test('two calls that are lost open Low connection speed; the speed dialog measures when asked, under 5 Mbps says so, and nothing is downloaded before [spec 1 §8, spec 1 §9, R22]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await candidateAt(page, portal).signIn(maria);
  const probes = answersTo(page, /speed-test\.bin/);
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('We could not reach the portal.')).toBeVisible();
  await expect(page.getByText('Low connection speed')).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Low connection speed')).toBeVisible();
  await expect(page.getByText('Internet is too slow')).toBeVisible();
  await expectAccessible(page);
  expect(probes).toEqual([]);

  const devtools = await page.context().newCDPSession(page);
  const throttle = (downloadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput,
      uploadThroughput: downloadThroughput,
    });
  await throttle(400_000);
  await page.getByRole('button', { name: 'Check my connection' }).click();
  const low = page.getByRole('dialog', { name: 'Low connection speed' });
  await expect(low.getByText(/We measured [23]\.\d Mbps\. Recording an interview needs 5 Mbps\./)).toBeVisible();
  await expectAccessible(page);
  await throttle(-1);
  await low.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('dialog', { name: 'Your connection is good' })).toBeVisible();
  expect(probes).toEqual([200, 200]);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Low connection speed')).toBeHidden();

  await page.route('**/speed-test.bin', (route) => route.abort());
  await page.getByRole('button', { name: /Menu/ }).click();
  await page.getByRole('button', { name: 'Check my connection' }).click();
  await expect(page.getByRole('dialog').getByText('Error loading image')).toBeVisible();
});

test('the console of the built portal says nothing, and its scripts hold nothing that could [R5]', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  await candidateAt(page, portal).signIn(maria);
  await page.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(said).toEqual([]);
  const scripts = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'));
  const talking = scripts.filter((name) =>
    /console\.(log|info|debug|warn)\b/.test(readFileSync(`dist/web/assets/${name}`, 'utf8')),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(talking).toEqual([]);
});

/** Records as recorders do: what is masked is left out, everything else is sent home. */
const recorder = `
  const source = document.currentScript.src;
  document.cookie = '_hjSessionUser_1=' + btoa(JSON.stringify({ id: 'visit-1', existing: true })) + '; path=/';
  setInterval(() => {
    const open = [...document.querySelectorAll('body, body *')].filter((one) => one.closest('[data-hj-suppress]') === null);
    const seen = open.map((one) => one.textContent + (one.value ?? '')).join(' ');
    fetch(new URL('/seen', source), { method: 'POST', mode: 'no-cors', body: 'seen: ' + seen });
  }, 100);
`;

test('sessions are recorded only where a recorder is set, masked from the first moment, without a word of the candidate [R5]', async ({
  page,
}) => {
  await page.goto(`${portal.url}/candidateslogin`);
  await expect(page.locator('html')).not.toHaveAttribute('data-hj-suppress');
  const heard: string[] = [];
  const asked: (string | undefined)[] = [];
  const house = createServer((request, response) => {
    asked.push(request.headers.referer);
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/javascript').end(recorder);
      return;
    }
    request.on('data', (piece) => heard.push(String(piece)));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve));
  const address = house.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const recorded = await startPortal({ env: { SESSION_RECORDING_URL: `http://127.0.0.1:${port}/recorder.js` } });
  const candidate = candidateAt(page, recorded);
  await candidate.signIn(maria);
  await expect(page.locator('html')).toHaveAttribute('data-hj-suppress', '');
  await expect.poll(() => heard.length).toBeGreaterThan(5);
  expect([...new Set(heard)]).toEqual(['seen: ']);
  expect(asked[0]).toBeUndefined();

  // Who applies in a recorded visit: the recording is named for that application, by the recorder's own id and nothing of the candidate's.
  const naming = page.waitForResponse(/addHotjarUserIds/);
  await page.goto(`${recorded.url}/apply/106`);
  await page.getByRole('button', { name: /^Start/ }).click();
  const named = await naming;
  expect(named.request().postDataJSON()).toMatchObject({ position_id: 106, hotjarUserId: 'visit-1' });
  expect(await named.json()).toMatchObject({ statusCode: 200 });
  await recorded.close();
  house.closeAllConnections();
  house.close();
});
