import type { CallFailure } from '../failure';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { RoomNotReady, RoomOpened } from './meeting.api';
import type { ChosenDevices } from '../tech-check/camera.port';
import type { KeptMeeting } from './kept-meeting.port';
import type { Peer, RoomFault, RoomNews, RoomOrder, SwitchedOff } from './meeting-room.port';
import type { Eta } from '../../domain/live-interview/eta';
import {
  beforeMeeting,
  type AskedQuestion,
  type MeetingCommand,
  type MeetingState,
  type MeetingTimer,
} from '../../domain/live-interview/meeting';
import type { LineQuality } from '../../domain/live-interview/line-quality';
import type { RoomClosed } from '../../domain/applications/room-opening';
import type { Instant } from '../../domain/time/instant';
import type { Answering, AnsweringAct } from './answering.live';
import {
  devicesUnopened,
  type OwnDevices,
  type OwnDevicesAct,
  type OwnDevicesCommand,
  type OwnDevicesEvent,
} from './own-devices.live';
import type { Speaking } from './speaking.live';

/* The room of a live interview as the page shows it, what happens to it and what it asks for (spec 2 §4.6). */

/** Somebody else in the room, and what arrives of them. */
export interface PeerShown<Stream> extends Peer {
  readonly stream: Stream | undefined;
  readonly cameraOn: boolean;
  readonly microphoneOn: boolean;
}

/** Why there is no room, or no longer one. */
export type RoomTrouble = CallFailure | NoSuchApplication | RoomClosed | RoomNotReady | RoomFault;

/** Entering the room. From `Trouble`, Try again asks our server again. */
export type RoomPhase =
  /** Our server is asked for the room. */
  | { readonly _tag: 'Opening' }
  /** The provider lets the candidate in. */
  | { readonly _tag: 'Entering' }
  | { readonly _tag: 'Inside' }
  | { readonly _tag: 'Trouble'; readonly why: RoomTrouble };

/** What the page of a live interview shows: `meeting` is what the rules decide, everything else is the room's. */
export interface InMeeting<Stream, Frame> extends OwnDevices<Stream>, Answering {
  readonly meeting: MeetingState;
  readonly phase: RoomPhase;
  /** The provider's own page. Undefined: ours shows everything. */
  readonly frame: Frame | undefined;
  readonly peers: readonly PeerShown<Stream>[];
  /** The connection to the room is lost and is being restored. */
  readonly reconnecting: boolean;
  readonly quality: LineQuality;
  readonly speaking: Speaking;
  /** Leave was pressed, and is to be confirmed. */
  readonly asksLeave: boolean;
}

/** What is kept of a room over a reload. */
type KeptOfRoom = Omit<KeptMeeting, 'job' | 'startsAt'>;

/** What the candidate does in the room of a live interview. */
export type RoomAct =
  | OwnDevicesAct
  | AnsweringAct
  | { readonly _tag: 'LeaveAsked' }
  | { readonly _tag: 'LeaveDeclined' }
  | { readonly _tag: 'LeavePressed' }
  | { readonly _tag: 'TryAgainPressed' };

/** What happens in a live interview. `RoomIs` and `NoRoom` are our server's answer, `News` the provider's room. */
export type MeetingRunEvent<Stream, Frame> =
  | { readonly _tag: 'RoomIs'; readonly room: RoomOpened }
  | { readonly _tag: 'NoRoom'; readonly why: RoomTrouble }
  | { readonly _tag: 'News'; readonly news: RoomNews<Stream, Frame>; readonly now: Instant }
  | { readonly _tag: 'EtaAnswered'; readonly eta: Eta }
  | { readonly _tag: 'TimerFired'; readonly timer: MeetingTimer }
  | { readonly _tag: 'SessionRefused' }
  | RoomAct
  | OwnDevicesEvent
  | { readonly _tag: 'DevicesChanged' }
  | { readonly _tag: 'Broke' };

/** What a live interview asks for. `Keep` and `Forget` change what a reload finds (R51). */
export type MeetingRunCommand =
  | Exclude<MeetingCommand, { readonly _tag: 'SendJoinedSignal' | 'SendAskedQuestions' }>
  | { readonly _tag: 'OpenRoom' }
  | ({ readonly _tag: 'EnterRoom'; readonly room: RoomOpened; readonly chosen: ChosenDevices } & SwitchedOff)
  | { readonly _tag: 'Order'; readonly order: RoomOrder }
  | { readonly _tag: 'SayJoined' }
  | OwnDevicesCommand
  | { readonly _tag: 'WatchDevices' }
  | { readonly _tag: 'WatchPage' }
  | ({ readonly _tag: 'Keep' } & KeptOfRoom)
  | { readonly _tag: 'Forget' };

/** What is known before the room is opened. */
export interface MeetingTerms {
  readonly scheduledAt: Instant;
  readonly chosen: ChosenDevices;
  /** From before a reload; undefined: this visit is the first. */
  readonly kept: KeptOfRoom | undefined;
}

/** A live interview before its room opens. After a reload it has the questions and answers from before, and what was off stays off (R51). */
export const nobodyYet = <Stream, Frame>({ scheduledAt, chosen, kept }: MeetingTerms): InMeeting<Stream, Frame> => ({
  meeting: beforeMeeting(scheduledAt, kept?.met === true ? kept : undefined),
  phase: { _tag: 'Opening' },
  frame: undefined,
  ...devicesUnopened(chosen, kept),
  peers: [],
  reconnecting: false,
  quality: 'good',
  speaking: undefined,
  asksLeave: false,
  answers: kept?.answers ?? [],
  drafts: new Map(),
});

/** The questions asked so far. */
export const askedIn = (meeting: MeetingState): readonly AskedQuestion[] =>
  meeting._tag === 'Over' ? [] : meeting.questions;
