import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { parsingInThreads } from '../../adapters/server/recordings/parsing-thread';
import { mediaRecordings } from '../../adapters/server/recordings/recordings';
import type { StoredFile } from '../../application/ports/file-store';
import { seconds, type Milliseconds } from '../../domain/time/duration';
import { mp4File, webmFile } from '../support/builders/recorded-files';
import { listening } from '../support/store/surroundings';
import { answerOf } from '../support/world/answers';

/* The built thread, because a file of a stranger can end or hold up what reads it. */

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
  const inThreads = (patience?: Milliseconds) => mediaRecordings(folder, parsingInThreads(worker, reporter, patience));

  it('inspects and copies as the parser does', async () => {
    for (const [kind, content] of [
      ['webm', webmFile],
      ['mp4', mp4File],
    ] as const) {
      const file = inMemory(content);
      expect(await answerOf(inThreads().look(file, kind))).toEqual(await answerOf(here.look(file, kind)));
      const pieces: Uint8Array[] = [];
      for await (const piece of inThreads().seekable(file, kind)) pieces.push(piece);
      const copy = Buffer.concat(pieces);
      expect(copy.equals(content)).toBe(false);
      expect(O.isSome(await answerOf(here.look(inMemory(copy), kind)))).toBe(true);
    }
  }, 60_000);

  it('is terminated if a few bytes would keep it busy forever, and the portal keeps running', async () => {
    const header = `1a45dfa3010000000000000e42820100000000000004${Buffer.from('webm').toString('hex')}`;
    // A segment whose length is the largest number there is.
    const endless = Buffer.from(`${header}1853806701fffffffffffffe${'00'.repeat(200)}`, 'hex');
    const looked = inThreads(seconds(2)).look(inMemory(endless), 'webm')();
    await new Promise(setImmediate);
    // A busy machine is late, too: the upload is kept, and the candidate can try again.
    expect(await looked).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    expect(reporter.heard).toEqual([['recording-thread-late', { bytes: endless.length }]]);
  }, 60_000);

  it.each([
    ['uses up its memory', 'const all = []; for (;;) all.push([...Array(1e5).keys()]);', E.right(O.none)],
    ['ends without an answer', 'process.exit(1);', E.left({ _tag: 'StoreUnavailable' })],
    ['can’t begin', 'throw new Error("no such module");', E.left({ _tag: 'StoreUnavailable' })],
  ])(
    'judges the file only by what the file causes, if it %s',
    async (_what, code, judged) => {
      const ending = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
      const recordings = mediaRecordings(folder, parsingInThreads(ending, listening()));
      expect(await recordings.look(inMemory(webmFile), 'webm')()).toEqual(judged);
    },
    60_000,
  );
});
