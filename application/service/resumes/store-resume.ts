import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import { checkResume } from '../../../domain/resumes/resume-content';
import type { FileRef } from '../../ports/file-ref';
import type { ResumeGiven, ResumeReceipt, StoreResumeRefusal } from '../../ports/candidate-api/resumes';
import type { Store } from '../../ports/unit-of-work';
import type { StoredResume } from '../../ports/unit-of-work/resumes';
import type { FromStore, StoreUnavailable } from '../../ports/unit-of-work/store';
import { lockOwn, takeInHand, type InHand } from '../acts/own-application';
import { writePlainAct } from '../acts/plain-act';
import type { ServiceDependencies } from '../dependencies';
import { ownUpload } from './receive-file';
import { mayTouch, stillLetIn, type Uploader } from './uploader';

type Failure = StoreResumeRefusal | StoreUnavailable;

export const receiptOf = ({ name, bytes, receivedAt, file }: StoredResume): ResumeReceipt => ({
  name,
  bytes,
  receivedAt,
  path: file,
});

/** What is to be stored, or why not. Nothing is written to find out, and no application is locked while a file is read. */
type Prepared = E.Either<StoreResumeRefusal, StoredResume>;

/** What can't be forgotten now is forgotten with the old uploads. */
const forget = ({ files }: ServiceDependencies, ref: FileRef): TE.TaskEither<never, undefined> =>
  pipe(
    files.discard(ref),
    TE.orElse(() => TE.right(undefined)),
  );

const newFile = (deps: ServiceDependencies, uploader: Uploader, ref: FileRef): FromStore<Prepared> => {
  const looked = (name: string, content: Uint8Array): Prepared => {
    const decision = checkResume(name, content);
    return decision._tag === 'Refused'
      ? E.left(decision.reason)
      : E.right({ file: ref, name, bytes: content.length, kind: decision.value, receivedAt: deps.clock.now() });
  };
  return pipe(
    ownUpload(deps)(uploader, ref),
    TE.flatMap((found): FromStore<Prepared> => {
      if (O.isNone(found)) return TE.right(E.left({ _tag: 'NoSuchUpload' }));
      const { name, bytes, received } = found.value.upload;
      if (received < bytes) return TE.right(E.left({ _tag: 'UploadUnfinished', received, bytes }));
      return pipe(
        deps.files.received(ref),
        TE.map(
          O.match(
            (): Prepared => E.left({ _tag: 'NoSuchUpload' }),
            (content) => looked(name, content),
          ),
        ),
        // A file that is refused for what it is never becomes a resume.
        TE.tap((prepared) => (E.isLeft(prepared) ? forget(deps, ref) : TE.right(undefined))),
      );
    }),
  );
};

/** One of the candidate's own, wherever it was given first; it counts as given now. The name it is sent under says nothing. */
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

const inHand = (deps: ServiceDependencies, store: Store, caller: CandidateId, { key, ...given }: ResumeGiven) =>
  key === undefined
    ? pipe(
        lockOwn(store, deps.clock, caller, given),
        TE.map((own): InHand => ({ ...own, repeated: false })),
      )
    : takeInHand(store, deps.clock, caller, given, requestOf(key, given));

/** A choice whose answer was lost may have to be sent again, and is another upload then: what makes it the same request is its key. */
const requestOf = (
  key: NonNullable<ResumeGiven['key']>,
  { positionId, resume }: Pick<ResumeGiven, 'positionId' | 'resume'>,
) => ({ key, words: `StoreResume ${positionId} ${resume._tag === 'NewFile' ? 'a new file' : resume.path}` });

/** What the first of two same requests stored. */
const storedBefore = (store: Store, caller: CandidateId, given: ResumeGiven): TE.TaskEither<Failure, ResumeReceipt> =>
  pipe(
    store.resumes.of(caller),
    TE.map((all) => O.fromNullable(all.find(({ positionId }) => positionId === given.positionId))),
    TE.flatMap(TE.fromOption((): Failure => ({ _tag: 'NoSuchResume' }))),
    TE.map(receiptOf),
  );

/**
 * Stores a resume with an application (R27: 'resume stored', from any state that goes on): a new file after its name, its size and its
 * content were looked at (R20), or one that was given before. Row, application, act and the links that are used up stand or fall
 * together; the file is kept just before, under the same name however often this is repeated, and its upload is forgotten after.
 */
export const storeResume =
  (deps: ServiceDependencies) =>
  (uploader: Uploader, given: ResumeGiven): TE.TaskEither<Failure, ResumeReceipt> => {
    const caller = uploader.candidateId;
    const { resume, positionId, key } = given;
    if (!mayTouch(uploader, positionId)) return TE.left({ _tag: 'NoSuchApplication' });
    const write = (store: Store, own: InHand, stored: StoredResume): TE.TaskEither<Failure, ResumeReceipt> =>
      pipe(
        writePlainAct(store, caller, own, { _tag: 'StoreResume' }, key && requestOf(key, given)),
        TE.flatMap(() => (resume._tag === 'NewFile' ? deps.files.keep(resume.file) : TE.right(undefined))),
        TE.flatMap(() => store.resumes.add(caller, positionId, stored)),
        TE.flatMap(() => store.resumeLinks.useUp(caller, positionId, stored.receivedAt)),
        TE.map(() => receiptOf(stored)),
      );
    return pipe(
      resume._tag === 'NewFile' ? newFile(deps, uploader, resume.file) : savedResume(deps, caller, resume.path),
      TE.flatMap((prepared) =>
        deps.unitOfWork.run<Failure, ResumeReceipt>((store) =>
          pipe(
            inHand(deps, store, caller, given),
            TE.flatMap((own): TE.TaskEither<Failure, ResumeReceipt> => {
              if (own.repeated) return storedBefore(store, caller, given);
              if (E.isLeft(prepared)) return TE.left(prepared.left);
              const { right } = prepared;
              return pipe(
                stillLetIn(store, uploader, right.receivedAt),
                TE.flatMap((open) =>
                  open ? write(store, own, right) : TE.left<Failure>({ _tag: 'NoSuchApplication' }),
                ),
              );
            }),
          ),
        ),
      ),
      TE.tap(() => (resume._tag === 'NewFile' ? forget(deps, resume.file) : TE.right(undefined))),
    );
  };
