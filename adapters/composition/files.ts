import * as E from 'fp-ts/Either';
import { join, resolve } from 'node:path';
import type { FileStore } from '../../application/files/file-store.port';
import type { Clock } from '../../application/ports/clock';
import type { Reporter } from '../../application/ports/reporter';
import { codeOf } from '../server/files/disk';
import { diskFileStore } from '../server/files/file-store';
import { folderMarks, missingMark, type Marks } from '../server/files/marks';
import { openBucket, type Bucket, type BucketPlace } from '../server/files/s3/bucket';
import { codeOfS3 } from '../server/files/s3/faults';
import { s3FileStore } from '../server/files/s3/file-store';
import { bucketMarks } from '../server/files/s3/marks';
import { tryBucket } from '../server/files/s3/try-bucket';
import type { OpenStore } from '../server/postgres/open-store';
import type { Reader, Settings } from './settings';

interface Surroundings {
  readonly reader: Reader;
  readonly reporter: Reporter;
  readonly clock: Clock;
  readonly agreeOnFileMark: OpenStore['agreeOnFileMark'];
}

interface OpenFiles {
  readonly files: FileStore;
  readonly bucket: Bucket | undefined;
}

const folderOf = (dataDir: string): string => join(dataDir, 'files');

/** Why the mark's place is not the one that all processes on the database use, and what to do. */
const notShared = (setting: string, marks: Marks, mark: string): string =>
  `${setting}: the other processes on this database keep their files elsewhere, because ${marks.placeOf(mark)} is missing. Let all have the same place, or move the files there with operator files-move. If this is the right place and its files are all there, put an empty file of that name.`;

/** Where several processes may use the database, each of them must see the others' files. */
const checked = async (
  setting: string,
  marks: Marks,
  codeOfFault: (fault: unknown) => string,
  { reader, agreeOnFileMark }: Surroundings,
  databaseUrl: string | undefined,
): Promise<E.Either<string, undefined>> => {
  if (reader !== 'portal' || databaseUrl === undefined) return E.right(undefined);
  try {
    const mark = await missingMark(marks, agreeOnFileMark);
    return mark === undefined ? E.right(undefined) : E.left(notShared(setting, marks, mark));
  } catch (fault) {
    return E.left(
      `${setting}: whether all processes see the same files could not be found out (${codeOfFault(fault)}).`,
    );
  }
};

const openInBucket = async (
  place: BucketPlace,
  databaseUrl: string | undefined,
  surroundings: Surroundings,
): Promise<E.Either<string, OpenFiles>> => {
  const { reader, reporter, clock } = surroundings;
  const bucket = await openBucket(place);
  const fault = reader === 'portal' ? await tryBucket(bucket, place) : undefined;
  if (fault !== undefined) return E.left(fault);
  const shared = await checked('FILES_URL', bucketMarks(bucket, place), codeOfS3, surroundings, databaseUrl);
  return E.isLeft(shared) ? shared : E.right({ files: s3FileStore(bucket, reporter, clock), bucket });
};

/**
 * The folder or the bucket of the settings. A portal tries a bucket first, and makes sure that it is the place of all processes on its database: left is
 * why it can't be used, and what to do.
 */
export const openFiles = async (
  { dataDir, filesBucket, databaseUrl }: Pick<Settings, 'dataDir' | 'filesBucket' | 'databaseUrl'>,
  surroundings: Surroundings,
): Promise<E.Either<string, OpenFiles>> => {
  if (filesBucket !== undefined) return openInBucket(filesBucket, databaseUrl, surroundings);
  const marks = folderMarks(resolve(folderOf(dataDir)));
  const shared = await checked('FILES_SHARED', marks, codeOf, surroundings, databaseUrl);
  return E.isLeft(shared)
    ? shared
    : E.right({
        files: diskFileStore(folderOf(dataDir), surroundings.reporter, surroundings.clock),
        bucket: undefined,
      });
};
