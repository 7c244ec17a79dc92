import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '../../../application/files/file-store.port';
import type { Recordings } from '../../../application/recording/recordings.port';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import { parseSha256 } from '../../../domain/recording/sha256';
import { minutes } from '../../../domain/time/duration';
import { parsing, type Parsing } from './parsing';

const unavailable: StoreUnavailable = { _tag: 'StoreUnavailable' };

const digestOf = async (file: StoredFile): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of file.part(0, file.bytes)) hash.update(piece);
  return hash.digest('hex');
};

const prefix = 'recording-';

/** A copy that nobody has written to for so long was left by a process that was killed. */
const abandonedAfter = minutes(10);

/** A file's last change is in the time of the machine, not of the portal's clock. */
const removeAbandoned = async (folder: string, now: number): Promise<void> => {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(prefix))) {
    const path = join(folder, name);
    // A copy that has just ended removes its own file.
    const file = await stat(path).catch(() => undefined);
    if (file !== undefined && file.mtimeMs < now - abandonedAfter) await rm(path, { force: true });
  }
};

/**
 * A browser's recorder streams, so it writes neither a length nor an index; the copy has both. What can't be copied is passed on as it is. The folder
 * is for copies under way: it is made if it isn't there, and readable only by its owner.
 */
export const mediaRecordings = (folder: string, { look, copy }: Parsing = parsing): Recordings => ({
  digest: (file) =>
    pipe(
      TE.tryCatch(
        () => digestOf(file),
        () => unavailable,
      ),
      TE.flatMapEither((digest) =>
        pipe(
          parseSha256(digest),
          E.mapLeft(() => unavailable),
        ),
      ),
    ),
  look: (file, kind, whose) =>
    TE.tryCatch(
      () => look(file, kind, whose),
      () => unavailable,
    ),
  seekable: async function* (file, kind, whose) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(folder, Date.now());
    const path = join(folder, `${prefix}${randomUUID()}`);
    try {
      yield* (await copy(file, kind, path, whose)) ? createReadStream(path) : file.part(0, file.bytes);
    } finally {
      await rm(path, { force: true });
    }
  },
});
