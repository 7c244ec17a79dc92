import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  checkResumeFile,
  largestResume,
  smallestResume,
  type ResumeFileRefusal,
} from '../../../domain/resumes/resume-file';
import { resumeNameOf } from '../../../domain/resumes/resume-name';
import { mayBeginUpload, uploadEnds } from '../../../domain/resumes/upload-room';
import type { Instant } from '../../../domain/time/instant';
import type { FileNotTaken } from '../../ports/candidate-api/resumes';
import type { FileRef } from '../../ports/file-ref';
import type { AppendRefusal, NewUpload, NoSuchUpload, Upload } from '../../ports/file-store';
import type { Sealed } from '../../ports/secrets';
import type { FromStore, StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';
import type { Uploader } from './uploader';

type Deps = Pick<ServiceDependencies, 'files' | 'clock' | 'secrets' | 'unitOfWork' | 'reporter'>;

export interface OpenUpload {
  readonly upload: Upload;
  /** When it is forgotten, unless it is whole and stored by then. */
  readonly until: Instant;
}

const open = (upload: Upload): OpenUpload => ({ upload, until: uploadEnds(upload.begunAt, upload.lastByteAt) });

/** Begins a file for which there is room. That everybody's room is taken is the operator's to know. */
const beginWithin = (
  { files, reporter }: Deps,
  upload: NewUpload,
): TE.TaskEither<FileNotTaken | StoreUnavailable, undefined> =>
  pipe(
    files.begin(upload, (others) => mayBeginUpload(upload, others)),
    TE.mapLeft((failure) => {
      if (failure._tag === 'UploadsFull')
        reporter.report('uploads-full', { uploads: failure.uploads, bytes: failure.bytes });
      return failure;
    }),
  );

const lineOf = ({ letInBy }: Uploader): Sealed | undefined =>
  letInBy._tag === 'Session' ? letInBy.session.line : undefined;

/** What a session begins whose candidate has not shown yet that the address is theirs is that session's: it ends with it (R41). */
const whoseUpload = (uploader: Uploader): Pick<Upload, 'owner' | 'line'> => {
  const { candidateId: owner, letInBy } = uploader;
  const own = letInBy._tag === 'Session' && !letInBy.session.proven;
  return { owner, line: own ? letInBy.session.line : undefined };
};

const newUpload = ({ secrets, clock }: Deps, uploader: Uploader, name: string, bytes: number): NewUpload => ({
  ref: secrets.newFileRef(),
  ...whoseUpload(uploader),
  name,
  bytes,
  begunAt: clock.now(),
});

const isOf = (uploader: Uploader, { owner, line }: Upload): boolean =>
  owner === uploader.candidateId && (line === undefined || line === lineOf(uploader));

/** A file is announced by its name and size, and refused by them before a byte of it travels (R20). */
export const beginUpload =
  (deps: Deps) =>
  (
    uploader: Uploader,
    { name: raw, bytes }: { readonly name: string; readonly bytes: number },
  ): TE.TaskEither<FileNotTaken | StoreUnavailable, OpenUpload> => {
    const name = resumeNameOf(raw);
    const file = checkResumeFile(name, bytes);
    if (file._tag === 'Refused') return TE.left(file.reason);
    const upload = newUpload(deps, uploader, name, bytes);
    return pipe(
      beginWithin(deps, upload),
      TE.map(() => open({ ...upload, received: 0, lastByteAt: upload.begunAt })),
    );
  };

/** The uploader's own file on its way; another's, or one that waited too long, is as good as none. */
export const ownUpload =
  ({ files, clock }: Pick<Deps, 'files' | 'clock'>) =>
  (uploader: Uploader, ref: FileRef): FromStore<O.Option<OpenUpload>> =>
    pipe(
      files.find(ref),
      TE.map(O.map(open)),
      TE.map(O.filter(({ upload, until }) => isOf(uploader, upload) && clock.now() < until)),
    );

const noSuchUpload: NoSuchUpload = { _tag: 'NoSuchUpload' };

/** Adds what comes, and tells how much is here and how long that waits for the rest. */
export const continueUpload =
  (deps: Deps) =>
  (
    uploader: Uploader,
    ref: FileRef,
    from: number,
    pieces: AsyncIterable<Uint8Array>,
  ): TE.TaskEither<AppendRefusal | StoreUnavailable, OpenUpload> => {
    const own = pipe(
      ownUpload(deps)(uploader, ref),
      TE.flatMap(TE.fromOption((): AppendRefusal | StoreUnavailable => noSuchUpload)),
    );
    return pipe(
      own,
      TE.flatMap(() => deps.files.append(ref, from, pieces)),
      TE.flatMap((received) =>
        pipe(
          own,
          TE.map(({ upload }) => open({ ...upload, received })),
        ),
      ),
    );
  };

export const dropUpload =
  (deps: Deps) =>
  (uploader: Uploader, ref: FileRef): TE.TaskEither<NoSuchUpload | StoreUnavailable, undefined> =>
    pipe(
      ownUpload(deps)(uploader, ref),
      TE.flatMap(TE.fromOption((): NoSuchUpload | StoreUnavailable => noSuchUpload)),
      TE.flatMap(() => deps.files.discard(ref)),
    );

const tooLarge: ResumeFileRefusal = { _tag: 'FileTooLarge', bytes: largestResume + 1, atMost: largestResume };

/** Its own file can't be missing or begin elsewhere: then somebody took it away, and it can be sent again. */
const ofForm = (failure: AppendRefusal | StoreUnavailable): FileNotTaken | StoreUnavailable => {
  switch (failure._tag) {
    case 'TooManyBytes':
      return tooLarge;
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
 * A file that comes in one request, as the specification has it, goes to the disk as it comes. Nobody knows how long it is before its end,
 * so that it takes the room of the largest until then: how many such requests a candidate may have open follows from that. What is wrong
 * with the file is said when it is stored; what can't be taken in at all, now.
 */
export const takeWholeFile =
  (deps: Deps) =>
  (
    uploader: Uploader,
    raw: string,
    pieces: AsyncIterable<Uint8Array>,
  ): TE.TaskEither<FileNotTaken | StoreUnavailable, FileRef> => {
    const { files } = deps;
    const name = resumeNameOf(raw);
    const file = checkResumeFile(name, smallestResume);
    if (file._tag === 'Refused') return TE.left(file.reason);
    const upload = newUpload(deps, uploader, name, largestResume);
    const { ref } = upload;
    return pipe(
      beginWithin(deps, upload),
      TE.flatMap(() =>
        pipe(
          files.append(ref, 0, pieces),
          TE.flatMap(() => files.close(ref)),
          TE.mapLeft(ofForm),
          TE.orElseFirstW(() => files.discard(ref)),
        ),
      ),
      TE.map(() => ref),
    );
  };

/**
 * Forgets what has waited for its rest too long, and what was kept for an application that then did not take it: the store
 * had not answered, and nobody tried again.
 */
export const forgetOldUploads = ({ files, clock, unitOfWork }: Omit<Deps, 'secrets' | 'reporter'>): FromStore<number> =>
  pipe(
    files.underWay(),
    TE.map((all) => all.filter(({ begunAt, lastByteAt }) => uploadEnds(begunAt, lastByteAt) <= clock.now())),
    TE.tap(
      TE.traverseSeqArray(({ ref }) =>
        pipe(
          unitOfWork.run<StoreUnavailable, boolean>(({ resumes }) => resumes.isGiven(ref)),
          TE.flatMap((given) => (given ? TE.right(undefined) : files.remove(ref))),
          TE.flatMap(() => files.discard(ref)),
        ),
      ),
    ),
    TE.map((gone) => gone.length),
  );
