import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Photos } from '../../../application/chat/photos.port';
import { bytesOf } from '../../../application/chat/keep-file.service';
import { withoutMetadata } from '../../../domain/chat/photo-metadata';

/** Cleans at once, where it is asked. */
export const photosAtOnce: Photos = {
  clean: (_, photo) =>
    pipe(
      bytesOf(photo),
      TE.map((bytes) => O.fromNullable(withoutMetadata(bytes))),
    ),
};
