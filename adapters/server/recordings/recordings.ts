import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredFile } from '../../../application/ports/file-store';
import type { Recordings } from '../../../application/ports/recordings';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import { parseSha256 } from '../../../domain/recording/sha256';
import { parsing, type Parsing } from './parsing';

const unavailable: StoreUnavailable = { _tag: 'StoreUnavailable' };

const digestOf = async (file: StoredFile): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of file.part(0, file.bytes)) hash.update(piece);
  return hash.digest('hex');
};

/** A browser's recorder streams, so it writes neither a length nor an index; the copy has both. What can't be copied is passed on as it is. */
export const mediaRecordings = (folder: string = tmpdir(), { look, copy }: Parsing = parsing): Recordings => ({
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
  look: (file, kind) =>
    TE.tryCatch(
      () => look(file, kind),
      () => unavailable,
    ),
  seekable: async function* (file, kind) {
    const path = join(folder, `recording-${randomUUID()}`);
    try {
      yield* (await copy(file, kind, path)) ? createReadStream(path) : file.part(0, file.bytes);
    } finally {
      await rm(path, { force: true });
    }
  },
});
