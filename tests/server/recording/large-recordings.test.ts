import { createHash } from 'node:crypto';
import { mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { mediaRecordings } from '../../../adapters/server/recording/recordings';
import type { StoredFile } from '../../../application/files/file-store.port';
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

  /** Bytes, or so many zeros, which are only made when they are read. */
  type Part = Uint8Array | number;
  const lengthOf = (parts: readonly Part[]): number =>
    parts.reduce<number>((all, part) => all + (typeof part === 'number' ? part : part.length), 0);

  /** A file made of parts, and how much of it was read. */
  const made = (parts: readonly Part[]) => {
    const read = { bytes: 0, atOnce: 0 };
    const file: StoredFile = {
      bytes: lengthOf(parts),
      part: async function* (from, to) {
        read.bytes += to - from;
        read.atOnce = Math.max(read.atOnce, to - from);
        const piece = new Uint8Array(to - from);
        let at = 0;
        for (const part of parts) {
          const end = at + lengthOf([part]);
          if (typeof part !== 'number' && at < to && end > from)
            piece.set(part.subarray(Math.max(from - at, 0), to - at), Math.max(at - from, 0));
          at = end;
        }
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
    const { file, read } = made([head, 199 * mb - head.length]);
    expect(await answerOf(recordings.look(file, kind, someone))).toEqual(O.none);
    expect(read.bytes).toBeLessThan(13 * mb);
    expect(read.atOnce).toBeLessThanOrEqual(256 * 1024);
  });

  const hex = (text: string): Uint8Array => Buffer.from(text, 'hex');
  /** An element of WebM, its length in eight bytes. */
  const holding = <P extends Part>(id: string, content: readonly P[]): readonly (P | Uint8Array)[] => [
    hex(`${id}01${lengthOf(content).toString(16).padStart(14, '0')}`),
    ...content,
  ];
  const element = <P extends Part>(id: string, ...content: readonly P[]): readonly (P | Uint8Array)[] =>
    holding(id, content);
  const repeated = <P extends Part>(times: number, parts: readonly P[]): readonly P[] =>
    Array.from({ length: times }, () => parts).flat();
  const skipped = (bytes: number): readonly Part[] => element('ec', bytes);
  const track = (number: number, ...more: readonly Part[]): readonly Part[] =>
    element('ae', hex(`d7810${number}8381018685${Buffer.from('V_VP8').toString('hex')}e086b08120ba8120`), ...more);
  const tracks = (count: number): readonly Part[] =>
    element('1654ae6b', ...Array.from({ length: count }, (_, n) => track(n + 1)).flat());
  /** A picture of each of so many tracks, and a rest that nothing shows. */
  const cluster = (count: number, bytes: number): readonly Part[] =>
    element(
      '1f43b675',
      hex('e78100'),
      ...Array.from({ length: count }, (_, n) => hex(`a3858${n + 1}00008000`)),
      ...skipped(bytes),
    );
  const webm = (...segments: readonly (readonly Part[])[]): readonly Part[] => [
    hex(ebml),
    ...segments.flatMap((one) => holding('18538067', one)),
  ];
  const attached = (bytes: number): readonly Part[] =>
    element('1941a469', ...element('61a7', ...element('465c', bytes)));
  /** Every frame of the track begins with that many bytes, which are written once; a block has two frames. */
  const compressed = (bytes: number): readonly Part[] => [
    ...element(
      '1654ae6b',
      ...track(
        1,
        ...element('6d80', ...element('6240', ...element('5034', hex('42548103'), ...element('4255', bytes)))),
      ),
    ),
    ...element('1f43b675', hex('e78100'), ...repeated(100, [hex('a3888100008401000000')])),
  ];
  const spoken = [...tracks(2), ...repeated(16, cluster(2, 11 * mb))];

  it.each([
    ['files before its first picture', webm([...repeated(16, attached(11 * mb)), ...spoken])],
    ['many small files there', webm([...repeated(2_800, attached(mb / 16)), ...spoken])],
    ['tags', webm([...repeated(16, element('1254c367', 11 * mb)), ...spoken])],
    ['tracks', webm([...repeated(16, element('1654ae6b', ...skipped(11 * mb))), ...spoken])],
    [
      'recordings behind each other',
      webm(...Array.from({ length: 4 }, () => [...tracks(1), ...cluster(1, 11 * mb), ...skipped(mb)])),
    ],
    ['a piece for many tracks', webm([...tracks(5), ...repeated(16, cluster(5, 11 * mb))])],
    ['frames that begin alike', webm(compressed(mb))],
  ])('keeps little of a file that has %s', async (_what, parts) => {
    const { file, read } = made(parts);
    expect(await answerOf(recordings.look(file, 'webm', someone))).toEqual(O.none);
    expect(read.bytes).toBeLessThan(38 * mb);
  });

  /** As Chrome writes it: ten minutes in clusters of half a minute that don't say their length, 30 pictures and 50 sounds a second. */
  const halfMinute = [
    hex('1f43b67501ffffffffffffffe78100'),
    ...repeated(900, element('a3', hex('81000080'), new Uint8Array(9_900))),
    ...repeated(1_500, element('a3', hex('82000080'), new Uint8Array(200))),
  ];
  const streamed = [...tracks(2), ...repeated(20, [Buffer.concat(halfMinute)])];

  it.each([
    ['pieces that don’t say their length', 400 * mb, webm(streamed)],
    ['pieces of 11 MB', 185 * mb, webm(spoken)],
    [
      'much that is passed over before its first picture',
      13 * mb,
      webm([...skipped(180 * mb), ...tracks(2), ...cluster(2, 9 * mb)]),
    ],
  ])('takes the largest recording with %s', async (_what, most, parts) => {
    const { file, read } = made(parts);
    expect(file.bytes).toBeGreaterThan(175 * mb);
    expect(O.isSome(await answerOf(recordings.look(file, 'webm', someone)))).toBe(true);
    expect(read.bytes).toBeLessThan(most);
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
