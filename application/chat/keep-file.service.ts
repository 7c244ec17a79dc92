import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AttachmentKind, AttachmentRefusal } from '../../domain/chat/attachment';
import { largestAttachment } from '../../domain/files/file-limits';
import { readAttachment } from '../../domain/chat/attachment-content';
import type { MessageAttachment } from '../../domain/chat/message';
import { permitted } from '../../domain/decision';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { wantsBytes, hasRead } from '../../domain/files/reading';
import type { FileRef } from '../ports/file-ref';
import { scanFile } from '../files/scan-file.service';
import type { DiskFull, StoredFile } from '../files/file-store.port';
import type { AttachmentOnFile } from './chat.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { lookInto } from '../resumes/look-into.service';

/** Bytes in memory, as a file's pieces. */
export async function* inOnePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

const orDiskFull = (failure: { readonly _tag: string }): DiskFull | StoreUnavailable =>
  failure._tag === 'DiskFull' ? { _tag: 'DiskFull', kept: 0 } : { _tag: 'StoreUnavailable' };

/** Stores bytes as a new file that no client uploaded. */
const written = (
  { files, clock, secrets }: Pick<ServiceDependencies, 'files' | 'clock' | 'secrets'>,
  owner: CandidateId,
  bytes: Uint8Array,
): TE.TaskEither<DiskFull | StoreUnavailable, FileRef> => {
  const ref = secrets.newFileRef();
  const upload = { ref, owner, purpose: 'attachment', lineage: undefined, name: 'copy', bytes: bytes.length } as const;
  const received = inOrder(function* () {
    yield* take(files.begin<never>({ ...upload, begunAt: clock.now() }, () => permitted));
    yield* take(files.append(ref, 0, inOnePiece(bytes)));
    yield* take(files.close(ref));
  });
  return pipe(
    inOrder(function* () {
      yield* take(pipe(received, TE.mapLeft(orDiskFull)));
      yield* take(files.keep(ref));
      yield* take(files.discard(ref));
      return ref;
    }),
    TE.orElseFirstW(() => files.discard(ref)),
  );
};

/** A file as a message may carry it: checked, and a photo without its metadata. */
export interface CleanFile {
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly bytes: Uint8Array;
}

/** All bytes of an attachment. */
export const bytesOf = (content: StoredFile): FromStore<Uint8Array> =>
  lookInto(
    content,
    wantsBytes(0, largestAttachment, (bytes) => hasRead(bytes)),
  );

/** Checks and scans a candidate's file, or one that is sent to them, and strips a photo's metadata; anything else is unchanged. */
export const cleanFile =
  (deps: Pick<ServiceDependencies, 'photos' | 'opensPdf' | 'scanner'>, of: CandidateId) =>
  (raw: string, content: StoredFile): TE.TaskEither<AttachmentRefusal | StoreUnavailable, CleanFile> =>
    inOrder(function* () {
      const decision = yield* take(lookInto(content, readAttachment(raw, content.bytes, deps.opensPdf)));
      const { name, kind, isPhoto } = yield* granted(decision);
      yield* take(scanFile(deps, content));
      const damaged: AttachmentRefusal = { _tag: 'AttachmentMismatch', kind };
      const bytes = isPhoto ? yield* found(deps.photos.clean(of, content), damaged) : yield* take(bytesOf(content));
      return { name, kind, bytes };
    });

/** A permanently stored file of a message. */
export type KeptFile = MessageAttachment & Pick<AttachmentOnFile, 'file' | 'bytes'>;

/** Stores a file permanently. */
export const keepFile = (
  deps: Pick<ServiceDependencies, 'files' | 'clock' | 'secrets'>,
  owner: CandidateId,
  { name, kind, bytes }: CleanFile,
): TE.TaskEither<DiskFull | StoreUnavailable, KeptFile> =>
  pipe(
    written(deps, owner, bytes),
    TE.map((file) => ({ name, kind, path: file, file, bytes: bytes.length })),
  );
