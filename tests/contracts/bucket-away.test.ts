import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { randomUUID } from 'node:crypto';
import { openBucket, type BucketPlace } from '../../adapters/server/files/s3/bucket';
import { s3FileStore } from '../../adapters/server/files/s3/file-store';
import { tryBucket } from '../../adapters/server/files/s3/try-bucket';
import type { NewUpload } from '../../application/files/file-store.port';
import { permitted, type Decision } from '../../domain/decision';
import { fileRef } from '../support/builders/identity';
import { candidateId } from '../support/builders/recording';
import { at } from '../support/builders/time';
import { freePort } from '../support/portal/free-port';
import { openS3Server, s3Key, type S3Server } from '../support/portal/s3-server';
import { answerOf } from '../support/world/answers';
import { standingClock } from '../support/world/clock';
import { keepingReporter } from '../support/world/reporter';

let server: S3Server;
const before = { ...process.env };
beforeAll(async () => {
  server = await openS3Server();
});
beforeEach(() => {
  Object.assign(process.env, s3Key);
});
afterAll(async () => {
  process.env = before;
  await server.close();
});

const place = (other: Partial<BucketPlace> = {}): BucketPlace => ({
  bucket: 'files',
  prefix: `${randomUUID()}/`,
  endpoint: server.endpoint,
  region: undefined,
  pathStyle: true,
  ...other,
});
const tried = async (other: Partial<BucketPlace> = {}): Promise<string | undefined> => {
  const where = place(other);
  return tryBucket(await openBucket(where), where);
};

describe('A bucket that a portal is started with', () => {
  it('is used if it can be written, listed, read and deleted from, and nothing is left of the try', async () => {
    const where = place();
    const bucket = await openBucket(where);
    expect(await tryBucket(bucket, where)).toBeUndefined();
    for await (const { key } of bucket.list('')) throw new Error(key);
  });

  it('is refused if it is not there, with what to do', async () => {
    expect(await tried({ bucket: 'other' })).toBe(
      'FILES_URL: there is no bucket other. Create it, or correct FILES_URL (NoSuchBucket).',
    );
  });

  it('is refused if the key is unknown, with what to do and without the key', async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'WRONG';
    expect(await tried()).toBe(
      'FILES_URL: the key is not accepted. Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (InvalidAccessKeyId).',
    );
  });

  it.each([
    ['SignatureDoesNotMatch', 403, 'Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    ['AccessDenied', 403, 'Give it s3:GetObject, s3:PutObject, s3:DeleteObject'],
    ['CredentialsProviderError', undefined, 'Set AWS_ACCESS_KEY_ID'],
    ['PermanentRedirect', 301, 'Set S3_REGION'],
    ['TimeoutError', undefined, 'Correct it, or start the server'],
  ])('that answers %s is refused with what to do, though s3rver never says so', async (name, httpStatusCode, todo) => {
    const where = place();
    const fault = Object.assign(new Error('secret'), { name, $metadata: { httpStatusCode } });
    const refusal = await tryBucket({ ...(await openBucket(where)), put: () => Promise.reject(fault) }, where);
    expect(refusal).toContain(todo);
    expect(refusal).toContain(`(${name}).`);
    expect(refusal).not.toContain('secret');
  });

  it('is refused if no server answers there, with what to do', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    expect(await tried({ endpoint })).toBe(
      `FILES_URL: no S3 server answered at S3_ENDPOINT, ${endpoint}. Correct it, or start the server; many need S3_PATH_STYLE=1 (ECONNREFUSED).`,
    );
  });
});

describe('A bucket that goes away while the portal runs', () => {
  const now = at('2026-12-04T15:00:00Z');
  const upload: NewUpload = {
    ref: fileRef(1),
    owner: candidateId(7),
    lineage: undefined,
    name: 'answer.webm',
    bytes: 12,
    begunAt: now,
  };
  const always = (): Decision<never> => permitted;
  async function* one(text: string): AsyncGenerator<Uint8Array> {
    yield Buffer.from(text);
  }
  const unavailable = E.left({ _tag: 'StoreUnavailable' });
  /** The SDK tries broken connections again; not here, where it doesn't know Node's errors, because each test file has a realm of its own. */
  const soon = async <A>(call: TE.TaskEither<{ readonly _tag: string }, A>): Promise<A> => {
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await call();
      if (E.isRight(answer)) return answer.right;
    }
    return answerOf(call);
  };

  it('refuses every call for the moment, reports each by a code, loses nothing, and is back by itself', async () => {
    const reporter = keepingReporter();
    const files = s3FileStore(await openBucket(place()), reporter, standingClock(now));
    await answerOf(files.begin(upload, always));
    await answerOf(files.append(upload.ref, 0, one('Hello')));
    const kept = fileRef(2);
    await answerOf(files.begin({ ...upload, ref: kept }, always));
    await answerOf(files.append(kept, 0, one('Hello world!')));
    await answerOf(files.keep(kept));
    const open = await answerOf(files.read(kept));

    await server.stop();
    const refused = await Promise.all([
      files.begin({ ...upload, ref: fileRef(3) }, always)(),
      files.find(upload.ref)(),
      files.append(upload.ref, 5, one(' world!'))(),
      files.received(upload.ref)(),
      files.keep(kept)(),
      files.read(kept)(),
      files.underWay()(),
      files.discard(upload.ref)(),
    ]);
    expect(refused).toEqual(refused.map(() => unavailable));
    const reading = async () => {
      if (O.isSome(open)) for await (const _ of open.value.part(0, 12)) throw new Error('was read');
    };
    await expect(reading()).rejects.toThrow();
    expect(reporter.reports).toContainEqual({
      event: 'file-store-failed',
      detail: { what: 'append', code: 'ECONNREFUSED' },
    });
    expect(JSON.stringify(reporter.reports)).not.toContain('127.0.0.1');

    await server.start();
    expect(await soon(files.find(upload.ref))).toMatchObject({ value: { received: 5 } });
    expect(await answerOf(files.append(upload.ref, 5, one(' world!')))).toBe(12);
    expect(await answerOf(files.read(kept))).toMatchObject({ _tag: 'Some', value: { bytes: 12 } });
    const parts: Uint8Array[] = [];
    if (O.isSome(open)) for await (const part of open.value.part(0, 12)) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe('Hello world!');
  });

  it('while the bytes of an upload arrive: those that it said it has are there, the device sends the others again', async () => {
    const files = s3FileStore(await openBucket(place()), keepingReporter(), standingClock(now));
    const piece = 2 * 1024 * 1024;
    await answerOf(files.begin({ ...upload, bytes: 2 * piece }, always));
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(piece, 1);
      await server.stop();
      yield Buffer.alloc(piece, 2);
    }
    expect(await files.append(upload.ref, 0, breaking())()).toEqual(unavailable);
    await server.start();
    expect(await soon(files.find(upload.ref))).toMatchObject({ value: { received: piece } });
    async function* rest(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(piece, 2);
    }
    expect(await answerOf(files.append(upload.ref, piece, rest()))).toBe(2 * piece);
  });
});
