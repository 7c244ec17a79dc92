import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aCandidateRecord,
  aFile,
  anApplicationRecord,
  aPositionRecord,
  aQuestionnaireRecord,
  aQuestionRecord,
  aSlotRecord,
} from '../adapters/server/import/a-file';
import { candidateAt } from '../support/browser/candidate';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

/*
 * Markup in every text that an employer or a candidate fills in: on the pages below, a browser shows it as typed (ASVS 5.3.3). Pages that need more
 * than a visit show the same texts with the same components: the resume upload, 'Your details', a refused link.
 */

const OPERATOR_TOKEN = 'operator-of-a-test-1234';
const victim = 'markup@example.org';
const start = '<img src=x onerror=owned=1>';
const evil = `${start}<script>owned=1</script><b data-owned>'"&amp;{{7*7}}\${7*7}</b>`;
const ids = { community_id: 66, role: evil, position_name: evil, community_name: evil, client_name: evil };
const texts = { address: evil, instructions: evil, about_company: evil, logo: 'javascript:owned=1' };
const entry = { title: evil, from: '2020-01', to: '2020-06' };

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Five days from now, within the first week searched, and one that began yesterday. */
const visit = { slot_date: inDays(5), slot_from: '09:30', slot_to: '10:00' };
const past = { ...visit, slot_date: inDays(-1) };

const file = () =>
  aFile({
    positions: [
      aPositionRecord({ ...ids, ...texts, position_id: 901, position_data: [{ description: evil, benefits: evil }] }),
      aPositionRecord({ ...ids, ...texts, position_id: 902, questionnaire_id: 66 }),
      aPositionRecord({ ...ids, ...texts, position_id: 903, interview_type: 'in_person_interview' }),
      aPositionRecord({ ...ids, ...texts, position_id: 904 }),
    ],
    questionnaires: [
      aQuestionnaireRecord(
        [
          {
            ...aQuestionRecord(1),
            question_title: evil,
            ref_text: evil,
            ref_title: evil,
            ref_link: 'https://example.org/',
          },
        ],
        { id: 66, name: evil },
      ),
    ],
    slots: [
      aSlotRecord({ ...visit, position_id: 901 }),
      aSlotRecord({ ...visit, position_id: 903, kind: 'in_person' }),
      aSlotRecord({ ...past, position_id: 904 }),
    ],
    candidates: [
      aCandidateRecord({
        email: victim,
        firstname: evil,
        lastname: evil,
        experience_details: [{ ...entry, company: evil }],
        education_details: [{ ...entry, college: evil }],
        applications: [
          anApplicationRecord({ position_id: 901 }),
          anApplicationRecord({ position_id: 902, applied_status: 1, sf_status: 0 }),
          anApplicationRecord({ position_id: 903, applied_status: 2, interview: visit }),
          anApplicationRecord({ position_id: 904, applied_status: 2, interview: past }),
        ],
      }),
    ],
  });

let portal: RunningPortal;
const dataDir = mkdtempSync(join(tmpdir(), 'markup-'));

test.beforeAll(async () => {
  portal = await startPortal({ env: { OPERATOR_TOKEN }, dataDir });
  const loaded = await fetch(`${portal.url}/api/operator/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files: [{ name: 'markup.json', content: file() }] }),
  });
  expect(await loaded.json()).toMatchObject({ statusCode: 200, positions: 4, candidates: 1, applications: 4 });
});
test.afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** It is shown as text; none of it became an element or was executed. */
const expectText = async (page: Page): Promise<void> => {
  await expect(page.getByText(start).first()).toBeVisible();
  expect(await page.locator('img[src="x"], [data-owned], [onerror], [href^="javascript:"]').count()).toBe(0);
  const scripts = await page.locator('script:not([type="application/ld+json"])').allTextContents();
  expect(scripts.filter((one) => one.includes('owned'))).toEqual([]);
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
};

test('markup in every field of a job and a person is displayed exactly as typed', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  page.on('dialog', (dialog) => {
    refused.push(dialog.message());
    void dialog.dismiss();
  });

  await page.goto(`${portal.url}/apply/901`);
  await expectText(page);
  await expect(page).toHaveTitle(new RegExp(`^${start.slice(0, 11)}`));
  await page.goto(`${portal.url}/apply/901/more`);
  await expectText(page);

  await candidateAt(page, portal).arrive(victim);
  await expectText(page);
  await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
  await expectText(page);
  await candidateAt(page, portal).viewTimes();
  await expectText(page);
  for (const path of [
    '/profile',
    '/profile/experience',
    '/profile/experience/0',
    '/profile/education',
    '/profile/education/0',
    '/success/66/901',
    '/skillfilter/success/901',
    '/inpersonInterview/66/903',
    '/thankyou',
  ]) {
    await page.goto(`${portal.url}${path}`);
    if (path.endsWith('/0')) await expect(page.getByLabel('Title')).toHaveValue(evil);
    else await expectText(page);
  }
  await page.goto(`${portal.url}/candidateportal`);
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(start).first()).toBeVisible();
  await expectText(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /Submit Skillfilter/i })
    .or(page.getByRole('link', { name: /Submit Skillfilter/i }))
    .click();
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expectText(page);
  // The page tries to load only one thing: a logo whose address is not an image, either as given or as sanitized by React.
  expect(refused.filter((one) => !/^Loading the image 'javascript:(owned=1|throw new Error\()/.test(one))).toEqual([]);
});
