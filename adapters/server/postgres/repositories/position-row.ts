import type { Insertable } from 'kysely';
import type { Neighbor } from '../../../../domain/positions/advert';
import type { JobType, Position, Shift, VideoPreference } from '../../../../domain/positions/position';
import type { PayBasis, PayRate } from '../../../../domain/positions/pay';
import { flag, listOf, number, oneOf, struct, text, withDefault, type Codec } from '../../../contract/codec';
import { questionnaireId } from '../../../contract/wire/questionnaire-ids';
import { colour, communityId, positionId, timeZone } from '../../../contract/wire/fields';
import { externalApplicationUrl } from '../../../contract/wire/position';
import { interviewKind, orNull, reading, resumeRequirement, type Reading } from '../columns';
import type { PositionsTable } from '../tables';

const jobType: Codec<JobType> = oneOf('full-time', 'part-time', 'prn');
const shift: Codec<Shift> = oneOf('morning', 'afternoon', 'night');
const videoPreference: Codec<VideoPreference> = oneOf('dailyco', 'peer');
const payBasis: Codec<PayBasis> = oneOf('starting', 'exact', 'maximum', 'range');
const payRate: Codec<PayRate> = oneOf('hour', 'day', 'week', 'month', 'year');

/** What no statement ever asks for by itself: one JSON value in the row. A field that an older row lacks is empty. */
const detail = struct({
  description: withDefault(text, ''),
  instructions: withDefault(text, ''),
  benefits: withDefault(text, ''),
  aboutCompany: withDefault(text, ''),
  pay: withDefault(orNull(struct({ basis: payBasis, rate: payRate, minimum: number, maximum: number })), undefined),
  jobTypes: withDefault(listOf(jobType), []),
  shifts: withDefault(listOf(shift), []),
  logoUrl: withDefault(orNull(text), undefined),
  primary: colour,
  primaryFont: colour,
  introVideoUrl: withDefault(orNull(text), undefined),
  videoUrl: withDefault(orNull(text), undefined),
  externalApplicationUrl: withDefault(orNull(externalApplicationUrl), undefined),
  hrisUrl: withDefault(orNull(text), undefined),
  latitude: withDefault(orNull(text), undefined),
  longitude: withDefault(orNull(text), undefined),
  videoPreference: withDefault(orNull(videoPreference), undefined),
  meeting: withDefault(orNull(text), undefined),
  thresholdValue: withDefault(orNull(number), undefined),
  rerecordLimit: withDefault(orNull(number), undefined),
  mayRecordLater: withDefault(flag, true),
  pixelUrl: withDefault(orNull(text), undefined),
  questionnaireId: withDefault(orNull(questionnaireId), undefined),
});

/** The columns under names of their own, so that a row may hold an application too. */
export const positionColumns = [
  'positions.position_id',
  'positions.position_name',
  'positions.role',
  'positions.community_id',
  'positions.community_name',
  'positions.client_name',
  'positions.address',
  'positions.zone',
  'positions.published',
  'positions.interview_kind as position_interview_kind',
  'positions.onboarding as position_onboarding',
  'positions.resume as position_resume',
  'positions.same_day_slots',
  'positions.video_moves',
  'positions.in_person_moves',
  'positions.onboarding_moves',
  'positions.onsite_moves',
  'positions.detail',
] as const;

export const positionFields = {
  position_id: positionId,
  position_name: text,
  role: text,
  community_id: communityId,
  community_name: text,
  client_name: text,
  address: text,
  zone: timeZone,
  published: flag,
  position_interview_kind: orNull(interviewKind),
  position_onboarding: flag,
  position_resume: resumeRequirement,
  same_day_slots: flag,
  video_moves: orNull(number),
  in_person_moves: orNull(number),
  onboarding_moves: orNull(number),
  onsite_moves: orNull(number),
  detail,
} as const;

const positionRow = struct(positionFields);
export type PositionRow = typeof positionRow extends Codec<infer Row> ? Row : never;

export const positionOf = (row: PositionRow): Position => ({
  positionId: row.position_id,
  positionName: row.position_name,
  role: row.role,
  communityId: row.community_id,
  communityName: row.community_name,
  clientName: row.client_name,
  address: row.address,
  zone: row.zone,
  published: row.published,
  interviewKind: row.position_interview_kind,
  onboarding: row.position_onboarding,
  resume: row.position_resume,
  sameDaySlots: row.same_day_slots,
  moveLimits: {
    video: row.video_moves,
    'in-person': row.in_person_moves,
    onboarding: row.onboarding_moves,
    onsite: row.onsite_moves,
  },
  ...row.detail,
});

export const position: Reading<Position> = reading(positionRow, positionOf);

/** What is asked of a position for another one's advert. */
export const neighborColumns = [
  'positions.position_id',
  'positions.position_name',
  'positions.community_id',
  'positions.published',
] as const;

export const neighbor: Reading<Neighbor> = reading(
  struct({ position_id: positionId, position_name: text, community_id: communityId, published: flag }),
  (row) => ({
    positionId: row.position_id,
    positionName: row.position_name,
    communityId: row.community_id,
    published: row.published,
  }),
);

/** The row that `positionOf` reads back. */
export const positionValues = (value: Position): Insertable<PositionsTable> => {
  const { moveLimits } = value;
  return {
    position_id: value.positionId,
    position_name: value.positionName,
    role: value.role,
    community_id: value.communityId,
    community_name: value.communityName,
    client_name: value.clientName,
    address: value.address,
    zone: value.zone,
    published: value.published,
    interview_kind: value.interviewKind ?? null,
    onboarding: value.onboarding,
    resume: value.resume,
    same_day_slots: value.sameDaySlots,
    video_moves: moveLimits.video ?? null,
    in_person_moves: moveLimits['in-person'] ?? null,
    onboarding_moves: moveLimits.onboarding ?? null,
    onsite_moves: moveLimits.onsite ?? null,
    detail: JSON.stringify(detail.type.encode(value)),
  };
};
