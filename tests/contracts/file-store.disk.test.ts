import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFileStore } from '../../adapters/server/files/file-store';
import { fileRef } from '../support/builders/identity';
import { candidateId } from '../support/builders/recording';
import { at } from '../support/builders/time';
import { answerOf } from '../support/world/answers';
import { keepingReporter } from '../support/world/reporter';
import { fileStoreContract } from './file-store.suite';

const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

fileStoreContract('on disk', async () => diskFileStore(await newFolder(), keepingReporter()));

describe('The file store on disk', () => {
  const upload = {
    ref: fileRef(1),
    owner: candidateId(7),
    line: undefined,
    name: '../../../etc/passwd 🌷.pdf',
    bytes: 0,
    begunAt: at('2026-12-04T15:00:00Z'),
  };

  it('is its owner’s alone, and no name of a candidate is part of a path [R3]', async () => {
    const folder = await newFolder();
    const files = diskFileStore(folder, keepingReporter());
    await answerOf(files.begin(upload));
    await answerOf(files.keep(upload.ref));
    const paths = await readdir(folder, { recursive: true });
    expect([...paths].sort()).toEqual(
      ['coming', `coming/${upload.ref}.json`, `coming/${upload.ref}.part`, 'kept', `kept/${upload.ref}`].sort(),
    );
    const modes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).mode & 0o077));
    expect(modes.every((mode) => mode === 0)).toBe(true);
  });

  it('that can’t be written is a store that does not answer, and tells a code, no path', async () => {
    const reporter = keepingReporter();
    const files = diskFileStore('/dev/null/nowhere', reporter);
    expect(await files.begin(upload)()).toMatchObject({ left: { _tag: 'StoreUnavailable' } });
    expect(reporter.reports).toEqual([{ event: 'file-store-failed', detail: { what: 'begin', code: 'ENOTDIR' } }]);
  });
});
