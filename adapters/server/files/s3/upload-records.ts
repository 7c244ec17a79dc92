import * as E from 'fp-ts/Either';
import type { NewUpload } from '../../../../application/files/file-store.port';
import { parseFileRef, type FileRef } from '../../../../application/ports/file-ref';
import { uploadCodec } from '../upload-record';
import type { Bucket } from './bucket';

const folder = 'coming/';
const ending = '.json';
const keyOf = (ref: FileRef): string => `${folder}${ref}${ending}`;

const refIn = (key: string): FileRef | undefined => {
  const ref = parseFileRef(key.slice(folder.length, -ending.length));
  return key.endsWith(ending) && E.isRight(ref) ? ref.right : undefined;
};

const read = (content: Uint8Array): NewUpload | undefined => {
  const upload = uploadCodec.type.decode(JSON.parse(Buffer.from(content).toString()));
  return E.isRight(upload) ? upload.right : undefined;
};

interface Known {
  readonly version: string;
  readonly upload: NewUpload;
}

/** The records of unfinished uploads in a bucket. */
export const uploadRecords = (bucket: Bucket) => {
  /** Because every new upload reads all of them; one that was written again has another version. */
  let known: ReadonlyMap<string, Known> = new Map();
  const of = async (ref: FileRef): Promise<NewUpload | undefined> => {
    const content = await bucket.get(keyOf(ref));
    return content && read(content);
  };
  return {
    of,
    all: async (): Promise<readonly NewUpload[]> => {
      const found = new Map<string, Known>();
      for await (const { key, version } of bucket.list(folder)) {
        const ref = refIn(key);
        const before = known.get(key);
        if (ref === undefined) continue;
        const upload = before?.version === version ? before.upload : await of(ref);
        if (upload !== undefined) found.set(key, { version, upload });
      }
      known = found;
      return [...found.values()].map(({ upload }) => upload);
    },
    write: (upload: NewUpload): Promise<void> =>
      bucket.put(keyOf(upload.ref), Buffer.from(JSON.stringify(uploadCodec.type.encode(upload))), 'application/json'),
    remove: (ref: FileRef): Promise<void> => bucket.remove(keyOf(ref)),
  };
};
