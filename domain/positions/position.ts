import type { InterviewKind, MoveKind, ResumeRequirement } from '../applications/application';
import type { TimeZone } from '../time/time-zone';
import type { CommunityId, PositionId } from './ids';
import type { Pay } from './pay';
import type { Colour } from './theme';

export type JobType = 'full-time' | 'part-time' | 'prn';
export type Shift = 'morning' | 'afternoon' | 'night';

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
  readonly pay: Pay | undefined;
  readonly jobTypes: readonly JobType[];
  readonly shifts: readonly Shift[];
  readonly logoUrl: string | undefined;
  readonly primary: Colour;
  readonly primaryFont: Colour;
  readonly introVideoUrl: string | undefined;
  /** How many moves each kind of appointment allows; undefined: not limited. */
  readonly moveLimits: Readonly<Record<MoveKind, number | undefined>>;
}
