import { spawnSync } from 'node:child_process';
import { codeOf } from '../../../domain/applications/status-catalogue';
import { getJobsList } from '../../../adapters/contract/applications/applications.calls';
import { searchCalls } from '../../../adapters/contract/scheduling/scheduling.calls';
import type { ListedApplication } from '../../../application/applications/applications.api';
import type { SessionToken } from '../../../application/identity/secrets.port';
import { searchWindow } from '../../../domain/scheduling/search-window';
import { slotsOf, type Slot } from '../../../domain/positions/slot';
import { printIsoInstant } from '../../../domain/time/instant';
import { systemClock } from '../../../adapters/server/clock/system-clock';
import { callsAt, signInAt } from '../../benchmarks/calling';
import { email } from '../../support/builders/identity';
import { date } from '../../support/builders/time';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { built } from '../../support/store/built';
import { answerOf } from '../../support/world/answers';

const OPERATOR_TOKEN = 'the-operator-of-this-portal';
const address = email('demo.candidate@example.org');
const days = searchWindow(date(printIsoInstant(systemClock.now()).slice(0, 10)), 60);

describe('the operator’s commands as a program of their own, against a running portal [R27]', () => {
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
    expect(operator('dismiss')).toMatchObject({ status: 2, said: expect.stringContaining('operator --help') });
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
