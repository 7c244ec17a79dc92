import * as E from 'fp-ts/Either';
import { parseFileRef, type FileRef } from '../../../../application/ports/file-ref';
import type { StoredFile } from '../../../../application/files/file-store.port';
import type { Bucket, Listed } from './bucket';
import { lengthOf, type Segment } from './pieces';

const folder = 'kept/';

/** Before the name of a kept file, which goes on with when its last byte arrived, so that one listing tells the old ones. */
const namesOf = (ref: FileRef): string => `${folder}${ref}.`;

interface KeptFile {
  readonly key: string;
  readonly ref: FileRef;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const keptFile = ({ key, bytes }: Listed): KeptFile | undefined => {
  const [, name = '', at] = /^kept\/([^/.]+)\.(\d+)$/.exec(key) ?? [];
  const ref = parseFileRef(name);
  return E.isRight(ref) ? { key, ref: ref.right, bytes, at: Number(at) } : undefined;
};

/** The finished files in a bucket. */
export const keptFiles = (bucket: Bucket) => {
  const under = async function* (prefix: string): AsyncGenerator<KeptFile> {
    for await (const object of bucket.list(prefix)) {
      const file = keptFile(object);
      if (file !== undefined) yield file;
    }
  };
  const find = async (ref: FileRef): Promise<KeptFile | undefined> => {
    for await (const file of under(namesOf(ref))) return file;
    return undefined;
  };
  return {
    find,
    all: (): AsyncIterable<KeptFile> => under(folder),
    /** Whole or not at all, and the first time only. One piece is copied by the bucket, more are joined on their way through this process. */
    keep: async (
      ref: FileRef,
      segments: readonly Segment[],
      part: StoredFile['part'],
      lastByteAt: number,
    ): Promise<void> => {
      if ((await find(ref)) !== undefined) return;
      const key = `${namesOf(ref)}${lastByteAt}`;
      const [first, ...others] = segments;
      if (first === undefined) await bucket.put(key, new Uint8Array());
      else if (others.length === 0) await bucket.copy(first.piece.key, key);
      else await bucket.stream(key, part(0, lengthOf(segments)));
    },
    /** Copies a whole file from another store. One that is already here gets a new timestamp in its name. */
    adopt: async (ref: FileRef, { bytes, part }: StoredFile, now: number): Promise<void> => {
      const there = await find(ref);
      const key = `${namesOf(ref)}${now}`;
      if (there === undefined) await bucket.stream(key, part(0, bytes));
      else if (there.at < now) {
        await bucket.copy(there.key, key);
        await bucket.remove(there.key);
      }
    },
    remove: async (ref: FileRef): Promise<void> => {
      for await (const { key } of under(namesOf(ref))) await bucket.remove(key);
    },
  };
};
