import * as TE from 'fp-ts/TaskEither';
import { identity, pipe } from 'fp-ts/function';
import { candidateAct } from '../../domain/applications/lifecycle';
import type { InterviewQuestion } from '../../domain/screening/interview-question';
import { checkAnswerLength, checkAnswerSize, notARecording, readAnswerKind } from '../../domain/recording/answer-file';
import { mayTakeArrived, recordingOpen, type RecordingTerms } from '../../domain/recording/options';
import { reRecordLimit } from '../../domain/recording/re-record';
import {
  questionAsked,
  reRecordsOf,
  takeAnswer,
  type AnswerGiven,
  type AnswerOnFile,
  type AnswerTaken,
} from '../../domain/recording/stored-answer';
import type { Instant } from '../../domain/time/instant';
import type { AnswerReceipt, AnswerSent, StoreAnswerRefusal } from './recording.api';
import type { FileRef } from '../ports/file-ref';
import type { StoredFile } from '../files/file-store.port';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from '../applications/applications.store';
import type { StoredAnswer, StoredTake } from './recorded-answers.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { lockOwn, type OwnApplication } from '../applications/own-application.service';
import { writePlainAct } from '../applications/plain-act.service';
import type { ServiceDependencies } from '../service/dependencies';
import { provenFor } from '../identity/proven-for.service';
import { isUsed, removeUnlessUsed } from '../resumes/forget-orphans.service';
import { lookInto } from '../resumes/look-into.service';
import { ownUpload } from '../resumes/receive-file.service';
import { stillLetIn, uploaderOf } from '../resumes/uploader.service';
import type { SessionCaller } from '../identity/sessions.service';
import { unlessRefused } from '../service/unless-refused';
import { findOwn, lastDayOf, onFile, questionsToRecord, recordingTerms } from './own-recording.service';
import { takeReceiptOf } from './read-recording.service';

type Failure = StoreAnswerRefusal | StoreUnavailable;

const quietly = (act: FromStore<unknown>): TE.TaskEither<never, undefined> =>
  pipe(
    act,
    TE.matchE(
      () => TE.right(undefined),
      () => TE.right(undefined),
    ),
  );

/** What the store knows before an answer: asked first, because it costs little, and once more under the lock. */
interface Standing {
  readonly own: ApplicationWithPosition;
  readonly terms: RecordingTerms;
  readonly question: InterviewQuestion;
  readonly before: StoredAnswer | undefined;
}

/** Whether the recording is open and asks this question. */
const standing = (
  store: Store,
  { candidateId: caller }: SessionCaller,
  { questionId, positionId }: AnswerSent,
  own: ApplicationWithPosition,
  now: Instant,
): TE.TaskEither<Failure, Standing> =>
  pipe(
    recordingTerms(store, caller, own, now),
    TE.bindTo('terms'),
    TE.tap(({ terms }): TE.TaskEither<Failure, undefined> => unlessRefused(recordingOpen(terms))),
    TE.bindW('questions', () => questionsToRecord(store, own.position)),
    TE.bindW('question', ({ questions }) => unlessRefused(questionAsked(questions.interview, questionId))),
    TE.bindW('answers', () => store.recordedAnswers.of(caller, positionId)),
    TE.map(({ terms, question, answers }) => ({
      ...{ own, terms, question },
      before: answers.find((one) => one.questionId === questionId),
    })),
  );

/** When an answer began to arrive, and when it is decided. */
interface Times {
  readonly begun: Instant;
  readonly now: Instant;
}

/** What an answer does (R34). The same take again changes nothing, so it is never too late. */
const decided = (
  { own: { application, position }, terms, question, before }: Standing,
  given: AnswerGiven,
  times: Times,
): TE.TaskEither<Failure, AnswerTaken> =>
  pipe(
    unlessRefused(takeAnswer(question, before && onFile(before), given, reRecordLimit('live', position.rerecordLimit))),
    TE.tap((taken): TE.TaskEither<Failure, undefined> =>
      taken._tag === 'SameAgain'
        ? TE.right(undefined)
        : unlessRefused(mayTakeArrived(terms, (moment) => lastDayOf(position, moment), times)),
    ),
    TE.tap((taken): TE.TaskEither<Failure, unknown> => {
      const { zone, sameDaySlots } = position;
      return taken._tag === 'SameAgain'
        ? TE.right(undefined)
        : unlessRefused(candidateAct(application, { _tag: 'StoreAnswer' }, { zone, sameDaySlots, now: times.now }));
    }),
  );

/** A whole upload, or a skip. */
interface Arrived {
  readonly file: { readonly ref: FileRef; readonly content: StoredFile } | undefined;
  readonly begun: Instant;
}

/** A skip is uploaded empty, or not at all (spec 2 §4.1). If a recording arrives with the skip flag, it still counts as an answer. */
const arrived = (
  deps: ServiceDependencies,
  session: SessionCaller,
  { video: ref, skip }: AnswerSent,
): TE.TaskEither<Failure, Arrived> => {
  const none = TE.fromOption((): Failure => ({ _tag: 'NoSuchUpload' }));
  const skipped: Arrived = { file: undefined, begun: deps.clock.now() };
  if (ref === undefined) return skip ? TE.right(skipped) : TE.left({ _tag: 'NoSuchUpload' });
  return pipe(
    ownUpload('answer', deps)(uploaderOf(session), ref),
    TE.flatMap(none),
    TE.flatMap(({ upload: { received, bytes, begunAt } }): TE.TaskEither<Failure, Arrived> => {
      if (received < bytes) return TE.left({ _tag: 'UploadUnfinished', received, bytes });
      if (skip && bytes === 0) return TE.right(skipped);
      return pipe(
        deps.files.received(ref),
        TE.flatMap(none),
        TE.map((content) => ({ file: { ref, content }, begun: begunAt })),
      );
    }),
  );
};

/** Size, first bytes and fingerprint of a file: linear work, without a parser. */
const fingerprinted = (
  { recordings }: ServiceDependencies,
  content: StoredFile,
): TE.TaskEither<Failure, Pick<StoredTake, 'kind' | 'sha256'>> =>
  pipe(
    unlessRefused(checkAnswerSize(content.bytes)),
    TE.flatMap(() => lookInto(content, readAnswerKind)),
    TE.flatMap((decision): TE.TaskEither<Failure, StoredTake['kind']> => unlessRefused(decision)),
    TE.bindTo('kind'),
    TE.bindW('sha256', () => recordings.digest(content)),
  );

/** Parses a file, the costliest question of all, and checks its length (R34). */
const parsed = (
  { recordings }: ServiceDependencies,
  { candidateId }: SessionCaller,
  content: StoredFile,
  kind: StoredTake['kind'],
): TE.TaskEither<Failure, StoredTake['length']> =>
  pipe(
    recordings.look(content, kind, candidateId),
    TE.flatMap(TE.fromOption((): Failure => notARecording)),
    TE.tap(({ length }) => unlessRefused(checkAnswerLength(length))),
    TE.map(({ length }) => length),
  );

/** A take, or a skip. */
const givenBy = (take: Pick<StoredTake, 'sha256'> | undefined): AnswerGiven =>
  take === undefined ? { _tag: 'Skip' } : { _tag: 'Take', sha256: take.sha256 };

/** What the transaction did, and the files that nothing uses any more. */
interface Taken {
  readonly receipt: AnswerReceipt;
  readonly unused: readonly FileRef[];
}

const receipt = (answer: StoredAnswer | undefined): AnswerReceipt =>
  answer === undefined
    ? { take: undefined, reRecords: 0 }
    : { take: answer.take && takeReceiptOf(answer.take), reRecords: reRecordsOf(onFile(answer)) };

const unchanged = ({ before }: Standing): Taken => ({ receipt: receipt(before), unused: [] });

/** A file belongs to one answer: of two that name it at once, one gets it. */
const claim = ({ files }: ServiceDependencies, store: Store, file: FileRef): TE.TaskEither<Failure, undefined> =>
  pipe(
    store.recordedAnswers.lockFile(file),
    TE.flatMap(() => isUsed(store, file)),
    TE.flatMap((used): TE.TaskEither<Failure, undefined> =>
      used ? TE.left({ _tag: 'AnswersAnother' }) : files.keep(file),
    ),
  );

const replace = (
  deps: ServiceDependencies,
  store: Store,
  { candidateId: caller }: SessionCaller,
  own: OwnApplication,
  { before, take, answer }: { before: StoredAnswer | undefined; take: StoredTake | undefined; answer: AnswerOnFile },
): TE.TaskEither<Failure, Taken> => {
  const now: StoredAnswer = { questionId: answer.questionId, take, replaced: answer.replaced };
  const old = before?.take;
  return pipe(
    writePlainAct(store, deps.publicUrl, caller, own, { _tag: 'StoreAnswer' }, undefined),
    TE.flatMap((): TE.TaskEither<Failure, undefined> =>
      take === undefined ? TE.right(undefined) : claim(deps, store, take.file),
    ),
    TE.flatMap(() => store.recordedAnswers.put(caller, own.position.positionId, now)),
    TE.map(() => ({
      receipt: receipt(now),
      unused: old === undefined ? [] : [old.file, ...(old.playable === undefined ? [] : [old.playable])],
    })),
  );
};

/** After these the file may still become an answer, or it is one. */
const keeping: readonly Failure['_tag'][] = [
  'StoreUnavailable',
  'DiskFull',
  'ProofNeeded',
  'NoSuchApplication',
  'AnswersAnother',
];

/** A refused file never becomes an answer, so its upload is deleted. */
const discarding =
  (deps: ServiceDependencies, { video }: AnswerSent) =>
  <A>(act: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> =>
    pipe(
      act,
      TE.orElseFirstW(({ _tag }) =>
        video === undefined || keeping.includes(_tag) ? TE.right(undefined) : quietly(deps.files.discard(video)),
      ),
    );

/** The caller's own application, if they may record (R41). */
const ownApplication = (
  store: Store,
  session: SessionCaller,
  sent: AnswerSent,
): TE.TaskEither<Failure, ApplicationWithPosition> =>
  pipe(
    provenFor(store, session),
    TE.flatMap((): TE.TaskEither<Failure, ApplicationWithPosition> => findOwn(store, session.candidateId, sent)),
  );

/** A practice answer is checked in the same order, and nothing of it is stored (R33). */
const checkPractice = (
  deps: ServiceDependencies,
  session: SessionCaller,
  sent: AnswerSent,
): TE.TaskEither<Failure, AnswerReceipt> =>
  pipe(
    deps.unitOfWork.run<Failure, RecordingTerms>((store) =>
      pipe(
        ownApplication(store, session, sent),
        TE.flatMap((own) => recordingTerms(store, session.candidateId, own, deps.clock.now())),
      ),
    ),
    TE.flatMap((terms): TE.TaskEither<Failure, undefined> => unlessRefused(recordingOpen(terms))),
    TE.flatMap(() => arrived(deps, session, sent)),
    TE.flatMap(({ file }): TE.TaskEither<Failure, unknown> =>
      file === undefined
        ? TE.right(undefined)
        : pipe(
            fingerprinted(deps, file.content),
            TE.flatMap(({ kind }) => parsed(deps, session, file.content, kind)),
            discarding(deps, sent),
          ),
    ),
    TE.map(() => receipt(undefined)),
  );

/** Writes an answer, after asking everything again under the lock. */
const write = (
  deps: ServiceDependencies,
  session: SessionCaller,
  sent: AnswerSent,
  take: StoredTake | undefined,
  begun: Instant,
): TE.TaskEither<Failure, Taken> =>
  deps.unitOfWork.run<Failure, Taken>((store) =>
    pipe(
      provenFor(store, session),
      TE.flatMap(() => stillLetIn(store, uploaderOf(session), deps.clock.now())),
      TE.filterOrElseW(identity, (): Failure => ({ _tag: 'NoSuchApplication' })),
      TE.flatMap(() => lockOwn(store, deps.clock, session.candidateId, sent)),
      TE.bindTo('own'),
      TE.bindW('now', ({ own }) => standing(store, session, sent, own, own.terms.now)),
      TE.bindW('taken', ({ own, now }) => decided(now, givenBy(take), { begun, now: own.terms.now })),
      TE.flatMap(({ own, now, taken }) =>
        taken._tag === 'SameAgain'
          ? TE.right(unchanged(now))
          : replace(deps, store, session, own, { before: now.before, take, answer: taken.answer }),
      ),
    ),
  );

/** A file is fingerprinted and parsed only if its answer would count; then it is stored. */
const storeArrived = (
  deps: ServiceDependencies,
  session: SessionCaller,
  sent: AnswerSent,
  before: Standing,
  { file, begun }: Arrived,
): TE.TaskEither<Failure, Taken> => {
  const times = { begun, now: deps.clock.now() };
  if (file === undefined)
    return pipe(
      decided(before, givenBy(undefined), times),
      TE.flatMap(() => write(deps, session, sent, undefined, begun)),
    );
  const { ref, content } = file;
  return pipe(
    fingerprinted(deps, content),
    TE.bindTo('print'),
    TE.bindW('taken', ({ print }) => decided(before, givenBy(print), times)),
    TE.flatMap(({ print, taken }) =>
      taken._tag === 'SameAgain'
        ? TE.right(unchanged(before))
        : pipe(
            parsed(deps, session, content, print.kind),
            TE.flatMap((length) => {
              const { bytes } = content;
              const take = { ...print, file: ref, bytes, length, receivedAt: deps.clock.now(), playable: undefined };
              return write(deps, session, sent, take, begun);
            }),
          ),
    ),
    discarding(deps, sent),
  );
};

/**
 * Stores the answer to a question (R27, R34): a take, after a look at its bytes, or a skip. What costs little is asked first: whose it is, whether the
 * recording is open and asks that question, whether the take is the same again; only then is the file parsed. Answer, application and act are written
 * together or not at all, after all of it was asked again. The file is stored just before, under the same name on every repetition; its upload and the
 * take it replaces are deleted after.
 */
export const storeAnswer =
  (deps: ServiceDependencies) =>
  (session: SessionCaller, sent: AnswerSent): TE.TaskEither<Failure, AnswerReceipt> => {
    const ask = (): TE.TaskEither<Failure, Standing> =>
      deps.unitOfWork.run<Failure, Standing>((store) =>
        pipe(
          ownApplication(store, session, sent),
          TE.flatMap((own) => standing(store, session, sent, own, deps.clock.now())),
        ),
      );
    const isStored = ({ before }: Standing): boolean => sent.video !== undefined && before?.take?.file === sent.video;
    const live = pipe(
      ask(),
      TE.flatMap((before) =>
        isStored(before)
          ? TE.right(unchanged(before))
          : pipe(
              arrived(deps, session, sent),
              TE.flatMap((file) => storeArrived(deps, session, sent, before, file)),
            ),
      ),
      // The same call, sent twice at once, may have stored this very file and deleted its upload meanwhile.
      TE.orElse((failure) =>
        failure._tag === 'NoSuchUpload' || failure._tag === 'StoreUnavailable'
          ? pipe(
              ask(),
              TE.filterOrElse(isStored, (): Failure => failure),
              TE.map(unchanged),
            )
          : TE.left(failure),
      ),
      TE.tap(({ unused }) => TE.traverseSeqArray((file: FileRef) => quietly(removeUnlessUsed(deps, file)))(unused)),
      TE.map((taken) => taken.receipt),
    );
    return pipe(
      sent.mode === 'practice' ? checkPractice(deps, session, sent) : live,
      TE.tap(() => (sent.video === undefined ? TE.right(undefined) : quietly(deps.files.discard(sent.video)))),
    );
  };
