import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

const share = async (
  build: string,
  now: Instant = began,
  shared = releasedFolder(dataDir),
): Promise<readonly string[]> => {
  const reported: string[] = [];
  const reporter = { report: (event: string) => void reported.push(event) };
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
    [30, true],
    [31, false],
  ])('that no process started with for %i days are there: %s', async (after, kept) => {
    await share(await release('main-A.js'));
    await share(await release('main-B.js'), plus(began, days(after)));
    expect((await readdir(releasedFolder(dataDir))).includes('main-A.js')).toBe(kept);
  });

  it('stay as long as processes start with it', async () => {
    const build = await release('main-A.js');
    await share(build);
    await share(build, plus(began, days(20)));
    await share(await release('main-B.js'), plus(began, days(40)));
    expect(await readdir(releasedFolder(dataDir))).toContain('main-A.js');
  });

  it('that cannot be shared are reported, and the portal starts all the same', async () => {
    const file = join(dataDir, 'files');
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, 'no folder');
    expect(await share(await release('main-A.js'))).toEqual(['released-files-not-shared']);
  });
});
