import * as E from 'fp-ts/Either';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeBackup } from '../../../adapters/server/operator/backup/take-backup';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backup-'));
  await mkdir(join(dataDir, 'store', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'store', 'base', '1'), Buffer.alloc(3_000_000));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const tera = 1e12;

describe('A backup', () => {
  it.each([
    ['is not begun on a disk that it would fill', 1_073_741_824 + 5_900_000, false],
    ['is begun where there is room for the copy and the file', 1_073_741_824 + 6_100_000, true],
  ])('%s', async (_, free, begun) => {
    let asked = false;
    const copy = async (): Promise<string> => {
      asked = true;
      return 'The test has no store.';
    };
    const disk = () => Promise.resolve({ free, total: tera });
    const taken = await takeBackup(dataDir, join(dataDir, 'b.tgz'), copy, disk);
    expect(asked).toBe(begun);
    const says = begun
      ? 'The test has no store.'
      : expect.stringMatching(/has 1080 MB free, too few for a backup of up to 6 MB .* on another disk\.$/);
    expect(taken).toEqual(E.left(says));
    expect(existsSync(join(dataDir, 'backup'))).toBe(false);
  });

  it('is not put into the folder that is removed when it is done', async () => {
    const taken = await takeBackup(dataDir, join(dataDir, 'backup', 'b.tgz'), () => Promise.resolve('not asked'));
    expect(taken).toEqual(E.left(expect.stringContaining('name a file elsewhere')));
  });
});
