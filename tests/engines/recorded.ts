import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { bodyField } from '../../domain/resilience/error-text';
import { employerAt } from '../support/browser/advert';
import { interviewFile } from '../support/browser/interview';
import type { RunningPortal } from '../support/portal/running-portal';
import { signIn } from './journey';
import type { Page } from './page';

/* An interview recorded by an engine with its own camera and recorder, up to the file that the employer plays. */

/** What the employer plays for an answer: the container's name, the kinds of its streams, and its length in seconds. */
const played = async (
  portal: RunningPortal,
  email: string,
  question_id: number,
): Promise<{ readonly format: string; readonly streams: string; readonly seconds: number }> => {
  const signed = await employerAt(portal).ask('answer', { email, position_id: 9101, question_id });
  // The address is the portal's public one.
  const { pathname, search } = new URL(String(bodyField(signed, 'url')), portal.url);
  const file = await fetch(`${portal.url}${pathname}${search}`);
  const folder = await mkdtemp(join(tmpdir(), 'answer-'));
  try {
    const answer = join(folder, 'answer');
    await writeFile(answer, Buffer.from(await file.arrayBuffer()));
    const { stdout } = await promisify(execFile)('ffprobe', [
      ...['-v', 'error', '-show_entries', 'stream=codec_type:format=format_name,duration'],
      ...['-of', 'default=nk=1:nw=1', answer],
    ]);
    const lines = stdout.trim().split('\n');
    const [format = '', seconds] = lines.slice(-2);
    return { format, streams: lines.slice(0, -2).sort().join(' '), seconds: Number(seconds) };
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Records for some seconds. A camera runs in real time. */
const record = async (page: Page): Promise<void> => {
  await page.click('button', /^Record$/);
  await page.sees('main', /./, /Recording \d:\d\d/);
  await pause(3_000);
  await page.click('button', /^Stop$/);
};

const goOn = (page: Page): Promise<void> => page.click('button', /^(Next Question|Continue)$/);

/** From the card to the first question: tech check, consent, a speed measurement, best practices. */
const toTheRecorder = async (page: Page, portal: RunningPortal, email: string): Promise<void> => {
  const files = [{ name: 'interview.json', content: interviewFile([email]) }];
  expect(await employerAt(portal).ask('import', { files })).toMatchObject({ statusCode: 200 });
  await signIn(page, portal, email);
  await page.click('link', /^Record Interview/);
  await page.sees('heading', /^Your device is ready$/);
  await page.click('button', /^Done$/);
  await page.sees('heading', /^Record your interview$/);
  // Without the consent the page leads there: in a low window the buttons at the end of the page cover the checkbox.
  await page.click('button', /^Record now$/);
  await page.sees('main', /./, /Please agree first\./);
  await page.click('checkbox', /./);
  await page.click('button', /^Record now$/);
  await page.sees('heading', /^Video Recording Best Practices$/);
  await page.click('button', /^Start$/);
  await page.sees('main', /./, /Question 1 of 3/);
};

/** Two answers and a skipped one, submitted; the employer plays what the engine recorded. */
export const recordInterview = async (
  page: Page,
  portal: RunningPortal,
  email: string,
  format: RegExp,
): Promise<void> => {
  await toTheRecorder(page, portal, email);
  await record(page);
  await goOn(page);
  await page.sees('main', /./, /Question 2 of 3/);
  await record(page);
  await goOn(page);
  await page.click('button', /^Skip Question$/);
  await page.sees('heading', /^Interview video recordings$/);
  await page.sees('main', /./, /Received.*Received/);
  await page.click('button', /^Submit Responses$/);
  await page.sees('main', /./, /Your application for this position has been successfully submitted\./);
  // Without ffprobe nobody can look into the files.
  if (process.env['SKIP_FFMPEG'] !== undefined) return;
  for (const question of [1, 2]) {
    const answer = await played(portal, email, question);
    expect(answer.streams).toBe('audio video');
    expect(answer.format).toMatch(format);
    expect(answer.seconds).toBeGreaterThan(2.5);
    expect(answer.seconds).toBeLessThan(6);
  }
};

/** An engine that films but then delivers nothing: the page says so, and the question is still open. */
export const recordNothing = async (page: Page, portal: RunningPortal, email: string): Promise<void> => {
  await toTheRecorder(page, portal, email);
  await record(page);
  await page.sees('main', /./, /Nothing was recorded\. Please record your response again\./);
  await page.sees('main', /./, /Question 1 of 3/);
  await page.sees('button', /^Record$/);
};
