import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '../../../adapters/composition/load-demo';
import { portal } from '../../../adapters/composition/portal';
import { addService, groundContainer } from '../../../adapters/composition/server';
import { serverTokens } from '../../../adapters/composition/server-tokens';
import { readSettings } from '../../../adapters/composition/settings';
import { inMemoryFileStore } from '../../../adapters/in-process/files/file-store';
import { inMemoryUnitOfWork } from '../../../adapters/in-process/store';
import { isStoreEmpty } from '../../../application/import/load-records.service';
import { builtPages } from '../../server/built-pages';
import { at } from '../../support/builders/time';
import { answerOf } from '../../support/world/answers';
import { standingClock } from '../../support/world/clock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const composed = async (env: Readonly<Record<string, string>>, webFolder?: string) => {
  const settings = readSettings({ DATA_DIR: folder, ...env });
  if (E.isLeft(settings)) throw new Error(settings.left.join());
  const lines: string[] = [];
  const container = groundContainer(settings.right, standingClock(at('2026-12-04T15:00:00Z')), (line) => {
    lines.push(line);
  });
  const unitOfWork = inMemoryUnitOfWork();
  addService(
    container,
    { unitOfWork, files: inMemoryFileStore(container.get(serverTokens.clock)), ping: isStoreEmpty({ unitOfWork }) },
    randomBytes(32),
    new URL('file:///no-recordings.mjs'),
  );
  return { container, lines, app: await portal(container, webFolder) };
};

describe('the fully assembled portal', () => {
  it('signs in a candidate from the demo: real codes, real seals, the outbox', async () => {
    const { container, app } = await composed({});
    expect(O.isSome(await answerOf(loadDemo(container)))).toBe(true);
    const email = 'demo.candidate@example.org';
    await app.inject({ method: 'POST', url: '/api/candidate/send_otp', payload: { email } });
    // Requesting a code is acknowledged once its mail is queued; here, once it has been sent.
    await container.get(serverTokens.mailQueue).sendMails();
    const [mail] = (await container.get(serverTokens.post).outbox?.newest(1)()) ?? [];
    const otp = /^\d{4}/.exec(mail?.subject ?? '')?.[0];
    const signedIn = await app.inject({ method: 'POST', url: '/api/candidate/submit_otp', payload: { email, otp } });
    expect(signedIn.json()).toMatchObject({ statusCode: 200, code: expect.stringMatching(/^[\w-]{64}$/) });
  });

  it('loads the demo once, and not at all unless it is wanted', async () => {
    const { container } = await composed({});
    const loaded = [await answerOf(loadDemo(container)), await answerOf(loadDemo(container))];
    const { container: plain } = await composed({ DEMO: '0' });
    expect([...loaded, await answerOf(loadDemo(plain))].map(O.isSome)).toEqual([true, false, false]);
  });

  it.each([
    [{}, 200],
    [{ DEMO: '0' }, 404],
    [{ NODE_ENV: 'production' }, 404],
    [{ NODE_ENV: 'production', DEMO: '1' }, 404],
    [{ SMTP_URL: 'smtp://127.0.0.1:1' }, 404],
  ])("with %o answers /dev/mailbox with %i: in production nobody reads other people's mail", async (env, status) => {
    const { app } = await composed(env);
    expect((await app.inject('/dev/mailbox')).statusCode).toBe(status);
  });

  it.each([
    ['info', ['/api/candidate/get_jobs_list']],
    ['debug', ['/healthz', '/api/candidate/get_jobs_list']],
    ['error', []],
  ])('at level %s logs the calls %j', async (level, routes) => {
    const { app, lines } = await composed({ LOG_LEVEL: level });
    await app.inject('/healthz');
    await app.inject('/api/candidate/get_jobs_list');
    const written: readonly unknown[] = lines.map((line): unknown => JSON.parse(line));
    expect(written).toMatchObject(
      routes.map((route) => ({ event: 'answered', route, request_id: expect.any(String) })),
    );
  });

  it.each([
    [{}, '1.0.106'],
    [{ APP_VERSION: '1.0.823' }, '1.0.823'],
  ])('with %o shows version %s on its pages [spec 1 §1]', async (env, label) => {
    const web = await builtPages(() => '<head><meta name="version" content="%VERSION%" /></head>');
    const { app } = await composed(env, web);
    expect((await app.inject('/candidateslogin')).body).toContain(`<meta name="version" content="${label}"`);
    await rm(web, { recursive: true });
  });
});
