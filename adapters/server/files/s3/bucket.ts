import type { S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { isAbsent } from './faults';

/** Where files are kept. Credentials are the SDK's usual ones: the environment's, a profile's, the machine's. */
export interface BucketPlace {
  readonly bucket: string;
  /** Before every key: empty, or with a slash at its end. */
  readonly prefix: string;
  /** Undefined: Amazon's. */
  readonly endpoint: string | undefined;
  /** Undefined: what the SDK finds, such as AWS_REGION. */
  readonly region: string | undefined;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  readonly pathStyle: boolean;
}

/** An object in a listing. `version` changes with the content. */
export interface Listed {
  readonly key: string;
  readonly bytes: number;
  readonly version: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly changedAt: number;
}

/** The few things that a file store asks of a bucket. Keys are without the place's prefix; every call rejects if the bucket fails. */
export interface Bucket {
  readonly put: (key: string, content: Uint8Array, type?: string) => Promise<void>;
  /** Undefined: there is no such object. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** `to` is exclusive. */
  readonly range: (key: string, from: number, to: number) => Promise<Uint8Array>;
  /** In the order of their keys. */
  readonly list: (prefix: string) => AsyncIterable<Listed>;
  /** A copy that the bucket makes by itself, up to 5 GB. */
  readonly copy: (from: string, to: string) => Promise<void>;
  /** An object of any length, which is there whole or not at all. */
  readonly stream: (key: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
  /** An absent object needs nothing. */
  readonly remove: (key: string) => Promise<void>;
}

/** In milliseconds. Three tries of a call that the bucket doesn't answer end before a candidate's browser gives up. */
const patience = { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true } as const;

/** A connection is busy for one request of a block or a piece, so this is for a rush. */
const agent = { keepAlive: true, maxSockets: 200 } as const;

/** Loaded when a deployment keeps its files in a bucket: the SDK takes a third of a second. */
const sdk = () => import('@aws-sdk/client-s3');
const streams = () => import('@aws-sdk/lib-storage');

const clientOf = async ({ endpoint, region, pathStyle }: BucketPlace): Promise<S3Client> => {
  const { S3Client: Client } = await sdk();
  return new Client({
    ...(endpoint !== undefined && { endpoint }),
    // Other servers have no regions, and most believe any.
    ...((region ?? endpoint) !== undefined && { region: region ?? 'us-east-1' }),
    forcePathStyle: pathStyle,
    // Servers other than Amazon's refuse checksums that they don't know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...patience, httpAgent: agent, httpsAgent: agent },
  });
};

/** A bucket by the SDK, which tries a call three times. Nothing is asked yet: whether it is there and may be used shows `tryBucket`. */
export const openBucket = async (place: BucketPlace): Promise<Bucket> => {
  const { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } =
    await sdk();
  const client = await clientOf(place);
  const { bucket: Bucket, prefix } = place;
  const Key = (key: string): string => `${prefix}${key}`;
  const got = async (key: string, Range?: string): Promise<Uint8Array> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: Key(key), ...(Range && { Range }) }));
    return (await Body?.transformToByteArray()) ?? new Uint8Array();
  };
  const list = async function* (under: string): AsyncGenerator<Listed> {
    let next: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: Key(under), ...(next && { ContinuationToken: next }) }),
      );
      for (const { Key: key = '', Size = 0, ETag = '', LastModified } of page.Contents ?? [])
        yield {
          key: key.slice(prefix.length),
          bytes: Size,
          version: ETag,
          changedAt: LastModified?.getTime() ?? 0,
        };
      next = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
  };
  return {
    put: async (key, Body, ContentType = 'application/octet-stream') => {
      await client.send(new PutObjectCommand({ Bucket, Key: Key(key), Body, ContentType }));
    },
    get: async (key) => {
      try {
        return await got(key);
      } catch (fault) {
        if (isAbsent(fault)) return undefined;
        throw fault;
      }
    },
    range: async (key, from, to) => {
      const read = (): Promise<Uint8Array> => got(key, `bytes=${from}-${to - 1}`);
      // The SDK tries again until an answer begins; one that breaks off later is asked for once more here.
      const whole = await read().catch((fault: unknown) => {
        if (isAbsent(fault)) throw fault;
        return read();
      });
      if (whole.length !== to - from) throw Object.assign(new Error('Not that many bytes'), { code: 'SHORT' });
      return whole;
    },
    list,
    copy: async (from, to) => {
      const CopySource = `${Bucket}/${Key(from)}`.split('/').map(encodeURIComponent).join('/');
      await client.send(new CopyObjectCommand({ Bucket, Key: Key(to), CopySource }));
    },
    stream: async (key, pieces) => {
      const { Upload } = await streams();
      const Body = Readable.from(pieces, { objectMode: false });
      await new Upload({ client, params: { Bucket, Key: Key(key), Body }, queueSize: 2 }).done();
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: Key(key) }));
    },
  };
};
