import { createHash } from 'node:crypto';
import { mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { mediaRecordings } from '../../../adapters/server/recordings/recordings';
import type { StoredFile } from '../../../application/ports/file-store';
import { candidateId } from '../../support/builders/recording';
import { mp4File, webmFile } from '../../support/builders/recorded-files';
import { answerOf } from '../../support/world/answers';

const someone = candidateId(1);

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
    const look = O.toUndefined(await answerOf(recordings.look(inMemory(content), kind, someone)));
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
    expect(await answerOf(recordings.look(inMemory(content), kind, someone))).toEqual(O.none);
  });

  it.each([
    ['webm', webmFile],
    ['mp4', mp4File],
  ] as const)('creates a seekable copy of a %s, and leaves no temporary file', async (kind, content) => {
    const folder = await newFolder();
    const copy = await gathered(mediaRecordings(folder).seekable(inMemory(content), kind, someone));
    const look = O.toUndefined(await answerOf(recordings.look(inMemory(copy), kind, someone)));
    expect(Math.abs((look?.length ?? 0) - 2_000)).toBeLessThanOrEqual(500);
    // An index: Cues in WebM, one table of samples in MP4.
    const text = Buffer.from(copy).toString('latin1');
    expect(kind === 'webm' ? text.includes('\x1c\x53\xbb\x6b') : text.includes('stss') && !text.includes('moof')).toBe(
      true,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  /** A file of that size whose content is only made when it is read, and how much of it was. */
  const large = (head: Uint8Array, bytes: number) => {
    const read = { bytes: 0, atOnce: 0 };
    const file: StoredFile = {
      bytes,
      part: async function* (from, to) {
        read.bytes += to - from;
        read.atOnce = Math.max(read.atOnce, to - from);
        const piece = new Uint8Array(to - from);
        piece.set(head.subarray(from, to));
        yield piece;
      },
    };
    return { file, read };
  };
  const mb = 1024 * 1024;
  const ebml = `1a45dfa3010000000000000e42820100000000000004${Buffer.from('webm').toString('hex')}`;
  const segment = '1853806701ffffffffffffff';

  it.each([
    ['an index', 'mp4', Buffer.concat([mp4File.subarray(0, 28), Buffer.from('0c6fffe46d6f6f76', 'hex')])],
    ['tracks', 'webm', Buffer.from(`${ebml}${segment}1654ae6b010000000c6fff00`, 'hex')],
    ['a cluster', 'webm', Buffer.from(`${ebml}${segment}1654ae6b801f43b675010000000c6fff00`, 'hex')],
  ] as const)('reads little of a file that says that it has %s of 199 MB', async (_what, kind, head) => {
    const { file, read } = large(head, 199 * mb);
    expect(await answerOf(recordings.look(file, kind, someone))).toEqual(O.none);
    expect(read.bytes).toBeLessThan(13 * mb);
    expect(read.atOnce).toBeLessThanOrEqual(256 * 1024);
  });

  it('ends with a file that sends its reader round in circles, as recordings with noise behind them do', async () => {
    const endless = Buffer.from(`${ebml}1853806701fffffffffffffe${'00'.repeat(200)}`, 'hex');
    expect(await answerOf(recordings.look(inMemory(endless), 'webm', someone))).toEqual(O.none);
    const noise = Uint8Array.from({ length: 100_000 }, (_, n) => (n * n * 31 + n * 7) % 251);
    for (const [kind, content] of [
      ['webm', webmFile],
      ['mp4', mp4File],
    ] as const) {
      const noisy = inMemory(Buffer.concat([content, noise]));
      expect(E.isRight(await recordings.look(noisy, kind, someone)())).toBe(true);
    }
  });

  it('passes what it can’t copy through unchanged', async () => {
    const noise = webmFile.subarray(0, 40);
    expect(await gathered(recordings.seekable(inMemory(noise), 'webm', someone))).toEqual(new Uint8Array(noise));
  });

  it('does not call a file unreadable if the parser could not be run', async () => {
    const busy = (): Promise<never> => Promise.reject(new Error('The machine is busy.'));
    const untried = mediaRecordings(await newFolder(), { look: busy, copy: busy });
    expect(await untried.look(inMemory(webmFile), 'webm', someone)()).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    await expect(gathered(untried.seekable(inMemory(webmFile), 'webm', someone))).rejects.toThrow(
      'The machine is busy.',
    );
  });

  it('makes copies in a folder of its owner’s, and removes what a process that was killed left there', async () => {
    const folder = await newFolder();
    const [copies, minute] = [join(folder, 'copies'), 60];
    const now = Date.now() / 1_000;
    await gathered(mediaRecordings(copies).seekable(inMemory(webmFile), 'webm', someone));
    expect((await stat(copies)).mode & 0o777).toBe(0o700);
    for (const [name, age] of [
      ['recording-left', 11 * minute],
      ['recording-under-way', 9 * minute],
      ['something-else', 11 * minute],
    ] as const) {
      await writeFile(join(copies, name), 'part of a video');
      await utimes(join(copies, name), now - age, now - age);
    }
    await gathered(mediaRecordings(copies).seekable(inMemory(webmFile), 'webm', someone));
    expect((await readdir(copies)).toSorted()).toEqual(['recording-under-way', 'something-else']);
  });
});
