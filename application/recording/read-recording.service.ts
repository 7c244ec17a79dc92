import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Position } from '../../domain/positions/position';
import type { Job } from '../../domain/ids/job';
import type { PracticeSet } from '../../domain/screening/interview-question';
import { firstUnrecorded } from '../../domain/recording/review';
import { questionsOnFile, reRecordsOf } from '../../domain/recording/stored-answer';
import { noApplication, type NoSuchApplication } from '../ports/candidate-api/call';
import type { InterviewQuestions, RecordedVideo, RecordedVideos, RecordingAgreed, TakeReceipt } from './recording.api';
import type { Store } from '../ports/unit-of-work';
import type { StoredAnswer, StoredTake } from './recorded-answers.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { found, inOrder, take } from '../in-order';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';
import { findOwn, onFile, questionsToRecord } from './own-recording.service';

type Failure = NoSuchApplication | StoreUnavailable;

/** The receipt of a stored take, which the device compares with its own bytes (R24, R34). */
export const takeReceiptOf = ({ file, bytes, sha256, length, receivedAt }: StoredTake): TakeReceipt => ({
  path: file,
  bytes,
  sha256,
  length,
  receivedAt,
});

const videoOf = (answer: StoredAnswer): RecordedVideo => ({
  questionId: answer.questionId,
  take: answer.take && takeReceiptOf(answer.take),
  reRecords: reRecordsOf(onFile(answer)),
});

/** The answers to a position's questions, and the consent. */
export const recordedVideosOf = (
  store: Store,
  candidateId: CandidateId,
  position: Position,
): FromStore<RecordedVideos> =>
  inOrder(function* () {
    const { interview } = yield* take(questionsToRecord(store, position));
    const answers = yield* take(store.recordedAnswers.of(candidateId, position.positionId));
    const agreed = yield* take(store.recordingConsents.of(candidateId, position.positionId));
    return {
      videos: answers.map(videoOf),
      allRecorded:
        interview.length > 0 && firstUnrecorded(questionsOnFile(interview, answers.map(onFile))) === undefined,
      agreedAt: O.toUndefined(agreed),
    };
  });

/** The answers that the server has (spec 2 §7). */
export const readRecordedVideos =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<Failure, RecordedVideos> =>
    unitOfWork.run<Failure, RecordedVideos>((store) =>
      pipe(
        findOwn(store, caller, job),
        TE.flatMap(({ position }) => recordedVideosOf(store, caller, position)),
      ),
    );

/** The questions to record for the caller's own application, in their order, with the names that the page shows. */
export const readInterviewQuestions =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<Failure, InterviewQuestions> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { position } = yield* take(findOwn(store, caller, job));
        const { interview: questions } = yield* take(questionsToRecord(store, position));
        const { clientName, communityName, positionName } = position;
        return { clientName, communityName, positionName, questions };
      }),
    );

/** The practice questions of a position that the caller has an application for (R33). */
export const readPracticeQuestions =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (caller: CandidateId, positionId: PositionId): TE.TaskEither<Failure, readonly PracticeSet[]> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { position } = yield* found(store.applications.find(caller, positionId), noApplication);
        const { practice } = yield* take(questionsToRecord(store, position));
        return practice;
      }),
    );

/** Keeps the consent to be recorded, once an application (R62). */
export const agreeToRecording =
  ({ unitOfWork, clock }: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<Failure, RecordingAgreed> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { terms } = yield* take(lockOwn(store, clock, caller, job));
        yield* take(store.recordingConsents.agree(caller, job.positionId, terms.now));
        const agreed = yield* take(store.recordingConsents.of(caller, job.positionId));
        return { agreedAt: O.getOrElse(() => terms.now)(agreed) };
      }),
    );
