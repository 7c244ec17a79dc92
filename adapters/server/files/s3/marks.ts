import { marksFolder, type Marks } from '../marks';
import type { Bucket, BucketPlace } from './bucket';

/** The marks of a bucket of files. */
export const bucketMarks = (bucket: Bucket, place: BucketPlace): Marks => {
  const keyOf = (mark: string): string => `${marksFolder}/${mark}`;
  return {
    placeOf: (mark) => `s3://${place.bucket}/${place.prefix}${keyOf(mark)}`,
    all: async () => {
      const found: string[] = [];
      for await (const { key } of bucket.list(keyOf(''))) found.push(key.slice(keyOf('').length));
      return found;
    },
    has: async (mark) => (await bucket.get(keyOf(mark))) !== undefined,
    put: (mark) => bucket.put(keyOf(mark), new Uint8Array()),
    remove: (mark) => bucket.remove(keyOf(mark)),
  };
};
