import type { Milliseconds } from '../time/duration';
import { bytesOf, withChunk, type Chunk } from './chunks';

/* The states, events and commands of one question in a recorded interview. The rules are in question.ts. */

/** What the interview sets for a question: its time, and whether it can be skipped or recorded again. */
export interface QuestionTerms {
  readonly limit: Milliseconds;
  /** Whether the page has Skip Question. */
  readonly skippable: boolean;
  readonly reRecordLimit: number;
}

/** A question while the candidate is at it. */
export interface QuestionState {
  readonly terms: QuestionTerms;
  /** The number of this recording: each Record begins a new take. Chunks of other takes are ignored. */
  readonly take: number;
  /** How often the answer has been re-recorded (re_record). */
  readonly reRecords: number;
  readonly phase: QuestionPhase;
}

/** How far an answer has come, from nothing recorded to acknowledged by the server (spec 2 §4.1). */
export type QuestionPhase =
  | { readonly _tag: 'NotRecorded'; readonly fault: RecordingFault | undefined }
  | { readonly _tag: 'CountingDown' }
  | { readonly _tag: 'Recording'; readonly chunks: readonly Chunk[]; readonly nearlyOver: boolean }
  /** Stopped; the recorder still has to deliver its last chunk. */
  | { readonly _tag: 'Finishing'; readonly chunks: readonly Chunk[] }
  /** Ended by a crash, a reload or a lost camera: it can be used as is or re-recorded. */
  | { readonly _tag: 'Interrupted'; readonly chunks: readonly Chunk[] }
  | { readonly _tag: 'Recorded'; readonly chunks: readonly Chunk[] }
  | { readonly _tag: 'Uploading'; readonly answer: Answer; readonly sent: number }
  | { readonly _tag: 'UploadFailed'; readonly answer: Answer; readonly why: UploadFault }
  | { readonly _tag: 'Uploaded'; readonly skipped: boolean };

/** What is uploaded: a recording, an empty video with the skip flag, or a recording that the browser has lost since. */
export type Answer =
  | { readonly _tag: 'Recording'; readonly chunks: readonly Chunk[] }
  | { readonly _tag: 'Skip' }
  | { readonly _tag: 'LostRecording' };

/** 'Something went wrong with video recording' (spec 2 §8): the recorder failed or delivered nothing. */
export type RecordingFault = 'recorder-failed' | 'nothing-recorded';

/** 'Your internet connection is slow …' (spec 2 §2.3). not-stored: the browser has lost the recording. */
export type UploadFault = 'failed' | 'timeout' | 'not-stored';

/** The timers of a recording: 3 s before it, its last 10 s, its limit, and the wait for its last chunk (spec 2 §9). */
export type QuestionTimer = 'countdown' | 'warning' | 'limit' | 'last-chunk';

/** What happens to a question: the candidate's presses, and reports of recorder, timers and upload. */
export type QuestionEvent =
  | { readonly _tag: 'RecordPressed' }
  | { readonly _tag: 'TimerFired'; readonly timer: QuestionTimer }
  | { readonly _tag: 'ChunkArrived'; readonly take: number; readonly chunk: Chunk }
  | { readonly _tag: 'StopPressed' }
  | { readonly _tag: 'RecorderStopped'; readonly take: number }
  | { readonly _tag: 'RecorderFailed'; readonly take: number }
  | { readonly _tag: 'UseInterruptedPressed' }
  | { readonly _tag: 'ReRecordConfirmed' }
  | { readonly _tag: 'SkipPressed' }
  /** Next Question or Continue. */
  | { readonly _tag: 'ContinuePressed' }
  /** The fraction sent, from 0 to 1. */
  | { readonly _tag: 'UploadProgressed'; readonly take: number; readonly sent: number }
  | { readonly _tag: 'UploadAcknowledged'; readonly take: number }
  | { readonly _tag: 'UploadFailed'; readonly take: number; readonly why: UploadFault }
  | { readonly _tag: 'ReSubmitPressed' };

/** What the runner does for a question: timers, recorder, chunks kept in the browser, upload. */
export type QuestionCommand =
  | { readonly _tag: 'StartTimer'; readonly timer: QuestionTimer; readonly after: Milliseconds }
  | { readonly _tag: 'StopTimers' }
  | { readonly _tag: 'StartRecorder'; readonly take: number; readonly chunkEvery: Milliseconds }
  | { readonly _tag: 'StopRecorder'; readonly take: number }
  | { readonly _tag: 'KeepChunk'; readonly take: number; readonly chunk: Chunk }
  /** Marks the take as finished, so a reload knows it, too. */
  | { readonly _tag: 'KeepFinish'; readonly take: number }
  | { readonly _tag: 'DropKept'; readonly take: number }
  | {
      readonly _tag: 'Upload';
      readonly take: number;
      readonly skipped: boolean;
      readonly reRecords: number;
      readonly timeout: Milliseconds;
    };

/** The question after an event, and the commands to carry out, in order. */
export type QuestionStep = readonly [QuestionState, readonly QuestionCommand[]];

/** The state of a question on the server: a skipped one is answered, with an empty video (spec 2 §4.1). */
export type QuestionStanding = 'unrecorded' | 'recorded' | 'skipped';

/** What server and browser know of a question when it is opened. */
export interface KnownQuestion {
  readonly standing: QuestionStanding;
  readonly reRecords: number;
  /** The highest take in the browser, 0 for none: a new take never overwrites an old one. */
  readonly lastTake: number;
}

/** A question without a recording in the browser. */
export const openQuestion = (
  terms: QuestionTerms,
  { standing, reRecords, lastTake }: KnownQuestion,
): QuestionState => ({
  terms,
  take: lastTake,
  reRecords,
  phase:
    standing === 'unrecorded'
      ? { _tag: 'NotRecorded', fault: undefined }
      : { _tag: 'Uploaded', skipped: standing === 'skipped' },
});

/** What the browser has of a recording (R24). */
export interface KeptAnswer {
  readonly take: number;
  readonly chunks: readonly Chunk[];
  readonly finished: boolean;
  readonly reRecords: number;
}

/** A question whose recording was recovered after a crash or a reload: a finished one is ready to submit, any other was interrupted. */
export const recoverQuestion = (
  terms: QuestionTerms,
  { take, chunks, finished, reRecords }: KeptAnswer,
): QuestionState => {
  const whole = chunks.reduce<readonly Chunk[]>(withChunk, []);
  const phase: QuestionPhase =
    bytesOf(whole) === 0
      ? { _tag: 'NotRecorded', fault: 'nothing-recorded' }
      : { _tag: finished ? 'Recorded' : 'Interrupted', chunks: whole };
  return { terms, take, reRecords, phase };
};
