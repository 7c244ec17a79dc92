import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { aCandidateRecord, aFile, anApplicationRecord, aPositionRecord } from '../../adapters/server/import/a-file';
import { startPortal, type RunningPortal } from '../portal/running-portal';
import { candidateAt } from './candidate';
import { keptToken } from './kept';

const OPERATOR_TOKEN = 'operator-of-an-interview-1234';

export const recorderPath = '/selfRecordList/901/9101';

export const ask = (id: number, name: string, skip: boolean, seconds = 30) => ({
  question_id: id,
  question_name: name,
  skip_question: skip,
  time_limit: seconds,
});

export const threeQuestions = [
  ask(1, 'Why do you want to work with older people?', false),
  ask(2, 'Tell us about a hard day at work.', false),
  ask(3, 'Is there anything else?', true),
];

/** One job whose interview is recorded, and its candidates. */
export const interviewFile = (
  emails: readonly string[],
  questions: readonly object[] = threeQuestions,
  submitted: readonly string[] = [],
) =>
  aFile({
    positions: [
      aPositionRecord({
        position_id: 9101,
        community_id: 901,
        interview_type: 'self_record_interview',
        questionnaire_id: 907,
        rerecord_limit: 1,
        upload_resume: 0,
      }),
    ],
    slots: [],
    questionnaires: [
      {
        id: 907,
        name: 'Interview',
        sections: [],
        interviewer_questionnaire: questions,
      },
    ],
    candidates: [
      ...emails.map((email) => aCandidateRecord({ email, applications: [anApplicationRecord({ position_id: 9101 })] })),
      ...submitted.map((email) =>
        aCandidateRecord({
          email,
          applications: [
            anApplicationRecord({
              position_id: 9101,
              applied_status: 2,
              self_record_completed: true,
              self_recording_submitted_date: '2026-01-05T15:00:00Z',
            }),
          ],
        }),
      ),
    ],
  });

/** Loads an import file into a portal of `startInterviews`. */
export const loadInto = async ({ url }: Pick<RunningPortal, 'url'>, content: object): Promise<void> => {
  const loaded = await fetch(`${url}/api/operator/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files: [{ name: 'interview.json', content }] }),
  });
  expect(await loaded.text()).toContain('"statusCode":200');
};

/** A portal with one job whose interview is recorded, and its candidates. */
export const startInterviews = async (
  emails: readonly string[],
  given: Parameters<typeof startPortal>[0] = {},
  questions: readonly object[] = threeQuestions,
  submitted: readonly string[] = [],
): Promise<RunningPortal> => {
  const portal = await startPortal({ ...given, env: { OPERATOR_TOKEN, ...given.env } });
  await loadInto(portal, interviewFile(emails, questions, submitted));
  return portal;
};

/** A candidate who records. */
export const recorderAt = (page: Page, portal: Pick<RunningPortal, 'url' | 'inbox'>) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const put = async (path: string, fields: object = {}): Promise<void> => {
    const answer = await fetch(`${portal.url}/api/${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await keptToken(page)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ community_id: 901, position_id: 9101, ...fields }),
    });
    expect(await answer.text()).toContain('"statusCode":200');
  };
  const me = {
    button,
    /** The tech check was done before. */
    checked: () => put('candidate/tech_check_mandatory', { tech_check_mandatory: 1 }),
    agreed: () => put('self_record_interviews/agree_to_recording'),
    arrive: async (email: string): Promise<void> => {
      await page.context().grantPermissions(['camera', 'microphone']);
      await candidateAt(page, portal).arrive(email);
    },
    /** The recorder, by way of the best practices if nothing is recorded yet (R42). The check and the consent were before (R43, R62). */
    open: async (): Promise<void> => {
      if (!page.url().startsWith(portal.url)) await page.goto(`${portal.url}/candidateportal`);
      await me.agreed();
      await me.checked();
      await page.goto(`${portal.url}${recorderPath}`);
      const start = button('Start');
      await expect(start.or(page.getByText(/^Question \d+ of \d+$/)).first()).toBeVisible();
      if (await start.isVisible()) await start.click();
    },
    question: (n: number, of = threeQuestions.length) => page.getByText(`Question ${n} of ${of}`, { exact: true }),
    /** Records for so many milliseconds after the countdown; tells for how many seconds the page said that it recorded. */
    record: async (milliseconds: number): Promise<number> => {
      await page.evaluate(() => {
        const seen: number[] = [];
        new MutationObserver(() => {
          const isOn = /Recording \d:\d\d/.test(document.body.textContent);
          if (isOn !== (seen.length % 2 === 1)) seen.push(performance.now());
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        Object.assign(window, { seenRecording: seen });
      });
      await button('Record').click();
      await expect(page.getByText(/^Recording \d:\d\d$/)).toBeVisible();
      // A camera films in real time: no clock of a test can shorten it.
      await page.waitForTimeout(milliseconds);
      await button('Stop').click();
      await expect(button(/^(Next Question|Continue)$/)).toBeVisible();
      return page.evaluate(() => {
        const seen: unknown = Reflect.get(window, 'seenRecording');
        const [began = Number.NaN, ended = Number.NaN] = Array.isArray(seen) ? seen.map(Number) : [];
        return (ended - began) / 1_000;
      });
    },
    goOn: () => button(/^(Next Question|Continue)$/).click(),
  };
  return me;
};

/** A call of the recorded interview, as the page's candidate. */
export const callAt = async (portal: RunningPortal, page: Page, path: string, body?: object): Promise<string> => {
  const answer = await fetch(`${portal.url}/api/self_record_interviews/${path}`, {
    headers: { authorization: `Bearer ${await keptToken(page)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return answer.text();
};

/** The file that the server plays of an answer, for as long as `look` needs it. */
export const storedAnswer = async <A>(
  portal: RunningPortal,
  page: Page,
  question: number,
  look: (file: string) => Promise<A>,
): Promise<A> => {
  const job = { community_id: 901, position_id: 9101 };
  const signed = await callAt(portal, page, 'sign_recorded_video', { ...job, question_id: question });
  const url = /"url":"([^"]+)"/.exec(signed)?.[1] ?? '';
  const stored = await fetch(url.startsWith('http') ? url : `${portal.url}${url}`);
  // Inside a test only: the benchmarks need ffmpeg.
  if (process.env['SKIP_FFMPEG'] !== undefined) test.skip(true, 'SKIP_FFMPEG is set');
  const folder = await mkdtemp(join(tmpdir(), 'answer-'));
  const file = join(folder, 'answer');
  await writeFile(file, Buffer.from(await stored.arrayBuffer()));
  try {
    return await look(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** What the server plays of an answer: its streams, and how long it lasts. */
export const probedAt = (
  portal: RunningPortal,
  page: Page,
  question: number,
): Promise<{ readonly streams: string; readonly seconds: number }> =>
  storedAnswer(portal, page, question, async (file) => {
    const { stdout } = await promisify(execFile)('ffprobe', [
      ...['-v', 'error', '-show_entries', 'stream=codec_type:format=duration', '-of', 'default=nk=1:nw=1', file],
    ]);
    const lines = stdout.trim().split('\n');
    return { streams: lines.slice(0, -1).sort().join(' '), seconds: Number(lines.at(-1)) };
  });
