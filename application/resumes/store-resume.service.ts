import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { readResume } from '../../domain/resumes/resume-content';
import { inOrder, refuse, take } from '../in-order';
import type { FileRef } from '../ports/file-ref';
import { scanFile } from '../files/scan-file.service';
import type { StoredFile } from '../files/file-store.port';
import { noApplication } from '../ports/candidate-api/call';
import type { NoSuchResume, ResumeGiven, StoreResumeRefusal } from './resumes.api';
import type { ResumeReceipt } from '../files/receipt.api';
import type { Store } from '../ports/unit-of-work';
import type { StoredResume } from './resumes.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { takeInHand, type InHand } from '../applications/own-application.service';
import { writePlainAct } from '../applications/plain-act.service';
import type { Request } from '../applications/request.service';
import type { ServiceDependencies } from '../service/dependencies';
import { ownUpload } from './receive-file.service';
import { forgetOlder } from './forget-older.service';
import { removeUnlessUsed } from './forget-orphans.service';
import { lookInto } from './look-into.service';
import { quietly } from './quietly.service';
import { mayTouch, stillLetIn, type Uploader } from './uploader.service';

type Failure = StoreResumeRefusal | StoreUnavailable;

const noResume: NoSuchResume = { _tag: 'NoSuchResume' };

/** What the candidate is told about a stored resume. `path` is its reference, not an address. */
export const receiptOf = ({ name, bytes, receivedAt, file }: StoredResume): ResumeReceipt => ({
  name,
  bytes,
  receivedAt,
  path: file,
});

/** What to store, or why not. Finding out writes nothing and locks no application while a file is read. */
type Prepared = E.Either<StoreResumeRefusal, StoredResume>;

const forget = ({ files }: ServiceDependencies, ref: FileRef): TE.TaskEither<never, undefined> =>
  quietly(files.discard(ref));

const noUpload: Prepared = E.left({ _tag: 'NoSuchUpload' });

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
  /** Only what would be kept is scanned. */
  const scanned = (content: StoredFile, prepared: Prepared): FromStore<Prepared> =>
    E.isLeft(prepared)
      ? TE.right(prepared)
      : pipe(
          scanFile(deps, content),
          TE.map(() => prepared),
          TE.orElse((failure): FromStore<Prepared> =>
            failure._tag === 'FileInfected' ? TE.right(E.left(failure)) : TE.left(failure),
          ),
        );
  return inOrder(function* () {
    const own = yield* take(ownUpload('resume', deps)(uploader, ref));
    if (O.isNone(own)) return noUpload;
    const { name, bytes, received } = own.value.upload;
    if (received < bytes) return E.left({ _tag: 'UploadUnfinished', received, bytes });
    const content = yield* take(deps.files.received(ref));
    const prepared = O.isNone(content)
      ? noUpload
      : yield* take(scanned(content.value, yield* take(looked(name, content.value))));
    // A refused file never becomes a resume, so its upload is deleted.
    if (E.isLeft(prepared)) yield* take(forget(deps, ref));
    return prepared;
  });
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
      if (saved === undefined) return E.left(noResume);
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
const storedBefore = (store: Store, caller: CandidateId, given: ResumeGiven) =>
  inOrder(function* () {
    const all = yield* take(store.resumes.of(caller));
    const stored = all.find(({ positionId }) => positionId === given.positionId);
    return stored === undefined ? yield* refuse(noResume) : receiptOf(stored);
  });

/** The file is there and stays: a new one is kept, and one stored earlier may have made room meanwhile. */
const claim = ({ files }: ServiceDependencies, store: Store, resume: ResumeGiven['resume'], file: FileRef) =>
  inOrder(function* () {
    if (resume._tag === 'NewFile') return yield* take(files.keep(file));
    yield* take(store.recordedAnswers.lockFile(file));
    const isThere = yield* take(store.resumes.isGiven(file));
    return isThere ? undefined : yield* refuse(noResume);
  });

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
    const write = (store: Store, own: InHand, stored: StoredResume, request: Request) =>
      inOrder(function* () {
        yield* take(writePlainAct(store, deps.publicUrl, caller, own, { _tag: 'StoreResume' }, request));
        yield* take(claim(deps, store, resume, stored.file));
        yield* take(store.resumes.add(caller, positionId, stored));
        yield* take(store.resumeLinks.useUp(caller, positionId, stored.receivedAt));
        return { receipt: receiptOf(stored), unused: yield* take(forgetOlder(store, caller, positionId)) };
      });
    const storeOnce = (store: Store, prepared: Prepared, request: Request) =>
      inOrder(function* () {
        const own = yield* take(takeInHand(store, deps.clock, caller, given, request));
        if (own.repeated) return { receipt: yield* take(storedBefore(store, caller, given)), unused: [] };
        if (E.isLeft(prepared)) return yield* refuse(prepared.left);
        const isLetIn = yield* take(stillLetIn(store, uploader, prepared.right.receivedAt));
        if (!isLetIn) return yield* refuse(noApplication);
        return yield* take(write(store, own, prepared.right, request));
      });
    return inOrder(function* () {
      if (!mayTouch(uploader, positionId)) return yield* refuse(noApplication);
      const isNew = resume._tag === 'NewFile';
      const prepared = yield* take(
        isNew ? newFile(deps, uploader, resume.file) : savedResume(deps, caller, resume.path),
      );
      const request = storeRequest(deps, given, prepared);
      const { receipt, unused } = yield* take(deps.unitOfWork.run((store) => storeOnce(store, prepared, request)));
      yield* take(quietly(TE.traverseSeqArray((file: FileRef) => removeUnlessUsed(deps, file))(unused)));
      if (isNew) yield* take(forget(deps, resume.file));
      return receipt;
    });
  };
