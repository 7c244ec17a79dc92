import { setTimeout as pause } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import {
  aCandidateRecord,
  aFile,
  anApplicationRecord,
  aPositionRecord,
  aSlotRecord,
} from '../adapters/server/import/a-file';
import { employerAt, operatorToken } from '../support/browser/advert';
import { candidateAt } from '../support/browser/candidate';
import { chatIn } from '../support/browser/chat';
import { recorderAt } from '../support/browser/interview';
import {
  expectToMeet,
  interviewerEnters,
  interviewerOpens,
  joinFromTheList,
  personIn,
} from '../support/browser/peer-room';
import { test } from '../support/browser/test';
import { inFull } from '../support/in-full';
import { startEngines } from '../support/portal/drill/engines';
import { startProcesses } from '../support/portal/drill/processes';
import { nth } from '../support/portal/fair';
import { startHaProxy } from '../support/portal/haproxy';
import { programs } from '../support/portal/program';
import { openS3Process } from '../support/portal/s3-process';
import { startPostgres } from '../support/postgres';

/*
 * The drill in real browsers (`npm run drill`): two people do everything that a portal is for on three processes behind HAProxy, on PgBouncer, PostgreSQL, Redis
 * and an S3 server; the second of them while a process is killed each ten seconds. Time is the real one.
 */

const zone = 'America/Chicago';
const manager = { hm_id: 900, hm_name: 'Dana Reyes' };
const house = { community_id: 901, timezone: zone, ...manager };
const jobs = {
  booked: { position_id: 9401, position_name: 'Night caregiver' },
  recorded: { position_id: 9101, position_name: 'Evening caregiver' },
  live: { position_id: 9201, position_name: 'Day caregiver' },
};
const people = ['calm@example.org', 'unlucky@example.org'] as const;

/** A live interview's window is open from ten minutes before it starts (R12): in five minutes. */
const soon = () => {
  const at = (ms: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      .format(Date.now() + ms)
      .split(' ');
  const [[slot_date, slot_from], [, slot_to]] = [at(300_000), at(2_100_000)];
  return { slot_date, slot_from, slot_to };
};

const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

const file = () =>
  aFile({
    positions: [
      aPositionRecord({ ...house, ...jobs.booked }),
      aPositionRecord({
        ...{ ...house, ...jobs.recorded, interview_type: 'self_record_interview' },
        ...{ questionnaire_id: 907, rerecord_limit: 1, upload_resume: 0 },
      }),
      aPositionRecord({ ...house, ...jobs.live, upload_resume: 0 }),
    ],
    questionnaires: [
      {
        ...{ id: 907, name: 'Interview', sections: [] },
        interviewer_questionnaire: [
          { question_id: 1, question_name: 'Why care?', skip_question: false, time_limit: 30 },
        ],
      },
    ],
    slots: [
      aSlotRecord({ ...{ position_id: jobs.booked.position_id, slot_date: inThreeDays }, capacity: 2 }),
      aSlotRecord({ position_id: jobs.live.position_id, ...soon(), capacity: 2 }),
    ],
    candidates: people.map((email) =>
      aCandidateRecord({
        email,
        applications: [
          anApplicationRecord({ position_id: jobs.booked.position_id }),
          anApplicationRecord({ position_id: jobs.recorded.position_id }),
          anApplicationRecord({
            position_id: jobs.live.position_id,
            applied_status: 2,
            tech_check_mandatory: 1,
            interview: soon(),
          }),
        ],
      }),
    ),
  });

const cleanUps: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const close of cleanUps.splice(0).reverse()) await close();
});

const begin = async () => {
  const place = programs({ pages: true });
  cleanUps.push(place.close);
  const postgres = await startPostgres({ durable: true });
  cleanUps.push(postgres.stop);
  const engines = await startEngines(place, await postgres.newDatabase(), openS3Process);
  cleanUps.push(engines.stop);
  const settings = engines.settings.map((env) => ({ ...env, OPERATOR_TOKEN: operatorToken, MEETING_PROVIDER: 'peer' }));
  const content = join(place.newFolder(), 'jobs.json');
  writeFileSync(content, JSON.stringify(file()));
  await place.load(nth(settings, 0), content);
  const processes = await startProcesses(place, settings, 3_000);
  const balancer = await startHaProxy(
    place.newFolder(),
    processes.all().map(({ url }) => url),
    true,
  );
  cleanUps.push(balancer.close);
  return { url: balancer.url, inbox: engines.inbox, processes };
};

type Machines = Awaited<ReturnType<typeof begin>>;

/** From signing in to the end of a live interview, with the hiring manager at the operator's calls and in a browser. */
const everything = async (page: Page, browser: Browser, machines: Machines, email: string): Promise<void> => {
  const [me, chat, recorder] = [candidateAt(page, machines), chatIn(page), recorderAt(page, machines)];
  const { ask } = employerAt(machines);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  page.setDefaultTimeout(60_000);
  await page.context().grantPermissions(['camera', 'microphone']);

  await me.signIn(email);
  await me.openSchedule(jobs.booked.position_name);
  await me.viewTimes();
  await me.chooseTime();
  await me.confirm();
  await me.expectBooked();

  await page.goto(`${machines.url}/upload_resume/${house.community_id}/${jobs.booked.position_id}`);
  const buffer = Buffer.from('%PDF-1.7\n'.padEnd(3_000_000, 'what a cook has done '));
  await page.getByLabel(/Choose File/).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: /^Upload and Continue/ }).click();
  await expect(page.getByText('File uploaded successfully')).toBeVisible();

  await recorder.open();
  await recorder.record(2_000);
  await recorder.goOn();
  await recorder.button('Submit Responses').click();
  await expect(page.getByText(/^Your application for this position has been successfully submitted\./)).toBeVisible();

  const conversation = { email, position_id: jobs.booked.position_id, ...manager };
  await page.goto(`${machines.url}/candidateChat/${house.community_id}/${jobs.booked.position_id}/${manager.hm_id}`);
  await chat.write('Where do I park?');
  await expect(chat.state('Where do I park?', 'Sent')).toBeVisible();
  // A process that is being killed answers in nobody's words: the employer's system asks again.
  await expect
    .poll(async () =>
      JSON.stringify(await ask('chat_send', { ...conversation, message: 'Behind the house.' }).catch(() => '')),
    )
    .toContain('"statusCode":200');
  await expect(chat.said('Behind the house.').first()).toBeVisible();

  const made: unknown = await ask('interview', { email, position_id: jobs.live.position_id, name: manager.hm_name });
  const link = /"url":"https?:\/\/[^/]+([^"]+)"/.exec(JSON.stringify(made))?.[1] ?? '';
  await joinFromTheList(page, machines);
  const dana = await personIn(browser);
  await interviewerOpens(dana, `${machines.url}${link}`);
  await interviewerEnters(dana);
  await expectToMeet(page, dana);
  await dana.getByRole('button', { name: 'End interview' }).click();
  await dana.getByRole('dialog').getByRole('button', { name: 'End interview' }).click();
  await expect(heading('Thank you')).toBeVisible();
  await dana.context().close();
};

test.describe('Three processes on engines of their own', () => {
  test.skip(!inFull, 'it takes minutes: npm run drill');
  test.describe.configure({ timeout: 300_000 });

  test('serve real browsers: sign-in, booking, resume, recording, chat and a live interview, also while one after another is killed', async ({
    page,
    browser,
  }) => {
    const machines = await begin();
    await everything(page, browser, machines, people[0]);
    const other = await browser.newContext();
    const kills = machines.processes.killing(10_000);
    const began = performance.now();
    await everything(await other.newPage(), browser, machines, people[1]);
    while (performance.now() - began < 30_000) await pause(100);
    expect(await kills.stop()).toBeGreaterThan(2);
  });
});
