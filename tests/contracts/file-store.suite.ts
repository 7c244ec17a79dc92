import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FileStore, Upload } from '../../application/ports/file-store';
import { hours } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { fileRef } from '../support/builders/identity';
import { candidateId } from '../support/builders/recording';
import { bytesOf } from '../support/builders/resume-files';
import { at } from '../support/builders/time';
import { answerOf } from '../support/world/answers';

const now = at('2026-12-04T15:00:00Z');
const ref = fileRef(1);
const upload: Omit<Upload, 'received'> = {
  ref,
  owner: candidateId(7),
  line: undefined,
  name: 'cv 🌷.pdf',
  bytes: 12,
  begunAt: now,
};

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytesOf(text);
}

async function* cutAfter(text: string): AsyncGenerator<Uint8Array> {
  yield bytesOf(text);
  throw new Error('The line broke');
}

/** A line that gives one piece and then nothing, for good. */
async function* stalled(text: string, given: () => void): AsyncGenerator<Uint8Array> {
  yield bytesOf(text);
  given();
  await new Promise(() => undefined);
}

const textOf = (bytes: O.Option<Uint8Array>): string | undefined =>
  O.isSome(bytes) ? new TextDecoder().decode(bytes.value) : undefined;

/** What the port `FileStore` promises. `open` gives one that is empty. */
export const fileStoreContract = (name: string, open: () => Promise<FileStore>): void => {
  describe(`The file store ${name}`, () => {
    const begun = async (): Promise<FileStore> => {
      const files = await open();
      await answerOf(files.begin(upload));
      return files;
    };

    it('takes a file piece by piece, over as many lines as it needs [spec 2 §4.10]', async () => {
      const files = await begun();
      expect(await answerOf(files.find(ref))).toEqual(O.some({ ...upload, received: 0 }));
      expect(await answerOf(files.append(ref, 0, pieces('Hello', ' ')))).toBe(6);
      expect(await answerOf(files.find(ref))).toEqual(O.some({ ...upload, received: 6 }));
      expect(await answerOf(files.append(ref, 6, pieces('world!')))).toBe(12);
      expect(textOf(await answerOf(files.received(ref)))).toBe('Hello world!');
    });

    it('keeps what came before the line broke', async () => {
      const files = await begun();
      expect(await answerOf(files.append(ref, 0, cutAfter('Hello')))).toBe(5);
      expect(await answerOf(files.append(ref, 5, pieces(' world!')))).toBe(12);
      expect(textOf(await answerOf(files.received(ref)))).toBe('Hello world!');
    });

    it('stops a line that is dead when its owner comes back over another', async () => {
      const files = await begun();
      let dead: Promise<unknown> = Promise.resolve();
      await new Promise<void>((given) => {
        dead = files.append(ref, 0, stalled('Hello', given))();
      });
      expect(await files.append(ref, 0, pieces('x'))()).toEqual(E.left({ _tag: 'NotTheNextByte', received: 5 }));
      expect(await answerOf(files.append(ref, 5, pieces(' world!')))).toBe(12);
      void dead;
    });

    it('takes no more than the file was said to have', async () => {
      const files = await begun();
      expect(await files.append(ref, 0, pieces('Hello world!', 'and more'))()).toEqual(
        E.left({ _tag: 'TooManyBytes', bytes: 12 }),
      );
      expect(textOf(await answerOf(files.received(ref)))).toBe('Hello world!');
    });

    it('knows nothing of files that were not begun, or are forgotten', async () => {
      const files = await begun();
      await answerOf(files.discard(ref));
      await answerOf(files.discard(ref));
      for (const one of [ref, fileRef(2)]) {
        expect(await answerOf(files.find(one))).toEqual(O.none);
        expect(await answerOf(files.received(one))).toEqual(O.none);
        expect(await answerOf(files.read(one))).toEqual(O.none);
        expect(await files.append(one, 0, pieces('x'))()).toEqual(E.left({ _tag: 'NoSuchUpload' }));
      }
    });

    it('keeps a file for good, whatever becomes of its upload, as often as it is asked', async () => {
      const files = await begun();
      await answerOf(files.append(ref, 0, pieces('Hello world!')));
      await answerOf(files.keep(ref));
      await answerOf(files.keep(ref));
      await answerOf(files.discard(ref));
      expect(textOf(await answerOf(files.read(ref)))).toBe('Hello world!');
      await answerOf(files.remove(ref));
      expect(await answerOf(files.read(ref))).toEqual(O.none);
    });

    it('tells which uploads are old', async () => {
      const files = await begun();
      const young = { ...upload, ref: fileRef(2), begunAt: plus(now, hours(1)) };
      await answerOf(files.begin(young));
      expect(await answerOf(files.begunBefore(now))).toEqual([]);
      expect(await answerOf(files.begunBefore(plus(now, 1)))).toEqual([ref]);
      expect(await answerOf(files.begunBefore(plus(now, hours(2))))).toHaveLength(2);
    });
  });
};
