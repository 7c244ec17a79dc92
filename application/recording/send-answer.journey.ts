import * as E from 'fp-ts/Either';
import {
  concatMap,
  connect,
  defer,
  filter,
  from,
  map,
  merge,
  of,
  startWith,
  switchMap,
  take,
  takeWhile,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { isActRefusal } from '../../domain/applications/act-refusals';
import type { FileUnreadable } from '../../domain/resumes/upload';
import { uploadTimeout } from '../../domain/recording/time-limit';
import type { AnswerUploads } from './answer-uploads.port';
import { isCallFailure, type CallFailure } from '../failure';
import type { RecordingApi, StoreAnswerRefusal } from './recording.api';
import type { FileRef } from '../ports/file-ref';
import type { KeptRecordings } from './kept-recordings.port';
import type { AnswerStep, AnswerToSend } from './recorded-interview.port';
import { notHereButReceived } from './recording.words';
import { sayStoreAnswerRefusal } from './recording-refusals.words';

/** What sending recorded answers needs. `kept` has their fingerprints, to be compared with the server's receipts (R24). */
export interface SendAnswer<Clip> {
  readonly api: Pick<RecordingApi, 'storeAnswer' | 'recordedVideos'>;
  readonly uploads: AnswerUploads;
  readonly kept: Pick<KeptRecordings<Clip>, 'fingerprint' | 'setPlace' | 'whole'>;
  readonly scheduler?: SchedulerLike | undefined;
}

const received: AnswerStep = { _tag: 'Received' };
const failed: AnswerStep = { _tag: 'NotSent', why: 'failed' };
const lost: AnswerStep = { _tag: 'NotSent', why: 'not-stored' };
const timedOut: AnswerStep = { _tag: 'NotSent', why: 'timeout' };

const closed = (text: string): AnswerStep => ({ _tag: 'Refused', text, then: 'closed' });
const again = (text: string): AnswerStep => ({ _tag: 'Refused', text, then: 'record-again' });

/** What a failure of the upload, or a refusal, means for the answer on this device. */
const stepAfter = (why: CallFailure | FileUnreadable | StoreAnswerRefusal): AnswerStep => {
  if (isCallFailure(why)) return failed;
  if (isActRefusal(why)) return closed(sayStoreAnswerRefusal(why));
  switch (why._tag) {
    // It was stored, and the candidate has recorded the question again since.
    case 'TakeReplaced':
      return received;
    case 'ProofNeeded':
      return why;
    case 'FileUnreadable':
      return lost;
    // It is sent from the beginning, or there will be room later.
    case 'NoSuchUpload':
    case 'UploadUnfinished':
    case 'TooManyUploads':
    case 'UploadsFull':
    case 'DiskFull':
      return failed;
    case 'FileEmpty':
    case 'FileTooLarge':
    case 'NotARecording':
    case 'FileInfected':
    case 'AnswerTooLong':
    case 'NotSkippable':
    case 'AnswersAnother':
      return again(sayStoreAnswerRefusal(why));
    case 'ReRecordLimitReached':
      return { _tag: 'Refused', text: sayStoreAnswerRefusal(why), then: 'earlier-stays' };
    case 'NoSuchQuestion':
    case 'PositionNotOpen':
    case 'AlreadySubmitted':
    case 'RecordingOver':
    case 'AnswerTooLate':
    case 'NoSuchApplication':
      return closed(sayStoreAnswerRefusal(why));
  }
};

/** The server has the file when its receipt says the same length and fingerprint as this device (R24, R34). */
const store = async <Clip>(
  { api, kept }: SendAnswer<Clip>,
  { key, questionId, skipped }: AnswerToSend,
  video: FileRef | undefined,
): Promise<AnswerStep> => {
  const { communityId, positionId, mode } = key;
  const stored = await api.storeAnswer({ communityId, positionId, questionId, video, skip: skipped, mode })();
  if (E.isLeft(stored)) {
    const { _tag } = stored.left;
    if (_tag === 'NoSuchUpload' || _tag === 'UploadUnfinished') await kept.setPlace(key, undefined)();
    return stepAfter(stored.left);
  }
  if (skipped) return received;
  const { take: receipt } = stored.right;
  const mine = await kept.fingerprint(key)();
  if (mine === undefined) return receipt === undefined ? lost : received;
  if (receipt?.bytes === mine.bytes && receipt.sha256 === mine.sha256) return received;
  // What arrived is not what was recorded: it is sent again, from the beginning.
  await kept.setPlace(key, undefined)();
  return { _tag: 'Differs' };
};

/** What is no longer on this device may have been sent from another tab: the server knows (R24). */
const whereItIs = async <Clip>(
  { api }: SendAnswer<Clip>,
  { key: { communityId, positionId }, questionId, reRecords }: AnswerToSend,
): Promise<AnswerStep> => {
  const known = await api.recordedVideos({ communityId, positionId })();
  if (E.isLeft(known)) return isCallFailure(known.left) ? failed : lost;
  const onServer = known.right.videos.find((one) => one.questionId === questionId);
  if (onServer?.take === undefined) return lost;
  return onServer.reRecords >= reRecords
    ? received
    : { _tag: 'Refused', text: notHereButReceived, then: 'earlier-stays' };
};

/** A connection without progress for two minutes counts as dead, however long the whole upload takes (spec 2 §9). */
const untilSilent = (steps: Observable<AnswerStep>, scheduler: SchedulerLike | undefined): Observable<AnswerStep> =>
  steps.pipe(
    connect((shared) => {
      let furthest = -1;
      const moved = shared.pipe(
        filter((step) => {
          if (step._tag !== 'Sending' || step.sent <= furthest) return false;
          furthest = step.sent;
          return true;
        }),
        startWith(undefined),
      );
      const silence = moved.pipe(
        switchMap(() => timer(uploadTimeout, scheduler)),
        map(() => timedOut),
        take(1),
      );
      return merge(shared, silence);
    }),
    takeWhile(({ _tag }) => _tag === 'Sending' || _tag === 'ConnectionDropped', true),
  );

/** Sends one answer until the server has it, or the line is given up. Sent again, it goes on where it stopped. */
export const sendAnswer =
  <Clip>(deps: SendAnswer<Clip>) =>
  (answer: AnswerToSend): Observable<AnswerStep> => {
    const { uploads, kept, scheduler } = deps;
    if (answer.skipped) return defer(() => store(deps, answer, undefined));
    const sent = from(kept.whole(answer.key)()).pipe(
      switchMap((clip) =>
        clip === undefined
          ? from(whereItIs(deps, answer))
          : uploads.send(answer.key).pipe(
              concatMap((step): Observable<AnswerStep> => {
                switch (step._tag) {
                  case 'Sent':
                    return of({ _tag: 'Sending', sent: step.percent / 100 });
                  case 'ConnectionDropped':
                    return of(step);
                  case 'Arrived':
                    return from(store(deps, answer, step.file));
                  case 'NotSent':
                    return of(stepAfter(step.failure));
                }
              }),
            ),
      ),
    );
    return untilSilent(sent, scheduler);
  };
