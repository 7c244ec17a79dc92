import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import * as E from 'fp-ts/Either';
import { mayFillDisk } from '../../../../domain/files/upload-room';
import { diskOf } from '../../files/disk';
import { codeOf } from '../../postgres/engine/answers';
import { lookAtStore } from '../../postgres/embedded/whole-store';
import { tar } from './tar';

/** What a backup has besides the store and the files: the key without which the rest is worth little, mails, and which of them were sent. */
const beside = ['secret-key', 'mails-sent', 'outbox'];

/** In bytes; what is deleted meanwhile counts as nothing. */
const bytesIn = (folder: string): number => {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce(
    (all, { parentPath, name }) => all + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
};

/**
 * The portal's store needs what is left of this disk: a backup that fills it would stop the portal. Counted as if nothing could be packed smaller and the
 * file system could share no blocks. Undefined: there is room.
 */
const noRoom = async (dataDir: string, file: string, diskNow: typeof diskOf): Promise<string | undefined> => {
  const store = bytesIn(join(dataDir, 'store'));
  const packedHere = statSync(dirname(file)).dev === statSync(dataDir).dev;
  const needed = store + (packedHere ? store + bytesIn(join(dataDir, 'files', 'kept')) : 0);
  const { free, total } = await diskNow(dataDir);
  if (mayFillDisk('resume', { free: free - needed, total })._tag === 'Allowed') return undefined;
  const mega = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
  return `The disk of ${dataDir} has ${mega(free)} free, too few for a backup of up to ${mega(needed)} beside what the portal needs. Make room${packedHere ? ', or name a file on another disk' : ''}.`;
};

/** Asked before candidates wait for a copy that has no place to go. Undefined: files can be written there. */
const notWritable = (folder: string): string | undefined => {
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (fault) {
    return codeOf(fault) === 'ENOENT'
      ? `There is no folder ${folder}: make it, or name a file in another.`
      : `${folder} can't be written to (${codeOf(fault)}): name a file in another folder.`;
  }
};

/** Adds the kept files as hard links: they never change, and one that is deleted meanwhile stays in the backup. */
const linkKept = (dataDir: string, into: string): void => {
  const from = join(dataDir, 'files', 'kept');
  const to = join(into, 'files', 'kept');
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    try {
      linkSync(join(from, name), join(to, name));
    } catch (fault) {
      // There since the first time, or deleted since the folder was read.
      if (!['EEXIST', 'ENOENT'].includes(codeOf(fault))) throw fault;
    }
  }
};

/** Gathers it all in a folder of its own: files before and after the store, so that every file of every row is there. */
const gather = async (
  dataDir: string,
  into: string,
  copyStore: () => Promise<string | undefined>,
): Promise<string | undefined> => {
  linkKept(dataDir, into);
  const notCopied = await copyStore();
  if (notCopied !== undefined) return notCopied;
  if (lookAtStore(join(into, 'store')) !== 'whole')
    return `The copy of the store is not in ${into}: the portal has another DATA_DIR than this command.`;
  linkKept(dataDir, into);
  for (const name of beside)
    if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(into, name), { recursive: true });
  return undefined;
};

/** Packs it beside its final place, so that a file of that name is complete or absent. */
const pack = async (from: string, file: string): Promise<string | undefined> => {
  const unfinished = `${file}.part`;
  const { code, said } = await tar(['-czf', unfinished, '-C', from, '.']);
  if (code !== 0) {
    rmSync(unfinished, { force: true });
    return `The backup could not be packed: ${said}`;
  }
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
  return undefined;
};

/**
 * Writes DATA_DIR into a file, packed. `copyStore` copies the store to `DATA_DIR/backup/store`, at one moment, and answers why it could not. Answers
 * the length of the backup in bytes, or a sentence.
 */
export const takeBackup = async (
  given: string,
  file: string,
  copyStore: (target: string) => Promise<string | undefined>,
  diskNow = diskOf,
): Promise<E.Either<string, number>> => {
  const dataDir = resolve(given);
  const into = join(dataDir, 'backup');
  if (resolve(file).startsWith(`${into}${sep}`))
    return E.left(`${into} is removed when the backup is done: name a file elsewhere.`);
  if (existsSync(file)) return E.left(`${file} is there already, and stays as it is: name another file.`);
  const unwritable = notWritable(dirname(resolve(file)));
  if (unwritable !== undefined) return E.left(unwritable);
  try {
    const full = await noRoom(dataDir, file, diskNow);
    if (full !== undefined) return E.left(full);
    mkdirSync(into, { mode: 0o700 });
  } catch (fault) {
    return E.left(
      codeOf(fault) === 'EEXIST'
        ? `${into} is there: another backup is being taken. If none is, one was interrupted: remove that folder.`
        : `${into} or ${file} can't be made (${codeOf(fault)}).`,
    );
  }
  try {
    const not = (await gather(dataDir, into, () => copyStore(join(into, 'store')))) ?? (await pack(into, file));
    return not === undefined ? E.right(statSync(file).size) : E.left(not);
  } catch (fault) {
    return E.left(`The backup could not be written (${codeOf(fault)}).`);
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
};
