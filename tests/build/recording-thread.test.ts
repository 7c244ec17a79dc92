import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { parsingInThreads } from '../../adapters/server/recording/parsing-thread';
import { mediaRecordings } from '../../adapters/server/recording/recordings';
import type { StoredFile } from '../../application/files/file-store.port';
import { seconds } from '../../domain/time/duration';
import { candidateId } from '../support/builders/recording';
import { mp4File, webmFile } from '../support/builders/recorded-files';
import { listening } from '../support/store/surroundings';
import { answerOf } from '../support/world/answers';

/* The built thread, because a file of a stranger can end or hold up what reads it. */

const someone = candidateId(1);

const inMemory = (content: Uint8Array): StoredFile => ({
  bytes: content.length,
  part: async function* (from, to) {
    yield content.subarray(from, to);
  },
});

describe('The thread that parses recordings [R34]', () => {
  const worker = pathToFileURL(resolve('dist/server/recording-worker.mjs'));
  const folder = join(tmpdir(), 'copies-of-a-test');
  const here = mediaRecordings(folder);
  const reporter = listening();
  const inThreads = () => mediaRecordings(folder, parsingInThreads(worker, reporter));

  it('inspects and copies as the parser does', async () => {
    for (const [kind, content] of [
      ['webm', webmFile],
      ['mp4', mp4File],
    ] as const) {
      const file = inMemory(content);
      expect(await answerOf(inThreads().look(file, kind, someone))).toEqual(
        await answerOf(here.look(file, kind, someone)),
      );
      const pieces: Uint8Array[] = [];
      for await (const piece of inThreads().seekable(file, kind, someone)) pieces.push(piece);
      const copy = Buffer.concat(pieces);
      expect(copy.equals(content)).toBe(false);
      expect(O.isSome(await answerOf(here.look(inMemory(copy), kind, someone)))).toBe(true);
    }
  }, 180_000);

  const header = `1a45dfa3010000000000000e42820100000000000004${Buffer.from('webm').toString('hex')}`;
  /** A segment whose length is the largest number there is: the library looks for its end forever. */
  const endless = (n: number) =>
    inMemory(
      Buffer.from(`${header}1853806701fffffffffffffe${'00'.repeat(200)}${n.toString(16).padStart(4, '0')}`, 'hex'),
    );

  it('counts steps, so that a few bytes keep neither it busy nor others waiting, from one account or many', async () => {
    for (const whoseIs of [() => candidateId(2), (n: number) => candidateId(100 + n)]) {
      const recordings = inThreads();
      const settledFirst: string[] = [];
      const attack = Array.from({ length: 24 }, async (_, n) => {
        // No recording: sent again, it would be refused again.
        expect(await recordings.look(endless(n), 'webm', whoseIs(n))()).toEqual(E.right(O.none));
        settledFirst.push('attack');
      });
      expect(O.isSome(await answerOf(recordings.look(inMemory(webmFile), 'webm', someone)))).toBe(true);
      settledFirst.push('answer');
      await Promise.all(attack);
      // One account waits for itself; many take a turn each.
      if (whoseIs(1) === whoseIs(2)) expect(settledFirst.indexOf('answer')).toBeLessThan(5);
    }
    expect(reporter.heard).toEqual([]);
  }, 180_000);

  it('is ended if it thinks too long about what it has, which is the file’s doing', async () => {
    const thread = 'require("node:fs").readlinkSync("/proc/thread-self").split("/").at(-1)';
    const code = `const { parentPort } = require('node:worker_threads');
      parentPort.postMessage({ thread: ${thread} });
      parentPort.on('message', () => { for (;;); });`;
    const busy = new URL(
      `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('file:///'); ${code}`)}`,
    );
    const recordings = mediaRecordings(folder, parsingInThreads(busy, listening()));
    expect(await recordings.look(inMemory(webmFile), 'webm', someone)()).toEqual(E.right(O.none));
  }, 180_000);

  it('is given up if it is late without having worked, which says nothing about the file', async () => {
    const waits = new URL(`data:text/javascript,${encodeURIComponent('setInterval(() => undefined, 1e6);')}`);
    const heard = listening();
    const patience = { look: seconds(1), copy: seconds(1) };
    const recordings = mediaRecordings(folder, parsingInThreads(waits, heard, patience));
    expect(await recordings.look(inMemory(webmFile), 'webm', someone)()).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    expect(heard.heard).toEqual([['recording-thread-late', { bytes: webmFile.length }]]);
  }, 180_000);

  it.each([
    ['uses up its memory', 'const all = []; for (;;) all.push([...Array(1e5).keys()]);', E.right(O.none)],
    ['ends without an answer', 'process.exit(1);', E.left({ _tag: 'StoreUnavailable' })],
    ['can’t begin', 'throw new Error("no such module");', E.left({ _tag: 'StoreUnavailable' })],
  ])(
    'judges the file only by what the file causes, if it %s',
    async (_what, code, judged) => {
      const ending = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
      const recordings = mediaRecordings(folder, parsingInThreads(ending, listening()));
      expect(await recordings.look(inMemory(webmFile), 'webm', someone)()).toEqual(judged);
    },
    180_000,
  );
});
