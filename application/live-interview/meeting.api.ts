import type { Eta } from '../../domain/live-interview/eta';
import type { JoinRefusal } from '../../domain/applications/join-window';
import type { RoomClosed } from '../../domain/applications/room-opening';
import type { VideoPreference } from '../../domain/positions/position';
import type { Job } from '../../domain/ids/job';
import type { Instant } from '../../domain/time/instant';
import type { RoomAddress } from './meeting-room.port';
import type { VoiceToken } from './voice-call.port';
import type { ApiOf, NoSuchApplication, Operation, NamesOf } from '../ports/candidate-api/call';

/* Live interviews (spec 2 §4.6, §7). */

/** How an interview is held: seen in a room, or heard in a phone conference (R26, R49). */
export type MeetingMedium =
  | { readonly _tag: 'Video'; readonly provider: VideoPreference }
  /** app_sid and join_code. */
  | { readonly _tag: 'Audio'; readonly app: string; readonly joinCode: string };

/** What the lobby needs to know about the candidate's interview. It doesn't include the room. */
export interface MeetingSeen {
  readonly medium: MeetingMedium;
  /** When the candidate agreed to a live interview (R62). Undefined: not yet. */
  readonly agreedAt: Instant | undefined;
  /** A phone number to call in to instead. Undefined: there is none. */
  readonly dialIn: DialIn | undefined;
}

/** How to take part by phone, without a browser. */
export interface DialIn {
  readonly phone: string;
  /** What to type when asked. Undefined: nothing is asked. */
  readonly code: string | undefined;
}

/** The room of the candidate's interview (R50). */
export interface RoomOpened {
  readonly address: RoomAddress;
  /** The candidate's name, as the others see it. */
  readonly name: string;
}

/** `eta` undefined: the interviewer hasn't said anything. */
export interface EtaStatus {
  readonly eta: Eta | undefined;
}

/** Attendance (R37). The room's id is the provider's, for the operator; ours needs none. */
export interface InterviewStatusUpdate extends Job {
  readonly status: 'Joined' | 'Left';
  readonly roomId: string | undefined;
}

/** No live interview is booked. */
export interface NoLiveAppointment {
  readonly _tag: 'NotScheduled';
}

/** How late a candidate may say they are. */
export interface RunningLate extends Job {
  readonly minutes: number;
}

/** The call provider answers nothing usable, or none is set up (VOICE_TOKEN_URL). */
export interface VoiceUnavailable {
  readonly _tag: 'VoiceUnavailable';
}

/** The meeting provider can't be reached now, so that its room can't be opened yet. */
export interface RoomNotReady {
  readonly _tag: 'RoomNotReady';
}

/** No audio interview of this candidate's that is open now has this app_sid. */
export interface NoSuchCall {
  readonly _tag: 'NoSuchCall';
}

/** The candidate's calls about a live interview; what happens in its room travels over the room's own line. */
export interface MeetingOperations {
  readonly meeting: Operation<Job, MeetingSeen, NoSuchApplication>;
  readonly openRoom: Operation<Job, RoomOpened, RoomClosed | RoomNotReady | NoSuchApplication>;
  /** Agrees to be seen and heard live, once an application; the first instant stays (R62). */
  readonly agreeToMeeting: Operation<Job, { readonly agreedAt: Instant }, NoSuchApplication>;
  readonly etaStatus: Operation<Job, EtaStatus, NoSuchApplication>;
  /** Joined is refused outside the join window (R10b, R12). */
  readonly updateInterviewStatus: Operation<InterviewStatusUpdate, undefined, JoinRefusal | NoSuchApplication>;
  /** 'I'm running late', from outside the room; the interviewer sees it. */
  readonly tellRunningLate: Operation<RunningLate, undefined, NoLiveAppointment | NoSuchApplication>;
  readonly conferenceToken: Operation<
    { readonly app: string },
    { readonly token: VoiceToken },
    NoSuchCall | VoiceUnavailable
  >;
}

/** Their names. */
export const meetingOperations: NamesOf<MeetingOperations> = {
  meeting: true,
  openRoom: true,
  agreeToMeeting: true,
  etaStatus: true,
  updateInterviewStatus: true,
  tellRunningLate: true,
  conferenceToken: true,
};

/** Live interviews, as journeys call them. */
export type MeetingApi = ApiOf<MeetingOperations>;
