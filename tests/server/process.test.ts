import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  aCandidateRecord,
  aFile,
  anApplicationRecord,
  aPositionRecord,
  aSlotRecord,
} from '../adapters/server/import/a-file';
import { freePort } from '../support/portal/free-port';
import { shortLived } from '../support/store/processes';

const root = resolve(__dirname, '../..');

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [...shortLived, join(root, program), ...args],
      { cwd: folder, env: { ...process.env, NODE_ENV: '', ...env } },
      (fault, out, err) => done({ status: fault === null ? 0 : Number(fault.code), out, err }),
    );
  });

// Processes on a busy machine: what matters is that they exit, and how.
jest.setTimeout(240_000);

const output = { out: '' };
let folder: string;
let env: Readonly<Record<string, string>>;
let portal: ChildProcess;

const started = (child: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output.out += chunk.toString();
      if (output.out.includes('Mail ')) done();
    });
    child.once('exit', (status) => fail(new Error(`The portal ended with ${String(status)}`)));
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'process-'));
  // Builds only what is not built yet: other suites use dist/ meanwhile.
  await new Promise((done) => execFile(process.execPath, ['.tools/build.mjs'], { cwd: root }, done));
  // Its data lie where `npm start` has them: in ./data.
  env = { PORT: String(await freePort()), LOG_LEVEL: 'warn' };
  portal = spawn(process.execPath, [...shortLived, join(root, 'dist/server/main.mjs')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await started(portal);
});

afterAll(async () => {
  portal.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

describe('the portal as a process', () => {
  it('loads the demo into an empty store and prints its address, a demo sign-in and where email goes', async () => {
    const url = `http://127.0.0.1:${String(env['PORT'])}`;
    expect(output.out).toMatch(/^The store was empty: the demo is loaded, \d+ times to choose from\.$/m);
    expect(output.out).toContain(`The portal answers at ${url}\n`);
    expect(output.out).toContain('Sign in as demo.candidate@example.org\n');
    expect(output.out).toContain(`Read it at ${url}/dev/mailbox\n`);
    const ready = async (): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
    const starting = async () => JSON.stringify(await ready()) === '{"status":"starting"}';
    while (await starting()) await new Promise((resolve) => setImmediate(resolve));
    expect(await ready()).toEqual({ status: 'ok' });
    const asked = await fetch(`${url}/api/candidate/send_otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo.candidate@example.org' }),
    });
    expect(await asked.json()).toMatchObject({ statusCode: 200 });
    // The request for a code is answered when it is queued; the code is stored a moment later.
    const kept = async () => (await readdir(join(folder, 'data', 'outbox')).catch(() => [])).length;
    while ((await kept()) < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(await kept()).toBe(2);
  });

  it('a second one on the same folder exits with one clear line', async () => {
    const second = await run('dist/server/main.mjs', [], { ...env, PORT: String(await freePort()) });
    expect(second).toEqual({
      status: 1,
      out: '',
      err: `The store in ${join(folder, 'data')} is in use by another process: stop it first, or choose another DATA_DIR.\n`,
    });
  });

  it('an import that finds the store in use, and no portal at PUBLIC_URL, exits with the same line and the fix', async () => {
    const file = join(folder, 'fine.json');
    await writeFile(file, JSON.stringify(aFile()));
    const { status, err } = await run('dist/import/main.mjs', [file], { ...env, PORT: String(await freePort()) });
    expect(status).toBe(1);
    expect(err).toMatch(/is in use by another process.*\nNo portal answers at .*set PUBLIC_URL.*\nNothing was loaded/);
  });

  it('exits with a line for each invalid setting', async () => {
    const { status, err } = await run('dist/server/main.mjs', [], { PORT: 'high', TRUST_PROXY: 'yes' });
    expect(status).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      'PORT: expected a whole number from 0 to 65535, found "high"',
      'TRUST_PROXY: expected a whole number from 0 to 100, found "yes"',
    ]);
  });

  it('stops cleanly on request, and releases its store', async () => {
    const ended = new Promise((done) => portal.once('exit', (status, signal) => done([status, signal])));
    portal.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

describe('npm run import -- FILE…', () => {
  const write = async (name: string, content: unknown): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };

  it('reports every error of every file with its path, and loads nothing', async () => {
    const broken = await write('broken.json', aFile({ slots: [aSlotRecord({ capacity: 0 })], position: [] }));
    const half = await write('half.json', '{"slots": [');
    const { status, out, err } = await run('dist/import/main.mjs', [broken, half, join(folder, 'none.json')], env);
    expect([status, out]).toEqual([1, '']);
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/half\.json: expected JSON, found /),
      expect.stringMatching(/none\.json: expected a file that can be read, found ENOENT$/),
      `${broken}: position: expected no part of this name`,
      `${broken}: slots[0].capacity: expected a whole number, 1 or more, found 0`,
      'Nothing was loaded: 4 faults.',
    ]);
  });

  it('loads valid files, and a second time changes nothing', async () => {
    const file = await write('may.json', aFile({ candidates: [aCandidateRecord()] }));
    const loaded = { status: 0, out: 'Loaded: 1 position, 2 slots, 1 candidate, 1 application.\n', err: '' };
    expect(await run('dist/import/main.mjs', [file], env)).toEqual(loaded);
    expect(await run('dist/import/main.mjs', [file], env)).toEqual(loaded);
  });

  it.each([[[]], [['--shcema']], [['--state']]])('%j is not understood: exit code 2 and the usage', async (args) => {
    const { status, out, err } = await run('dist/import/main.mjs', args, env);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('FILE…');
    expect(err).toContain('Exit codes:');
  });

  it('--help, --schema and --example answer without a portal; the example is loaded as it is', async () => {
    const asked = (option: string) => run('dist/import/main.mjs', [option], { PUBLIC_URL: 'nowhere' });
    expect(await asked('--help')).toMatchObject({ status: 0, out: expect.stringContaining('--schema'), err: '' });
    const { out: schema } = await asked('--schema');
    expect(JSON.parse(schema)).toMatchObject({ properties: { candidates: expect.any(Object) } });
    const { out: example } = await asked('--example');
    const loaded = await run('dist/import/main.mjs', [await write('example.json', example)], env);
    expect(loaded).toEqual({
      status: 0,
      out: 'Loaded: 1 position, 1 questionnaire, 2 slots, 1 candidate, 1 application.\n',
      err: '',
    });
  });
});

describe('rules replay', () => {
  it('says the same of a store as of the file that it was loaded from', async () => {
    const positions = [7, 8].map((n) =>
      aPositionRecord({ position_id: n, timezone: 'America/New_York', same_day_slot: 1 }),
    );
    const applications = Array.from({ length: 600 }, (_, n) =>
      aCandidateRecord({
        email: `replayed-${n}@example.org`,
        applications: [anApplicationRecord({ position_id: 7 + (n % 2), status: n % 20 })],
      }),
    );
    const slots = Array.from({ length: 40 }, (_, n) =>
      aSlotRecord({
        position_id: 7 + (n % 2),
        slot_date: '2026-12-04',
        slot_from: `10:${String(n).padStart(2, '0')}`,
        slot_to: n < 38 ? `10:${String(n + 2).padStart(2, '0')}` : '11:30',
      }),
    );
    const file = join(folder, 'replayed.json');
    await writeFile(file, JSON.stringify(aFile({ positions, candidates: applications, slots })));
    const store = { DATA_DIR: join(folder, 'replayed'), PUBLIC_URL: `http://127.0.0.1:${await freePort()}` };
    expect(await run('dist/import/main.mjs', [file], store)).toMatchObject({ status: 0, err: '' });
    const replayed = async (...from: readonly string[]): Promise<unknown> => {
      const how = [
        '--with',
        'lead_time=70',
        '--with',
        'join_opens_before=20',
        '--at',
        '2026-12-04T14:00:00Z',
        '--json',
      ];
      const { out, err } = await run('dist/cli/main.mjs', ['rules', 'replay', ...how, ...from], store);
      expect(err).toBe('');
      // Their ten examples are others: a store has its own order.
      return JSON.parse(out, (name, value: unknown) => (name === 'examples' ? undefined : value));
    };
    const ofStore = await replayed();
    // It is nine o'clock: times before 10:30 are too soon with 90 minutes, and with 70 only those before 10:10.
    expect(ofStore).toMatchObject({
      applications: 600,
      slots: 40,
      slots_changed: 20,
      refusals: { more: 0, fewer: 20 },
    });
    expect(ofStore).toEqual(await replayed('--export', file));
  });
});
