import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { operatorToken } from '../../support/browser/advert';
import { candidateAt } from '../../support/browser/candidate';
import { keyboardOf } from '../../support/browser/keyboard';
import { anEmployer, community, dayAhead, type Employer } from '../../support/browser/stages';
import { startPortalWithTiles } from '../../support/browser/tiles';
import { foundIn } from '../../support/portal/inbox';
import type { RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';
import { phoneFirst } from '../../support/browser/widths';

/* From the invitation to the first day: onsite interview and onboarding, with the employer's acts between them. */

/* A complete course takes longer than a single act. */

let portal: RunningPortal;
let close: () => Promise<void>;
let employer: Employer;
test.beforeAll(async () => {
  ({ portal, close } = await startPortalWithTiles({ OPERATOR_TOKEN: operatorToken }));
  employer = anEmployer(portal);
});
test.afterAll(() => close());
// Colors are checked once they have settled, not while they fade in.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toList = async (page: Page): Promise<void> => {
  await page.goto(`${portal.url}/candidateportal`);
  await expect(heading(page, 'My Job Applications')).toBeVisible();
};
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first().click();

/** Chooses the first time of the nth day and confirms. */
const take = async (page: Page, day = 0): Promise<string> => {
  const candidate = candidateAt(page, portal);
  await candidate.viewTimes(day);
  await expectAccessible(page);
  const said = await candidate.chooseTime();
  await candidate.confirm();
  return said;
};

const giveUp = async (page: Page, name: RegExp, choice: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: choice }).check();
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click();
};

for (const width of phoneFirst)
  test(`invited onsite, booked, moved, held, offered, onboarding booked, moved, postponed, booked again and onboarded, ${width} px wide [spec 2 §2.10, §2.13, §2.14, §4.8, R10, R17, R27, R57, R69]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 844 });
    const candidate = candidateAt(page, portal);
    const { position, email } = await employer.hires({ status: 13 });
    await employer.act(email, position, 'invite-to-onsite');
    await candidate.arrive(email);

    await follow(page, /^Schedule Onsite/);
    await expect(page).toHaveURL(`${portal.url}/onsiteSchedule/${community}/${position}`);
    await expect(heading(page, 'Onsite Scheduling')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Onsite location' })).toBeVisible();
    await expect(page.getByText('2 Elm St, Chicago, IL 60614').first()).toBeVisible();
    await expect(page.getByText('Ask for Dana at the desk.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Decline Invitation' })).toBeVisible();
    await expect(page.getByRole('application', { name: /2 Elm St/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy Address' }).click();
    await expect(page.getByText('Link copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2 Elm St, Chicago, IL 60614');
    await expect(page.getByRole('link', { name: /View Time/ })).toHaveCount(4);
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect(page.getByRole('link', { name: /View Time/ })).toHaveCount(5);
    await expectAccessible(page);
    await follow(page, 'Schedule Onsite');
    await expect(heading(page, 'Select the Onsite Interview Date')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Onsite Dates' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to My Jobs' })).toBeVisible();
    await expectAccessible(page);
    await candidate.viewTimes();
    await expect(page).toHaveURL(`${portal.url}/onsiteTimeslot`);
    await expect(page.getByRole('radio', { name: /^\d\d:\d\d [AP]M - \d\d:\d\d [AP]M/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to Onsite Dates' }).click();
    await expect(heading(page, 'Select the Onsite Interview Date')).toBeVisible();
    expect(await take(page)).toMatch(/^Confirm Book \w+day \d\d:\d\d [AP]M$/);
    await expect(heading(page, 'Successfully scheduled onsite meeting')).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/onsiteSuccess/${community}/${position}`);
    await expect(page.getByText('Ask for Dana at the desk.')).toBeVisible();
    await expectAccessible(page);

    await follow(page, /^Reschedule Onsite/);
    await expect(page.getByText(/^Your time now: /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Decline Invitation' })).toHaveCount(0);
    await follow(page, 'Reschedule Onsite');
    expect(await take(page, 1)).toMatch(/^Confirm Move to /);
    await expect(heading(page, 'Your onsite meeting is moved')).toBeVisible();
    await page.getByRole('link', { name: 'Okay, continue' }).click();
    await expect(heading(page, 'My Job Applications')).toBeVisible();

    await employer.act(email, position, 'onsite-held');
    await employer.act(email, position, 'offer');
    await toList(page);
    await follow(page, /^Schedule Onboarding/);
    await expect(page).toHaveURL(`${portal.url}/onboardingSchedule/${community}/${position}`);
    await expect(heading(page, 'You have an offer!')).toBeVisible();
    await expect(page.getByText('Your first day could be')).toBeVisible();
    await expect(page.getByText('Bring your ID and closed shoes.')).toBeVisible();
    await expect(page.getByRole('application', { name: /1 Oak St/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Decline offer' })).toBeVisible();
    await expectAccessible(page);
    await follow(page, 'Schedule Onboarding');
    await expect(heading(page, 'Select the Interview Date')).toBeVisible();
    await candidate.viewTimes();
    await expect(page).toHaveURL(`${portal.url}/timeslot`);
    await page.getByRole('link', { name: 'Back to Onboarding Dates' }).click();
    await take(page);
    await expect(heading(page, 'Your onboarding is booked')).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/success/${community}/${position}`);
    await expect(page.getByRole('application', { name: /1 Oak St/ })).toBeVisible();
    await expect(page.getByText('Bring your ID and closed shoes.')).toBeVisible();
    await expectAccessible(page);

    await follow(page, /^Reschedule Onboarding/);
    await expect(page.getByText(/^Your time now: /)).toBeVisible();
    // The page's own dates lead to the times as well.
    await take(page, 1);
    await expect(heading(page, 'Your onboarding is moved')).toBeVisible();
    await page.getByRole('link', { name: 'Okay, continue' }).click();

    await giveUp(page, /^Cancel Onboarding/, /Reschedule later/);
    await expect(page.getByRole('link', { name: /^Schedule Onboarding/ }).first()).toBeVisible();
    await follow(page, /^Schedule Onboarding/);
    await follow(page, 'Schedule Onboarding');
    await take(page);
    await expect(heading(page, 'Your onboarding is booked')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reschedule Onboarding/ })).toHaveAccessibleDescription(
      'This job cannot be rescheduled or you have exceeded the reschedule limit',
    );

    // No reschedule is left: the page of dates offers what the card offers, which is nothing (R58).
    await page.goto(`${portal.url}/onboardingSchedule/${community}/${position}`);
    await expect(page).toHaveURL(`${portal.url}/candidateportal`);
    await expect(page.getByText('There is no time to choose for this job right now.', { exact: false })).toBeVisible();

    await employer.act(email, position, 'onboarded');
    await page.goto(`${portal.url}/acceptOffer/${community}/${position}`);
    await expect(page).toHaveURL(`${portal.url}/candidateportal`);
    await expect(candidate.card('Night companion').getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /chedule On/ })).toHaveCount(0);

    await page.getByRole('button', { name: /^Show details/ }).click();
    await follow(page, /^See what happened/);
    await expect(heading(page, 'What happened')).toBeVisible();
    const happened = page.getByRole('list').getByRole('list').getByRole('listitem');
    await expect(happened).toHaveText([
      'Your application came to Maple Court',
      'Maple Court invited you to visit',
      'You booked a time',
      'You chose another time',
      // It is held before its day in this test.
      'Your appointment was taken off your calendar',
      'Maple Court made you an offer',
      'You booked a time',
      'You chose another time',
      'You canceled your time and kept your application',
      'You booked a time',
      'Welcome to the team: you were all set to start',
    ]);
    await expectAccessible(page);
  });

test('an offer is accepted by keyboard alone, starting from the email that brought it [spec 2 §2.13, R2]', async ({
  page,
}) => {
  const { tabTo, tabToField } = keyboardOf(page);
  const { position, email } = await employer.hires({ status: 13 });
  const before = portal.inbox.mailsTo(email).length;
  await employer.act(email, position, 'offer', false);
  const mail = (await portal.inbox.next(email, before)).replace(/=\r\n/g, '');
  await page.goto(`${portal.url}${foundIn(mail, /https?:\/\/[^/]+(\/onboardingSchedule\/\d+\/\d+)/)}`);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await tabToField('email');
  const seen = portal.inbox.mailsTo(email).length;
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused();
  await page.keyboard.type(/^Subject: (\d{4})/m.exec(await portal.inbox.next(email, seen))?.[1] ?? '');
  await expect(heading(page, 'You have an offer!')).toBeVisible();
  await tabTo(/^Schedule Onboarding$/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Select the Interview Date')).toBeFocused();
  await tabTo(/View Time/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Choose time slot')).toBeFocused();
  await tabToField('radio');
  await page.keyboard.press('Space');
  await tabTo(/^Confirm/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your onboarding is booked')).toBeVisible();
  await tabTo(/^Okay, continue$/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Job Applications')).toBeFocused();
});

/* The statuses that R16 redirects, and those for which R10 offers nothing on this page (R58). */
const sentAway = [0, 13, 22, 23, 26, 27, 29, 30, 31];

test("a typed address opens a stage's pages only if its card does; in another stage it leads to that stage's own pages [R16, R58]", async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  const { email, positions } = await employer.hiresInEach([...sentAway, 1, 21, 24, 25, 32, 35, 37, 38, 41]);
  const opens = async (path: string, status: number, leadsTo: string): Promise<void> => {
    const position = positions.get(status) ?? 0;
    await page.goto(`${portal.url}${path}/${community}/${position}`);
    await expect(page, `${path} in status ${status}`).toHaveURL(
      `${portal.url}${leadsTo === 'list' ? '/candidateportal' : `${leadsTo}/${community}/${position}`}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await candidate.arrive(email);
  for (const status of sentAway.filter((code) => code !== 0)) {
    await opens('/onboardingSchedule', status, 'list');
    await opens('/acceptOnsiteOffer', status, 'list');
  }
  await opens('/acceptOffer', 0, '/schedule');
  for (const status of [1, 21, 24, 25]) {
    await opens('/onboardingSchedule', status, '/onboardingSchedule');
    await opens('/acceptOnsiteOffer', status, '/onboardingSchedule');
  }
  for (const status of [32, 35, 37, 38, 41]) {
    await opens('/acceptOnsiteOffer', status, '/acceptOnsiteOffer');
    await opens('/acceptOffer', status, '/onsiteSchedule');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('a link to the onsite page asks who is here; No wipes the device, and the next person to sign in returns to that page [spec 2 §2.14, R3a, R2]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  const { position, email } = await employer.hires({ status: 32 });
  const address = `${portal.url}/onsiteSchedule/${community}/${position}`;
  const asks = page.getByRole('dialog', { name: 'Is this you?' });
  await candidate.arrive(email);

  await follow(page, /^Schedule Onsite/);
  await expect(heading(page, 'Onsite Scheduling')).toBeVisible();
  await expect(asks).toHaveCount(0);

  await page.goto('about:blank');
  await page.goto(address);
  await expect(asks).toBeVisible();
  await expect(asks.getByText(email)).toBeVisible();
  await expect(heading(page, 'Onsite Scheduling')).toHaveCount(0);
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Yes' }).click();
  await expect(heading(page, 'Onsite Scheduling')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Onsite Scheduling')).toBeVisible();
  await expect(asks).toHaveCount(0);

  await page.goto('about:blank');
  await page.goto(address);
  await asks.getByRole('button', { name: 'No' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('candidates_token'), document.cookie])).toEqual([null, '']);
  await candidate.typeCode(await candidate.askForCode(email));
  await expect(page).toHaveURL(address);
  await expect(heading(page, 'Onsite Scheduling')).toBeVisible();
  await expect(asks).toHaveCount(0);
});

test('a self-recorded position with onboarding is scheduled on the same page [R10a, spec 2 §2.10]', async ({
  page,
}) => {
  const { position, email } = await employer.hires({ status: 0, selfRecord: true });
  await candidateAt(page, portal).arrive(email);
  await follow(page, /^Schedule/);
  await expect(page).toHaveURL(`${portal.url}/onboardingSchedule/${community}/${position}`);
  await expect(page.getByRole('link', { name: 'Decline offer' })).toHaveCount(0);
  await take(page, 1);
  await expect(heading(page, 'Your onboarding is booked')).toBeVisible();
  await expect(page.getByText(dayAhead(3)).first()).toBeVisible();
});

const missed = [
  {
    stage: 'the interview',
    status: 0,
    invited: undefined,
    ways: [/^(Res|S)chedule/],
    employer: ['interviewer-no-show', 'Your interviewer did not come. We are sorry.'],
    candidate: ['candidate-no-show', 'We missed you at your interview.'],
  },
  {
    stage: 'the visit',
    status: 13,
    invited: 'invite-to-onsite',
    ways: [/^(Res|S)chedule Onsite/, /chedule Onsite$/],
    employer: ['onsite-manager-no-show', 'The manager missed your visit. We are sorry.'],
    candidate: ['onsite-candidate-no-show', 'We missed you at your visit.'],
  },
  {
    stage: 'onboarding',
    status: 13,
    invited: 'offer',
    ways: [/^(Res|S)chedule Onboarding/, /chedule Onboarding$/],
    employer: ['onboarding-manager-no-show', 'The manager did not come to your onboarding. We are sorry.'],
    candidate: ['onboarding-candidate-no-show', 'We missed you at your onboarding.'],
  },
] as const;

for (const { stage, status, invited, ways, employer: employers, candidate: candidates } of missed)
  test(`nobody came to ${stage}: the card says who missed whom, and leads to another time, twice [R10, R27, R52]`, async ({
    page,
  }) => {
    const candidate = candidateAt(page, portal);
    const { position, email } = await employer.hires({ status });
    if (invited !== undefined) await employer.act(email, position, invited);
    await candidate.arrive(email);
    const another = async (day: number): Promise<void> => {
      for (const way of ways) await follow(page, way);
      await candidate.viewTimes(day);
      await candidate.chooseTime();
      await candidate.confirm();
      await expect(page).toHaveURL(/uccess\//);
    };
    await another(0);
    for (const [day, [act, words]] of [employers, candidates].entries()) {
      await employer.act(email, position, act);
      await toList(page);
      await expect(candidate.card('Night companion').getByText(words)).toBeVisible();
      await another(day + 1);
    }
  });
