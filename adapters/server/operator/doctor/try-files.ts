import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { randomBytes } from 'node:crypto';
import type { FileStore } from '../../../../application/files/file-store.port';
import type { Secrets } from '../../../../application/identity/secrets.port';
import type { StoreUnavailable } from '../../../../application/ports/unit-of-work/store';
import { allowed } from '../../../../domain/decision';
import { parseCandidateId } from '../../../../domain/ids/candidate-id';
import type { Instant } from '../../../../domain/time/instant';
import { notWell, well, type Finding } from './finding';

const unavailable: StoreUnavailable = { _tag: 'StoreUnavailable' };

/** Kept, read and deleted like a candidate's file; nobody's, and gone again. */
const roundTrip = (files: FileStore, newFileRef: Secrets['newFileRef'], now: Instant) => {
  const ref = newFileRef();
  const content = randomBytes(4_096);
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    yield content;
  };
  return pipe(
    TE.fromEither(E.mapLeft(() => unavailable)(parseCandidateId(1))),
    TE.flatMap((owner) =>
      files.begin<never>({ ref, owner, lineage: undefined, name: 'doctor', bytes: content.length, begunAt: now }, () =>
        allowed(undefined),
      ),
    ),
    TE.flatMap(() => files.append(ref, 0, pieces())),
    TE.flatMap(() => files.keep(ref)),
    TE.flatMap(() => files.discard(ref)),
    TE.flatMap(() => files.read(ref)),
    TE.flatMap(TE.fromOption(() => unavailable)),
    TE.flatMap((stored) =>
      TE.tryCatch(
        async () => {
          const read: Uint8Array[] = [];
          for await (const piece of stored.part(0, stored.bytes)) read.push(piece);
          return Buffer.concat(read).equals(content);
        },
        () => unavailable,
      ),
    ),
    TE.flatMap((same) =>
      pipe(
        files.remove(ref),
        TE.flatMap(() => files.read(ref)),
        TE.map((left) => same && O.isNone(left)),
      ),
    ),
  );
};

/** Keeps a file where the portal does, reads it and deletes it. `where`: for the operator. */
export const tryFiles = async (
  files: FileStore,
  newFileRef: Secrets['newFileRef'],
  now: Instant,
  where: string,
): Promise<Finding> => {
  const done = await roundTrip(files, newFileRef, now)();
  if (E.isRight(done) && done.right) return well('files', `kept, read and deleted a file in ${where}`);
  const why = E.isRight(done)
    ? 'a file came back changed, or could not be deleted'
    : done.left._tag === 'DiskFull'
      ? 'there is no room for a file'
      : 'a file could not be kept and read: the log line above has the code';
  return notWell('files', `${where}: ${why}. See that the portal's user may write there and that there is room.`);
};
