import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Clock } from '../../application/ports/clock';
import type { FileStore, NewUpload, StoredFile, Upload } from '../../application/files/file-store.port';
import { permitted, refused, type Decision } from '../../domain/decision';
import { minutes } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { fileRef } from '../support/builders/identity';
import { candidateId } from '../support/builders/recording';
import { bytesOf } from '../support/builders/resume-files';
import { at } from '../support/builders/time';
import { answerOf, refusalOf } from '../support/world/answers';
import { standingClock } from '../support/world/clock';

const now = at('2026-12-04T15:00:00Z');
const ref = fileRef(1);
const upload: NewUpload = {
  ref,
  owner: candidateId(7),
  lineage: undefined,
  name: 'cv 🌷.pdf',
  bytes: 12,
  begunAt: now,
};
const asBegun: Upload = { ...upload, received: 0, lastByteAt: now };
const always = (): Decision<never> => permitted;

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytesOf(text);
}

async function* cutAfter(text: string): AsyncGenerator<Uint8Array> {
  yield bytesOf(text);
  throw new Error('The line broke');
}

/** A connection that delivers one chunk and then stalls forever. */
async function* stalled(text: string, given: () => void): AsyncGenerator<Uint8Array> {
  yield bytesOf(text);
  given();
  await new Promise(() => undefined);
}

const textOf = async (file: O.Option<StoredFile>, from = 0, to?: number): Promise<string | undefined> => {
  if (O.isNone(file)) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of file.value.part(from, to ?? file.value.bytes)) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** The contract of the port `FileStore`. `open` returns an empty one. */
export const fileStoreContract = (name: string, open: (clock: Clock) => Promise<FileStore>): void => {
  describe(`The file store ${name}`, () => {
    const opened = () => open(standingClock(now));
    const begun = async (): Promise<FileStore> => {
      const files = await opened();
      await answerOf(files.begin(upload, always));
      return files;
    };

    it('accepts a file in chunks, over as many connections as necessary [spec 2 §4.10]', async () => {
      const files = await begun();
      expect(await answerOf(files.find(ref))).toEqual(O.some(asBegun));
      expect(await answerOf(files.append(ref, 0, pieces('Hello', ' ')))).toBe(6);
      expect(await answerOf(files.find(ref))).toEqual(O.some({ ...asBegun, received: 6 }));
      expect(await answerOf(files.append(ref, 6, pieces('world!')))).toBe(12);
      expect(await textOf(await answerOf(files.received(ref)))).toBe('Hello world!');
    });

    it('keeps what arrived before the connection broke', async () => {
      const files = await begun();
      expect(await answerOf(files.append(ref, 0, cutAfter('Hello')))).toBe(5);
      expect(await answerOf(files.append(ref, 5, pieces(' world!')))).toBe(12);
      expect(await textOf(await answerOf(files.received(ref)))).toBe('Hello world!');
    });

    it('stops a dead connection when its owner comes back over another', async () => {
      const files = await begun();
      let dead: Promise<unknown> = Promise.resolve();
      await new Promise<void>((given) => {
        dead = files.append(ref, 0, stalled('Hello', given))();
      });
      expect(await files.append(ref, 0, pieces('x'))()).toEqual(E.left({ _tag: 'NotTheNextByte', received: 5 }));
      expect(await answerOf(files.append(ref, 5, pieces(' world!')))).toBe(12);
      void dead;
    });

    it('accepts no more than the announced size', async () => {
      const files = await begun();
      expect(await files.append(ref, 0, pieces('Hello world!', 'and more'))()).toEqual(
        E.left({ _tag: 'TooManyBytes', bytes: 12 }),
      );
      expect(await textOf(await answerOf(files.received(ref)))).toBe('Hello world!');
    });

    it('knows nothing of files that were never started, or were deleted', async () => {
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

    it('stores a file permanently, whatever happens to its upload, and however often it is asked to', async () => {
      const files = await begun();
      await answerOf(files.append(ref, 0, pieces('Hello world!')));
      await answerOf(files.keep(ref));
      await answerOf(files.keep(ref));
      await answerOf(files.discard(ref));
      expect(await textOf(await answerOf(files.read(ref)))).toBe('Hello world!');
      await answerOf(files.remove(ref));
      expect(await answerOf(files.read(ref))).toEqual(O.none);
    });

    it('reports the unfinished uploads, and when their last bytes arrived', async () => {
      const clock = standingClock(now);
      const files = await open(clock);
      await answerOf(files.begin(upload, always));
      await answerOf(files.begin({ ...upload, ref: fileRef(2) }, always));
      clock.moveBy(minutes(59));
      await answerOf(files.append(ref, 0, pieces('Hello')));
      const found = [...(await answerOf(files.underWay()))].sort((a, b) => a.received - b.received);
      expect(found).toEqual([
        { ...asBegun, ref: fileRef(2) },
        { ...asBegun, received: 5, lastByteAt: plus(now, minutes(59)) },
      ]);
      expect(await answerOf(files.find(ref))).toEqual(O.some(found[1]));
    });

    it('stores nothing if the check refuses the upload', async () => {
      const files = await begun();
      const asked: (readonly string[])[] = [];
      const refusal = await refusalOf(
        files.begin({ ...upload, ref: fileRef(2) }, (others) => {
          asked.push(others.map((one) => one.ref));
          return refused({ _tag: 'TooMany' as const });
        }),
      );
      expect(refusal).toEqual({ _tag: 'TooMany' });
      expect(asked).toEqual([[ref]]);
      expect(await answerOf(files.underWay())).toHaveLength(1);
      expect(await answerOf(files.find(fileRef(2)))).toEqual(O.none);
    });

    it('lets the check see all of many uploads that begin at once', async () => {
      const files = await opened();
      const atMostThree = (others: readonly NewUpload[]) =>
        others.length < 3 ? permitted : refused({ _tag: 'TooMany' as const });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => files.begin({ ...upload, ref: fileRef(n) }, atMostThree)()),
      );
      expect(answers.filter(E.isRight)).toHaveLength(3);
      expect(await answerOf(files.underWay())).toHaveLength(3);
    });

    it('treats a file of unknown length as complete when it ends', async () => {
      const files = await begun();
      await answerOf(files.append(ref, 0, pieces('Hello')));
      expect(await answerOf(files.close(ref))).toBe(5);
      expect(await answerOf(files.find(ref))).toEqual(O.some({ ...asBegun, bytes: 5, received: 5 }));
      expect(await refusalOf(files.close(fileRef(2)))).toEqual({ _tag: 'NoSuchUpload' });
    });

    it('lists the files stored before an instant, by their last byte', async () => {
      const files = await begun();
      expect(await answerOf(files.keptBefore(plus(now, 1)))).toEqual([]);
      await answerOf(files.append(ref, 0, pieces('Hello world!')));
      await answerOf(files.keep(ref));
      await answerOf(files.discard(ref));
      expect(await answerOf(files.keptBefore(now))).toEqual([]);
      expect(await answerOf(files.keptBefore(plus(now, 1)))).toEqual([ref]);
      await answerOf(files.remove(ref));
      expect(await answerOf(files.keptBefore(plus(now, 1)))).toEqual([]);
    });

    it('stops a writer that is still appending to a deleted upload', async () => {
      const files = await begun();
      let adding: Promise<unknown> = Promise.resolve();
      await new Promise<void>((given) => {
        adding = files.append(ref, 0, stalled('Hello', given))();
      });
      await answerOf(files.discard(ref));
      expect(await answerOf(files.underWay())).toEqual([]);
      void adding;
    });

    it("takes another store's file whole, once, as if its last byte arrived now", async () => {
      const clock = standingClock(now);
      const files = await open(clock);
      const file = (text: string): StoredFile => ({
        bytes: text.length,
        part: (from, to) => pieces(text.slice(from, Math.min(to, from + 5)), text.slice(from + 5, to)),
      });
      clock.moveBy(minutes(1));
      await answerOf(files.adopt(ref, file('Hello world!')));
      await answerOf(files.adopt(ref, file('something else')));
      expect(await textOf(await answerOf(files.read(ref)))).toBe('Hello world!');
      expect(await answerOf(files.keptBefore(plus(now, minutes(1))))).toEqual([]);
      expect(await answerOf(files.keptBefore(plus(now, minutes(1) + 1)))).toEqual([ref]);
      expect(await answerOf(files.underWay())).toEqual([]);
      clock.moveBy(minutes(1));
      await answerOf(files.adopt(ref, file('something else')));
      expect(await textOf(await answerOf(files.read(ref)))).toBe('Hello world!');
      expect(await answerOf(files.keptBefore(plus(now, minutes(2))))).toEqual([]);
      expect(await answerOf(files.keptBefore(plus(now, minutes(2) + 1)))).toEqual([ref]);
    });

    it('takes the same file whole from two at once, also if one breaks off', async () => {
      const files = await opened();
      const whole = (): StoredFile => ({ bytes: 12, part: () => pieces('Hello ', 'world!') });
      const broken: StoredFile = { bytes: 12, part: () => cutAfter('Hel') };
      const [one, , two] = await Promise.all([
        files.adopt(ref, whole())(),
        files.adopt(ref, broken)(),
        files.adopt(ref, whole())(),
      ]);
      expect([one, two]).toEqual([E.right(undefined), E.right(undefined)]);
      expect(await textOf(await answerOf(files.read(ref)))).toBe('Hello world!');
    });

    it("has nothing of another store's file that broke off", async () => {
      const files = await opened();
      const broken: StoredFile = { bytes: 12, part: () => cutAfter('Hello') };
      await refusalOf(files.adopt(ref, broken));
      expect(await answerOf(files.read(ref))).toEqual(O.none);
    });

    it.each<[string, number, number, string]>([
      ['the beginning', 0, 5, 'Hello'],
      ['the middle', 4, 8, 'o wo'],
      ['the end, however far it is asked for', 6, 99, 'world!'],
      ['nothing', 5, 5, ''],
      ['what lies behind the end', 12, 20, ''],
    ])('reads a part of a file: %s', async (_what, from, to, text) => {
      const files = await begun();
      await answerOf(files.append(ref, 0, pieces('Hello', ' world!')));
      await answerOf(files.keep(ref));
      for (const file of [await answerOf(files.received(ref)), await answerOf(files.read(ref))]) {
        expect(await textOf(file, from, to)).toBe(text);
        expect(O.isSome(file) && file.value.bytes).toBe(12);
      }
    });
  });
};
