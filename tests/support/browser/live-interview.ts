import { expect, type Frame, type Page } from '@playwright/test';
import { aCandidateRecord, aFile, anApplicationRecord, aPositionRecord } from '../../adapters/server/import/a-file';
import { startPortal, type RunningPortal } from '../portal/running-portal';
import { candidateAt } from './candidate';

const OPERATOR_TOKEN = 'operator-of-an-interview-1234';
const dailyDomain = 'stand-in.daily.co';
export const job = { community_id: 901, position_id: 9201 };
export const someone = 'lena@example.org';

const zone = 'America/Chicago';

/** The day after tomorrow: a lead time or a clock change never matters. */
const day = (): string => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** What the operator's calls answer. */
export const operatorAt =
  (portal: RunningPortal) =>
  async (call: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${portal.url}/api/operator/${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };

export interface Booked {
  readonly portal: RunningPortal;
  readonly startsAt: number;
}

/** A portal with one live interview at noon, held in Daily's stand-in, and its clock set that long before it. */
export const startLive = async (
  before: number,
  application: Readonly<Record<string, unknown>> = {},
  position: Readonly<Record<string, unknown>> = {},
  env: Readonly<Record<string, string>> = {},
  questionnaires: readonly object[] = [],
): Promise<Booked> => {
  const portal = await startPortal({
    env: { OPERATOR_TOKEN, MEETING_PROVIDER: 'dailyco', DAILY_DOMAIN: dailyDomain, ...env },
  });
  const slot = { slot_date: day(), slot_from: '12:00', slot_to: '12:30' };
  const content = aFile({
    positions: [
      aPositionRecord({
        ...job,
        timezone: zone,
        interview_type: 'video_interview',
        upload_resume: 0,
        ...position,
      }),
    ],
    slots: [{ position_id: job.position_id, kind: 'video', ...slot, capacity: 1 }],
    questionnaires,
    candidates: [
      aCandidateRecord({
        email: someone,
        applications: [
          anApplicationRecord({
            position_id: job.position_id,
            status: 0,
            applied_status: 2,
            sf_status: 8,
            tech_check_mandatory: 1,
            zoom_link: `${portal.url}/join?community_id=901&position_id=9201`,
            interview: slot,
            ...application,
          }),
        ],
      }),
    ],
  });
  const loaded = await operatorAt(portal)('import', { files: [{ name: 'live.json', content }] });
  expect(JSON.stringify(loaded)).toContain('"statusCode":200');
  const startsAt = await portal.startOf(slot, zone);
  await portal.passTime(startsAt - before - Date.now());
  return { portal, startsAt };
};

/**
 * Stands in for Daily's call bundle, which loads from Daily's network: the messages between its frame and daily-js 0.87. The interviewer's side is
 * played by calling `say` in it.
 */
const standIn = `<!doctype html><title>Daily</title><p>The room</p><script>
  const heard = [];
  const say = (message) => parent.postMessage({ what: 'iframe-call-message', from: 'embedded', ...message }, '*');
  const person = (id, name, local) => ({ session_id: id, user_name: name, user_id: id, local, tracks: {}, permissions: {} });
  addEventListener('message', ({ data }) => {
    if (data.what !== 'iframe-call-message' || data.from === 'embedded') return;
    if (data.action === 'iframe-launch-config') say({ action: 'loaded' });
    if (data.action === 'join-meeting') {
      document.title = 'joined by ' + (data.properties ?? {}).token;
      say({ action: 'access-state-updated', access: { level: 'full' } });
      say({ action: 'joined-meeting', participants: { local: person('me', 'Me', true) } });
    }
    if (data.action === 'leave-meeting') say({ action: 'left-meeting' });
    if (data.action === 'app-msg') heard.push(data.data);
  });
  say({ action: 'iframe-ready-for-launch-config' });
</script>`;

/** A candidate with a live interview, whose browser goes by a clock of the test. */
export const liveAt = (page: Page, { portal, startsAt }: Booked, before: number) => {
  let isThere = true;
  const frame = (): Frame => {
    const found = page.frames().find((one) => one.url().includes(dailyDomain));
    if (found === undefined) throw new Error('Daily’s frame is not there.');
    return found;
  };
  const me = {
    url: portal.url,
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    arrive: async (): Promise<void> => {
      await page.context().grantPermissions(['camera', 'microphone']);
      await page.clock.install({ time: startsAt - before });
      await page.route(`https://${dailyDomain}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: isThere ? standIn : '' }),
      );
      await candidateAt(page, portal).arrive(someone);
    },
    /** Which pass the room was entered by. */
    joinedBy: () => frame().title(),
    /** Whether Daily's program loads. */
    loads: (does: boolean): void => {
      isThere = does;
    },
    /** Time passes for both. */
    pass: async (ms: number): Promise<void> => {
      await portal.passTime(ms);
      await page.clock.runFor(ms);
    },
    /** From now on the page's time passes only by `pass`, so that a slow machine misses no moment. */
    holdTime: async (): Promise<void> => page.clock.pauseAt(Number(await page.evaluate('Date.now()')) + 1_000),
    openLobby: async (): Promise<void> => {
      await page.getByRole('link', { name: /^Join Meeting/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your live interview' })).toBeVisible();
    },
    join: async (): Promise<void> => {
      await expect(me.button('Join Now')).toBeVisible();
      const agree = page.getByRole('checkbox');
      if ((await agree.count()) > 0) await agree.check();
      await me.button('Join Now').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Live interview', exact: true })).toBeVisible();
      await expect(page.getByText('You are in. Waiting for your interviewer.')).toBeVisible();
    },
    /** The interviewer's side says it in Daily's room. */
    happens: (message: object): Promise<unknown> =>
      frame().evaluate(
        (told) =>
          Reflect.get(globalThis, 'parent').postMessage(
            { what: 'iframe-call-message', from: 'embedded', ...told },
            '*',
          ),
        message,
      ),
    interviewerComes: () =>
      me.happens({
        action: 'participant-joined',
        participant: {
          session_id: 'dana',
          user_name: 'Dana Reyes',
          user_id: 'dana',
          local: false,
          tracks: {},
          permissions: {},
        },
      }),
    says: (data: unknown) => me.happens({ action: 'app-message', data, fromId: 'dana' }),
    /** What the interviewer's side has heard. */
    heard: (): Promise<unknown> => frame().evaluate('heard'),
    attendance: async (): Promise<readonly string[]> => {
      const seen = JSON.stringify(
        await operatorAt(portal)('attendance', { email: someone, position_id: job.position_id }),
      );
      return [...seen.matchAll(/"left_at":(null|"[^"]+")/g)].map(([, left]) => (left === 'null' ? 'there' : 'left'));
    },
    tellEta: (eta_status: string, delay_reason?: string) =>
      operatorAt(portal)('eta', { email: someone, position_id: job.position_id, eta: { eta_status, delay_reason } }),
  };
  return me;
};
