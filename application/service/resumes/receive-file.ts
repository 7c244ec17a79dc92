import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { checkResumeFile, type ResumeFileRefusal } from '../../../domain/resumes/resume-file';
import { resumeNameOf } from '../../../domain/resumes/resume-name';
import { uploadLifetime } from '../../../domain/resumes/upload';
import { minus, plus, type Instant } from '../../../domain/time/instant';
import type { FileRef } from '../../ports/file-ref';
import type { AppendRefusal, NoSuchUpload, Upload } from '../../ports/file-store';
import type { Sealed } from '../../ports/secrets';
import type { FromStore, StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';
import type { Uploader } from './uploader';

type Deps = Pick<ServiceDependencies, 'files' | 'clock' | 'secrets' | 'unitOfWork'>;

export interface OpenUpload {
  readonly upload: Upload;
  /** When it is forgotten, unless it is whole and stored by then. */
  readonly until: Instant;
}

const open = (upload: Upload): OpenUpload => ({ upload, until: plus(upload.begunAt, uploadLifetime) });

const lineOf = ({ letInBy }: Uploader): Sealed | undefined =>
  letInBy._tag === 'Session' ? letInBy.session.line : undefined;

/** What a session begins whose candidate has not shown yet that the address is theirs is that session's: it ends with it (R41). */
const whoseUpload = (uploader: Uploader): Pick<Upload, 'owner' | 'line'> => {
  const { candidateId: owner, letInBy } = uploader;
  const own = letInBy._tag === 'Session' && !letInBy.session.proven;
  return { owner, line: own ? letInBy.session.line : undefined };
};

const isOf = (uploader: Uploader, { owner, line }: Upload): boolean =>
  owner === uploader.candidateId && (line === undefined || line === lineOf(uploader));

/** A file is announced by its name and size, and refused by them before a byte of it travels (R20). */
export const beginUpload =
  ({ files, clock, secrets }: Deps) =>
  (
    uploader: Uploader,
    { name: raw, bytes }: { readonly name: string; readonly bytes: number },
  ): TE.TaskEither<ResumeFileRefusal | StoreUnavailable, OpenUpload> => {
    const name = resumeNameOf(raw);
    const file = checkResumeFile(name, bytes);
    if (file._tag === 'Refused') return TE.left(file.reason);
    const upload = { ref: secrets.newFileRef(), ...whoseUpload(uploader), name, bytes, begunAt: clock.now() };
    return pipe(
      files.begin(upload),
      TE.map(() => open({ ...upload, received: 0 })),
    );
  };

/** The uploader's own file on its way; another's, or one that waited for more than a day, is as good as none. */
export const ownUpload =
  ({ files, clock }: Pick<Deps, 'files' | 'clock'>) =>
  (uploader: Uploader, ref: FileRef): FromStore<O.Option<OpenUpload>> =>
    pipe(
      files.find(ref),
      TE.map(O.map(open)),
      TE.map(O.filter(({ upload, until }) => isOf(uploader, upload) && clock.now() < until)),
    );

const noSuchUpload: NoSuchUpload = { _tag: 'NoSuchUpload' };

export const continueUpload =
  (deps: Deps) =>
  (
    uploader: Uploader,
    ref: FileRef,
    from: number,
    pieces: AsyncIterable<Uint8Array>,
  ): TE.TaskEither<AppendRefusal | StoreUnavailable, number> =>
    pipe(
      ownUpload(deps)(uploader, ref),
      TE.flatMap(TE.fromOption((): AppendRefusal | StoreUnavailable => noSuchUpload)),
      TE.flatMap(() => deps.files.append(ref, from, pieces)),
    );

export const dropUpload =
  (deps: Deps) =>
  (uploader: Uploader, ref: FileRef): TE.TaskEither<NoSuchUpload | StoreUnavailable, undefined> =>
    pipe(
      ownUpload(deps)(uploader, ref),
      TE.flatMap(TE.fromOption((): NoSuchUpload | StoreUnavailable => noSuchUpload)),
      TE.flatMap(() => deps.files.discard(ref)),
    );

async function* inOnePiece(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** A file that came in one request. What is wrong with it is said when it is stored: the call that brought it has its own words. */
export const takeWholeFile =
  ({ files, clock, secrets }: Deps) =>
  (uploader: Uploader, name: string, content: Uint8Array): FromStore<FileRef> => {
    const ref = secrets.newFileRef();
    const upload = {
      ref,
      ...whoseUpload(uploader),
      name: resumeNameOf(name),
      bytes: content.length,
      begunAt: clock.now(),
    };
    return pipe(
      files.begin(upload),
      TE.flatMap(() => files.append(ref, 0, inOnePiece(content))),
      TE.bimap(
        (): StoreUnavailable => ({ _tag: 'StoreUnavailable' }),
        () => ref,
      ),
    );
  };

/**
 * Forgets what has waited for its rest for a day, and what was kept for an application that then did not take it: the store
 * had not answered, and nobody tried again.
 */
export const forgetOldUploads = ({ files, clock, unitOfWork }: Deps): FromStore<number> =>
  pipe(
    files.begunBefore(minus(clock.now(), uploadLifetime)),
    TE.tap(
      TE.traverseSeqArray((ref) =>
        pipe(
          unitOfWork.run<StoreUnavailable, boolean>(({ resumes }) => resumes.isGiven(ref)),
          TE.flatMap((given) => (given ? TE.right(undefined) : files.remove(ref))),
          TE.flatMap(() => files.discard(ref)),
        ),
      ),
    ),
    TE.map((refs) => refs.length),
  );
