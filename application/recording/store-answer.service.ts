import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { type Arrived, arrived, fingerprinted, parsed } from './arrived-answer.service';
import { noApplication } from '../ports/candidate-api/call';
import { candidateAct } from '../../domain/applications/lifecycle';
import type { InterviewQuestion } from '../../domain/screening/interview-question';
import { mayTakeArrived, recordingOpen, type RecordingTerms } from '../../domain/recording/options';
import { reRecordLimit } from '../../domain/recording/re-record';
import { questionAsked, reRecordsOf, takeAnswer, type AnswerGiven } from '../../domain/recording/stored-answer';
import type { Instant } from '../../domain/time/instant';
import type { AnswerReceipt, AnswerSent, StoreAnswerRefusal } from './recording.api';
import type { FileRef } from '../ports/file-ref';
import type { StoredFile } from '../files/file-store.port';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from '../applications/applications.store';
import type { StoredAnswer, StoredTake } from './recorded-answers.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, refuse, take } from '../in-order';
import { lockOwn, type OwnApplication } from '../applications/own-application.service';
import { writePlainAct } from '../applications/plain-act.service';
import type { ServiceDependencies } from '../service/dependencies';
import { provenFor } from '../identity/proven-for.service';
import { isUsed, removeUnlessUsed } from '../resumes/forget-orphans.service';
import { quietly } from '../resumes/quietly.service';
import { stillLetIn, uploaderOf } from '../resumes/uploader.service';
import type { SessionCaller } from '../identity/sessions.service';
import { findOwn, lastDayOf, onFile, questionsToRecord, recordingTerms } from './own-recording.service';
import { takeReceiptOf } from './read-recording.service';

type Failure = StoreAnswerRefusal | StoreUnavailable;

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
) =>
  inOrder(function* () {
    const terms = yield* take(recordingTerms(store, caller, own, now));
    yield* granted(recordingOpen(terms));
    const { interview } = yield* take(questionsToRecord(store, own.position));
    const question = yield* granted(questionAsked(interview, questionId));
    const answers = yield* take(store.recordedAnswers.of(caller, positionId));
    return { own, terms, question, before: answers.find((one) => one.questionId === questionId) };
  });

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
) =>
  inOrder(function* () {
    const { zone, sameDaySlots, rerecordLimit } = position;
    const limit = reRecordLimit('live', rerecordLimit);
    const taken = yield* granted(takeAnswer(question, before && onFile(before), given, limit));
    if (taken._tag === 'SameAgain') return taken;
    yield* granted(mayTakeArrived(terms, (moment) => lastDayOf(position, moment), times));
    yield* granted(candidateAct(application, { _tag: 'StoreAnswer' }, { zone, sameDaySlots, now: times.now }));
    return taken;
  });

/** A take, or a skip. */
const givenBy = (recorded: Pick<StoredTake, 'sha256'> | undefined): AnswerGiven =>
  recorded === undefined ? { _tag: 'Skip' } : { _tag: 'Take', sha256: recorded.sha256 };

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
const claim = ({ files }: ServiceDependencies, store: Store, file: FileRef) =>
  inOrder(function* () {
    yield* take(store.recordedAnswers.lockFile(file));
    if (yield* take(isUsed(store, file))) return yield* refuse({ _tag: 'AnswersAnother' });
    return yield* take(files.keep(file));
  });

const replace = (
  deps: ServiceDependencies,
  store: Store,
  { candidateId: caller }: SessionCaller,
  own: OwnApplication,
  before: StoredAnswer | undefined,
  now: StoredAnswer,
) =>
  inOrder(function* () {
    yield* take(writePlainAct(store, deps.publicUrl, caller, own, { _tag: 'StoreAnswer' }, undefined));
    if (now.take !== undefined) yield* take(claim(deps, store, now.take.file));
    yield* take(store.recordedAnswers.put(caller, own.position.positionId, now));
    const old = before?.take;
    return { receipt: receipt(now), unused: [old?.file, old?.playable].filter((file) => file !== undefined) };
  });

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

/** A practice answer is checked in the same order, and nothing of it is stored (R33). */
const checkPractice = (deps: ServiceDependencies, session: SessionCaller, sent: AnswerSent) => {
  const ask = (store: Store) =>
    inOrder(function* () {
      yield* take(provenFor(store, session));
      const own = yield* take(findOwn(store, session.candidateId, sent));
      return yield* take(recordingTerms(store, session.candidateId, own, deps.clock.now()));
    });
  const check = (content: StoredFile) =>
    pipe(
      fingerprinted(deps, content),
      TE.flatMap(({ kind }) => parsed(deps, session, content, kind)),
    );
  return inOrder(function* () {
    yield* granted(recordingOpen(yield* take(deps.unitOfWork.run(ask))));
    const { file } = yield* take(arrived(deps, session, sent));
    if (file !== undefined) yield* take(discarding(deps, sent)(check(file.content)));
    return receipt(undefined);
  });
};

/** Writes an answer, after asking everything again under the lock. */
const write = (
  deps: ServiceDependencies,
  session: SessionCaller,
  sent: AnswerSent,
  recorded: StoredTake | undefined,
  begun: Instant,
): TE.TaskEither<Failure, Taken> =>
  deps.unitOfWork.run((store) =>
    inOrder(function* () {
      yield* take(provenFor(store, session));
      const isLetIn = yield* take(stillLetIn(store, uploaderOf(session), deps.clock.now()));
      if (!isLetIn) return yield* refuse(noApplication);
      const own = yield* take(lockOwn(store, deps.clock, session.candidateId, sent));
      const now = yield* take(standing(store, session, sent, own, own.terms.now));
      const taken = yield* take(decided(now, givenBy(recorded), { begun, now: own.terms.now }));
      if (taken._tag === 'SameAgain') return unchanged(now);
      const { questionId, replaced } = taken.answer;
      return yield* take(replace(deps, store, session, own, now.before, { questionId, take: recorded, replaced }));
    }),
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
  const stored = inOrder(function* () {
    const print = yield* take(fingerprinted(deps, content));
    const taken = yield* take(decided(before, givenBy(print), times));
    if (taken._tag === 'SameAgain') return unchanged(before);
    const length = yield* take(parsed(deps, session, content, print.kind));
    const { bytes } = content;
    const recorded = { ...print, file: ref, bytes, length, receivedAt: deps.clock.now(), playable: undefined };
    return yield* take(write(deps, session, sent, recorded, begun));
  });
  return discarding(deps, sent)(stored);
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
    const ask = () =>
      deps.unitOfWork.run((store) =>
        inOrder(function* () {
          yield* take(provenFor(store, session));
          const own = yield* take(findOwn(store, session.candidateId, sent));
          return yield* take(standing(store, session, sent, own, deps.clock.now()));
        }),
      );
    const isStored = ({ before }: Standing): boolean => sent.video !== undefined && before?.take?.file === sent.video;
    const stored = inOrder(function* () {
      const before = yield* take(ask());
      if (isStored(before)) return unchanged(before);
      const file = yield* take(arrived(deps, session, sent));
      return yield* take(storeArrived(deps, session, sent, before, file));
    });
    // The same call, sent twice at once, may have stored this very file and deleted its upload meanwhile.
    const storedMeanwhile = (failure: Failure) =>
      inOrder(function* () {
        if (failure._tag !== 'NoSuchUpload' && failure._tag !== 'StoreUnavailable') return yield* refuse(failure);
        const now = yield* take(ask());
        return isStored(now) ? unchanged(now) : yield* refuse(failure);
      });
    const live = inOrder(function* () {
      const taken = yield* take(pipe(stored, TE.orElse(storedMeanwhile)));
      for (const file of taken.unused) yield* take(quietly(removeUnlessUsed(deps, file)));
      return taken.receipt;
    });
    return inOrder(function* () {
      const answer = yield* take(sent.mode === 'practice' ? checkPractice(deps, session, sent) : live);
      if (sent.video !== undefined) yield* take(quietly(deps.files.discard(sent.video)));
      return answer;
    });
  };
