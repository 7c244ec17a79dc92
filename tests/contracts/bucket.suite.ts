import * as E from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { openBucket, type Bucket, type BucketPlace } from '../../adapters/server/files/s3/bucket';
import { s3FileStore } from '../../adapters/server/files/s3/file-store';
import type { FileStore, NewUpload } from '../../application/files/file-store.port';
import { permitted, refused, type Decision } from '../../domain/decision';
import { fileRef } from '../support/builders/identity';
import { candidateId } from '../support/builders/recording';
import { at } from '../support/builders/time';
import type { S3Server } from '../support/portal/s3-server';
import { answerOf } from '../support/world/answers';
import { standingClock } from '../support/world/clock';
import { keepingReporter } from '../support/world/reporter';
import { fileStoreContract } from './file-store.suite';

const now = at('2026-12-04T15:00:00Z');
const clock = standingClock(now);
const always = (): Decision<never> => permitted;
const megabyte = 1024 * 1024;

const keysIn = async (bucket: Bucket): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const { key } of bucket.list('')) keys.push(key);
  return keys;
};

const newUpload = (bytes: number, n = 1): NewUpload => ({
  ref: fileRef(n),
  owner: candidateId(7),
  lineage: undefined,
  name: '../../../etc/passwd 🌷.webm',
  bytes,
  begunAt: now,
});

/** Bytes that differ from place to place. */
const content = (bytes: number): Buffer =>
  Buffer.from(Uint8Array.from({ length: bytes }, (_, n) => (n * 31 + (n >> 8)) % 251));
async function* inPieces(all: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < all.length; from += size) yield all.subarray(from, from + size);
}
const wholeOf = async (files: FileStore, ref = fileRef(1)): Promise<Buffer> => {
  const file = await answerOf(files.read(ref));
  const parts: Uint8Array[] = [];
  if (file._tag === 'Some') for await (const part of file.value.part(0, file.value.bytes)) parts.push(part);
  return Buffer.concat(parts);
};

/** The contract of `FileStore` on an S3 server, and what only holds for several processes on one bucket. */
export const bucketContract = (name: string, open: () => Promise<S3Server>): void => {
  let server: S3Server;
  const before = { ...process.env };
  beforeAll(async () => {
    server = await open();
    Object.assign(process.env, server.key);
  }, 120_000);
  afterAll(async () => {
    process.env = before;
    await server.close();
  });

  const newPlace = (): BucketPlace => ({
    bucket: 'files',
    prefix: `${randomUUID()}/`,
    endpoint: server.endpoint,
    region: server.region,
    pathStyle: true,
  });

  fileStoreContract(`in a bucket of ${name}`, async (clockOfTest) =>
    s3FileStore(await openBucket(newPlace()), keepingReporter(), clockOfTest),
  );

  /** Two processes on one bucket. */
  const both = async (): Promise<{ readonly bucket: Bucket; readonly one: FileStore; readonly other: FileStore }> => {
    const place = newPlace();
    const [bucket, second] = [await openBucket(place), await openBucket(place)];
    return {
      bucket,
      one: s3FileStore(bucket, keepingReporter(), clock),
      other: s3FileStore(second, keepingReporter(), clock),
    };
  };

  describe(`The file store in a bucket of ${name}, with several processes`, () => {
    it('takes the pieces of one upload in any process, and keeps the whole in one object [spec 2 §4.10]', async () => {
      const { bucket, one, other } = await both();
      const all = content(5 * megabyte + 123);
      await answerOf(one.begin(newUpload(all.length), always));
      const half = 2 * megabyte + 77;
      expect(await answerOf(one.append(fileRef(1), 0, inPieces(all.subarray(0, half), 65_536)))).toBe(half);
      expect(await answerOf(other.append(fileRef(1), half, inPieces(all.subarray(half), 65_536)))).toBe(all.length);
      await answerOf(one.keep(fileRef(1)));
      await answerOf(other.discard(fileRef(1)));
      expect((await wholeOf(other)).equals(all)).toBe(true);
      expect(await keysIn(bucket)).toEqual([`kept/${fileRef(1)}.${now}`]);
    });

    it('is full of nothing but references: no key contains what a candidate typed [R3]', async () => {
      const { bucket, one } = await both();
      await answerOf(one.begin(newUpload(3), always));
      await answerOf(one.append(fileRef(1), 0, inPieces(content(3), 3)));
      expect((await keysIn(bucket)).map((key) => key.replace(/-[0-9a-f]{8}$/, ''))).toEqual([
        `coming/${fileRef(1)}.json`,
        `pieces/${fileRef(1)}/000000000000000-000000000000003-${String(now).padStart(15, '0')}`,
      ]);
    });

    it('keeps what was checked, even if another connection still writes the same bytes differently', async () => {
      const { one, other } = await both();
      await answerOf(one.begin(newUpload(6), always));
      let goOn: () => void = () => undefined;
      const open = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      let given: () => void = () => undefined;
      const began = new Promise<void>((resolve) => {
        given = resolve;
      });
      async function* late(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('evil');
        given();
        await open;
        yield Buffer.from('!!');
      }
      const lateWriter = other.append(fileRef(1), 0, late())();
      await began;
      // The other's piece goes further than any of these.
      expect(await answerOf(one.append(fileRef(1), 0, inPieces(Buffer.from('hon'), 3)))).toBe(3);
      expect(await answerOf(one.append(fileRef(1), 3, inPieces(Buffer.from('est'), 3)))).toBe(6);
      await answerOf(one.received(fileRef(1)));
      goOn();
      await lateWriter;
      await answerOf(one.keep(fileRef(1)));
      expect((await wholeOf(one)).toString()).toBe('honest');
    });

    it('never forgets bytes that it said it has, whichever process had them', async () => {
      const { one, other } = await both();
      await answerOf(one.begin(newUpload(12), always));
      let given: () => void = () => undefined;
      const began = new Promise<void>((resolve) => {
        given = resolve;
      });
      let end: () => void = () => undefined;
      const open = new Promise<void>((resolve) => {
        end = resolve;
      });
      async function* slow(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('Hello');
        given();
        await open;
        yield Buffer.from(' w');
      }
      const slowWriter = one.append(fileRef(1), 0, slow())();
      await began;
      expect(await answerOf(other.append(fileRef(1), 0, inPieces(Buffer.from('Hel'), 3)))).toBe(3);
      expect(await answerOf(other.append(fileRef(1), 3, inPieces(Buffer.from('lo world!'), 4)))).toBe(12);
      end();
      await slowWriter;
      expect(await answerOf(one.find(fileRef(1)))).toMatchObject({ value: { received: 12 } });
      await answerOf(one.keep(fileRef(1)));
      expect((await wholeOf(one)).toString()).toBe('Hello world!');
    });

    it('leaves nothing of an upload that another process deletes while its bytes arrive', async () => {
      const { bucket, one, other } = await both();
      await answerOf(one.begin(newUpload(8 * megabyte), always));
      async function* deletedMeanwhile(): AsyncGenerator<Uint8Array> {
        yield content(megabyte);
        await answerOf(other.discard(fileRef(1)));
        yield content(megabyte);
        yield content(megabyte);
      }
      expect(await one.append(fileRef(1), 0, deletedMeanwhile())()).toEqual(E.left({ _tag: 'NoSuchUpload' }));
      expect(await keysIn(bucket)).toEqual([]);
    });

    it('respects the limits even with another process on the same bucket', async () => {
      const { one, other } = await both();
      const atMostThree = (others: readonly unknown[]) =>
        others.length < 3 ? permitted : refused({ _tag: 'TooMany' });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          [one, other].map((files, m) => files.begin(newUpload(3, 2 * n + m), atMostThree)()),
        ).flat(),
      );
      const begun = answers.filter(E.isRight).length;
      expect(begun).toBeLessThanOrEqual(3);
      for (const files of [one, other]) expect(await answerOf(files.underWay())).toHaveLength(begun);
    });
  });
};
