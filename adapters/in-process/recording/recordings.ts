import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { StoredFile } from '../../../application/files/file-store.port';
import type { Recordings } from '../../../application/recording/recordings.port';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import { parseSha256 } from '../../../domain/recording/sha256';

const whole = async ({ bytes, part }: StoredFile): Promise<Uint8Array<ArrayBuffer>> => {
  const read = new Uint8Array(bytes);
  let at = 0;
  for await (const piece of part(0, bytes)) {
    read.set(piece, at);
    at += piece.length;
  }
  return read;
};

const hex = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Believes every file of the right kind, without a length, and copies it as it is: the fake has no muxing library. */
export const believedRecordings: Recordings = {
  digest: (file) =>
    pipe(
      TE.tryCatch(
        async () => hex(await crypto.subtle.digest('SHA-256', await whole(file))),
        (): StoreUnavailable => ({ _tag: 'StoreUnavailable' }),
      ),
      TE.flatMapEither((digest) =>
        pipe(
          parseSha256(digest),
          E.mapLeft((): StoreUnavailable => ({ _tag: 'StoreUnavailable' })),
        ),
      ),
    ),
  look: () => TE.right(O.some({ length: undefined })),
  seekable: ({ bytes, part }) => part(0, bytes),
};
