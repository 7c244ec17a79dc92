import { chatPath, manager, managerAt } from '../support/browser/chat';
import { codeIn } from '../support/portal/inbox';
import type { RunningPortal } from '../support/portal/running-portal';
import type { Page } from './page';

/* What a candidate does, written once for every engine. Each step waits for what a candidate would wait for. */

interface Booked {
  /** The ids in the addresses of the job's pages. */
  readonly job: string;
  /** The time of day as the list shows it. */
  readonly time: string;
}

export const signIn = async (page: Page, portal: RunningPortal, email: string): Promise<void> => {
  await page.goTo(`${portal.url}/candidateslogin`);
  const seen = portal.inbox.mailsTo(email).length;
  await page.type('textbox', /^Email/, email);
  await page.click('button', /^Sign In$/);
  await page.sees('heading', /^Enter your code$/);
  await page.type('textbox', /^Digit 1 of 4$/, codeIn(await portal.inbox.next(email, seen)));
  await page.sees('heading', /^My Job Applications$/);
};

/** Books the first free time of the first interview that can be scheduled. */
const book = async (page: Page): Promise<Booked> => {
  const link = await page.read('link', /^Schedule/, 'href', /schedule\/\d+\/\d+/);
  await page.click('link', /^Schedule/);
  await page.sees('heading', /^Choose interview date$/);
  await page.click('link', /View Time/);
  await page.sees('heading', /^Choose time slot$/);
  await page.click('radio', /./);
  const button = await page.sees('button', /^Confirm/, /\d\d:\d\d [AP]M$/);
  await page.click('button', /^Confirm/);
  await page.sees('heading', /^Yay!!$/);
  await page.sees('main', /./, /You have successfully scheduled your video interview\./);
  await page.click('button', /^OK$/);
  await page.click('link', /^My Jobs$/);
  return { job: /\d+\/\d+/.exec(link)?.[0] ?? '', time: button.slice(-8).replace(/^0/, '') };
};

/** Signs in, books an interview from the list, and finds it on the list. */
export const signInAndBook = async (page: Page, portal: RunningPortal, email: string): Promise<Booked> => {
  await signIn(page, portal, email);
  const booked = await book(page);
  await page.sees('listitem', new RegExp(`You're booked.*${booked.time}`));
  return booked;
};

/** The verdicts expected for an engine and its own camera and microphone. */
export interface Device {
  readonly camera: RegExp;
  readonly microphone: RegExp;
  /** On the level meter, 0 to 100. */
  readonly level: RegExp;
  readonly browser: RegExp;
}

/** Runs the tech check of a booked interview to its end: every verdict, then Done, which leads to the list. */
export const passTechCheck = async (
  page: Page,
  portal: RunningPortal,
  { job }: Booked,
  device: Device,
): Promise<void> => {
  await page.goTo(`${portal.url}/tech-check/${job}/skipDelay`);
  await page.sees('heading', /^Your device is ready$/);
  await page.sees('region', /^Camera$/, /Works/);
  await page.sees('region', /^Camera$/, device.camera);
  await page.read('video', /^What your camera shows$/, 'videoWidth', /^[1-9]/);
  await page.sees('region', /^Microphone$/, /Works/);
  await page.sees('region', /^Microphone$/, device.microphone);
  await page.read('meter', /^How loud your microphone is$/, 'ariaValueNow', device.level);
  await page.sees('region', /^Internet connection$/, /Download \d+\.\d Mbps Upload \d+\.\d Mbps/);
  await page.sees('region', /^Browser$/, device.browser);
  await page.sees('region', /^Device$/, /Computer/);
  await page.click('button', /^Done$/);
  await page.sees('heading', /^My Job Applications$/);
  await page.sees('status', /Your tech check is done\. You can join your interview from this device\./);
};

/** A candidate and a hiring manager write to each other: what is written appears on the other side, and is announced on this one. */
export const chatWithManager = async (page: Page, portal: RunningPortal, email: string): Promise<void> => {
  const dana = managerAt(portal);
  await dana.arrange();
  await dana.write('Any questions?');
  await signIn(page, portal, email);
  await page.goTo(`${portal.url}${chatPath}`);
  await page.sees('heading', new RegExp(`^${manager.name}$`));
  await page.sees('region', /^Messages with/, /Any questions\?/);
  await page.type('textbox', /^Your message to/, 'Is there parking?\n');
  await page.sees('region', /^Messages with/, /Is there parking\?.*Sent/);
  expect((await dana.reads()).at(-1)).toBe('Is there parking?');
  await page.sees('region', /^Messages with/, /Is there parking\?.*Seen/);
  await dana.write('Behind the kitchen.');
  await page.sees('region', /^Messages with/, /Behind the kitchen\./);
  await page.sees('log', /./, new RegExp(`${manager.name}: Behind the kitchen\\.`));
};
