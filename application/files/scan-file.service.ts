import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { FileInfected } from '../../domain/files/infected';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import type { StoredFile } from './file-store.port';

const infected: FileInfected = { _tag: 'FileInfected' };

/** Refuses a file in which the deployment's scanner finds something. Without a scanner every file passes. */
export const scanFile = (
  { scanner }: Pick<ServiceDependencies, 'scanner'>,
  file: StoredFile,
): TE.TaskEither<FileInfected | StoreUnavailable, undefined> =>
  scanner === undefined
    ? TE.right(undefined)
    : pipe(
        scanner.scan(file),
        TE.flatMap((found): TE.TaskEither<FileInfected | StoreUnavailable, undefined> =>
          found === 'clean' ? TE.right(undefined) : TE.left(infected),
        ),
      );
