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
import { inOrder, refuse, take } from '../in-order';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { NoSuchVideo, RecordedVideoNamed } from './recording.api';
import type { Ticket, SignedFile } from '../files/receipt.api';
import type { FileRef } from '../ports/file-ref';
import type { FileStore, StoredFile } from '../files/file-store.port';
import type { Store } from '../ports/unit-of-work';
import type { StoredTake } from './recorded-answers.store';
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
  const upload = {
    ref,
    owner,
    purpose: 'answer',
    lineage: undefined,
    name: 'copy',
    bytes: roomForCopy(bytes),
  } as const;
  let complete = false;
  /* The file store keeps what arrived of an upload that breaks off; a copy that breaks off must not count. */
  const pieces = async function* (): AsyncIterable<Uint8Array> {
    yield* recordings.seekable(content, kind, owner);
    complete = true;
  };
  return pipe(
    inOrder(function* () {
      yield* take(files.begin({ ...upload, begunAt: clock.now() }, () => permitted));
      yield* take(files.append(ref, 0, pieces()));
      if (!complete) return yield* refuse({ _tag: 'StoreUnavailable' });
      yield* take(files.close(ref));
      yield* take(files.keep(ref));
      return ref;
    }),
    TE.orElseFirstW(() => files.discard(ref)),
  );
};

/** Attaches the copy to the answer if the take is still the same and has none; otherwise deletes the copy. Returns the copy in use. */
const adopted = (
  { unitOfWork, files }: ServiceDependencies,
  { candidateId, positionId, questionId }: AnswerOf,
  recorded: StoredTake,
  copy: FileRef,
) => {
  const attach = (store: Store) =>
    inOrder(function* () {
      yield* take(store.applications.lock(candidateId, positionId));
      const answers = yield* take(store.recordedAnswers.of(candidateId, positionId));
      const answer = answers.find((one) => one.questionId === questionId);
      if (answer?.take?.file !== recorded.file) return recorded.file;
      if (answer.take.playable !== undefined) return answer.take.playable;
      const playable = { ...answer, take: { ...recorded, playable: copy } };
      yield* take(store.recordedAnswers.put(candidateId, positionId, playable));
      return copy;
    });
  return inOrder(function* () {
    const counts = yield* take(unitOfWork.run(attach));
    if (counts !== copy) yield* take(files.remove(copy));
    yield* take(files.discard(copy));
    return counts;
  });
};

const copied = (deps: ServiceDependencies, of: AnswerOf, recorded: StoredTake): FromStore<FileRef> =>
  inOrder(function* () {
    const content = yield* take(deps.files.read(recorded.file));
    if (O.isNone(content)) return recorded.file;
    return yield* take(
      pipe(
        written(deps, of.candidateId, recorded, content.value),
        TE.flatMap((copy) => adopted(deps, of, recorded, copy)),
        TE.orElse(() => TE.right(recorded.file)),
      ),
    );
  });

type Copying = ReturnType<FromStore<FileRef>>;

/** The copies under way. A candidate who asks again, because a copy can take ten seconds, waits for the first one. */
const underWay = new WeakMap<FileStore, Map<FileRef, Copying>>();

/** The file to play: the seekable copy, created on first use (R34). The take itself if no copy can be made now, or there is no space for one. */
const toPlay =
  (deps: ServiceDependencies, of: AnswerOf, recorded: StoredTake): FromStore<FileRef> =>
  async () => {
    if (recorded.playable !== undefined) return E.right(recorded.playable);
    const copies = underWay.get(deps.files) ?? new Map<FileRef, Copying>();
    underWay.set(deps.files, copies);
    const copy = copies.get(recorded.file) ?? copied(deps, of, recorded)().finally(() => copies.delete(recorded.file));
    copies.set(recorded.file, copy);
    return copy;
  };

const noVideo: NoSuchVideo = { _tag: 'NoSuchVideo' };

/** A link to the recording of one question, or to its copy that plays from any place. Who may ask for it is the caller's affair. */
export const linkToAnswer = (
  deps: ServiceDependencies,
  of: AnswerOf,
  asRecorded = false,
): TE.TaskEither<NoSuchVideo | StoreUnavailable, SignedFile> =>
  inOrder(function* () {
    const answers = yield* take(
      deps.unitOfWork.run(({ recordedAnswers }) => recordedAnswers.of(of.candidateId, of.positionId)),
    );
    const recorded = answers.find(({ questionId }) => questionId === of.questionId)?.take;
    if (recorded === undefined) return yield* refuse(noVideo);
    const file = asRecorded ? recorded.file : yield* take(toPlay(deps, of, recorded));
    return signedLink(deps, 'answer', of.candidateId, file);
  });

/** A candidate sees their own recordings until the application is finished (R35). */
export const signRecordedVideo =
  (deps: ServiceDependencies) =>
  (
    candidateId: CandidateId,
    { questionId, ...job }: RecordedVideoNamed,
  ): TE.TaskEither<NoSuchVideo | NoSuchApplication | StoreUnavailable, SignedFile> =>
    inOrder(function* () {
      const { application } = yield* take(deps.unitOfWork.run((store) => findOwn(store, candidateId, job)));
      if (isFinished(application.status)) return yield* refuse(noVideo);
      return yield* take(linkToAnswer(deps, { candidateId, positionId: job.positionId, questionId }));
    });

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
    return inOrder(function* () {
      const kind = yield* take(deps.unitOfWork.run(({ recordedAnswers }) => recordedAnswers.kindOf(file)));
      if (O.isNone(kind)) return O.none;
      const content = yield* take(deps.files.read(file));
      return O.isNone(content) ? O.none : O.some({ file, kind: kind.value, content: content.value });
    });
  };
