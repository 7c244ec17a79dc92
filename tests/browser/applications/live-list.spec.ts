import { expect, type Locator, type Page } from '@playwright/test';
import { aCandidateRecord, anApplicationRecord, aFile } from '../../adapters/server/import/a-file';
import { employerAt, operatorToken } from '../../support/browser/advert';
import { candidateAt } from '../../support/browser/candidate';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

/* My Job Applications while it is open: the employer acts, and a card changes by itself (issue U). */

const ines = 'ines.ortega@example.org';
const offered = 106;
const invited = 108;
const others = [102, 114, 110];

let portal: RunningPortal;
/** How many changes the page has been told of. */
let told: number;
/** How many times it has read its list. */
let reads: number;

test.beforeEach(async ({ page }) => {
  portal = await startPortal({ env: { OPERATOR_TOKEN: operatorToken } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const done = { applied_status: 2, sf_status: 8 };
  const applications = [
    anApplicationRecord({ ...done, position_id: offered, status: 1, onboarding_status: 1 }),
    anApplicationRecord({ ...done, position_id: invited, status: 32 }),
    ...others.map((position_id) => anApplicationRecord({ ...done, position_id })),
  ];
  const content = aFile({ positions: [], slots: [], candidates: [aCandidateRecord({ email: ines, applications })] });
  expect(await employerAt(portal).ask('import', { files: [{ name: 'ines.json', content }] })).toMatchObject({
    statusCode: 200,
    applications: applications.length,
  });
});
test.afterEach(() => portal.close());

const act = (position_id: number, name: string) =>
  employerAt(portal).ask('act', { email: ines, position_id, act: name });

/** The open list, and the line that tells it of changes. */
const openList = async (page: Page): Promise<void> => {
  told = 0;
  reads = 0;
  let isUp = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (text.includes('onlineusers')) isUp = true;
      if (text.includes('application-changed')) told += 1;
    }),
  );
  const loaded = page.waitForRequest(/\/live-jobs\.area-/);
  await candidateAt(page, portal).arrive(ines);
  await loaded;
  await expect.poll(() => isUp).toBe(true);
  page.on('request', (request) => {
    if (request.url().endsWith('/candidate/applications')) reads += 1;
  });
};

const cards = (page: Page) => page.locator('main section > ul > li');
const cardWith = (page: Page, link: RegExp) => cards(page).filter({ has: page.getByRole('link', { name: link }) });
const namesOf = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();
const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const)
  test(`a card changes by itself, says so, and moves nothing that is being read, ${width} px wide [issue U]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openList(page);
    const names = await namesOf(page);
    const offer = cardWith(page, /^Schedule Onboarding/);
    const index = (await cards(page).allTextContents()).findIndex((text) => text.includes('Schedule Onboarding'));
    const below = cards(page).nth(index + 1);
    await below.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 120));
    const before = await topOf(below);
    await expect(offer).toHaveCount(1);
    await act(offered, 'take-offer-back');
    await expect(offer).toHaveCount(0);
    expect(Math.abs((await topOf(below)) - before)).toBeLessThanOrEqual(1);
    expect(await namesOf(page)).toEqual(names);
    await expect(status(page, new RegExp(`^${names[index] ?? ''}: .+ took this offer back\\.`))).toBeVisible();
  });

test('what is pressed, and what is behind a question, changes only afterwards [issue U]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page);
  const offer = page.getByRole('link', { name: /^Schedule Onboarding/ });
  await offer.hover();
  await page.mouse.down();
  await act(offered, 'take-offer-back');
  await expect.poll(() => told).toBe(1);
  expect(reads).toBe(0);
  await expect(offer).toBeVisible();
  // Not on the link any more: it is not followed.
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(offer).toHaveCount(0);

  await page.getByRole('button', { name: /menu$/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  const invitation = page.getByRole('link', { name: /^Schedule Onsite/, includeHidden: true });
  await act(invited, 'invitation-expired');
  await expect.poll(() => told).toBe(2);
  await expect(invitation).toHaveCount(1);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(invitation).toHaveCount(0);
});

test('the focus stays in its card, also if the button that had it is gone [issue U]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page);
  const offer = page.getByRole('link', { name: /^Schedule Onboarding/ });
  const name = await cardWith(page, /^Schedule Onboarding/)
    .getByRole('heading', { level: 3 })
    .textContent();
  await offer.focus();
  await act(offered, 'take-offer-back');
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: name ?? '' }).first()).toBeFocused();
});

test("the candidate's own act in another tab is shown here, without a word [issue U]", async ({ page, context }) => {
  await openList(page);
  const other = await context.newPage();
  await other.goto(`${portal.url}/candidateportal`);
  for (const link of [/^Schedule Onboarding/, /^Decline offer/])
    await other.getByRole('link', { name: link }).filter({ visible: true }).first().click();
  await other.getByRole('textbox', { name: 'Why are you saying no?' }).fill('The way is too long for me.');
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: /^Schedule Onboarding/ })).toHaveCount(0);
  await expect(status(page, /You declined|Cook/)).toHaveCount(0);
});
