import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromOtherReleases, shareInBucket } from '../../adapters/server/fastify/released-in-bucket';
import { openBucket, type Bucket } from '../../adapters/server/files/s3/bucket';
import { hours } from '../../domain/time/duration';
import { plus, type Instant } from '../../domain/time/instant';
import { systemClock } from '../../adapters/server/clock/system-clock';
import { openS3Server, s3Key, type S3Server } from '../support/portal/s3-server';
import { keepingReporter } from '../support/world/reporter';
import { builtPages } from './built-pages';
import { portalOverHttp } from './portal-over-http';

let server: S3Server;
const folders: string[] = [];
const before = { ...process.env };
beforeAll(async () => {
  server = await openS3Server();
  Object.assign(process.env, s3Key);
});
afterAll(async () => {
  process.env = before;
  await server.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A built portal whose start script has this name, as a process of its own machine has it. */
const release = async (script: string): Promise<string> => {
  const folder = await builtPages((name) => `<!doctype html><title>${name}</title>`);
  folders.push(folder);
  for (const ending of ['', '.br', '.gz'])
    await writeFile(join(folder, 'assets', `${script}${ending}`), `${script}${ending}`);
  return folder;
};
const newBucket = (): Promise<Bucket> =>
  openBucket({
    bucket: 'files',
    prefix: `${randomUUID()}/`,
    endpoint: server.endpoint,
    region: undefined,
    pathStyle: true,
  });
const share = async (build: string, bucket: Bucket, now: Instant = systemClock.now()): Promise<unknown> => {
  const reporter = keepingReporter();
  await shareInBucket({ own: join(build, 'assets'), bucket, clock: { now: () => now }, reporter });
  return reporter.reports;
};
const namesIn = async (bucket: Bucket): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const { key } of bucket.list('released/main-')) names.push(key.slice('released/'.length));
  return names;
};

describe('While a release is rolled out to machines that share a bucket', () => {
  it('each process serves the files of both, compressed as they were built', async () => {
    const bucket = await newBucket();
    const builds = [await release('main-A.js'), await release('main-B.js')];
    for (const build of builds) expect(await share(build, bucket)).toEqual([]);
    for (const build of builds) {
      const released = await mkdtemp(join(tmpdir(), 'released-'));
      folders.push(released);
      const reporter = keepingReporter();
      const fetchReleased = fromOtherReleases({ own: join(build, 'assets'), released }, bucket, reporter);
      const { get, app } = await portalOverHttp({}, { web: { folder: build, settings: {}, released, fetchReleased } });
      for (const script of ['main-A.js', 'main-B.js']) {
        const { statusCode, body } = await get(`/assets/${script}?x=1`, { 'accept-encoding': 'br' });
        expect([statusCode, body]).toEqual([200, `${script}.br`]);
      }
      for (const name of ['main-C.js', '..%2fkept', '.main-A.js'])
        expect((await get(`/assets/${name}`)).statusCode).toBe(404);
      expect(reporter.reports).toEqual([]);
      await app.close();
    }
  });

  it('a file that many pages ask for at once is fetched once, and a name that no release has costs one call', async () => {
    const bucket = await newBucket();
    await share(await release('main-A.js'), bucket);
    const asked: string[] = [];
    const counted: Bucket = {
      ...bucket,
      get: (key) => {
        asked.push(key);
        return bucket.get(key);
      },
    };
    const released = await mkdtemp(join(tmpdir(), 'released-'));
    folders.push(released);
    const own = join(await release('main-B.js'), 'assets');
    const fetchReleased = fromOtherReleases({ own, released }, counted, keepingReporter());
    await Promise.all(Array.from({ length: 20 }, () => fetchReleased('main-A.js')));
    await fetchReleased('main-A.js');
    expect(asked.toSorted()).toEqual(['', '.br', '.gz'].map((ending) => `released/main-A.js${ending}`));
    asked.length = 0;
    await fetchReleased('main-X.js');
    expect(asked).toEqual(['released/main-X.js']);
  });

  it('files that no process has put for 30 days go, the others stay', async () => {
    const bucket = await newBucket();
    await share(await release('main-A.js'), bucket);
    const later = (days: number): Instant => plus(systemClock.now(), hours(24 * days));
    await share(await release('main-B.js'), bucket, later(29));
    expect(await namesIn(bucket)).toContain('main-A.js');
    await share(await release('main-B.js'), bucket, later(31));
    expect(await namesIn(bucket)).toEqual(['main-B.js', 'main-B.js.br', 'main-B.js.gz']);
  });
});
