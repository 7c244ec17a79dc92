import { expect, type Page } from '@playwright/test';
import { aCandidateRecord, aFile, anApplicationRecord, aPositionRecord } from '../../adapters/server/import/a-file';
import { startPortal, type RunningPortal } from '../portal/running-portal';
import { candidateAt } from './candidate';
import { keptToken } from './kept';

const OPERATOR_TOKEN = 'operator-of-an-interview-1234';

export const recorderPath = '/selfRecordList/901/9101';

const ask = (id: number, name: string, skip: boolean) => ({
  question_id: id,
  question_name: name,
  skip_question: skip,
  time_limit: 30,
});

const file = (emails: readonly string[]) =>
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
        interviewer_questionnaire: [
          ask(1, 'Why do you want to work with older people?', false),
          ask(2, 'Tell us about a hard day at work.', false),
          ask(3, 'Is there anything else?', true),
        ],
      },
    ],
    candidates: emails.map((email) =>
      aCandidateRecord({ email, applications: [anApplicationRecord({ position_id: 9101 })] }),
    ),
  });

/** A portal with one job whose interview is recorded, and its candidates. */
export const startInterviews = async (
  emails: readonly string[],
  given: Parameters<typeof startPortal>[0] = {},
): Promise<RunningPortal> => {
  const portal = await startPortal({ ...given, env: { OPERATOR_TOKEN, ...given.env } });
  const loaded = await fetch(`${portal.url}/api/operator/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files: [{ name: 'interview.json', content: file(emails) }] }),
  });
  expect(await loaded.text()).toContain('"statusCode":200');
  return portal;
};

/** A candidate who records. */
export const recorderAt = (page: Page, portal: RunningPortal) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const me = {
    button,
    signIn: async (email: string): Promise<void> => {
      await page.context().grantPermissions(['camera', 'microphone']);
      await candidateAt(page, portal).signIn(email);
    },
    /** The recorder, by way of the best practices if nothing is recorded yet (R42). The consent was given before (R62). */
    open: async (): Promise<void> => {
      await page.goto(`${portal.url}${recorderPath}`);
      await fetch(`${portal.url}/api/self_record_interviews/agree_to_recording`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${await keptToken(page)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ community_id: 901, position_id: 9101 }),
      });
      await page.goto(`${portal.url}${recorderPath}`);
      const start = button('Start');
      await expect(start.or(page.getByText(/^Question \d of 3$/)).first()).toBeVisible();
      if (await start.isVisible()) await start.click();
    },
    question: (n: number) => page.getByText(`Question ${n} of 3`),
    /** Records for so many milliseconds after the countdown. */
    record: async (milliseconds: number): Promise<void> => {
      await button('Record').click();
      await expect(page.getByText(/^Recording \d:\d\d$/)).toBeVisible({ timeout: 8_000 });
      // A camera films in real time: no clock of a test can shorten it.
      await page.waitForTimeout(milliseconds);
      await button('Stop').click();
      await expect(button(/^(Next Question|Continue)$/)).toBeVisible();
    },
    goOn: () => button(/^(Next Question|Continue)$/).click(),
  };
  return me;
};
