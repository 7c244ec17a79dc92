import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { candidateAct } from '../../domain/applications/lifecycle';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import { mayProceedWithout } from '../../domain/resumes/requirement';
import type { ResumeKind } from '../../domain/resumes/resume-file';
import type { SavedResume } from '../../domain/resumes/upload';
import { minutes, type Milliseconds } from '../../domain/time/duration';
import type { UploadPurpose } from '../../domain/files/upload-room';
import { plus } from '../../domain/time/instant';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { NoSuchResume, ProceedRefusal } from './resumes.api';
import type { Ticket, SignedFile } from '../files/receipt.api';
import { parseFileRef, type FileRef } from '../ports/file-ref';
import type { StoredFile } from '../files/file-store.port';
import type { ResumeOfPosition } from './resumes.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';

/** The resumes a candidate can use again: each file once, with its latest use. */
export const listResumes =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId): FromStore<readonly SavedResume[]> =>
    pipe(
      unitOfWork.run<StoreUnavailable, readonly ResumeOfPosition[]>(({ resumes }) => resumes.of(caller)),
      TE.map((all) =>
        all
          .filter(({ file }, index) => all.findIndex((other) => other.file === file) === index)
          .map(({ file, name, positionId, positionName }) => ({
            resumeName: name,
            resumePath: file,
            positionId,
            positionName,
          })),
      ),
    );

/** 'Proceed without uploading resume': only if the resume is optional and missing (spec 2 §2.5, R23), and could be given (R10b). */
export const proceedWithoutResume =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (caller: CandidateId, job: Job): TE.TaskEither<ProceedRefusal | StoreUnavailable, undefined> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { application, terms } = yield* take(lockOwn(store, clock, caller, job));
        if (candidateAct(application, { _tag: 'StoreResume' }, terms)._tag === 'Refused')
          return yield* refuse({ _tag: 'NothingToSkip' });
        yield* granted(mayProceedWithout(application));
        return yield* take(store.resumes.proceedWithout(caller, job.positionId, terms.now));
      }),
    );

/** How long a signed link is valid (R3). */
export const signedFor: Milliseconds = minutes(5);

/** A self-contained link: nothing is stored for it. */
export const signedLink = (
  { clock, secrets, signedFilePath }: Pick<ServiceDependencies, 'clock' | 'secrets' | 'signedFilePath'>,
  of: UploadPurpose,
  owner: CandidateId,
  file: FileRef,
): SignedFile => {
  const until = plus(clock.now(), signedFor);
  return { url: signedFilePath({ owner, file, until, sealed: secrets.sealTicket(owner, file, until) }, of), until };
};

/** Whether a signed link is unaltered and not expired. */
export const isGood = (
  { clock, secrets }: Pick<ServiceDependencies, 'clock' | 'secrets'>,
  { owner, file, until, sealed }: Ticket,
): boolean => secrets.equal(sealed, secrets.sealTicket(owner, file, until)) && clock.now() <= until;

const own = ({ unitOfWork }: ServiceDependencies, owner: CandidateId, file: string) =>
  pipe(
    unitOfWork.run<StoreUnavailable, readonly ResumeOfPosition[]>(({ resumes }) => resumes.of(owner)),
    TE.map((all) => O.fromNullable(all.find((one) => one.file === file))),
  );

const noResume: NoSuchResume = { _tag: 'NoSuchResume' };

/** A link to one of the caller's files, valid for five minutes. */
export const signResume =
  (deps: ServiceDependencies) =>
  (caller: CandidateId, path: string): TE.TaskEither<NoSuchResume | StoreUnavailable, SignedFile> =>
    inOrder(function* () {
      const { file } = yield* found(own(deps, caller, path), noResume);
      return signedLink(deps, 'resume', caller, file);
    });

/** A resume to download, under the name that its candidate gave it. */
export interface ResumeFile {
  readonly file: FileRef;
  readonly name: string;
  readonly kind: ResumeKind;
  readonly content: StoredFile;
}

/** The file of a signed link; none if the link is expired or altered, or the owner no longer has the file. */
export const readSignedResume =
  (deps: ServiceDependencies) =>
  (ticket: Ticket): FromStore<O.Option<ResumeFile>> => {
    const { owner, file } = ticket;
    const { files } = deps;
    if (!isGood(deps, ticket)) return TE.right(O.none);
    return inOrder(function* () {
      const resume = yield* take(own(deps, owner, file));
      if (O.isNone(resume)) return O.none;
      const { name, kind } = resume.value;
      const content = yield* take(files.read(file));
      return O.isNone(content) ? O.none : O.some({ file, name, kind, content: content.value });
    });
  };

/** An invalid reference is treated like an unknown one. */
export const fileRefIn = (text: string): O.Option<FileRef> => {
  const ref = parseFileRef(text);
  return E.isRight(ref) ? O.some(ref.right) : O.none;
};
