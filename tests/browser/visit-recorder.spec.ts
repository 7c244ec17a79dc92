import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { candidateAt, maria } from '../support/browser/candidate';
import { startPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

/** Behaves like a real recorder: omits what is masked and sends everything else to its host, including each page's address. */
const recorder = `
  const source = document.currentScript.src;
  document.cookie = '_hjSessionUser_1=' + btoa(JSON.stringify({ id: 'visit-1', existing: true })) + '; path=/';
  setInterval(() => {
    const open = [...document.querySelectorAll('body, body *')].filter((one) => one.closest('[data-hj-suppress]') === null);
    const seen = open.map((one) => one.textContent + (one.value ?? '')).join(' ');
    fetch(new URL('/seen', source), { method: 'POST', mode: 'no-cors', body: 'seen: ' + seen });
    fetch(new URL('/seen', source), { method: 'POST', mode: 'no-cors', body: 'at: ' + location.href });
  }, 100);
`;

/** The recorder's host: its script, and where it sends data. */
const recorderHouse = async () => {
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
  const close = (): void => {
    house.closeAllConnections();
    house.close();
  };
  return { heard, asked, url: `http://127.0.0.1:${port}/recorder.js`, close };
};

test('without a recorder no page is marked up for one [R5]', async ({ page }) => {
  const portal = await startPortal();
  try {
    await page.goto(`${portal.url}/candidateslogin`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hj-suppress');
  } finally {
    await portal.close();
  }
});

test("sessions are recorded only if a recorder is configured, masked from the first moment, without any of the candidate's words [R5]", async ({
  page,
}) => {
  const { heard, asked, url, close } = await recorderHouse();
  const portal = await startPortal({ env: { SESSION_RECORDING_URL: url } });
  try {
    await candidateAt(page, portal).arrive(maria);
    await expect(page.locator('html')).toHaveAttribute('data-hj-suppress', '');
    await expect.poll(() => heard.length).toBeGreaterThan(5);
    expect(asked[0]).toBeUndefined();

    // Applying in a recorded visit: the recording is linked to that application by the recorder's own id, without any of the candidate's data.
    const naming = page.waitForResponse(/addHotjarUserIds/);
    await page.goto(`${portal.url}/apply/106`);
    await page.getByRole('button', { name: /^Start/ }).click();
    const named = await naming;
    expect(named.request().postDataJSON()).toMatchObject({ position_id: 106, hotjarUserId: 'visit-1' });
    expect(await named.json()).toMatchObject({ statusCode: 200 });

    // The list, the advert, the start of the application: none of their words is in the data sent home.
    const soFar = heard.length;
    await expect.poll(() => heard.length).toBeGreaterThan(soFar + 5);
    expect([...new Set(heard.filter((told) => told.startsWith('seen')))]).toEqual(['seen: ']);

    // Secrets have left the address before the recorder loads.
    for (const opening of ['upload_resume/11/101/link#s3cret', 'candidateslogin/social?code=s3cret&state=1']) {
      await page.goto('about:blank');
      const before = heard.length;
      await page.goto(`${portal.url}/${opening}`);
      await expect.poll(() => heard.length).toBeGreaterThan(before + 5);
    }
    expect(heard).toContain(`at: ${portal.url}/upload_resume/11/101/link`);
    expect(heard.filter((told) => told.includes('s3cret'))).toEqual([]);
  } finally {
    await portal.close();
    close();
  }
});
