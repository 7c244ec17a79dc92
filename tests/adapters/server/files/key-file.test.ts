import * as E from 'fp-ts/Either';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFromFile } from '../../../../adapters/server/files/key-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'key-'));
});
afterEach(() => rm(folder, { recursive: true }));

const keyIn = async (place: string): Promise<string> => {
  const key = await keyFromFile(place)();
  if (E.isLeft(key)) throw new Error(key.left.why);
  return key.right.toString('hex');
};

describe('the key outside the store [R3c]', () => {
  it('is created once, in a folder that need not exist, readable by its owner only', async () => {
    const place = join(folder, 'not', 'there', 'yet');
    const key = await keyIn(place);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyIn(place)).toBe(key);
    expect((await stat(join(place, 'secret-key'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for all of twenty processes that start at once, and no temporary file stays behind', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => keyIn(folder)));
    expect(new Set(keys).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret-key']);
  });

  it.each(['', 'short', 'z'.repeat(64)])(
    'a file that contains %p is no key, and is not overwritten',
    async (content) => {
      const path = join(folder, 'secret-key');
      await writeFile(path, content);
      expect(await keyFromFile(folder)()).toEqual(
        E.left({ _tag: 'KeyUnreadable', path, why: 'it should hold 64 hexadecimal digits' }),
      );
      expect((await stat(path)).size).toBe(content.length);
    },
  );

  it("reports a folder that can't be created", async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await keyFromFile(join(folder, 'file', 'in-a-file'))()).toMatchObject({ left: { why: 'ENOTDIR' } });
  });
});
