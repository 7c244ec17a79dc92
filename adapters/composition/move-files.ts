import * as E from 'fp-ts/Either';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FileStore } from '../../application/files/file-store.port';
import { moveFiles, type FilesMoved, type FilesNotMoved } from '../../application/files/move-files.service';
import { systemClock } from '../server/clock/system-clock';
import { diskFileStore } from '../server/files/file-store';
import { copyMarks, folderMarks, marksFolder, type Marks } from '../server/files/marks';
import { openBucket } from '../server/files/s3/bucket';
import { s3FileStore } from '../server/files/s3/file-store';
import { bucketMarks } from '../server/files/s3/marks';
import { tryBucket } from '../server/files/s3/try-bucket';
import { jsonLog } from '../server/log/log';
import { logReporter } from '../server/log/log-reporter';
import type { NotDone } from '../terminal/operator/machine-command';
import { readSettings } from './settings';

interface Place {
  readonly files: FileStore;
  readonly marks: Marks;
}

type Environment = Readonly<Record<string, string | undefined>>;

const notDone = (exit: 1 | 2, ...lines: readonly string[]): E.Either<NotDone, never> => E.left({ exit, lines });

const stderr = (line: string): void => void process.stderr.write(line);
const reporter = logReporter(jsonLog({ level: 'warn', clock: systemClock, requestId: () => undefined, write: stderr }));

const foldersOfStore = ['kept', 'coming', marksFolder];

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

/** A folder that files come from has some of those that the store makes; one that they go to is made. */
const folderStore = async (folder: string, isSource: boolean): Promise<E.Either<NotDone, Place>> => {
  const parts = await Promise.all(foldersOfStore.map((name) => isFolder(join(folder, name))));
  if (isSource && !parts.includes(true))
    return notDone(1, `${folder} has no files of a portal. Name the folder DATA_DIR/files.`);
  return E.right({ files: diskFileStore(folder, reporter, systemClock), marks: folderMarks(folder) });
};

const storeAt = async (place: string, env: Environment, isSource: boolean): Promise<E.Either<NotDone, Place>> => {
  if (!place.startsWith('s3:')) return folderStore(resolve(place), isSource);
  const settings = readSettings({ ...env, FILES_URL: place });
  if (E.isLeft(settings)) return notDone(2, ...settings.left.map((line) => line.replace(/^FILES_URL/, place)));
  const { filesBucket } = settings.right;
  if (filesBucket === undefined) return notDone(2, `${place} is no bucket.`);
  const bucket = await openBucket(filesBucket);
  const fault = await tryBucket(bucket, filesBucket);
  return fault === undefined
    ? E.right({ files: s3FileStore(bucket, reporter, systemClock), marks: bucketMarks(bucket, filesBucket) })
    : notDone(1, fault);
};

const why = (failure: FilesNotMoved, to: string): string => {
  switch (failure._tag) {
    case 'FileDiffers':
      return `The file ${failure.ref} is not the same in both places. Find out which one is right, and delete the other.`;
    case 'DiskFull':
      return `There is no more room in ${to}. Make room.`;
    case 'StoreUnavailable':
      return 'One of the places did not answer, or lost a file. The lines above say which call failed.';
  }
};

/** `cli operator files-move`: between a folder and a bucket, or two of a kind, as the environment's S3 settings say. */
export const moveFilesOf = async (
  env: Environment,
  from: string,
  to: string,
): Promise<E.Either<NotDone, FilesMoved>> => {
  if (from === to) return notDone(2, 'Both places are the same.');
  const source = await storeAt(from, env, true);
  if (E.isLeft(source)) return source;
  const target = await storeAt(to, env, false);
  if (E.isLeft(target)) return target;
  let files = 0;
  const tell = (): void => {
    files += 1;
    if (files % 1_000 === 0) stderr(`${files} files are moved …\n`);
  };
  const moved = await moveFiles({ from: source.right.files, to: target.right.files }, systemClock, tell)();
  if (E.isLeft(moved))
    return notDone(1, why(moved.left, to), `${files} files were moved. Run the command again: it goes on from there.`);
  try {
    await copyMarks(source.right.marks, target.right.marks);
  } catch {
    return notDone(1, `The files are there, but not the mark of the place. Run the command again.`);
  }
  return moved;
};
