import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cleaningInThreads } from '../../adapters/server/chat/cleaning-thread';
import { photosAtOnce } from '../../adapters/in-process/chat/photos';
import type { StoredFile } from '../../application/files/file-store.port';
import { known } from '../../domain/brand';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { seconds } from '../../domain/time/duration';
import { largestAttachment } from '../../domain/files/file-limits';
import { choppedJpeg, plainJpeg, pointingJpeg } from '../support/builders/hostile-photos';
import { listening } from '../support/store/surroundings';

/* The built thread, because a stranger's photo could hold up what reads it. */

const inMemory = (content: Uint8Array): StoredFile => ({
  bytes: content.length,
  part: async function* (from, to) {
    yield content.subarray(from, Math.min(to, 9));
    yield content.subarray(9, to);
  },
});

const nora = known<CandidateId>(7);

describe('The thread that cleans photos [R54]', () => {
  const worker = pathToFileURL(resolve('dist/server/photo-worker.mjs'));

  it('cleans as the rule does, the costly photos in hardly any time, and leaves the file as it was', async () => {
    const photos = cleaningInThreads(worker, listening());
    for (const [content, cleaned] of [
      [plainJpeg, plainJpeg],
      [pointingJpeg(), plainJpeg],
      [choppedJpeg(largestAttachment), undefined],
      [plainJpeg.subarray(0, 5), undefined],
    ] as const) {
      const [before, file] = [content.slice(), inMemory(content)];
      const expected = E.right(O.fromNullable(cleaned));
      expect(await photos.clean(nora, file)()).toEqual(expected);
      expect(await photosAtOnce.clean(nora, file)()).toEqual(expected);
      expect(Buffer.compare(content, before)).toBe(0);
    }
  }, 60_000);

  const refused = E.left({ _tag: 'PhotoNotCleaned' });
  const unavailable = E.left({ _tag: 'StoreUnavailable' });
  const late = ['photo-thread-late', { bytes: plainJpeg.length }];
  const ended = (fault: string) => ['photo-thread-ended', { fault }];
  it.each([
    ['is busy forever', 'for (;;);', refused, [late]],
    ['uses up its memory', 'const all = []; for (;;) all.push([...Array(1e5).keys()]);', refused, [ended('Error')]],
    ['ends without an answer', 'process.exit(1);', unavailable, []],
    ['can’t begin', 'throw new TypeError("no such module");', unavailable, [ended('TypeError')]],
  ])(
    'judges the photo only by what the photo causes, if it %s, and the portal keeps running',
    async (_what, code, judged, heard) => {
      const reporter = listening();
      const ending = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
      const patience = seconds(heard[0] === late ? 1 : 60);
      const photos = cleaningInThreads(ending, reporter, patience);
      const answered = photos.clean(nora, inMemory(plainJpeg))();
      await new Promise(setImmediate);
      expect(await answered).toEqual(judged);
      expect(reporter.heard).toEqual(heard);
    },
    60_000,
  );

  it('says that a file that can’t be read could not be tried', async () => {
    const lost: StoredFile = {
      bytes: 9,
      part: () => {
        throw new Error('The disk is gone.');
      },
    };
    expect(await cleaningInThreads(worker, listening()).clean(nora, lost)()).toEqual(unavailable);
  });
});
