import type { Observable } from 'rxjs';
import type { Eta } from '../../domain/live-interview/eta';
import type { GuidedQuestion } from '../../domain/screening/guided-question';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { ChosenDevices } from '../tech-check/camera.port';
import type { RoomNews, RoomOrder, SwitchedOff } from './meeting-room.port';
import type { ApplicationNamed } from '../applications/application-named.port';
import type { SessionToken } from '../identity/secrets.port';
import type { Kept } from '../ports/session-store';

/* The interviewer's side of the peer room (ours). Interviewers have no account: a link that works once gives them a session for one room. */

/** What an interviewer's browser keeps: it opens one room, and nothing else. */
export type InterviewerSession = SessionToken;

/** A request for a link that lets one interviewer into one candidate's interview. */
export interface InterviewLinkWanted extends ApplicationNamed {
  /** The interviewer's name, as the candidate sees it. */
  readonly name: string;
}

/** A link for one interviewer: to the peer room, or to the provider's own page of its room. It works no later than `until`. */
export interface InterviewLinkMade {
  readonly url: string;
  readonly until: Instant;
  /** The peer room's works once, for the first browser; a provider's as often as it is opened. */
  readonly worksOnce: boolean;
}

/** What an interviewer needs to know of the interview. */
export interface InterviewSeen {
  readonly candidateName: string;
  readonly interviewerName: string;
  readonly positionName: string;
  readonly communityName: string;
  /** Undefined: nothing is booked any more. */
  readonly startsAt: Instant | undefined;
  /** Undefined: the candidate can't join, because nothing is booked or the application has no interview any more. */
  readonly opensAt: Instant | undefined;
  /** By the server's clock: a device's may be wrong. */
  readonly isOpen: boolean;
  readonly zone: TimeZone;
  readonly questions: readonly GuidedQuestion[];
  /** What the interviewer said about coming. Undefined: nothing. */
  readonly eta: Eta | undefined;
  /** By how many minutes the candidate says they are late. Undefined: they haven't said so. */
  readonly lateBy: number | undefined;
}

/** What the interviewer's page hears: what happens in the room, and what is known of the interview. */
export type InterviewNews<Stream, Frame> =
  | RoomNews<Stream, Frame>
  /** What is known of the interview; again after each reconnection and when it changes. */
  | { readonly _tag: 'InterviewIs'; readonly interview: InterviewSeen }
  /** Whether the candidate's line is in the room. */
  | { readonly _tag: 'CandidateIs'; readonly there: boolean }
  /** The room opens later (R12). The interviewer is not in it. */
  | { readonly _tag: 'NotYet'; readonly opensAt: Instant }
  /** The interview was moved, canceled or withdrawn: there is no room. */
  | { readonly _tag: 'NotOn' };

/** What the interviewer's page asks for: to come in, to say whether they come, and the room's own orders. */
export type InterviewOrder =
  | RoomOrder
  | ({ readonly _tag: 'Enter'; readonly devices: ChosenDevices } & SwitchedOff)
  | { readonly _tag: 'TellEta'; readonly eta: Eta };

/** The room as its interviewer has it. `Failed` is the last news. */
export interface InterviewRoom<Stream, Frame> {
  /** Looks on without entering until `Enter`. Unsubscribing leaves. */
  readonly open: (
    session: InterviewerSession,
    orders: Observable<InterviewOrder>,
  ) => Observable<InterviewNews<Stream, Frame>>;
}

/** The interviewer's session in this browser. A reload, or the same tab opened again, finds it. */
export interface InterviewerSessionStore {
  readonly read: () => InterviewerSession | undefined;
  /** The session that this browser got for that link: who opens it a second time needs no new one. */
  readonly openedBy: (link: SessionToken) => InterviewerSession | undefined;
  readonly write: (session: InterviewerSession, link: SessionToken) => void;
  /** While this tab is in the room: a reload comes back into it, and switches nothing on. */
  readonly inside: Kept<SwitchedOff>;
}
