import type { ProofNeeded } from '../../domain/identity/address-proof';
import type { Email } from '../../domain/text/email';
import type { KeptOwner } from '../../domain/recording/kept-chunks';
import type { Instant } from '../../domain/time/instant';
import type { InterviewQuestion } from '../../domain/screening/interview-question';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type {
  KeptAnswer,
  QuestionEvent,
  QuestionState,
  QuestionTimer,
  UploadFault,
} from '../../domain/recording/question-state';
import type { AfterSubmission } from '../../domain/recording/submission';
import type { SessionEvent, SessionState, SessionTerms } from '../../domain/recording/session';
import type { DeviceKind } from '../../domain/tech-check/device-fault';
import type { Decision } from '../../domain/decision';
import type { DeviceKeepsNothing, DeviceNearlyFull } from '../../domain/recording/room';
import type { Chunk } from '../../domain/recording/chunks';
import type { Milliseconds } from '../../domain/time/duration';
import type { ChosenDevices, DeviceChange, MediaDevices, MediaNews } from '../tech-check/camera.port';
import type { Keeping, KeptRecording, TakeKey } from './kept-recordings.port';
import type { RecordingSubmitted } from './recording.api';
import type { AnswerRefused, KnownOnServer, RecordingNotSubmitted } from './recorded-interview.port';
import type { DeviceState } from '../tech-check/device-state.live';

/* The states, events and commands of a recorded interview while its page is open. The steps are in recording-step.ts. */

/** What the page knew when it opened. */
export interface InterviewTerms extends SessionTerms, KnownOnServer {
  readonly questions: readonly InterviewQuestion[];
  readonly owner: KeptOwner;
}

/** A recording on this device that the candidate hasn't gone on with. */
export interface Found extends KeptAnswer {
  readonly questionId: InterviewQuestionId;
}

/**
 * The delivery state of an answer the candidate has accepted. `Waiting`, `Sending`, `NotSent`: safe on this device. `Received`: stored on the server,
 * compared byte for byte (R24). `Refused`: will not be sent again.
 */
export type Travel =
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Sending'; readonly sent: number; readonly connectionDropped: boolean }
  | { readonly _tag: 'NotSent'; readonly why: UploadFault }
  | { readonly _tag: 'Received' }
  /** Safe on this device until the e-mailed code is given (R41). */
  | ProofNeeded
  | AnswerRefused;

/** An answer that the candidate has accepted. `skipped`: only the skip is sent; `take`: which recording of its question it is. */
export interface Outgoing {
  readonly questionId: InterviewQuestionId;
  readonly take: number;
  readonly skipped: boolean;
  readonly reRecords: number;
  readonly travel: Travel;
  /** Consecutive failed attempts to send it, and how many times the server received something different. */
  readonly failures: number;
  readonly mismatches: number;
}

/** The recorder's camera and microphone. `devices`: all that the browser lists; `chosen`: by the candidate, now or last time. */
export interface Devices<Stream> {
  readonly camera: DeviceState;
  readonly microphone: DeviceState;
  /** Undefined: nothing is open. */
  readonly stream: Stream | undefined;
  readonly devices: MediaDevices;
  readonly chosen: ChosenDevices;
}

/** What runs down, in whole seconds. */
export interface TimeLeft {
  readonly timer: 'countdown' | 'limit';
  readonly seconds: number;
}

/** A recorded interview or a practice as its page holds it (spec 2 §2.3, §2.7). */
export interface Interview<Stream, Clip> {
  readonly terms: InterviewTerms;
  /** Whether this tab may record: one tab at a time. */
  readonly tab: 'waiting' | 'elsewhere' | 'held';
  /** Undefined: the recordings on this device are not read yet. */
  readonly session: SessionState | undefined;
  /** The open question. */
  readonly question: { readonly id: InterviewQuestionId; readonly state: QuestionState } | undefined;
  readonly timeLeft: TimeLeft | undefined;
  /** The recordings on this device that the candidate hasn't gone on with, of questions that aren't open. */
  readonly kept: readonly Found[];
  /** The highest take of each question on this device: a new one never overwrites it. */
  readonly lastTakes: ReadonlyMap<InterviewQuestionId, number>;
  /** The open question's answer was found on this device (R24). */
  readonly found: boolean;
  readonly devices: Devices<Stream>;
  readonly outgoing: readonly Outgoing[];
  readonly keeping: Keeping;
  /** What this device says about its room. Undefined: not asked yet. */
  readonly room: Decision<DeviceKeepsNothing | DeviceNearlyFull> | undefined;
  /** The answers that can be played from this device. */
  readonly clips: ReadonlyMap<InterviewQuestionId, Clip>;
  /** The re-record caution is open. */
  readonly caution: boolean;
  /** The responses are being submitted: every answer has arrived. */
  readonly submitSent: boolean;
  readonly submitFailure: RecordingNotSubmitted | undefined;
  /** The e-mailed code was asked for; closing its dialog asks no more until the candidate wants to go on (R41). */
  readonly codeAsked: boolean;
  /** Once the code is given, the responses are submitted. */
  readonly submitsAfterCode: boolean;
  /** What the server said when it took the responses. */
  readonly submitted: RecordingSubmitted | undefined;
}

/** What the candidate does in the recorder. `Question` and `Session` are events of the domain's machines. */
export type RecorderAct =
  | { readonly _tag: 'DeviceChosen'; readonly kind: DeviceKind; readonly id: string }
  | { readonly _tag: 'TryCameraPressed' }
  | { readonly _tag: 'Question'; readonly event: QuestionEvent }
  | { readonly _tag: 'Session'; readonly event: SessionEvent }
  | { readonly _tag: 'ReRecordPressed' }
  | { readonly _tag: 'CautionClosed' }
  | { readonly _tag: 'CautionAccepted' }
  | { readonly _tag: 'CodePressed' }
  /** Re-submit in the slow-connection dialog. */
  | { readonly _tag: 'ReSubmitPressed' }
  /** The dialog that waits for the uploads was closed. */
  | { readonly _tag: 'WaitingClosed' }
  /** Re-record in the slow-connection dialog. */
  | { readonly _tag: 'RecordInsteadPressed'; readonly questionId: InterviewQuestionId };

/** What happens to a recorded interview. */
export type InterviewEvent<Stream, Clip> =
  | RecorderAct
  | { readonly _tag: 'TabChanged'; readonly tab: 'held' | 'elsewhere' }
  /** `onServer`: what the server knows by now; undefined: nothing newer than what the page knew when it opened. */
  | {
      readonly _tag: 'KeptListed';
      readonly kept: readonly KeptRecording[];
      readonly onServer: KnownOnServer | undefined;
      readonly now: Instant;
    }
  | { readonly _tag: 'KeepingChanged'; readonly keeping: Keeping }
  | { readonly _tag: 'RoomChecked'; readonly room: Decision<DeviceKeepsNothing | DeviceNearlyFull> }
  | { readonly _tag: 'CameraChanged'; readonly news: MediaNews<Stream> }
  | { readonly _tag: 'DevicesListed'; readonly devices: MediaDevices }
  | { readonly _tag: 'DevicesChanged'; readonly change: DeviceChange }
  | { readonly _tag: 'Ticked'; readonly timeLeft: TimeLeft }
  | { readonly _tag: 'ClipRead'; readonly questionId: InterviewQuestionId; readonly clip: Clip | undefined }
  | {
      readonly _tag: 'Travelled';
      readonly questionId: InterviewQuestionId;
      readonly take: number;
      readonly travel: Travel;
    }
  /** What was sent arrived as something else. */
  | { readonly _tag: 'Differed'; readonly questionId: InterviewQuestionId; readonly take: number }
  | { readonly _tag: 'RetryDue' }
  | { readonly _tag: 'CodeGiven' }
  | { readonly _tag: 'Submitted'; readonly submitted: RecordingSubmitted }
  | { readonly _tag: 'NotSubmitted'; readonly failure: RecordingNotSubmitted }
  | { readonly _tag: 'Broke' };

/** Where the recorder leads. */
export type AfterRecording = 'my-jobs' | 'practice-end' | AfterSubmission['leadsTo'];

/** What a recorded interview asks for. `Give` marks a kept recording as gone on with, so that it is sent after a reload, too. */
export type InterviewCommand =
  | { readonly _tag: 'HoldTab' }
  /** `asksServer`: another tab has recorded meanwhile, and what it sent is no longer on the device. */
  | { readonly _tag: 'ListKept'; readonly asksServer: boolean }
  | { readonly _tag: 'AskForRoom' }
  | { readonly _tag: 'Watch' }
  | { readonly _tag: 'OpenCamera'; readonly chosen: ChosenDevices }
  | { readonly _tag: 'CloseCamera' }
  | { readonly _tag: 'ListDevices' }
  | { readonly _tag: 'Remember'; readonly chosen: ChosenDevices }
  | { readonly _tag: 'StartTimer'; readonly timer: QuestionTimer; readonly after: Milliseconds }
  | { readonly _tag: 'StopTimer'; readonly timer: QuestionTimer }
  | { readonly _tag: 'Record'; readonly key: TakeKey; readonly reRecords: number; readonly chunkEvery: Milliseconds }
  | { readonly _tag: 'StopRecorder' }
  | { readonly _tag: 'KeepChunk'; readonly key: TakeKey; readonly reRecords: number; readonly chunk: Chunk }
  | { readonly _tag: 'KeepFinish'; readonly key: TakeKey }
  | { readonly _tag: 'DropKept'; readonly key: TakeKey }
  | { readonly _tag: 'CountReRecords'; readonly key: TakeKey; readonly reRecords: number }
  | { readonly _tag: 'Give'; readonly key: TakeKey }
  | { readonly _tag: 'ReadClip'; readonly key: TakeKey }
  | { readonly _tag: 'Deliver'; readonly key: TakeKey; readonly outgoing: Outgoing }
  | { readonly _tag: 'RetryLater'; readonly after: Milliseconds }
  | { readonly _tag: 'AskForCode'; readonly email: Email }
  | { readonly _tag: 'Submit' }
  | { readonly _tag: 'GoTo'; readonly leadsTo: AfterRecording; readonly after: Milliseconds };
