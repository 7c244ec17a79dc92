import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import { mostResumesKept } from '../../domain/files/upload-room';
import { readResume } from '../../domain/resumes/resume-content';
import type { FileRef } from '../ports/file-ref';
import type { StoredFile } from '../files/file-store.port';
import type { ResumeGiven, StoreResumeRefusal } from './resumes.api';
import type { ResumeReceipt } from '../files/receipt.api';
import type { Store } from '../ports/unit-of-work';
import type { StoredResume } from './resumes.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { takeInHand, type InHand } from '../applications/own-application.service';
import { writePlainAct } from '../applications/plain-act.service';
import type { Request } from '../applications/request.service';
import type { ServiceDependencies } from '../service/dependencies';
import { ownUpload } from './receive-file.service';
import { removeUnlessUsed } from './forget-orphans.service';
import { lookInto } from './look-into.service';
import { mayTouch, stillLetIn, type Uploader } from './uploader.service';

type Failure = StoreResumeRefusal | StoreUnavailable;

/** What the candidate is told about a stored resume. `path` is its reference, not an address. */
export const receiptOf = ({ name, bytes, receivedAt, file }: StoredResume): ResumeReceipt => ({
  name,
  bytes,
  receivedAt,
  path: file,
});

/** What to store, or why not. Finding out writes nothing and locks no application while a file is read. */
type Prepared = E.Either<StoreResumeRefusal, StoredResume>;

/** What fails here is made up for later: an upload expires, and `forgetOrphans` finds a file that nothing uses. */
const quietly = (act: FromStore<unknown>): TE.TaskEither<never, undefined> =>
  pipe(
    act,
    TE.matchE(
      () => TE.right(undefined),
      () => TE.right(undefined),
    ),
  );

const forget = ({ files }: ServiceDependencies, ref: FileRef): TE.TaskEither<never, undefined> =>
  quietly(files.discard(ref));

const newFile = (deps: ServiceDependencies, uploader: Uploader, ref: FileRef): FromStore<Prepared> => {
  const looked = (name: string, content: StoredFile): FromStore<Prepared> =>
    pipe(
      lookInto(content, readResume(name, content.bytes, deps.opensPdf)),
      TE.map((decision) =>
        decision._tag === 'Refused'
          ? E.left(decision.reason)
          : E.right({ file: ref, name, bytes: content.bytes, kind: decision.value, receivedAt: deps.clock.now() }),
      ),
    );
  return pipe(
    ownUpload('resume', deps)(uploader, ref),
    TE.flatMap((found): FromStore<Prepared> => {
      if (O.isNone(found)) return TE.right(E.left({ _tag: 'NoSuchUpload' }));
      const { name, bytes, received } = found.value.upload;
      if (received < bytes) return TE.right(E.left({ _tag: 'UploadUnfinished', received, bytes }));
      return pipe(
        deps.files.received(ref),
        TE.flatMap(
          O.match(
            (): FromStore<Prepared> => TE.right(E.left({ _tag: 'NoSuchUpload' })),
            (content) => looked(name, content),
          ),
        ),
        // A refused file never becomes a resume, so its upload is deleted.
        TE.tap((prepared) => (E.isLeft(prepared) ? forget(deps, ref) : TE.right(undefined))),
      );
    }),
  );
};

/** One of the candidate's stored resumes, from any application; it counts as stored now. The name in the call is ignored. */
const savedResume = (
  { unitOfWork, clock }: ServiceDependencies,
  caller: CandidateId,
  path: string,
): FromStore<Prepared> =>
  pipe(
    unitOfWork.run<StoreUnavailable, readonly StoredResume[]>(({ resumes }) => resumes.of(caller)),
    TE.map((all): Prepared => {
      const saved = all.find(({ file }) => file === path);
      if (saved === undefined) return E.left({ _tag: 'NoSuchResume' });
      const { file, name, bytes, kind } = saved;
      return E.right({ file, name, bytes, kind, receivedAt: clock.now() });
    }),
  );

/**
 * After a lost answer, the same file may arrive as another upload: the request is the same if it is the same upload, or one with the same
 * name and length. Once an upload becomes a resume, only its reference is left.
 */
const storeRequest = (
  { secrets }: ServiceDependencies,
  { key, positionId, resume }: ResumeGiven,
  prepared: Prepared,
): Request => {
  const does = `StoreResume ${positionId}`;
  if (resume._tag === 'SavedResume') return { key, words: `${does} ${resume.path}` };
  const file = E.isRight(prepared) ? secrets.sealRequest(`${prepared.right.bytes} ${prepared.right.name}`) : undefined;
  return {
    key,
    words: `${does} ${resume.file} ${file ?? 'unread'}`,
    isSame: (kept) => {
      const [act, position, first, content] = kept.split(' ');
      return `${act} ${position}` === does && (first === resume.file || (file !== undefined && content === file));
    },
  };
};

/** What the first of two identical requests stored. */
const storedBefore = (store: Store, caller: CandidateId, given: ResumeGiven): TE.TaskEither<Failure, ResumeReceipt> =>
  pipe(
    store.resumes.of(caller),
    TE.map((all) => O.fromNullable(all.find(({ positionId }) => positionId === given.positionId))),
    TE.flatMap(TE.fromOption((): Failure => ({ _tag: 'NoSuchResume' }))),
    TE.map(receiptOf),
  );

/** An application's older resumes make room. Answers their files, which another application may use. */
const forgetOlder = (store: Store, caller: CandidateId, positionId: PositionId): FromStore<readonly FileRef[]> =>
  pipe(
    store.resumes.of(caller),
    TE.map((all) => [...new Set(all.filter((one) => one.positionId === positionId).map(({ file }) => file))]),
    TE.map((files) => files.slice(mostResumesKept)),
    TE.tap(TE.traverseSeqArray((file) => store.resumes.forget(caller, positionId, file))),
  );

/** The file is there and stays: a new one is kept, and one stored earlier may have made room meanwhile. */
const claim = (
  { files }: ServiceDependencies,
  store: Store,
  resume: ResumeGiven['resume'],
  file: FileRef,
): TE.TaskEither<Failure, undefined> =>
  resume._tag === 'NewFile'
    ? files.keep(file)
    : pipe(
        store.recordedAnswers.lockFile(file),
        TE.flatMap(() => store.resumes.isGiven(file)),
        TE.flatMap((there): TE.TaskEither<Failure, undefined> =>
          there ? TE.right(undefined) : TE.left({ _tag: 'NoSuchResume' }),
        ),
      );

/** What the transaction did, and the files that this application no longer uses. */
interface Written {
  readonly receipt: ResumeReceipt;
  readonly unused: readonly FileRef[];
}

/**
 * Stores a resume with an application (R27: 'resume stored', from any state that goes on): a new file, after checking its name, size and
 * content (R20), or one stored earlier. Resume, application, act and used-up links are written together or not at all. The file is stored
 * just before, under the same name on every repetition, and its upload is deleted after.
 */
export const storeResume =
  (deps: ServiceDependencies) =>
  (uploader: Uploader, given: ResumeGiven): TE.TaskEither<Failure, ResumeReceipt> => {
    const caller = uploader.candidateId;
    const { resume, positionId } = given;
    if (!mayTouch(uploader, positionId)) return TE.left({ _tag: 'NoSuchApplication' });
    const write = (
      store: Store,
      own: InHand,
      stored: StoredResume,
      request: Request,
    ): TE.TaskEither<Failure, Written> =>
      pipe(
        writePlainAct(store, deps.publicUrl, caller, own, { _tag: 'StoreResume' }, request),
        TE.flatMap(() => claim(deps, store, resume, stored.file)),
        TE.flatMap(() => store.resumes.add(caller, positionId, stored)),
        TE.tap(() => store.resumeLinks.useUp(caller, positionId, stored.receivedAt)),
        TE.flatMap(() => forgetOlder(store, caller, positionId)),
        TE.map((unused) => ({ receipt: receiptOf(stored), unused })),
      );
    return pipe(
      resume._tag === 'NewFile' ? newFile(deps, uploader, resume.file) : savedResume(deps, caller, resume.path),
      TE.flatMap((prepared) => {
        const request = storeRequest(deps, given, prepared);
        return deps.unitOfWork.run<Failure, Written>((store) =>
          pipe(
            takeInHand(store, deps.clock, caller, given, request),
            TE.flatMap((own): TE.TaskEither<Failure, Written> => {
              if (own.repeated)
                return pipe(
                  storedBefore(store, caller, given),
                  TE.map((receipt) => ({ receipt, unused: [] })),
                );
              if (E.isLeft(prepared)) return TE.left(prepared.left);
              const { right } = prepared;
              return pipe(
                stillLetIn(store, uploader, right.receivedAt),
                TE.flatMap((open) =>
                  open ? write(store, own, right, request) : TE.left<Failure>({ _tag: 'NoSuchApplication' }),
                ),
              );
            }),
          ),
        );
      }),
      TE.tap(({ unused }) => quietly(TE.traverseSeqArray((file: FileRef) => removeUnlessUsed(deps, file))(unused))),
      TE.tap(() => (resume._tag === 'NewFile' ? forget(deps, resume.file) : TE.right(undefined))),
      TE.map(({ receipt }) => receipt),
    );
  };
