import type { HiringManagerId } from '../ids/chat-ids';
import type { InterviewKind, MoveKind, ResumeRequirement } from './kinds';
import type { ConnectionScore } from '../device/connection-score';
import type { QuestionnaireId } from '../ids/questionnaire-ids';
import type { CalendarDate } from '../time/calendar-date';
import type { TimeZone } from '../time/time-zone';
import type { ExternalApplicationUrl } from './external-application';
import type { CommunityId, PositionId } from '../ids/position-ids';
import type { Pay } from './pay';
import type { Color } from './theme';

/** How much work a job is (spec 1 §9); `prn` is work as needed. */
export type JobType = 'full-time' | 'part-time' | 'prn';
/** A shift of a job; the employer's data call `night` evening (spec 1 §9). */
export type Shift = 'morning' | 'afternoon' | 'night';

/** What carries a live interview: Daily, or a direct connection between the two browsers (R26). */
export type VideoPreference = 'dailyco' | 'peer';

/** Where a later stage takes place and what a candidate should know before it (onboarding[0], invite_onsite[0], spec 2 §3). */
export interface StagePlace {
  readonly address: string;
  readonly instructions: string;
  /** As the employer typed them; `mapPlace` checks them. */
  readonly latitude: string | undefined;
  readonly longitude: string | undefined;
}

/** The person at the employer's whom candidates of a position chat with (hm_id, hm_name). */
export interface HiringManager {
  readonly id: HiringManagerId;
  readonly name: string;
}

/** A job opening in a community, as an employer published it (spec 1 §3). */
export interface Position {
  readonly positionId: PositionId;
  readonly positionName: string;
  readonly role: string;
  readonly communityId: CommunityId;
  readonly communityName: string;
  readonly clientName: string;
  readonly address: string;
  readonly zone: TimeZone;
  readonly published: boolean;
  readonly interviewKind: InterviewKind | undefined;
  readonly onboarding: boolean;
  readonly resume: ResumeRequirement;
  readonly sameDaySlots: boolean;
  readonly description: string;
  readonly instructions: string;
  readonly benefits: string;
  /** Who the employer is, in their own words (about_company). */
  readonly aboutCompany: string;
  readonly pay: Pay | undefined;
  readonly jobTypes: readonly JobType[];
  readonly shifts: readonly Shift[];
  readonly logoUrl: string | undefined;
  readonly primary: Color;
  readonly primaryFont: Color;
  readonly introVideoUrl: string | undefined;
  /** The company's video, shown with the advert (video_url). */
  readonly videoUrl: string | undefined;
  /** The employer's own application site (adp_url). Undefined: candidates apply here. */
  readonly externalApplicationUrl: ExternalApplicationUrl | undefined;
  /** The employer's form that a candidate fills in after booking (hris_url). */
  readonly hrisUrl: string | undefined;
  /** How many moves each kind of appointment allows. Undefined: unlimited. */
  readonly moveLimits: Readonly<Record<MoveKind, number | undefined>>;
  /** As the employer typed them; `mapPlace` checks them. */
  readonly latitude: string | undefined;
  readonly longitude: string | undefined;
  /** Where the onboarding meeting and the onsite interview take place. Undefined: `placeOf` decides. */
  readonly onboardingPlace: StagePlace | undefined;
  readonly onsitePlace: StagePlace | undefined;
  /** Undefined: the employer has to begin a conversation (R39). */
  readonly hiringManager: HiringManager | undefined;
  /** Undefined: the deployment's setting (R26). */
  readonly videoPreference: VideoPreference | undefined;
  /** The web address of the employer's permanent room for live interviews. Undefined: each interview has its own (R27). */
  readonly meeting: string | undefined;
  /** The phone number with which a live interview can be joined without a browser (dial_in). Undefined: there is none. */
  readonly dialIn: string | undefined;
  /** The speed that the tech check requires, in Mbps. Undefined: the default (R22). */
  readonly thresholdValue: ConnectionScore | undefined;
  /** How often an answer may be recorded again. Undefined: `reRecordLimit` decides (spec 2 §4.1). */
  readonly rerecordLimit: number | undefined;
  /** Whether a candidate may record the interview later (record_later, spec 2 §6). */
  readonly mayRecordLater: boolean;
  /** The last day on which it may be recorded (record_until, R32). Undefined: the position has no end. */
  readonly recordUntil: CalendarDate | undefined;
  /** The employer's tracking image, loaded where the job is shown (R5). */
  readonly pixelUrl: string | undefined;
  /** The screening questions (questionnaire_id). Undefined: there are none, and the screening is submitted at once (R6a). */
  readonly questionnaireId: QuestionnaireId | undefined;
}
