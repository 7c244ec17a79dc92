import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isFinished } from '../../domain/applications/turns';
import { permitted } from '../../domain/decision';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { AnswerKind } from '../../domain/recording/answer-file';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { NoSuchVideo, RecordedVideoNamed } from './recording.api';
import type { Ticket } from '../files/receipt.api';
import type { SignedFile } from '../files/receipt.api';
import type { FileRef } from '../ports/file-ref';
import type { FileStore, StoredFile } from '../files/file-store.port';
import type { StoredAnswer, StoredTake } from './recorded-answers.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { isGood, signedLink } from '../resumes/saved-resumes.service';
import { findOwn } from './own-recording.service';

/** Whose answer to which question. */
export interface AnswerOf {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly questionId: InterviewQuestionId;
}

/** An index and a length are little; the copy of a short take may double. */
const roomForCopy = (bytes: number): number => 2 * bytes + 1024 * 1024;

/** Writes the copy as a file of its own. Until an answer uses it, it is an upload that expires. */
const written = (
  { files, clock, secrets, recordings }: ServiceDependencies,
  owner: CandidateId,
  { kind, bytes }: StoredTake,
  content: StoredFile,
) => {
  const ref = secrets.newFileRef();
  const upload = { ref, owner, purpose: 'answer', line: undefined, name: 'copy', bytes: roomForCopy(bytes) } as const;
  let complete = false;
  /* The file store keeps what arrived of an upload that breaks off; a copy that breaks off must not count. */
  const pieces = async function* (): AsyncIterable<Uint8Array> {
    yield* recordings.seekable(content, kind, owner);
    complete = true;
  };
  return pipe(
    files.begin({ ...upload, begunAt: clock.now() }, () => permitted),
    TE.flatMap(() => files.append(ref, 0, pieces())),
    TE.filterOrElseW(
      () => complete,
      (): StoreUnavailable => ({ _tag: 'StoreUnavailable' }),
    ),
    TE.flatMap(() => files.close(ref)),
    TE.flatMap(() => files.keep(ref)),
    TE.map(() => ref),
    TE.orElseFirstW(() => files.discard(ref)),
  );
};

/** Attaches the copy to the answer if the take is still the same and has none; otherwise deletes the copy. Returns the copy in use. */
const adopted = (
  { unitOfWork, files }: ServiceDependencies,
  { candidateId, positionId, questionId }: AnswerOf,
  take: StoredTake,
  copy: FileRef,
): FromStore<FileRef> =>
  pipe(
    unitOfWork.run<StoreUnavailable, FileRef>((store) =>
      pipe(
        store.applications.lock(candidateId, positionId),
        TE.flatMap(() => store.recordedAnswers.of(candidateId, positionId)),
        TE.flatMap((answers): FromStore<FileRef> => {
          const answer = answers.find((one) => one.questionId === questionId);
          if (answer?.take?.file !== take.file) return TE.right(take.file);
          if (answer.take.playable !== undefined) return TE.right(answer.take.playable);
          return pipe(
            store.recordedAnswers.put(candidateId, positionId, { ...answer, take: { ...take, playable: copy } }),
            TE.map(() => copy),
          );
        }),
      ),
    ),
    TE.tap((counts) => (counts === copy ? TE.right(undefined) : files.remove(copy))),
    TE.tap(() => files.discard(copy)),
  );

const copied = (deps: ServiceDependencies, of: AnswerOf, take: StoredTake): FromStore<FileRef> =>
  pipe(
    deps.files.read(take.file),
    TE.flatMap(
      O.match(
        (): FromStore<FileRef> => TE.right(take.file),
        (content) =>
          pipe(
            written(deps, of.candidateId, take, content),
            TE.flatMap((copy) => adopted(deps, of, take, copy)),
            TE.orElse((): FromStore<FileRef> => TE.right(take.file)),
          ),
      ),
    ),
  );

type Copying = ReturnType<FromStore<FileRef>>;

/** The copies under way. A candidate who asks again, because a copy can take ten seconds, waits for the first one. */
const underWay = new WeakMap<FileStore, Map<FileRef, Copying>>();

/** The file to play: the seekable copy, created on first use (R34). The take itself if no copy can be made now, or there is no space for one. */
const toPlay =
  (deps: ServiceDependencies, of: AnswerOf, take: StoredTake): FromStore<FileRef> =>
  async () => {
    if (take.playable !== undefined) return E.right(take.playable);
    const copies = underWay.get(deps.files) ?? new Map<FileRef, Copying>();
    underWay.set(deps.files, copies);
    const copy = copies.get(take.file) ?? copied(deps, of, take)().finally(() => copies.delete(take.file));
    copies.set(take.file, copy);
    return copy;
  };

const noVideo: NoSuchVideo = { _tag: 'NoSuchVideo' };

/** A link to the recording of one question. Who may ask for it is the caller's affair. */
export const linkToAnswer = (
  deps: ServiceDependencies,
  of: AnswerOf,
): TE.TaskEither<NoSuchVideo | StoreUnavailable, SignedFile> =>
  pipe(
    deps.unitOfWork.run<StoreUnavailable, readonly StoredAnswer[]>(({ recordedAnswers }) =>
      recordedAnswers.of(of.candidateId, of.positionId),
    ),
    TE.map((answers) => O.fromNullable(answers.find(({ questionId }) => questionId === of.questionId)?.take)),
    TE.flatMap(TE.fromOption((): NoSuchVideo | StoreUnavailable => noVideo)),
    TE.flatMap((take) => toPlay(deps, of, take)),
    TE.map((file) => signedLink(deps, 'answer', of.candidateId, file)),
  );

/** A candidate sees their own recordings until the application is finished (R35). */
export const signRecordedVideo =
  (deps: ServiceDependencies) =>
  (
    candidateId: CandidateId,
    { questionId, ...job }: RecordedVideoNamed,
  ): TE.TaskEither<NoSuchVideo | NoSuchApplication | StoreUnavailable, SignedFile> =>
    pipe(
      deps.unitOfWork.run((store) => findOwn(store, candidateId, job)),
      TE.filterOrElseW(
        ({ application }) => !isFinished(application.status),
        () => noVideo,
      ),
      TE.flatMap(() => linkToAnswer(deps, { candidateId, positionId: job.positionId, questionId })),
    );

/** A recording to play or download. `kind` says which type of video it is. */
export interface VideoFile {
  readonly file: FileRef;
  readonly kind: AnswerKind;
  readonly content: StoredFile;
}

/** The file of a signed link; none if the link is expired or altered, or the answer was recorded again. */
export const readSignedVideo =
  (deps: ServiceDependencies) =>
  (ticket: Ticket): FromStore<O.Option<VideoFile>> => {
    const { file } = ticket;
    if (!isGood(deps, ticket)) return TE.right(O.none);
    return pipe(
      deps.unitOfWork.run<StoreUnavailable, O.Option<AnswerKind>>(({ recordedAnswers }) =>
        recordedAnswers.kindOf(file),
      ),
      TE.flatMap(
        O.match(
          (): FromStore<O.Option<VideoFile>> => TE.right(O.none),
          (kind) => pipe(deps.files.read(file), TE.map(O.map((content) => ({ file, kind, content })))),
        ),
      ),
    );
  };
