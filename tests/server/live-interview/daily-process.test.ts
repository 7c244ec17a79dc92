import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nodeSecrets } from '../../../adapters/server/identity/secrets';
import { minutes } from '../../../domain/time/duration';
import { minus, plus, printIsoInstant } from '../../../domain/time/instant';
import {
  aCandidateRecord,
  aFile,
  anApplicationRecord,
  aPositionRecord,
  aSlotRecord,
} from '../../adapters/server/import/a-file';
import { positionId } from '../../support/builders/applications';
import { candidateId } from '../../support/builders/recording';
import { atMs } from '../../support/builders/time';
import { startDaily, type DailyStandIn } from '../../support/portal/daily-api';
import { freePort } from '../../support/portal/free-port';
import { shortLived } from '../../support/store/processes';

jest.setTimeout(240_000);

const root = resolve(__dirname, '../../..');
const SECRET_KEY = 'a-secret-key-of-at-least-32-characters';
const OPERATOR_TOKEN = 'the-operator-of-a-test-1234';

let folder: string;
let daily: DailyStandIn;
let portal: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daily-'));
  daily = await startDaily();
  await new Promise((done) => execFile(process.execPath, ['.tools/build.mjs'], { cwd: root }, done));
});

afterAll(async () => {
  portal?.kill('SIGKILL');
  await daily.close();
  await rm(folder, { recursive: true });
});

it('A portal that was down while an interviewer did not come to Daily asks about it as it starts, and writes 12 [R36]', async () => {
  const start = atMs(Math.floor((Date.now() - minutes(30)) / minutes(5)) * minutes(5));
  const [slot_date = '', time = ''] = printIsoInstant(start).split('T');
  const slot = { slot_date, slot_from: time.slice(0, 5), slot_to: '23:59' };
  const file = join(folder, 'an-interview.json');
  const interviewed = anApplicationRecord({ applied_status: 2, interview: slot });
  await writeFile(
    file,
    JSON.stringify(
      aFile({
        positions: [aPositionRecord({ timezone: 'UTC' })],
        slots: [aSlotRecord(slot)],
        candidates: [aCandidateRecord({ applications: [interviewed] })],
      }),
    ),
  );
  const env = {
    ...process.env,
    NODE_ENV: '',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    SECRET_KEY,
    OPERATOR_TOKEN,
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    MEETING_PROVIDER: 'dailyco',
    DAILY_DOMAIN: 'example',
    DAILY_API_KEY: daily.key,
    DAILY_API_URL: daily.url,
  };
  const loaded = await new Promise<string>((done) => {
    const loading = [...shortLived, join(root, 'dist/import/main.mjs'), file];
    execFile(process.execPath, loading, { cwd: folder, env }, (_fault, out) => done(out));
  });
  expect(loaded).toBe('Loaded: 1 position, 1 slot, 1 candidate, 1 application.\n');
  const sealed = nodeSecrets(Buffer.from(SECRET_KEY)).sealRoom(candidateId(1), positionId(101), undefined);
  const stay = { userId: sealed.slice(24, 56), from: minus(start, minutes(1)), until: plus(start, minutes(16)) };
  daily.meetings = [{ room: `interview-${sealed.slice(0, 24)}`, stays: [stay] }];

  const child = spawn(process.execPath, [...shortLived, join(root, 'dist/server/main.mjs')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  portal = child;
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (said: Buffer) => {
      if (said.toString().includes('Mail ')) done();
    });
    child.once('exit', (status) => fail(new Error(`The portal ended with ${String(status)}`)));
  });
  const status = async (): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/operator/application`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` },
      body: JSON.stringify({ email: 'maria.santos@example.org', position_id: 101 }),
    });
    return answer.json();
  };
  for (;;) {
    const seen = await status();
    if (/"status":\s*12\b/.test(JSON.stringify(seen))) break;
    expect(seen).toMatchObject({ statusCode: 200 });
  }
  expect(daily.asked.map(({ what }) => what.split('?')[0])).toEqual([
    `GET /v1/rooms/interview-${sealed.slice(0, 24)}/presence`,
    'GET /v1/meetings',
  ]);
});
