import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasedFolder, shareReleasedFiles } from '../../adapters/server/fastify/released-files';
import { hours } from '../../domain/time/duration';
import { plus, type Instant } from '../../domain/time/instant';
import { at } from '../support/builders/time';
import { builtPages } from './built-pages';
import { portalOverHttp } from './portal-over-http';

const began = at('2026-11-29T10:00:00Z');
const days = (n: number): number => hours(24 * n);

let dataDir: string;
const builds: string[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'released-'));
});
afterEach(async () => {
  for (const folder of [dataDir, ...builds.splice(0)]) await rm(folder, { recursive: true, force: true });
});

/** A built portal whose start script has this name. */
const release = async (script: string): Promise<string> => {
  const folder = await builtPages((name) => `<!doctype html><title>${name}</title>`);
  builds.push(folder);
  for (const ending of ['', '.br', '.gz'])
    await writeFile(join(folder, 'assets', `${script}${ending}`), `${script}${ending}`);
  return folder;
};

const share = async (build: string, now: Instant = began): Promise<readonly string[]> => {
  const reported: string[] = [];
  const reporter = { report: (event: string) => void reported.push(event) };
  const shared = releasedFolder(dataDir);
  await shareReleasedFiles({ own: join(build, 'assets'), shared, clock: { now: () => now }, reporter });
  return reported;
};

const portalWith = (folder: string) =>
  portalOverHttp({}, { web: { folder, settings: {}, released: releasedFolder(dataDir) } });

describe('While a release is rolled out', () => {
  it('each process serves the files of both, compressed as they were built', async () => {
    const [before, after] = [await release('main-A.js'), await release('main-B.js')];
    for (const build of [before, after]) expect(await share(build)).toEqual([]);
    for (const build of [before, after]) {
      const { get, app } = await portalWith(build);
      for (const script of ['main-A.js', 'main-B.js']) {
        const { statusCode, headers, body } = await get(`/assets/${script}`, { 'accept-encoding': 'br' });
        expect([statusCode, headers['cache-control'], body]).toEqual([
          200,
          'public, max-age=31536000, immutable',
          `${script}.br`,
        ]);
      }
      expect((await get('/assets/main-C.js')).statusCode).toBe(404);
      await app.close();
    }
  });

  it('a file that is still being copied is not served', async () => {
    const build = await release('main-A.js');
    await share(build);
    await writeFile(join(releasedFolder(dataDir), '.main-B.js.1'), 'half');
    const { get, app } = await portalWith(build);
    expect((await get('/assets/.main-B.js.1')).statusCode).toBe(404);
    await app.close();
  });
});

describe('The files of a release', () => {
  it.each([
    ['30 days stay', days(30), true],
    ['30 days and a millisecond go', days(30) + 1, false],
  ])('that no process has used for %s', async (_what, after, kept) => {
    await share(await release('main-A.js'));
    await share(await release('main-B.js'), plus(began, after));
    expect((await readdir(releasedFolder(dataDir))).includes('main-A.js')).toBe(kept);
  });

  it('stay as long as a process runs with it, which shares them each day', async () => {
    const build = await release('main-A.js');
    for (const day of [0, 20]) await share(build, plus(began, days(day)));
    await share(await release('main-B.js'), plus(began, days(40)));
    expect(await readdir(releasedFolder(dataDir))).toContain('main-A.js');
  });

  it('are whole, also if several processes share them at once', async () => {
    const builds = await Promise.all(Array.from({ length: 8 }, () => release('main-A.js')));
    expect((await Promise.all(builds.map((build) => share(build)))).flat()).toEqual([]);
    const { get, app } = await portalWith(await release('main-B.js'));
    expect((await get('/assets/main-A.js', { 'accept-encoding': 'gzip' })).body).toBe('main-A.js.gz');
    expect((await readdir(releasedFolder(dataDir))).sort()).toEqual(['main-A.js', 'main-A.js.br', 'main-A.js.gz']);
    await app.close();
  });

  it('that cannot be shared are reported, and each process serves its own all the same', async () => {
    await writeFile(join(dataDir, 'files'), 'no folder');
    const build = await release('main-A.js');
    expect(await share(build)).toEqual(['released-files-not-shared']);
    const { get, app } = await portalWith(build);
    expect((await get('/assets/main-A.js')).statusCode).toBe(200);
    await app.close();
  });
});
