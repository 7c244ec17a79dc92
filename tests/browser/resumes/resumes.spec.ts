import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt } from '../../support/browser/candidate';
import { keptToken } from '../../support/browser/kept';
import { foundIn } from '../../support/portal/inbox';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';
import { phoneFirst } from '../../support/browser/widths';

const ines = 'demo.nurse@example.org';
const required = 'Registered Nurse (RN), nights';
const optional = 'Activities assistant';

/** A file on disk: passing 10 MB of content to the browser through Playwright takes seconds. */
const pickedFile = async (name: string, content: Buffer): Promise<string> => {
  const file = test.info().outputPath(name);
  await writeFile(file, content);
  return file;
};
const pdf = (bytes: number): Buffer => Buffer.from('%PDF-1.7\n'.padEnd(bytes, 'a resume of a test '));
const mandatory =
  /It is mandatory to upload your resume before you can schedule your interview\. .*click the Email Me A Link option/;
const submit = (page: Page) => page.getByRole('button', { name: /^Upload and Continue/ });
const chooser = (page: Page) => page.getByLabel(/Choose File|Choose another file/);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a job's upload page by its address: the card offers it only if a resume is required. */
const openUpload = async (page: Page, position: string): Promise<void> => {
  const href = await candidateAt(page, portal)
    .card(position)
    .getByRole('link', { name: 'Schedule' })
    .getAttribute('href');
  await page.goto(`${portal.url}${(href ?? '').replace('/schedule/', '/upload_resume/')}`);
  await expect(heading(page, 'Upload your resume')).toBeVisible();
};

/** The link of the newest mail. The portal under test listens on a port chosen by the system, which its settings do not know. */
const linkIn = (mail: string): string =>
  `${portal.url}${foundIn(mail, /https?:\/\/[^/]+(\/upload_resume\/\d+\/\d+\/link#[\w-]{43,})/)}`;

/** Like an old phone: an upload limit in kB per second. */
const slowUpload = async (page: Page, kilobytes: number): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: kilobytes * 1024,
  });
};

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** SHA-256 of the newest resume on the server, through a signed link. */
const storedHash = async (page: Page): Promise<string> => {
  const headers = { authorization: `Bearer ${await keptToken(page)}`, 'content-type': 'application/json' };
  const listed = await (await fetch(`${portal.url}/api/candidate/list_resumes`, { headers })).text();
  const body = JSON.stringify({ resume_path: /"resume_path":"([\w-]+)"/.exec(listed)?.[1] });
  const signed = await (
    await fetch(`${portal.url}/api/candidate/sign_resume`, { method: 'POST', headers, body })
  ).text();
  const file = await fetch(`${portal.url}${/"url":"([^"]+)"/.exec(signed)?.[1] ?? ''}`);
  return hashOf(Buffer.from(await file.arrayBuffer()));
};

let portal: RunningPortal;

for (const width of phoneFirst)
  test.describe(`giving a resume, ${width} px wide`, () => {
    // This starts two portals, and the bad connection is slow on purpose.
    test.describe.configure({ timeout: 120_000 });
    test.beforeAll(async () => {
      portal = await startPortal();
    });
    test.afterAll(async () => {
      await portal.close();
    });
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await candidateAt(page, portal).arrive(ines);
    });

    test('a missing required resume blocks the way; a file of the wrong kind or size is refused; then the next step opens [spec 1 §2, spec 1 §5, spec 1 §8, R10, R20]', async ({
      page,
    }) => {
      await candidateAt(page, portal).card(required).getByRole('link', { name: 'Upload Resume' }).click();
      await expect(heading(page, 'Upload your resume')).toBeVisible();
      await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Upload resume later' }).click();
      await expect(page.getByText(mandatory)).toBeVisible();
      await expectAccessible(page);

      await chooser(page).setInputFiles(await pickedFile('cv.exe', Buffer.from('MZ')));
      await expect(page.getByText('Select only a file type of .pdf, .doc, .docx, .rtf, or .odt')).toBeVisible();
      await expectAccessible(page);
      await chooser(page).setInputFiles(await pickedFile('cv.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)));
      await expect(page.getByText('File size up to 10 MB only')).toBeVisible();
      await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');

      // The server checks the file's content.
      await chooser(page).setInputFiles(await pickedFile('cv.pdf', Buffer.from('MZ, and not a PDF')));
      await submit(page).click();
      await expect(page.getByText('Select only a file type of .pdf, .doc, .docx, .rtf, or .odt')).toBeVisible();
      await expect(page.getByText('it is not a .pdf file inside')).toBeInViewport({ ratio: 1 });
      await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');

      // The file is saved again on the device after it was chosen.
      const changing = await pickedFile('changed.pdf', pdf(3_000));
      await chooser(page).setInputFiles(changing);
      await expect(submit(page)).toContainText('Send changed.pdf');
      await writeFile(changing, pdf(5_000));
      await submit(page).click();
      await expect(page.getByText('We can’t read this file any more.')).toBeVisible({ timeout: 10_000 });
      await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');

      await chooser(page).setInputFiles(await pickedFile('Lebenslauf 🌷 Inès.pdf', pdf(10 * 1024 * 1024)));
      await expect(page.getByText('Lebenslauf 🌷 Inès.pdf', { exact: true })).toBeVisible();
      await expect(page.getByText('10.0 MB', { exact: true })).toBeVisible();
      await submit(page).click();
      await expect(heading(page, 'File Uploaded')).toBeVisible();
      await expect(page.getByText('File uploaded successfully')).toBeVisible();
      await expect(page.getByText('Lebenslauf 🌷 Inès.pdf')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('button', { name: 'OK' }).click();
      await expect(heading(page, 'Choose interview date')).toBeVisible();
      expect(await storedHash(page)).toBe(hashOf(pdf(10 * 1024 * 1024)));

      // The resume can be viewed and downloaded again, and replaced until the interview.
      await page.goto(`${portal.url}/candidateportal`);
      await openUpload(page, required);
      await page.getByRole('link', { name: 'See what you sent' }).click();
      await expect(page.getByText('You can replace it until your interview.')).toBeVisible();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download your resume' }).click();
      expect((await saving).suggestedFilename()).toBe('Lebenslauf 🌷 Inès.pdf');
      await expect(heading(page, 'What you sent')).toBeVisible();
      await page.getByRole('link', { name: 'Replace your resume' }).click();
      await expect(page.getByText('We have a resume for this job. A new one takes its place.')).toBeVisible();
    });

    test('a resume sent earlier can be used again, and an optional one can wait [spec 1 §2]', async ({ page }) => {
      await openUpload(page, optional);
      const saved = page.getByRole('radio', { name: /Lebenslauf/ });
      await saved.check();
      await expect(submit(page)).toContainText('Use Lebenslauf');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Upload resume later' }).click();
      await expect(heading(page, 'Choose interview date')).toBeVisible();
    });

    test('a large file over a bad connection: progress in numbers, cancel, a dropped connection, and the file arrives whole [spec 1 §4]', async ({
      page,
    }) => {
      await openUpload(page, optional);
      const content = pdf(3 * 1024 * 1024);
      await slowUpload(page, 500);
      await chooser(page).setInputFiles(await pickedFile('long.pdf', content));
      await submit(page).click();
      const bar = page.getByRole('progressbar', { name: 'Upload' });
      await expect(bar).toBeVisible();
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
      await page.getByRole('button', { name: 'Cancel upload' }).click();
      await expect(bar).toBeHidden();
      await expect(page.getByText('long.pdf', { exact: true })).toBeVisible();
      await submit(page).click();
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(40);
      await portal.cutLines();
      await expect(page.getByText('Connection lost. What was sent is saved.')).toBeVisible();
      await expect(heading(page, 'File Uploaded')).toBeVisible();
      expect(await storedHash(page)).toBe(hashOf(content));
    });

    test('a reload in the middle of an upload says which file to choose again, and the upload goes on where it was [spec 1 §4]', async ({
      page,
    }) => {
      await openUpload(page, optional);
      const content = pdf(3 * 1024 * 1024);
      const file = await pickedFile('reloaded.pdf', content);
      await slowUpload(page, 500);
      await chooser(page).setInputFiles(file);
      await submit(page).click();
      const bar = page.getByRole('progressbar', { name: 'Upload' });
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(40);
      await page.reload();
      await expect(page.getByText('Your upload was interrupted')).toBeVisible();
      await expect(page.getByText(/^Choose reloaded\.pdf again: it goes on at [1-9]\d? %\.$/)).toBeVisible();
      await expectAccessible(page);
      const sentFrom: number[] = [];
      page.on('request', (request) => {
        const from = request.headers()['upload-offset'];
        if (request.method() === 'PATCH' && from !== undefined) sentFrom.push(Number(from));
      });
      await chooser(page).setInputFiles(file);
      await submit(page).click();
      await expect(heading(page, 'File Uploaded')).toBeVisible();
      expect(Math.min(...sentFrom)).toBeGreaterThan(0);
      expect(await storedHash(page)).toBe(hashOf(content));
    });

    test('if the session ends while a file is being sent, the candidate signs in and comes back [R3a, spec 1 §8]', async ({
      page,
    }) => {
      await openUpload(page, optional);
      await chooser(page).setInputFiles(await pickedFile('late.pdf', pdf(2_000)));
      await page.route('**/resume_uploads*', (route) =>
        route.fulfill({ status: 401, json: { statusCode: 401, error: 'Please login again!!' } }),
      );
      await submit(page).click();
      await expect(page.getByText('Please login again!!')).toBeVisible();
      await expect(heading(page, 'Sign in')).toBeVisible();
      await page.unrouteAll();
      const { askForCode, typeCode } = candidateAt(page, portal);
      await typeCode(await askForCode(ines));
      await expect(heading(page, 'Upload your resume')).toBeVisible();
    });

    test('it can be sent later, by a mailed link on another device, once [spec 1 §2, R3c]', async ({
      page,
      browser,
    }) => {
      await openUpload(page, optional);
      const seen = portal.inbox.mailsTo(ines).length;
      await page.getByRole('button', { name: 'Email Me A Link' }).click();
      await expect(page.getByText('Email link sent successfully')).toBeVisible();
      await expectAccessible(page);
      const link = linkIn(await portal.inbox.next(ines, seen));

      const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      const other = await context.newPage();
      await other.goto(link);
      await expect(heading(other, 'Upload your resume')).toBeVisible();
      await expect(other.getByText(optional).first()).toBeVisible();
      expect(other.url()).not.toContain('#');
      await expectAccessible(other);
      // Opening it a second time does not use it up.
      await other.reload();
      await chooser(other).setInputFiles(await pickedFile('from elsewhere.pdf', pdf(2_000)));
      await submit(other).click();
      await expect(heading(other, 'File Uploaded')).toBeVisible();
      await expect(other.getByText('from elsewhere.pdf')).toBeVisible();
      await expectAccessible(other);

      await other.goto(`${portal.url}/candidateslogin`);
      await other.goto(link);
      await expect(other.getByText('We have your resume', { exact: true })).toBeVisible();
      await expect(other.getByText('from elsewhere.pdf')).toBeVisible();
      await expectAccessible(other);
      await other.getByRole('link', { name: 'Sign in' }).click();
      await expect(heading(other, 'Sign in')).toBeVisible();
      await context.close();

      await page.reload();
      await expect(page.getByRole('radio', { name: /from elsewhere\.pdf/ })).toBeVisible();
      await expect(page.getByText('We have a resume for this job. A new one takes its place.')).toBeVisible();
    });
  });
