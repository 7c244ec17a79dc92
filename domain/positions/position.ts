import type { InterviewKind, MoveKind, ResumeRequirement } from '../applications/application';
import type { ConnectionScore } from '../recording/connection-score';
import type { QuestionnaireId } from '../screening/ids';
import type { TimeZone } from '../time/time-zone';
import type { ExternalApplicationUrl } from './external-application';
import type { CommunityId, PositionId } from './ids';
import type { Pay } from './pay';
import type { Colour } from './theme';

export type JobType = 'full-time' | 'part-time' | 'prn';
export type Shift = 'morning' | 'afternoon' | 'night';

/** Who carries a live interview: Daily, or the two browsers between themselves (R26). */
export type VideoPreference = 'dailyco' | 'peer';

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
  readonly primary: Colour;
  readonly primaryFont: Colour;
  readonly introVideoUrl: string | undefined;
  /** The company's video, shown with the advert (video_url). */
  readonly videoUrl: string | undefined;
  /** Where the employer takes applications on a site of their own (adp_url); undefined: here. */
  readonly externalApplicationUrl: ExternalApplicationUrl | undefined;
  /** A form of the employer's that a candidate fills in after booking (hris_url). */
  readonly hrisUrl: string | undefined;
  /** How many moves each kind of appointment allows; undefined: not limited. */
  readonly moveLimits: Readonly<Record<MoveKind, number | undefined>>;
  /** As the employer typed them; `mapPlace` says whether they are a place. */
  readonly latitude: string | undefined;
  readonly longitude: string | undefined;
  /** Undefined: as the deployment says (R26). */
  readonly videoPreference: VideoPreference | undefined;
  /** The employer's standing room for live interviews, an address of the web; undefined: each interview has its own (R27). */
  readonly meeting: string | undefined;
  /** What the tech check asks of the line, in Mbps; undefined: its default (R22). */
  readonly thresholdValue: ConnectionScore | undefined;
  /** How often a recorded answer may be recorded again; undefined: `reRecordLimit` decides (spec 2 §4.1). */
  readonly rerecordLimit: number | undefined;
  /** Whether an interview may be recorded another time instead of now (record_later, spec 2 §6). */
  readonly mayRecordLater: boolean;
  /** An image of the employer's that is loaded where the job is shown (R5). */
  readonly pixelUrl: string | undefined;
  /** What an applicant is asked first (questionnaire_id); undefined: nothing, and the screening is submitted at once (R6a). */
  readonly questionnaireId: QuestionnaireId | undefined;
}
