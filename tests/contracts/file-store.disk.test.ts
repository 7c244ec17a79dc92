import * as E from 'fp-ts/Either';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { diskFileStore } from '../../adapters/server/files/file-store';
import { permitted, refused, type Decision } from '../../domain/decision';
import { plus } from '../../domain/time/instant';
import { fileRef } from '../support/builders/identity';
import { candidateId } from '../support/builders/recording';
import { at } from '../support/builders/time';
import { answerOf } from '../support/world/answers';
import { standingClock } from '../support/world/clock';
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

fileStoreContract('on disk', async (clock) => diskFileStore(await newFolder(), keepingReporter(), clock));

describe('The file store on disk', () => {
  const upload = {
    ref: fileRef(1),
    owner: candidateId(7),
    lineage: undefined,
    name: '../../../etc/passwd 🌷.pdf',
    bytes: 0,
    begunAt: at('2026-12-04T15:00:00Z'),
  };
  const clock = standingClock(upload.begunAt);
  const always = (): Decision<never> => permitted;

  it("is readable only by its owner, and no path contains a candidate's name [R3]", async () => {
    const folder = await newFolder();
    const files = diskFileStore(folder, keepingReporter(), clock);
    await answerOf(files.begin(upload, always));
    await answerOf(files.keep(upload.ref));
    const paths = await readdir(folder, { recursive: true });
    expect([...paths].sort()).toEqual(
      ['coming', `coming/${upload.ref}.json`, `coming/${upload.ref}.part`, 'kept', `kept/${upload.ref}`].sort(),
    );
    const modes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).mode & 0o077));
    expect(modes.every((mode) => mode === 0)).toBe(true);
  });

  it('that can’t be written to is reported as unavailable, with a code and no path', async () => {
    const reporter = keepingReporter();
    const files = diskFileStore('/dev/null/nowhere', reporter, clock);
    expect(await files.begin(upload, always)()).toMatchObject({ left: { _tag: 'StoreUnavailable' } });
    expect(reporter.reports).toEqual([{ event: 'file-store-failed', detail: { what: 'begin', code: 'ENOTDIR' } }]);
  });

  it('respects the limits even with another process on the same folder', async () => {
    const folder = await newFolder();
    const both = [1, 2].map(() => diskFileStore(folder, keepingReporter(), clock));
    const atMostThree = (others: readonly unknown[]) => (others.length < 3 ? permitted : refused({ _tag: 'TooMany' }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        both.map((files, m) => files.begin({ ...upload, ref: fileRef(2 * n + m) }, atMostThree)()),
      ).flat(),
    );
    const begun = answers.filter(E.isRight).length;
    expect(begun).toBeLessThanOrEqual(3);
    for (const files of both) expect(await answerOf(files.underWay())).toHaveLength(begun);
  });

  it('deletes what was left half copied, once it is old', async () => {
    const folder = await newFolder();
    const files = diskFileStore(folder, keepingReporter(), clock);
    await answerOf(files.begin(upload, always));
    const left = join(folder, 'coming', `${fileRef(2)}.a.copy`);
    await writeFile(left, 'half');
    await utimes(left, clock.now() / 1_000, clock.now() / 1_000);
    await answerOf(files.keptBefore(clock.now()));
    expect(await readdir(join(folder, 'coming'))).toHaveLength(3);
    await answerOf(files.keptBefore(plus(clock.now(), 1)));
    expect(await readdir(join(folder, 'coming'))).toEqual([`${upload.ref}.json`, `${upload.ref}.part`]);
  });

  it('knows the unfinished uploads after a restart, and when their last bytes arrived', async () => {
    const folder = await newFolder();
    const files = diskFileStore(folder, keepingReporter(), clock);
    await answerOf(files.begin({ ...upload, bytes: 3 }, always));
    clock.moveBy(123_456);
    await answerOf(files.append(upload.ref, 0, Readable.from([Buffer.from('ab')])));
    const later = diskFileStore(folder, keepingReporter(), clock);
    expect(await answerOf(later.underWay())).toEqual([
      { ...upload, bytes: 3, received: 2, lastByteAt: plus(upload.begunAt, 123_456) },
    ]);
  });
});

describe('What the store itself needs of the disk', () => {
  const megabyte = 1024 * 1024;
  const noOthers = (): Decision<never> => permitted;

  it('is not filled by uploads: they stop while they arrive, none begins, the operator is warned once', async () => {
    const clock = standingClock(at('2026-12-04T15:00:00Z'));
    const reporter = keepingReporter();
    let free = 1_000 * megabyte;
    const store = diskFileStore(await newFolder(), reporter, clock, async () => ({ free, total: 2_000 * megabyte }));
    const begin = (n: number, purpose: 'resume' | 'answer') =>
      store.begin(
        {
          ref: fileRef(n),
          purpose,
          owner: candidateId(7),
          lineage: undefined,
          name: 'a',
          bytes: 64 * megabyte,
          begunAt: clock.now(),
        },
        noOthers,
      )();
    async function* filling(): AsyncGenerator<Uint8Array> {
      for (let n = 0; n < 64; n += 1) {
        free -= 100 * megabyte;
        yield new Uint8Array(megabyte);
      }
    }
    expect(await begin(1, 'answer')).toEqual(E.right(undefined));
    // A fifth of this disk stays free of answers: it is looked at after every 4 MB.
    expect(await store.append(fileRef(1), 0, filling())()).toEqual(E.left({ _tag: 'DiskFull', kept: 8 * megabyte }));
    free = 200 * megabyte;
    expect(await begin(2, 'answer')).toEqual(E.left({ _tag: 'DiskFull', kept: 0 }));
    expect(await begin(3, 'resume')).toEqual(E.right(undefined));
    const content = { bytes: 1, part: () => Readable.from([Buffer.from('a')]) };
    expect(await store.adopt(fileRef(4), content)()).toEqual(E.right(undefined));
    free = 1 * megabyte;
    expect(await store.adopt(fileRef(5), content)()).toEqual(E.left({ _tag: 'DiskFull', kept: 0 }));
    expect(await store.adopt(fileRef(4), content)()).toEqual(E.right(undefined));
    expect(reporter.reports).toMatchObject([{ event: 'disk-full', detail: { where: 'files', code: 'RESERVE' } }]);
  });
});
