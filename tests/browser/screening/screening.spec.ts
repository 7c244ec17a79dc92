import { expect, type Page } from '@playwright/test';
import { candidateAt } from '../../support/browser/candidate';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { expectAccessible } from '../../support/browser/accessible';
import { test } from '../../support/browser/test';

const rosa = 'demo.applicant@example.org';
const james = 'demo.starter@example.org';
const caregiver = 'Caregiver';
const nurse = 'Licensed Practical Nurse (LPN)';
const server = 'Dining room server';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

/** A candidate who is answering a job's questions. */
const answering = (page: Page) => {
  const open = async (position: string): Promise<void> => {
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: position, exact: true }) })
      .getByRole('link', { name: /^(Submit Skillfilter|Continue)/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Questions' })).toBeVisible();
  };
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  const expectQuestion = (name: RegExp) => expect(page.getByRole('heading', { name })).toBeVisible();
  return { open, next, expectQuestion };
};

const questions = [
  /^Are you 18 or older\?/,
  /^Which shifts can you work\?/,
  /^How would you get to work\?/,
  /^Tell us about someone/,
  /^Is there anything else/,
] as const;

test('after a page reload, or in a new tab after one was closed, the same question opens with the same answers [R3a, R24]', async ({
  page,
  context,
}) => {
  const { open, next, expectQuestion } = answering(page);
  await candidateAt(page, portal).arrive(rosa);
  await open(caregiver);
  await expectQuestion(questions[0]);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await next();
  await page.getByRole('checkbox', { name: 'Nights' }).check();
  await page.reload();
  await expectQuestion(questions[1]);
  await expect(page.getByRole('checkbox', { name: 'Nights' })).toBeChecked();
  await expect(page.getByText('Completed 2 of 5')).toBeVisible();
  await next();
  await page.getByRole('textbox', { name: questions[2] }).fill('By bike');
  await page.close();
  const again = await context.newPage();
  await again.goto(`${portal.url}/candidateportal`);
  await answering(again).open(caregiver);
  await expect(again.getByRole('textbox', { name: questions[2] })).toHaveValue('By bike');
});

test('without a current job the page leads to My Job Applications [R3]', async ({ page }) => {
  await candidateAt(page, portal).arrive('demo.newcomer@example.org');
  await page.goto(`${portal.url}/skillfilter`);
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
});

test('if the session ends in the middle, signing in again leads back to the same question with every answer; meanwhile the storage holds none [R3a, spec 1 §8]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  const { open, next, expectQuestion } = answering(page);
  await candidate.arrive(james);
  await open(caregiver);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await next();
  await page.getByRole('checkbox', { name: 'Evenings' }).check();
  // The session ends on the server while the page is away, so that it learns this with its first call.
  const here = page.url();
  const token = await page.evaluate(() => localStorage.getItem('candidates_token') ?? '""');
  await page.goto('about:blank');
  await page.request.post(`${portal.url}/api/candidate/sign_out`, {
    headers: { authorization: `Bearer ${String(JSON.parse(token))}`, 'api-version': '1.0' },
    data: {},
  });
  await page.goto(here);
  await expect(page.getByText('Session timeout please login..!').first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['session_ended']);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await candidate.typeCode(await candidate.askForCode(james));
  await expectQuestion(questions[1]);
  await expect(page.getByRole('checkbox', { name: 'Evenings' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Evenings' })).toBeChecked();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test("two people on one phone never see each other's answers, and signing out wipes them [R3a]", async ({ page }) => {
  const candidate = candidateAt(page, portal);
  const { open, next, expectQuestion } = answering(page);
  await candidate.arrive(rosa);
  await open(nurse);
  await page.getByRole('radio', { name: 'I am in training' }).check();
  // Rosa's session ends, and James takes the phone.
  await page.evaluate(() => localStorage.removeItem('candidates_token'));
  await page.goto(`${portal.url}/candidateslogin`);
  await candidate.typeCode(await candidate.askForCode(james));
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  await open(nurse);
  await expect(page.getByRole('radio', { name: 'I am in training' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await next();
  await expectQuestion(/In which states/);

  await page.goto(`${portal.url}/candidateportal`);
  await page.getByRole('button', { name: /James Tran/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('skill')))).toEqual([]);
});

test('it works by keyboard alone: the question is read aloud, and a missing answer is announced and focused [spec 1 §5]', async ({
  page,
}) => {
  await candidateAt(page, portal).arrive(rosa);
  const { open } = answering(page);
  await open(nurse);
  const title = page.getByRole('heading', { name: /^Do you hold a current license/ });
  await expect(title).toContainText('required');
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please answer the mandatory question')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Please answer the mandatory question')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^In which states/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Illinois');
  await expect(page.getByText('Completed 2 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
});

for (const [width, email] of [
  [390, rosa],
  [1280, james],
] as const) {
  test(`all types of questions are answered and passed, revisited, and reviewed before and after Submit, ${width} px wide [spec 1 §2, spec 1 §9, R8]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { open, next, expectQuestion } = answering(page);
    await candidateAt(page, portal).arrive(email);
    await open(caregiver);
    await expectQuestion(questions[0]);
    await expect(page.getByText('Completed 0 of 5')).toBeVisible();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    await expectAccessible(page);
    await next();
    await expect(page.getByText('Please answer the mandatory question')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await next();

    await expectQuestion(questions[1]);
    await expect(page.getByRole('checkbox')).toHaveCount(width > 768 ? 8 : 6);
    await page.getByRole('button', { name: /^Show More Options/ }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(9);
    await page.getByRole('checkbox', { name: 'Mornings' }).check();
    await page.getByRole('checkbox', { name: 'Live-in weeks' }).check();
    await expectAccessible(page);
    await next();

    await expectQuestion(questions[2]);
    await next();
    await expectQuestion(questions[3]);
    await page.getByRole('textbox', { name: questions[3] }).fill('My grandmother, for two years.\nWe baked a lot.');
    await expect(page.getByText('Completed 3 of 5')).toBeVisible();
    await next();

    await expectQuestion(questions[4]);
    await expect(page.getByRole('link', { name: /A day at the house/ })).toHaveAttribute('target', '_blank');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('textbox', { name: questions[3] })).toHaveValue(/grandmother/);
    // The browser's own Back goes to the previous question, and Forward returns.
    await page.goBack();
    await expectQuestion(questions[2]);
    await page.goForward();
    await expectQuestion(questions[3]);
    await next();

    await page.getByRole('button', { name: 'Check your answers' }).click();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
    await expect(page.getByText('Live-in weeks')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change Which shifts can you work?' }).click();
    await page.getByRole('checkbox', { name: 'Evenings' }).check();
    await page.reload();
    await page.getByRole('button', { name: 'Back to your answers' }).click();
    await expect(page.getByText('Evenings')).toBeVisible();
    await page.goBack();
    await expectQuestion(questions[4]);
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
    let evaluated = (): void => undefined;
    const seen = new Promise<void>((resolve) => {
      evaluated = resolve;
    });
    await page.route('**/submit_skill_filter', async (route) => {
      await seen;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please wait for few seconds while we evaluate your skill filter...')).toBeVisible();
    evaluated();
    await expect(page).toHaveURL(`${portal.url}/skillfilter/success/101`);
    await expect(page.getByRole('heading', { name: 'Your profile matches' })).toBeVisible();
    await expectAccessible(page);
    // The questions left no history entries: Back leads to the page before them.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: 'See what you sent' }).click();
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
    await expect(page.getByText('Evenings')).toBeVisible();
    await expect(page.getByText('Not answered')).toHaveCount(2);
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Schedule Interview' }).click();
    await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
    await page.goto(`${portal.url}/skillfilter/scheduleLatter`);
    await expect(page.getByText('You can schedule your interview later from My Jobs.')).toBeVisible();
    await expectAccessible(page);
  });

  test(`a disqualifying answer ends this application; a job without questions is submitted at once, ${width} px wide [R6a, R8]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { open, next } = answering(page);
    await candidateAt(page, portal).arrive(email);
    await open(nurse);
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await next();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(`${portal.url}/skillfilter/fail`);
    await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'My Jobs' }).click();
    await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: server, exact: true }) })
      .getByRole('link', { name: /^(Send Application|Continue)/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Your profile matches' })).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/skillfilter/success/107`);
    // A candidate who failed is not told that the job is closed.
    await page.goto(`${portal.url}/apply/103`);
    await page.getByRole('button', { name: /^Start/ }).click();
    await expect(page.getByText('You have already answered the questions for this job.')).toBeVisible();
    for (const [path, text] of [
      ['noPosts', "Thank you for applying. We currently don't have a position that matches your profile."],
      ['reapply', 'You have already answered the questions for this job.'],
    ]) {
      await page.goto(`${portal.url}/skillfilter/${path ?? ''}`);
      await expect(page.getByText(text ?? '')).toBeVisible();
      await expectAccessible(page);
    }
  });
}
