import { spawnSync } from 'node:child_process';
import { codeOf, statusOf } from '../../domain/applications/status-catalogue';
import { getJobsList } from '../../adapters/contract/applications/applications.calls';
import { bookCalls, searchCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import type { ListedApplication } from '../../application/applications/applications.api';
import type { SessionToken } from '../../application/identity/secrets.port';
import { searchWindow } from '../../domain/scheduling/search-window';
import { slotsOf, type Slot } from '../../domain/positions/slot';
import { printIsoInstant } from '../../domain/time/instant';
import { systemClock } from '../../adapters/server/clock/system-clock';
import { callsAt, signInAt } from '../benchmarks/calling';
import { email, key } from '../support/builders/identity';
import { date } from '../support/builders/time';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { built } from '../support/store/built';
import { answerOf } from '../support/world/answers';

const OPERATOR_TOKEN = 'the-operator-of-this-life';
const address = email('demo.candidate@example.org');
const days = searchWindow(date(printIsoInstant(systemClock.now()).slice(0, 10)), 60);

describe('an application managed by operator commands, against a running portal [R27]', () => {
  const cli = built('adapters/composition/terminal-main.ts');
  let portal: RunningPortal;
  let token: SessionToken;
  let job: ListedApplication;
  let slot: Slot;

  const jobs = async () => (await answerOf(callsAt(portal.url)(getJobsList, undefined, token))).applications;
  const freeTimes = async ({ application: { communityId, positionId } }: ListedApplication) => {
    const search = { communityId, positionId, kind: 'video', range: days } as const;
    return slotsOf((await answerOf(callsAt(portal.url)(searchCalls.video, search, token))).days);
  };

  /** A demo job whose candidate may choose a time, and one of its times. */
  const findJob = async (): Promise<void> => {
    for (const one of await jobs()) {
      const { status, slot: held, interviewKind } = one.application;
      const free = codeOf(status) === 0 && held === undefined && interviewKind === 'video' ? await freeTimes(one) : [];
      const last = free.at(-1);
      if (last === undefined) continue;
      [job, slot] = [one, last];
      return;
    }
    throw new Error('The demo has no job to choose a time for');
  };

  beforeAll(async () => {
    portal = await startPortal({ env: { OPERATOR_TOKEN } });
    token = await signInAt(portal.url, portal.inbox, address);
    await findJob();
  }, 120_000);
  afterAll(async () => {
    cli.remove();
    await portal.close();
  }, 60_000);

  const run = (env: Readonly<Record<string, string>>, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli.file, 'operator', ...args], {
      env: { ...process.env, PUBLIC_URL: portal.url, OPERATOR_TOKEN, ...env },
      encoding: 'utf8',
    });
    return { status, said: `${stdout}${stderr}`.trim() };
  };
  const position = () => ['--position', String(job.application.positionId)];
  const named = () => ['--email', address, ...position()];
  const operator = (...args: readonly string[]) => run({}, ...args);
  const act = (name: string) => operator('act', ...named(), '--act', name);

  it('from a booking to an offer: each act in order, each refusal with the current status', async () => {
    const { communityId, positionId } = job.application;
    const when = `${slot.date} ${slot.from} to ${slot.to}`;
    const isIn = (state: string) => ({ status: 0, said: `${job.positionName} (position ${positionId}): ${state}` });

    expect(act('interview-held')).toEqual({
      status: 1,
      said: "'interview-held' is too early: no interview has been arranged or recorded yet.",
    });
    const booking = {
      communityId,
      positionId,
      slot,
      key: key('a life'),
      ...({ act: 'Book', kind: 'video', videoPreference: undefined } as const),
    };
    await answerOf(callsAt(portal.url)(bookCalls.video, booking, token));
    expect(operator('application', ...named())).toEqual(isIn(`0 'Pending', ${when}`));
    expect(act('interview-held')).toEqual(isIn(`13 'Interviewed', ${when}`));
    expect(act('interview-held')).toEqual({
      status: 1,
      said: expect.stringContaining("'interview-held' is out of turn: the application is in 13 'Interviewed', and it"),
    });
    expect(act('invite-to-onsite')).toEqual(isIn("32 'Invited to onsite'"));
    expect(act('onsite-held')).toEqual({
      status: 1,
      said: "'onsite-held' is out of turn: the application is in 32 'Invited to onsite', and it needs 35 'Onsite scheduled'.",
    });
    expect(act('onsite-not-scheduled')).toEqual(isIn("42 'Onsite not scheduled'"));
    expect(act('offer')).toMatchObject({ status: 0, said: expect.stringContaining("1 'Offered'") });
    expect(act('block')).toMatchObject({ status: 0, said: expect.stringMatching(/, blocked$/) });
    expect(act('unblock')).toMatchObject({ status: 0, said: expect.not.stringContaining('blocked') });
    const { status, said } = operator('application', ...named(), '--json');
    expect(status).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ status: 1, onboarding_status: true, block_candidate: false });
    const mine = (await jobs()).find(({ application }) => application.positionId === positionId);
    expect(mine?.application.status).toEqual(statusOf(1));
    process.stdout.write(`the end of this life: ${operator('application', ...named()).said}\n`);
  }, 60_000);

  it('closes a position and reopens it, and offers a time that its candidate then sees', async () => {
    const { positionId } = job.application;
    expect(operator('unpublish', ...position())).toEqual({ status: 0, said: `Position ${positionId} is closed.` });
    expect(operator('publish', ...position())).toEqual({ status: 0, said: `Position ${positionId} is published.` });
    const time = ['--date', slot.date, '--from', '23:00', '--to', '23:30'];
    expect(operator('open-slots', ...position(), '--kind', 'video', ...time, '--capacity', '3')).toEqual({
      status: 0,
      said: `Position ${positionId} offers ${slot.date} 23:00 to 23:30, video, capacity 3.`,
    });
    expect(await freeTimes(job)).toContainEqual(
      expect.objectContaining({ date: slot.date, from: '23:00', to: '23:30' }),
    );
    expect(operator('publish', '--position', '7')).toEqual({ status: 1, said: 'There is no position 7.' });
  }, 60_000);

  it('exits with 2 if misused, and with 1 if no one answers or access is denied', () => {
    expect(operator('act', ...named(), '--act', 'dismiss')).toMatchObject({
      status: 2,
      said: expect.stringMatching(/^--act: expected one of review,/),
    });
    expect(operator('act', '--email', 'nobody', '--position', 'x')).toMatchObject({ status: 2 });
    expect(operator('act', '--reason', 'x')).toMatchObject({ status: 2, said: expect.stringContaining('--reason') });
    expect(operator('dismiss')).toMatchObject({ status: 2, said: expect.stringContaining('open-slots') });
    expect(operator()).toMatchObject({ status: 2 });
    expect(run({ OPERATOR_TOKEN: '' }, 'application', ...named())).toEqual({
      status: 2,
      said: `OPERATOR_TOKEN: expected what the portal at ${portal.url} was started with, found nothing`,
    });
    expect(run({ OPERATOR_TOKEN: 'short' }, 'application', ...named())).toMatchObject({
      status: 2,
      said: expect.stringMatching(/^OPERATOR_TOKEN: expected at least 16 characters/),
    });
    expect(run({ OPERATOR_TOKEN: `${OPERATOR_TOKEN}x` }, 'application', ...named())).toMatchObject({
      status: 1,
      said: expect.stringContaining("needs the operator's token"),
    });
    const elsewhere = { PUBLIC_URL: 'http://127.0.0.1:9449', DATA_DIR: portal.dataDir };
    expect(run(elsewhere, 'application', ...named())).toMatchObject({
      status: 1,
      said: expect.stringContaining('No portal answers at http://127.0.0.1:9449, but something has its store'),
    });
  }, 60_000);
});
