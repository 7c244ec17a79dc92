import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { checkResumeFile, smallestResume, type ResumeFileRefusal } from '../../domain/resumes/resume-file';
import { largestResume } from '../../domain/files/file-limits';
import { fileNameOf } from '../../domain/text/file-name';
import {
  mayBeginUpload,
  purposeOf,
  uploadEnds,
  type NoRoomForUpload,
  type UploadPurpose,
} from '../../domain/files/upload-room';
import type { Instant } from '../../domain/time/instant';
import type { Decision } from '../../domain/decision';
import { found, inOrder, take } from '../in-order';
import type { FileRef } from '../ports/file-ref';
import type { AppendRefusal, DiskFull, NewUpload, NoSuchUpload, Upload } from '../files/file-store.port';
import type { Sealed } from '../ports/secrets';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { isUsed } from './forget-orphans.service';
import { authenticateUploader, type Uploader } from './uploader.service';

type Deps = Pick<ServiceDependencies, 'files' | 'clock' | 'secrets' | 'unitOfWork' | 'reporter'>;

/** What is received, and its rules. */
export interface FileRules<Refusal> {
  readonly purpose: UploadPurpose;
  readonly nameOf: (raw: string) => string;
  readonly check: (name: string, bytes: number) => Decision<Refusal, unknown>;
  /** In bytes. */
  readonly smallest: number;
  readonly largest: number;
}

/** A resume's upload: its name is cleaned, and its kind and size are checked before its content (R20). */
export const resumeRules: FileRules<ResumeFileRefusal> = {
  purpose: 'resume',
  nameOf: fileNameOf,
  check: checkResumeFile,
  smallest: smallestResume,
  largest: largestResume,
};

type NotTaken<Refusal> = Refusal | NoRoomForUpload | DiskFull;

/** An upload that waits for the rest of its bytes. */
export interface OpenUpload {
  readonly upload: Upload;
  /** When it expires, unless it is complete and stored by then. */
  readonly until: Instant;
}

const open = (upload: Upload): OpenUpload => ({ upload, until: uploadEnds(upload.begunAt, upload.lastByteAt) });

/** Begins an upload if there is room. If the limit for all is reached, the operator is notified. */
export const beginWithin = (
  { files, reporter }: Pick<Deps, 'files' | 'reporter'>,
  upload: NewUpload,
): TE.TaskEither<NoRoomForUpload | DiskFull | StoreUnavailable, undefined> =>
  pipe(
    files.begin(upload, (others) => mayBeginUpload(upload, others)),
    TE.mapLeft((failure) => {
      if (failure._tag === 'UploadsFull') reporter.report('uploads-full', { uploads: failure.uploads });
      return failure;
    }),
  );

const lineageOf = ({ letInBy }: Uploader): Sealed | undefined =>
  letInBy._tag === 'Session' ? letInBy.session.lineage : undefined;

/** An upload begun by a session with an unproven address belongs to that session and ends with it (R41). */
const whoseUpload = (uploader: Uploader): Pick<Upload, 'owner' | 'lineage'> => {
  const { candidateId: owner, letInBy } = uploader;
  const own = letInBy._tag === 'Session' && !letInBy.session.proven;
  return { owner, lineage: own ? letInBy.session.lineage : undefined };
};

const newUpload = (
  { secrets, clock }: Deps,
  uploader: Uploader,
  { purpose, name, bytes }: Pick<NewUpload, 'name' | 'bytes'> & { readonly purpose: UploadPurpose },
): NewUpload => ({
  ref: secrets.newFileRef(),
  purpose,
  ...whoseUpload(uploader),
  name,
  bytes,
  begunAt: clock.now(),
});

const isOf = (uploader: Uploader, { owner, lineage }: Upload): boolean =>
  owner === uploader.candidateId && (lineage === undefined || lineage === lineageOf(uploader));

/** Announces a file by name and size; a bad one is refused before any byte is sent (R20, R34). */
export const beginUpload =
  <Refusal>({ purpose, nameOf, check }: FileRules<Refusal>, deps: Deps) =>
  (
    uploader: Uploader,
    { name: raw, bytes }: { readonly name: string; readonly bytes: number },
  ): TE.TaskEither<NotTaken<Refusal> | StoreUnavailable, OpenUpload> => {
    const name = nameOf(raw);
    const file = check(name, bytes);
    if (file._tag === 'Refused') return TE.left(file.reason);
    const upload = newUpload(deps, uploader, { purpose, name, bytes });
    return pipe(
      beginWithin(deps, upload),
      TE.map(() => open({ ...upload, received: 0, lastByteAt: upload.begunAt })),
    );
  };

/** The uploader's own unfinished upload; another's, or an expired one, counts as none. */
export const ownUpload =
  (purpose: UploadPurpose, { files, clock }: Pick<Deps, 'files' | 'clock'>) =>
  (uploader: Uploader, ref: FileRef): FromStore<O.Option<OpenUpload>> =>
    pipe(
      files.find(ref),
      TE.map(O.map(open)),
      TE.map(
        O.filter(({ upload, until }) => purposeOf(upload) === purpose && isOf(uploader, upload) && clock.now() < until),
      ),
    );

const noSuchUpload: NoSuchUpload = { _tag: 'NoSuchUpload' };

/** Adds bytes; answers how much has arrived and how long the upload waits for the rest. */
export const continueUpload =
  (purpose: UploadPurpose, deps: Deps) =>
  (
    uploader: Uploader,
    ref: FileRef,
    from: number,
    pieces: AsyncIterable<Uint8Array>,
  ): TE.TaskEither<AppendRefusal | StoreUnavailable, OpenUpload> => {
    const own = ownUpload(purpose, deps)(uploader, ref);
    return inOrder(function* () {
      yield* found(own, noSuchUpload);
      const received = yield* take(deps.files.append(ref, from, pieces));
      const { upload } = yield* found(own, noSuchUpload);
      return open({ ...upload, received });
    });
  };

/** Deletes the uploader's own unfinished upload and frees the room that it reserved. */
export const dropUpload =
  (purpose: UploadPurpose, deps: Deps) =>
  (uploader: Uploader, ref: FileRef): TE.TaskEither<NoSuchUpload | StoreUnavailable, undefined> =>
    inOrder(function* () {
      yield* found(ownUpload(purpose, deps)(uploader, ref), noSuchUpload);
      return yield* take(deps.files.discard(ref));
    });

/** A file that went on beyond the limit, in bytes; its whole length is never known. */
export interface TooLarge {
  readonly _tag: 'FileTooLarge';
  readonly bytes: number;
  readonly atMost: number;
}

/** A form's own upload can't be missing or out of place unless someone removed it; then it can be sent again. */
const ofForm =
  (largest: number) =>
  (failure: AppendRefusal | StoreUnavailable): TooLarge | DiskFull | StoreUnavailable => {
    switch (failure._tag) {
      case 'TooManyBytes':
        return { _tag: 'FileTooLarge', bytes: largest + 1, atMost: largest };
      case 'DiskFull':
        return { ...failure, kept: 0 };
      case 'NotTheNextByte':
      case 'NoSuchUpload':
        return { _tag: 'StoreUnavailable' };
      case 'StoreUnavailable':
        return failure;
    }
  };

/**
 * Writes a file that arrives in one request, as the specification has it, straight to disk. Its length is unknown until the end, so it
 * counts as the largest file toward its own candidate's limit, which also limits such concurrent requests; from others it takes only what arrives. Faults of the file are reported when it
 * is stored; a lack of room is reported now.
 */
export const takeWholeFile =
  <Refusal>({ purpose, nameOf, check, smallest, largest }: FileRules<Refusal>, deps: Deps) =>
  (
    uploader: Uploader,
    raw: string,
    pieces: AsyncIterable<Uint8Array>,
  ): TE.TaskEither<NotTaken<Refusal | TooLarge> | StoreUnavailable, FileRef> => {
    const { files } = deps;
    const name = nameOf(raw);
    const file = check(name, smallest);
    if (file._tag === 'Refused') return TE.left(file.reason);
    const upload = newUpload(deps, uploader, { purpose, name, bytes: largest });
    const { ref } = upload;
    return inOrder(function* () {
      yield* take(beginWithin(deps, upload));
      yield* take(
        pipe(
          files.append(ref, 0, pieces),
          TE.flatMap(() => files.close(ref)),
          TE.mapLeft(ofForm(largest)),
          TE.orElseFirstW(() => files.discard(ref)),
        ),
      );
      return ref;
    });
  };

/** Deletes expired uploads, and stored files that nothing uses because the store failed and no one tried again. */
export const forgetOldUploads = ({ files, clock, unitOfWork }: Omit<Deps, 'secrets' | 'reporter'>): FromStore<number> =>
  inOrder(function* () {
    const all = yield* take(files.underWay());
    const expired = all.filter(({ begunAt, lastByteAt }) => uploadEnds(begunAt, lastByteAt) <= clock.now());
    for (const { ref } of expired) {
      const used = yield* take(unitOfWork.run((store) => isUsed(store, ref)));
      if (!used) yield* take(files.remove(ref));
      yield* take(files.discard(ref));
    }
    return expired.length;
  });

/** Resumes on their way, in pieces or whole. */
export const resumeUploads = (deps: ServiceDependencies) => ({
  authenticate: authenticateUploader(deps),
  begin: beginUpload(resumeRules, deps),
  own: ownUpload('resume', deps),
  goOn: continueUpload('resume', deps),
  drop: dropUpload('resume', deps),
  /** A file that arrives in one request, as the specification has it. */
  takeWhole: takeWholeFile(resumeRules, deps),
});
