import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { identity, pipe } from 'fp-ts/function';
import {
  checkAnswerLength,
  checkAnswerSize,
  notARecording,
  readAnswerKind,
} from '../../../domain/recording/answer-file';
import { reRecordLimit } from '../../../domain/recording/re-record';
import { reRecordsOf, takeAnswer, type AnswerGiven, type AnswerOnFile } from '../../../domain/recording/stored-answer';
import type { AnswerReceipt, AnswerSent, StoreAnswerRefusal } from '../../ports/candidate-api/recording';
import type { FileRef } from '../../ports/file-ref';
import type { StoredFile } from '../../ports/file-store';
import type { Store } from '../../ports/unit-of-work';
import type { StoredAnswer, StoredTake } from '../../ports/unit-of-work/recorded-answers';
import type { FromStore, StoreUnavailable } from '../../ports/unit-of-work/store';
import { lockOwn, type OwnApplication } from '../acts/own-application';
import { writePlainAct } from '../acts/plain-act';
import type { ServiceDependencies } from '../dependencies';
import { provenFor } from '../proven-for';
import { lookInto } from '../resumes/look-into';
import { ownUpload } from '../resumes/receive-file';
import { stillLetIn, uploaderOf } from '../resumes/uploader';
import type { SessionCaller } from '../sessions';
import { unlessRefused } from '../unless-refused';
import { notSubmittedYet, onFile, questionsToRecord } from './own-recording';
import { takeReceiptOf } from './read-recording';

type Failure = StoreAnswerRefusal | StoreUnavailable;

/** A checked take, or a skip (undefined). Checking writes nothing, and no application is locked while a file is read. */
type Prepared = E.Either<StoreAnswerRefusal, StoredTake | undefined>;

const quietly = (act: FromStore<undefined>): TE.TaskEither<never, undefined> =>
  pipe(
    act,
    TE.orElse(() => TE.right(undefined)),
  );

/** Checks size, bytes, tracks and length, in this order, and computes the hash (R34). */
const checked = (
  { recordings, clock }: ServiceDependencies,
  file: FileRef,
  content: StoredFile,
): TE.TaskEither<Failure, StoredTake> =>
  pipe(
    unlessRefused(checkAnswerSize(content.bytes)),
    TE.flatMap(() => lookInto(content, readAnswerKind)),
    TE.flatMap((decision): TE.TaskEither<Failure, StoredTake['kind']> => unlessRefused(decision)),
    TE.bindTo('kind'),
    TE.bindW('look', ({ kind }) =>
      pipe(recordings.look(content, kind), TE.flatMap(TE.fromOption((): Failure => notARecording))),
    ),
    TE.tap(({ look }) => unlessRefused(checkAnswerLength(look.length))),
    TE.bindW('sha256', () => recordings.digest(content)),
    TE.map(({ kind, look, sha256 }) => ({
      ...{ file, kind, sha256 },
      bytes: content.bytes,
      length: look.length,
      receivedAt: clock.now(),
      playable: undefined,
    })),
  );

const isTrouble = (failure: Failure): failure is StoreUnavailable => failure._tag === 'StoreUnavailable';

const uploaded = (
  deps: ServiceDependencies,
  session: SessionCaller,
  ref: FileRef,
): TE.TaskEither<Failure, StoredTake> => {
  const none = TE.fromOption((): Failure => ({ _tag: 'NoSuchUpload' }));
  return pipe(
    ownUpload('answer', deps)(uploaderOf(session), ref),
    TE.flatMap(none),
    TE.flatMap(({ upload: { received, bytes } }) =>
      received < bytes
        ? TE.left<Failure>({ _tag: 'UploadUnfinished', received, bytes })
        : pipe(deps.files.received(ref), TE.flatMap(none)),
    ),
    TE.flatMap((content) =>
      pipe(
        checked(deps, ref, content),
        // A refused file never becomes an answer, so its upload is deleted.
        TE.orElseFirstW((failure) => (isTrouble(failure) ? TE.right(undefined) : quietly(deps.files.discard(ref)))),
      ),
    ),
  );
};

/** A skip is uploaded empty (spec 2 §4.1). If a recording arrives with the skip flag, it still counts as an answer. */
const isSkip = (deps: ServiceDependencies, session: SessionCaller, { skip, video }: AnswerSent): FromStore<boolean> => {
  if (!skip) return TE.right(false);
  if (video === undefined) return TE.right(true);
  return pipe(
    ownUpload('answer', deps)(uploaderOf(session), video),
    TE.map((found) => O.isSome(found) && found.value.upload.bytes === 0),
  );
};

/** A refusal counts only after the application is known to be the caller's own, so it is kept as a value. */
const prepared = (deps: ServiceDependencies, session: SessionCaller, sent: AnswerSent): FromStore<Prepared> => {
  const take =
    sent.video === undefined
      ? TE.left<Failure, StoredTake>({ _tag: 'NoSuchUpload' })
      : uploaded(deps, session, sent.video);
  return pipe(
    isSkip(deps, session, sent),
    TE.flatMap((skip): TE.TaskEither<Failure, StoredTake | undefined> => (skip ? TE.right(undefined) : take)),
    TE.matchE(
      (failure): FromStore<Prepared> => (isTrouble(failure) ? TE.left(failure) : TE.right(E.left(failure))),
      (found) => TE.right(E.right(found)),
    ),
  );
};

const givenBy = (take: StoredTake | undefined): AnswerGiven =>
  take === undefined ? { _tag: 'Skip' } : { _tag: 'Take', sha256: take.sha256 };

/** What the transaction did, and the files that nothing uses any more. */
interface Taken {
  readonly receipt: AnswerReceipt;
  readonly unused: readonly FileRef[];
}

const receipt = (answer: StoredAnswer): AnswerReceipt => ({
  take: answer.take && takeReceiptOf(answer.take),
  reRecords: reRecordsOf(onFile(answer)),
});

const replace = (
  { files, publicUrl }: ServiceDependencies,
  store: Store,
  { candidateId: caller }: SessionCaller,
  own: OwnApplication,
  { before, take, answer }: { before: StoredAnswer | undefined; take: StoredTake | undefined; answer: AnswerOnFile },
): TE.TaskEither<Failure, Taken> => {
  const { positionId } = own.position;
  const now: StoredAnswer = { questionId: answer.questionId, take, replaced: answer.replaced };
  const old = before?.take;
  return pipe(
    writePlainAct(store, publicUrl, caller, own, { _tag: 'StoreAnswer' }, undefined),
    TE.flatMap(() => (take === undefined ? TE.right(undefined) : files.keep(take.file))),
    TE.flatMap(() => store.recordedAnswers.put(caller, positionId, now)),
    TE.map(() => ({
      receipt: receipt(now),
      unused: old === undefined ? [] : [old.file, ...(old.playable === undefined ? [] : [old.playable])],
    })),
  );
};

const practiced: Taken = { receipt: { take: undefined, reRecords: 0 }, unused: [] };

/**
 * Stores the answer to a question (R27, R34): a take, after a look at its bytes, or a skip. Answer, application and act are written together or not
 * at all. The file is stored just before, under the same name on every repetition; its upload and the take it replaces are deleted after. A practice
 * answer is checked the same way, and nothing of it is stored (R33). R27's order holds: the screening first, and nothing after the submission.
 */
export const storeAnswer =
  (deps: ServiceDependencies) =>
  (session: SessionCaller, sent: AnswerSent): TE.TaskEither<Failure, AnswerReceipt> => {
    const { candidateId: caller } = session;
    const { questionId, positionId } = sent;
    const write = (store: Store, found: Prepared): TE.TaskEither<Failure, Taken> =>
      pipe(
        provenFor(store, session),
        TE.flatMap(() => stillLetIn(store, uploaderOf(session), deps.clock.now())),
        TE.filterOrElseW(identity, (): Failure => ({ _tag: 'NoSuchApplication' })),
        TE.flatMap(() => lockOwn(store, deps.clock, caller, sent)),
        TE.bindTo('own'),
        TE.bindW('questions', ({ own }) => questionsToRecord(store, own.position)),
        TE.bindW('answers', () => store.recordedAnswers.of(caller, positionId)),
        TE.flatMap(({ own, questions, answers }): TE.TaskEither<Failure, Taken> => {
          if (E.isLeft(found)) return TE.left(found.left);
          if (sent.mode === 'practice') return TE.right(practiced);
          const take = found.right;
          const before = answers.find((one) => one.questionId === questionId);
          return pipe(
            notSubmittedYet(store, caller, own),
            TE.flatMap(() =>
              unlessRefused(
                takeAnswer(
                  questions.interview.find((one) => one.questionId === questionId),
                  questionId,
                  before && onFile(before),
                  givenBy(take),
                  reRecordLimit('live', own.position.rerecordLimit),
                ),
              ),
            ),
            TE.flatMap((taken): TE.TaskEither<Failure, Taken> =>
              taken._tag === 'SameAgain'
                ? TE.right({ receipt: before === undefined ? practiced.receipt : receipt(before), unused: [] })
                : replace(deps, store, session, own, { before, take, answer: taken.answer }),
            ),
          );
        }),
      );
    return pipe(
      prepared(deps, session, sent),
      TE.flatMap((found) => deps.unitOfWork.run<Failure, Taken>((store) => write(store, found))),
      TE.tap(({ unused }) => TE.traverseSeqArray((file: FileRef) => quietly(deps.files.remove(file)))(unused)),
      TE.tap(() => (sent.video === undefined ? TE.right(undefined) : quietly(deps.files.discard(sent.video)))),
      TE.map((taken) => taken.receipt),
    );
  };
