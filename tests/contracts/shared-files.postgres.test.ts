import * as E from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '../../adapters/composition/files';
import { moveFilesOf } from '../../adapters/composition/move-files';
import { readSettings, type Settings } from '../../adapters/composition/settings';
import { openStore, type OpenStore } from '../../adapters/server/postgres/open-store';
import { openS3Server, s3Key, type S3Server } from '../support/portal/s3-server';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { keepingReporter } from '../support/world/reporter';
import { noon } from '../support/store/surroundings';

describeOnPostgres('Processes on one database, before they open', () => {
  let postgres: PostgresServer;
  let s3: S3Server;
  let folder: string;
  const stores: OpenStore[] = [];
  const before = { ...process.env };
  beforeAll(async () => {
    [postgres, s3] = await Promise.all([startPostgres(), openS3Server()]);
    Object.assign(process.env, s3Key);
    folder = await mkdtemp(join(tmpdir(), 'shared-'));
  }, 120_000);
  afterAll(async () => {
    process.env = before;
    for (const store of stores) await store.close();
    await Promise.all([postgres.stop(), s3.close(), rm(folder, { recursive: true, force: true })]);
  });

  const settingsOf = (env: Readonly<Record<string, string>>): Settings => {
    const read = readSettings(env);
    if (E.isLeft(read)) throw new Error(read.left.join());
    return read.right;
  };
  /** A process that starts on the database with these settings: 'opens', or why it doesn't. */
  const starting = async (databaseUrl: string) => {
    const reporter = keepingReporter();
    const opened = await openStore({
      databaseUrl,
      dataDir: folder,
      storeWorker: new URL('file:///none.mjs'),
      clock: noon,
      reporter,
    })();
    if (E.isLeft(opened)) throw new Error(opened.left._tag);
    stores.push(opened.right);
    const { agreeOnFileMark } = opened.right;
    return async (env: Readonly<Record<string, string>>, reader: 'portal' | 'command' = 'portal'): Promise<string> => {
      const settings = settingsOf({ DATABASE_URL: databaseUrl, FILES_SHARED: '1', ...env });
      const files = await openFiles(settings, { reader, reporter, clock: noon, agreeOnFileMark });
      return E.isLeft(files) ? files.left : 'opens';
    };
  };
  const newDataDir = (): string => join(folder, randomUUID());
  const inBucket = (prefix = randomUUID()) => ({
    FILES_URL: `s3://files/${prefix}`,
    S3_ENDPOINT: s3.endpoint,
    S3_PATH_STYLE: '1',
  });

  it('all open on one folder, also those that start at once on a new database', async () => {
    const start = await starting(await postgres.newDatabase());
    const DATA_DIR = newDataDir();
    const answers = await Promise.all(Array.from({ length: 6 }, () => start({ DATA_DIR })));
    expect(new Set(answers)).toEqual(new Set(['opens']));
    expect(await readdir(join(DATA_DIR, 'files', 'marks'))).toHaveLength(1);
  });

  it('are refused on another folder than the first, with what to do, and open where the files were moved', async () => {
    const start = await starting(await postgres.newDatabase());
    const [first, other] = [newDataDir(), newDataDir()];
    expect(await start({ DATA_DIR: first })).toBe('opens');
    const [mark = ''] = await readdir(join(first, 'files', 'marks'));
    const refusal = await start({ DATA_DIR: other });
    expect(refusal).toBe(
      `FILES_SHARED: the other processes on this database keep their files elsewhere, because ${join(other, 'files', 'marks', mark)} is missing. Let all have the same place, or move the files there with operator files-move. If this is the right place and its files are all there, put an empty file of that name.`,
    );
    expect(await start({ DATA_DIR: other }, 'command')).toBe('opens');
    expect(await readdir(join(other, 'files', 'marks'))).toEqual([]);
    await writeFile(join(other, 'files', 'marks', mark), '');
    expect(await start({ DATA_DIR: other })).toBe('opens');
  });

  it('are refused on a bucket while the others use a folder, until the files were moved there', async () => {
    const start = await starting(await postgres.newDatabase());
    const DATA_DIR = newDataDir();
    expect(await start({ DATA_DIR })).toBe('opens');
    await rm(join(DATA_DIR, 'files', 'kept'), { recursive: true, force: true });
    const bucket = inBucket();
    expect(await start({ DATA_DIR, ...bucket })).toMatch(
      /^FILES_URL: the other processes .* s3:\/\/files\/.*\/marks\//,
    );
    expect(await moveFilesOf(bucket, join(DATA_DIR, 'files'), bucket.FILES_URL)).toMatchObject({ _tag: 'Right' });
    expect(await start({ DATA_DIR, ...bucket })).toBe('opens');
    expect(await start({ DATA_DIR, ...inBucket() })).toMatch(/^FILES_URL: the other processes/);
  });

  it('say so if the folder cannot be written to', async () => {
    const start = await starting(await postgres.newDatabase());
    expect(await start({ DATA_DIR: '/dev/null' })).toBe(
      'FILES_SHARED: whether all processes see the same files could not be found out (ENOTDIR).',
    );
  });
});
