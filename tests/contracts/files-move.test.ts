import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { moveFilesOf } from '../../adapters/composition/move-files';
import { diskFileStore } from '../../adapters/server/files/file-store';
import { runTerminal } from '../../adapters/terminal/terminal';
import type { FileStore, NewUpload } from '../../application/files/file-store.port';
import { moveFiles } from '../../application/files/move-files.service';
import { inMemoryFileStore } from '../../adapters/in-process/files/file-store';
import { permitted } from '../../domain/decision';
import type { FileRef } from '../../application/ports/file-ref';
import { fileRef } from '../support/builders/identity';
import { candidateId } from '../support/builders/recording';
import { at } from '../support/builders/time';
import { openS3Server, s3Key, type S3Server } from '../support/portal/s3-server';
import { answerOf } from '../support/world/answers';
import { standingClock } from '../support/world/clock';
import { keepingReporter } from '../support/world/reporter';
import { nothingReached } from '../support/portal/terminal-world';

let server: S3Server;
let folder: string;
const before = { ...process.env };
beforeAll(async () => {
  server = await openS3Server();
  Object.assign(process.env, s3Key);
});
afterAll(async () => {
  process.env = before;
  await server.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const clock = standingClock(at('2026-12-04T15:00:00Z'));
const onDisk = (name: string): FileStore => diskFileStore(join(folder, name), keepingReporter(), clock);
const bytes = (n: number): Buffer => Buffer.from(Uint8Array.from({ length: 100_000 + n }, (_, i) => (i * n) % 251));
async function* one(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
const begin = async (files: FileStore, n: number): Promise<NewUpload> => {
  const upload = {
    ref: fileRef(n),
    owner: candidateId(n),
    lineage: undefined,
    name: `${n}.webm`,
    bytes: bytes(n).length,
    begunAt: clock.now(),
  };
  await answerOf(files.begin<never>(upload, () => permitted));
  return upload;
};
/** Three finished files, and an upload of which half has arrived. */
const filled = async (files: FileStore): Promise<void> => {
  for (const n of [1, 2, 3]) {
    const { ref } = await begin(files, n);
    await answerOf(files.append(ref, 0, one(bytes(n))));
    await answerOf(files.keep(ref));
    await answerOf(files.discard(ref));
  }
  const { ref } = await begin(files, 4);
  await answerOf(files.append(ref, 0, one(bytes(4).subarray(0, 50_000))));
};
const contentOf = async (files: FileStore, ref: FileRef): Promise<Buffer> => {
  const file = await answerOf(files.read(ref));
  const parts: Uint8Array[] = [];
  if (file._tag === 'Some') for await (const part of file.value.part(0, file.value.bytes)) parts.push(part);
  return Buffer.concat(parts);
};
const expectAll = async (files: FileStore): Promise<void> => {
  for (const n of [1, 2, 3]) expect((await contentOf(files, fileRef(n))).equals(bytes(n))).toBe(true);
  expect(await answerOf(files.underWay())).toMatchObject([{ ref: fileRef(4), received: 50_000, name: '4.webm' }]);
};

const newBucket = (): string => `s3://files/${randomUUID()}`;
const env = () => ({ S3_ENDPOINT: server.endpoint, S3_PATH_STYLE: '1' });
const cli = (...args: readonly string[]) =>
  runTerminal(['operator', 'files-move', ...args], {
    ...nothingReached,
    onMachine: () =>
      Promise.resolve({
        doctor: () => Promise.reject(new Error('nothing is tried')),
        backup: () => Promise.reject(new Error('nothing is copied')),
        restore: () => Promise.reject(new Error('nothing is put back')),
        exportTo: () => Promise.reject(new Error('nothing is exported')),
        moveFiles: (from, to) => moveFilesOf(env(), from, to),
      }),
  });

describe('operator files-move', () => {
  it('moves a folder into a bucket and back, uploads under way too, and says what it moved', async () => {
    await filled(onDisk('old'));
    const bucket = newBucket();
    const there = await cli(join(folder, 'old'), bucket);
    expect(there).toMatchObject({ exit: 0, stderr: '' });
    expect(there.stdout).toContain(
      `Moved 3 files (300006 bytes) and 1 upload under way to ${bucket}; 0 files were there already.`,
    );
    const back = await cli(bucket, join(folder, 'new'), '--json');
    expect(JSON.parse(back.stdout)).toEqual({ files: 3, bytes: 300_006, there_already: 0, uploads: 1 });
    await expectAll(onDisk('new'));
    await expectAll(onDisk('old'));
  });

  it('that was run before moves only what is new, and the rest of an upload', async () => {
    await filled(onDisk('old'));
    const bucket = newBucket();
    await cli(join(folder, 'old'), bucket);
    await answerOf(onDisk('old').append(fileRef(4), 50_000, one(bytes(4).subarray(50_000))));
    const again = await cli(join(folder, 'old'), bucket, '--json');
    expect(JSON.parse(again.stdout)).toEqual({ files: 0, bytes: 0, there_already: 3, uploads: 1 });
    const third = await cli(join(folder, 'old'), bucket, '--json');
    expect(JSON.parse(third.stdout)).toEqual({ files: 0, bytes: 0, there_already: 3, uploads: 0 });
    const to = onDisk('new');
    await cli(bucket, join(folder, 'new'));
    await answerOf(to.keep(fileRef(4)));
    expect((await contentOf(to, fileRef(4))).equals(bytes(4))).toBe(true);
  });

  it('that is interrupted by a bucket that goes away loses nothing, and goes on when it is back', async () => {
    const [from, memory] = [onDisk('old'), inMemoryFileStore(clock)];
    await filled(from);
    let moved = 0;
    const away: FileStore = {
      ...memory,
      adopt: (ref, content) => async () =>
        moved === 2 ? E.left({ _tag: 'StoreUnavailable' }) : memory.adopt(ref, content)(),
    };
    const broken = await moveFiles({ from, to: away }, clock, () => void (moved += 1))();
    expect(broken).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    expect(await answerOf(moveFiles({ from, to: memory }, clock))).toMatchObject({ files: 1, thereAlready: 2 });
    await expectAll(memory);
  });

  it('refuses a file that arrived differently, and leaves none of it', async () => {
    const [from, memory] = [onDisk('old'), inMemoryFileStore(clock)];
    await filled(from);
    const damaging: FileStore = {
      ...memory,
      adopt: (ref, { bytes: length }) => memory.adopt(ref, { bytes: length, part: () => one(Buffer.alloc(length, 7)) }),
    };
    expect(await moveFiles({ from, to: damaging }, clock)()).toMatchObject({ left: { _tag: 'FileDiffers' } });
    expect(await answerOf(memory.keptBefore(at('2027-01-01T00:00:00Z')))).toEqual([]);
  });

  it('says what to do about a place that is none', async () => {
    expect(await cli(join(folder, 'nowhere'), newBucket())).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('has no files of a portal. Name the folder DATA_DIR/files.'),
    });
    await filled(onDisk('old'));
    expect(await cli(join(folder, 'old'), 's3://other/portal')).toMatchObject({
      exit: 1,
      stderr: 'FILES_URL: there is no bucket other. Create it, or correct FILES_URL (NoSuchBucket).\n',
    });
    expect(await cli(join(folder, 'old'), 's3://')).toMatchObject({ exit: 2 });
    expect(await cli(join(folder, 'old'))).toMatchObject({ exit: 2 });
    expect(await cli('a', 'b', '--fast')).toMatchObject({ exit: 2 });
  });
});
