import * as E from 'fp-ts/Either';
import { join } from 'node:path';
import type { FileStore } from '../../application/files/file-store.port';
import type { Clock } from '../../application/ports/clock';
import type { Reporter } from '../../application/ports/reporter';
import { diskFileStore } from '../server/files/file-store';
import { openBucket } from '../server/files/s3/bucket';
import { s3FileStore } from '../server/files/s3/file-store';
import { tryBucket } from '../server/files/s3/try-bucket';
import type { Reader, Settings } from './settings';

type FileSettings = Pick<Settings, 'dataDir' | 'filesBucket'>;

/** The folder or the bucket of the settings. A portal tries a bucket first: left is why it can't be used, and what to do. */
export const openFiles = async (
  { dataDir, filesBucket }: FileSettings,
  reader: Reader,
  reporter: Reporter,
  clock: Clock,
): Promise<E.Either<string, FileStore>> => {
  if (filesBucket === undefined) return E.right(diskFileStore(join(dataDir, 'files'), reporter, clock));
  const bucket = await openBucket(filesBucket);
  const fault = reader === 'portal' ? await tryBucket(bucket, filesBucket) : undefined;
  return fault === undefined ? E.right(s3FileStore(bucket, reporter, clock)) : E.left(fault);
};
