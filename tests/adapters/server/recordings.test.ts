import { createHash } from 'node:crypto';
import { mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { mediaRecordings } from '../../../adapters/server/recordings/recordings';
import type { StoredFile } from '../../../application/ports/file-store';
import { mp4File, webmFile } from '../../support/builders/recorded-files';
import { answerOf } from '../../support/world/answers';

const inMemory = (content: Uint8Array): StoredFile => ({
  bytes: content.length,
  part: async function* (from, to) {
    yield content.subarray(from, to);
  },
});

const gathered = async (pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
};

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'recordings-'));

describe('Reading recordings with mediabunny [R34]', () => {
  const recordings = mediaRecordings(join(tmpdir(), 'copies-of-a-test'));

  it('computes the SHA-256 of the whole file', async () => {
    const digest = await answerOf(recordings.digest(inMemory(webmFile)));
    expect(digest).toBe(createHash('sha256').update(webmFile).digest('hex'));
  });

  it.each([
    ['webm', webmFile],
    ['mp4', mp4File],
  ] as const)('measures the length of a streamed %s to within half a second', async (kind, content) => {
    const look = O.toUndefined(await answerOf(recordings.look(inMemory(content), kind)));
    expect(Math.abs((look?.length ?? 0) - 2_000)).toBeLessThanOrEqual(500);
  });

  it.each([
    ['a header and nothing behind it', 'webm', webmFile.subarray(0, 40)],
    [
      'noise behind a header',
      'webm',
      Uint8Array.from({ length: 5_000 }, (_, at) => (at < 4 ? (webmFile[at] ?? 0) : (at * 73) % 251)),
    ],
    ['one kind called the other', 'mp4', webmFile],
    ['a box and nothing in it', 'mp4', mp4File.subarray(0, 24)],
  ] as const)('finds no recording in %s', async (_what, kind, content) => {
    expect(await answerOf(recordings.look(inMemory(content), kind))).toEqual(O.none);
  });

  it.each([
    ['webm', webmFile],
    ['mp4', mp4File],
  ] as const)('creates a seekable copy of a %s, and leaves no temporary file', async (kind, content) => {
    const folder = await newFolder();
    const copy = await gathered(mediaRecordings(folder).seekable(inMemory(content), kind));
    const look = O.toUndefined(await answerOf(recordings.look(inMemory(copy), kind)));
    expect(Math.abs((look?.length ?? 0) - 2_000)).toBeLessThanOrEqual(500);
    // An index: Cues in WebM, one table of samples in MP4.
    const text = Buffer.from(copy).toString('latin1');
    expect(kind === 'webm' ? text.includes('\x1c\x53\xbb\x6b') : text.includes('stss') && !text.includes('moof')).toBe(
      true,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('passes what it can’t copy through unchanged', async () => {
    const noise = webmFile.subarray(0, 40);
    expect(await gathered(recordings.seekable(inMemory(noise), 'webm'))).toEqual(new Uint8Array(noise));
  });

  it('does not call a file unreadable if the parser could not be run', async () => {
    const busy = (): Promise<never> => Promise.reject(new Error('The machine is busy.'));
    const untried = mediaRecordings(await newFolder(), { look: busy, copy: busy });
    expect(await untried.look(inMemory(webmFile), 'webm')()).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    await expect(gathered(untried.seekable(inMemory(webmFile), 'webm'))).rejects.toThrow('The machine is busy.');
  });

  it('makes copies in a folder of its owner’s, and removes what a process that was killed left there', async () => {
    const folder = await newFolder();
    const [copies, minute] = [join(folder, 'copies'), 60];
    const now = Date.now() / 1_000;
    await gathered(mediaRecordings(copies).seekable(inMemory(webmFile), 'webm'));
    expect((await stat(copies)).mode & 0o777).toBe(0o700);
    for (const [name, age] of [
      ['recording-left', 11 * minute],
      ['recording-under-way', 9 * minute],
      ['something-else', 11 * minute],
    ] as const) {
      await writeFile(join(copies, name), 'part of a video');
      await utimes(join(copies, name), now - age, now - age);
    }
    await gathered(mediaRecordings(copies).seekable(inMemory(webmFile), 'webm'));
    expect((await readdir(copies)).toSorted()).toEqual(['recording-under-way', 'something-else']);
  });
});
