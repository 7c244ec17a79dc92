import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { candidateAt } from '../support/browser/candidate';
import { chatIn } from '../support/browser/chat';
import { recorderAt } from '../support/browser/interview';
import { interviewerEnters, interviewerOpens, personIn, untilSeen } from '../support/browser/peer-room';
import { community, evenings, nights, startLife, startOf, type Appointment } from '../support/browser/whole-life';
import { codeIn } from '../support/portal/inbox';
import { test } from '../support/browser/test';

/*
 * One candidate from the posting to the first day, with the employer acting through the operator's commands. Time passes on the portal's clock and on
 * the pages'.
 */

const email = 'nora.quinn@example.org';
const minutes = (n: number): number => n * 60_000;

let life: Awaited<ReturnType<typeof startLife>>;
test.describe.configure({ timeout: 300_000 });
test.beforeAll(async () => {
  life = await startLife();
});
test.afterAll(() => life.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first().click();

const signUp = async (page: Page): Promise<void> => {
  await page.goto(`${life.portal.url}/apply/${evenings.id}`);
  await button(page, /^Start/).click();
  await expect(heading(page, 'Sign up')).toBeVisible();
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill('Quinn');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill('312 555 0142');
  await page.getByLabel('Zip Code').fill('60601');
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check();
  await button(page, 'Sign Up').click();
  await page.getByRole('dialog', { name: 'Yay!! Congratulations' }).getByRole('button', { name: 'OK' }).click();
};

const answerTheQuestions = async (page: Page): Promise<void> => {
  await expect(heading(page, 'Questions')).toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await button(page, 'Submit').click();
};

const giveTheResume = async (page: Page): Promise<void> => {
  // The recording waits for no resume (R60); the card asks for it all the same.
  await expect(heading(page, 'Record your interview')).toBeVisible();
  await page.goto(`${life.portal.url}/candidateportal`);
  await follow(page, 'Upload Resume');
  await page
    .getByLabel(/Choose File/)
    .setInputFiles({ name: 'nora.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nNora Quinn') });
  await button(page, /^Upload and Continue/).click();
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
};

/** The code of the newest mail, asked for in place (R41). */
const prove = async (page: Page, seen: number): Promise<void> => {
  await expect(page.getByRole('dialog', { name: 'Is this your email?' })).toBeVisible();
  await candidateAt(page, life.portal).typeCode(codeIn(await life.portal.inbox.next(email, seen)));
};

const record = async (page: Page): Promise<void> => {
  const me = recorderAt(page, life.portal);
  await page.goto(`${life.portal.url}/candidateportal`);
  await follow(page, /^Record Interview/);
  await expect(heading(page, 'Tech check')).toBeVisible();
  await page.getByRole('dialog', { name: 'Your device is ready' }).getByRole('button', { name: 'Done' }).click();
  await expect(heading(page, 'Record your interview')).toBeVisible();
  await page.getByRole('checkbox').check();
  const seen = life.portal.inbox.mailsTo(email).length;
  await me.button('Record now').click();
  await prove(page, seen);
  await expect(heading(page, 'Video Recording Best Practices')).toBeVisible();
  await me.button('Start').click();
  await me.record(1_500);
  await me.goOn();
  await me.button('Submit Responses').click();
  await expect(page.getByText(/^Your application for this position has been successfully submitted\./)).toBeVisible();
};

const toList = async (page: Page): Promise<void> => {
  await page.goto(`${life.portal.url}/candidateportal`);
  await expect(heading(page, 'My Job Applications')).toBeVisible();
};

/** Chooses the first time of the first day and confirms. */
const take = async (page: Page): Promise<void> => {
  const candidate = candidateAt(page, life.portal);
  await candidate.viewTimes();
  await candidate.chooseTime();
  await candidate.confirm();
};

const pass = async (page: Page, ms: number): Promise<void> => {
  await life.portal.passTime(ms);
  await page.clock.fastForward(ms);
};

/** Lets days pass until this long before an appointment. The session has ended by then: the candidate signs in again. */
const comeBack = async (page: Page, kind: Appointment, before: number): Promise<void> => {
  await page.goto('about:blank');
  await pass(page, (await startOf(life.portal, kind)) - before - (await page.evaluate(() => Date.now())));
  await candidateAt(page, life.portal).signIn(email);
};

/** Through the tech check to the lobby, and into the room (R45). */
const joinTheRoom = async (page: Page): Promise<void> => {
  await follow(page, /^Join Meeting/);
  await page.getByRole('dialog', { name: 'Your device is ready' }).getByRole('button', { name: 'Done' }).click();
  await expect(heading(page, 'Your live interview')).toBeVisible();
  await page.getByRole('checkbox').check();
  await button(page, 'Join Now').click();
  await expect(page.getByText('You are in. Waiting for your interviewer.').first()).toBeVisible();
};

test('from the posting to the first day: sign-up, questions, resume, recorded interview, live interview, onsite visit, offer, onboarding, with chat along the way [spec 2 §1, R27, R39, R41]', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['camera', 'microphone']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const [candidate, chat, employer] = [candidateAt(page, life.portal), chatIn(page), life.employer(email)];

  await signUp(page);
  await answerTheQuestions(page);
  await giveTheResume(page);
  await record(page);
  expect(await employer.answers(evenings)).toContain('Every question is answered.');

  // The employer likes the answer, and has something better for the candidate.
  await employer.act(evenings, 'review');
  await employer.writes(evenings, 'Would you work nights, too?');
  await toList(page);
  await button(page, /unread message/).click({ timeout: 30_000 });
  await follow(page, /^Chat/);
  await follow(page, /Dana Reyes/);
  await expect(chat.said('Would you work nights, too?')).toBeVisible();
  await chat.write('Gladly.');
  await expect(chat.state('Gladly.', 'Sent')).toBeVisible();
  expect(await employer.reads(evenings)).toContain('Gladly.');
  await employer.act(evenings, 'transfer');

  await page.goto(`${life.portal.url}/apply/${nights.id}`);
  await button(page, /^Start/).click();
  await expect(heading(page, 'Your profile matches')).toBeVisible();
  await follow(page, 'Schedule Interview');
  await take(page);
  await candidate.expectBooked();

  const link = await employer.invites(nights, 'Dana Reyes');
  await comeBack(page, 'video', minutes(5));
  await joinTheRoom(page);
  const dana = await personIn(browser);
  await interviewerOpens(dana, link);
  await expect(dana.getByText('Nora Quinn is in the room, waiting for you.')).toBeVisible();
  await interviewerEnters(dana);
  // Moving pictures on both sides; `peer-room.spec.ts` checks video and audio closely.
  for (const one of [page, dana]) await untilSeen(one);
  await dana.getByRole('listitem').filter({ hasText: 'Can you work nights?' }).getByRole('button').click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await button(page, 'Send answer').click();
  await expect(dana.getByText('Answer: Yes')).toBeVisible();
  await button(dana, 'End interview').click();
  await dana.getByRole('dialog').getByRole('button', { name: 'End interview' }).click();
  await expect(page).toHaveURL(/\/thankyou$/);
  await dana.context().close();
  expect(await employer.attendance(nights)).toMatch(/left/i);

  await pass(page, minutes(40));
  await employer.act(nights, 'interview-held');
  await employer.act(nights, 'invite-to-onsite');
  await page.goto(`${life.portal.url}/candidateportal`);
  await page.getByRole('dialog', { name: 'Welcome Back' }).getByRole('button', { name: 'Yes' }).click();
  await expect(heading(page, 'My Job Applications')).toBeVisible();
  await follow(page, /^Schedule Onsite/);
  await expect(page.getByText('Ask for Dana at the desk.')).toBeVisible();
  await take(page);
  await expect(heading(page, 'Successfully scheduled onsite meeting')).toBeVisible();

  await comeBack(page, 'onsite', -minutes(120));
  await employer.act(nights, 'onsite-held');
  await employer.act(nights, 'offer');
  await toList(page);
  await follow(page, /^Schedule Onboarding/);
  await expect(heading(page, 'You have an offer!')).toBeVisible();
  await take(page);
  await expect(heading(page, 'Your onboarding is booked')).toBeVisible();
  await expect(page.getByText('Bring your ID.')).toBeVisible();

  await comeBack(page, 'onboarding', -minutes(120));
  await employer.act(nights, 'onboarded');
  await toList(page);
  await expect(candidate.card(nights.name)).toContainText('Welcome to the team!');
  await expectAccessible(page);
  // A hired candidate can still use the chat.
  await page.goto(`${life.portal.url}/candidateChat/${community}/${nights.id}/900`);
  await chat.write('Where do I park tonight?');
  await expect(chat.state('Where do I park tonight?', 'Sent')).toBeVisible();
  expect(await employer.reads(nights)).toContain('Where do I park tonight?');
  expect(await employer.state(nights)).toContain("22 'Onboarded'");
  expect(await employer.state(evenings)).toContain("15 'Transferred'");
});
