import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { portalOverHttp, type PortalOverHttp } from '../server/portal-over-http';
import { aCandidate } from '../support/builders/identity';
import { slot } from '../support/builders/slots';
import { codeInMail, videoSlots } from '../support/world/world';

// An installation, a generation, a compilation.
jest.setTimeout(240_000);

const root = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'generated-client-'));
const inFolder = (name: string): string => join(folder, name);

/** The generator and its client are no dependencies: they are installed into an empty folder, if the registry answers. */
const packages = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'];
writeFileSync(inFolder('package.json'), JSON.stringify({ private: true, type: 'module' }));
const installed =
  spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages], { cwd: folder }).status ===
  0;
if (!installed) process.stdout.write('The generated client is left out: no registry of packages answers.\n');

const run = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((done) => {
    execFile(program, args, { cwd: folder, env: { ...process.env, ...env } }, (fault, out, err) => {
      done({ code: fault === null ? 0 : Number(fault.code), output: out + err });
    });
  });

/** Signs in and books the first free time, by nothing but the document. */
const program = `import createClient from 'openapi-fetch';
import type { paths } from './portal.js';

const { URL: baseUrl = '', EMAIL: email = '', CODE: otp = '' } = process.env;
const portal = createClient<paths>({ baseUrl, headers: { 'api-version': '1.0' } });
const told = <A extends { statusCode: number }>(answer: A | undefined): Extract<A, { statusCode: 200 }> => {
  if (answer?.statusCode !== 200) throw new Error(JSON.stringify(answer));
  return answer as Extract<A, { statusCode: 200 }>;
};
const { code } = told((await portal.POST('/api/candidate/submit_otp', { body: { email, otp } })).data);
const headers = { authorization: \`Bearer \${code}\`, 'idempotency-key': crypto.randomUUID() };
const [job] = told((await portal.GET('/api/candidate/get_jobs_list', { headers })).data).jobs;
if (job === undefined) throw new Error('no job');
const { community_id, position_id } = job;
const search = { community_id, position_id, start_date: '2026-12-07', end_date: '2026-12-08' };
const day = '/api/scheduled-video-interviews/get_dayview_slots';
const [found] = told((await portal.POST(day, { headers, body: search })).data).day_view_slots;
const [slot] = found?.slots ?? [];
if (found === undefined || slot === undefined) throw new Error('no time');
const body = { community_id, position_id, slot_date: found.date, slot_from: slot.slot_from, slot_to: slot.slot_to };
const booked = (await portal.POST('/api/scheduled-video-interviews/book_slot', { headers, body })).data;
console.log(booked?.statusCode, found.date, slot.slot_from);
`;

(installed ? describe : describe.skip)('A client generated from /openapi.json', () => {
  let portal: PortalOverHttp;
  let url = '';
  beforeAll(async () => {
    portal = await portalOverHttp({ slots: videoSlots(slot('2026-12-07', '09:30', '10:00')) });
    url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await portal.app.close();
    rmSync(folder, { recursive: true });
  });

  it('compiles strictly, and books a time in some 20 lines', async () => {
    const generated = await run('npx', ['openapi-typescript', `${url}/openapi.json`, '-o', 'portal.ts']);
    expect({ ...generated, output: generated.code === 0 ? '' : generated.output }).toEqual({ code: 0, output: '' });
    writeFileSync(inFolder('book.ts'), program);
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--skipLibCheck',
      'false',
    ];
    const target = [
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--types',
      'node',
      '--typeRoots',
      join(root, 'node_modules/@types'),
    ];
    const tsc = join(root, 'node_modules/.bin/tsc');
    expect(await run(tsc, [...strict, ...target, '--ignoreConfig', 'book.ts'])).toEqual({ code: 0, output: '' });
    await portal.post('/api/candidate/send_otp', { email: aCandidate().email });
    const env = { URL: url, EMAIL: aCandidate().email, CODE: codeInMail(portal.world.mailer) };
    expect(await run(process.execPath, ['book.js'], env)).toEqual({ code: 0, output: '200 2026-12-07 09:30\n' });
    expect(program.trim().split('\n').length).toBeLessThanOrEqual(26);
  });
});
