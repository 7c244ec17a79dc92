import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { known } from '../../domain/brand';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { checkAnswerSize, readAnswerKind } from '../../domain/recording/answer-file';
import type { Sha256 } from '../../domain/recording/sha256';
import { inOnePiece } from '../chat/keep-file.service';
import type { AppendRefusal, DiskFull } from '../files/file-store.port';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { FileRef } from '../ports/file-ref';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { fingerprinted, measured, parsed } from '../recording/arrived-answer.service';
import type { StoredAnswer, StoredTake } from '../recording/recorded-answers.store';
import { lookInto } from '../resumes/look-into.service';
import { quietly } from '../resumes/quietly.service';
import { beginWithin } from '../resumes/receive-file.service';
import type { ServiceDependencies } from '../service/dependencies';
import type { AnswerArrived, AnswerNotImported, AnswerPiece } from './import.api';
import type { NewTake, NewVideo, RecordReason } from './records.service';
import { refOfSent } from './sent-files.service';

/* A recorded answer has up to 200 MB: it comes in pieces, as an upload of nobody's that its SHA-256 names, and goes on where it stopped. */

/** Stands for the employer's own system among those whose uploads and recordings take turns. No candidate will have this id. */
const importer = { candidateId: known<CandidateId>(Number.MAX_SAFE_INTEGER) };

type Deps = Pick<ServiceDependencies, 'files' | 'secrets' | 'clock' | 'recordings' | 'scanner' | 'reporter'>;

const unavailable: StoreUnavailable = { _tag: 'StoreUnavailable' };

/** Begins the upload, unless it is under way. One that was announced with another length begins anew. */
const begun = (deps: Deps, ref: FileRef, bytes: number) =>
  inOrder(function* () {
    const there = O.toUndefined(yield* take(deps.files.find(ref)));
    if (there?.bytes === bytes) return;
    yield* take(deps.files.discard(ref));
    const { candidateId: owner } = importer;
    const upload = { ref, purpose: 'answer', owner, lineage: undefined, name: 'answer', bytes } as const;
    yield* take(beginWithin(deps, { ...upload, begunAt: deps.clock.now() }));
  });

/** A piece that doesn't continue what is there changes nothing: the sender is told where to go on. */
const arrivedSoFar = (
  failure: AppendRefusal | StoreUnavailable,
): TE.TaskEither<DiskFull | StoreUnavailable, number> => {
  switch (failure._tag) {
    case 'NotTheNextByte':
      return TE.right(failure.received);
    case 'TooManyBytes':
      return TE.right(failure.bytes);
    case 'NoSuchUpload':
      return TE.left(unavailable);
    case 'DiskFull':
    case 'StoreUnavailable':
      return TE.left(failure);
  }
};

/** Keeps what arrived once it passed every check of an upload (R34). What is refused is deleted. */
const keepWhole = (
  deps: Deps,
  ref: FileRef,
  sha256: Sha256,
): TE.TaskEither<AnswerNotImported | StoreUnavailable, undefined> =>
  pipe(
    inOrder(function* () {
      const content = yield* found(deps.files.received(ref), unavailable);
      const print = yield* take(fingerprinted(deps, content));
      if (print.sha256 !== sha256) return yield* refuse({ _tag: 'OtherContent' });
      yield* take(parsed(deps, importer, content, print.kind));
      yield* take(deps.files.keep(ref));
      return yield* take(quietly(deps.files.discard(ref)));
    }),
    TE.orElseFirstW(({ _tag }) =>
      _tag === 'StoreUnavailable' || _tag === 'DiskFull' ? TE.right(undefined) : quietly(deps.files.discard(ref)),
    ),
  );

/** Takes a piece of a recorded answer; with the last one the file is checked, and kept for the records that will name it. Again: it stays as it is. */
export const takeAnswerPiece =
  (deps: Deps) =>
  ({ sha256, bytes, from, piece }: AnswerPiece): TE.TaskEither<AnswerNotImported | StoreUnavailable, AnswerArrived> =>
    inOrder(function* () {
      yield* granted(checkAnswerSize(bytes));
      const ref = refOfSent(deps, sha256);
      const kept = yield* take(deps.files.read(ref));
      if (O.isSome(kept)) return { received: kept.value.bytes, bytes: kept.value.bytes };
      yield* take(begun(deps, ref, bytes));
      const received = yield* take(pipe(deps.files.append(ref, from, inOnePiece(piece)), TE.orElse(arrivedSoFar)));
      if (received === bytes) yield* take(keepWhole(deps, ref, sha256));
      return { received, bytes };
    });

/** A take that was sent, as it is stored, or why it can't be: its length is the file's own, whatever was said elsewhere. */
export const takeSent = (
  deps: Pick<ServiceDependencies, 'files' | 'secrets' | 'recordings' | 'clock'>,
  { sha256, receivedAt }: NewTake,
  questionId: NewVideo['questionId'],
): FromStore<StoredTake | RecordReason> =>
  inOrder(function* () {
    const file = sha256 === undefined ? undefined : refOfSent(deps, sha256);
    const content = file === undefined ? O.none : yield* take(deps.files.read(file));
    if (sha256 === undefined || file === undefined || O.isNone(content)) return { _tag: 'AnswerNotSent', questionId };
    const { bytes } = content.value;
    const looked = inOrder(function* () {
      const kind = yield* granted(yield* take(lookInto(content.value, readAnswerKind)));
      const length = yield* take(measured(deps, importer, content.value, kind));
      return { file, kind, bytes, sha256, length, receivedAt: receivedAt ?? deps.clock.now(), playable: undefined };
    });
    return yield* take(
      pipe(
        looked,
        TE.orElse((why): FromStore<StoredTake | RecordReason> =>
          why._tag === 'StoreUnavailable' ? TE.left(why) : TE.right({ _tag: 'AnswerRefused', why }),
        ),
      ),
    );
  });

/** Of the takes that were replaced elsewhere only the number is told: a digest that no recording has stands for each. */
const replacedElsewhere = ({ take: now, reRecords }: NewVideo): readonly Sha256[] => {
  const length = reRecords === 0 || now !== undefined ? reRecords : reRecords + 1;
  return Array.from({ length }, (_, n) => known<Sha256>(n.toString(16).padStart(64, '0')));
};

/** The answer as it is stored. */
export const storedAnswer = (video: NewVideo, stored: StoredTake | undefined): StoredAnswer => ({
  questionId: video.questionId,
  take: stored,
  replaced: replacedElsewhere(video),
});
