import type { ColumnType } from 'kysely';
import type { Nullable } from '../postgres/tables';
import type { PositionInZone, PostedPosition } from '../../../application/positions/positions.store';
import type { Neighbor } from '../../../domain/positions/advert';
import type { Pay, PayBasis, PayRate } from '../../../domain/positions/pay';
import type {
  HiringManager,
  JobType,
  Position,
  Shift,
  StagePlace,
  VideoPreference,
} from '../../../domain/positions/position';
import { flag, listOf, number, oneOf, struct, text, withDefault, type Codec } from '../../contract/codec';
import { allOf, field, turned, type Part } from '../../contract/record';
import { questionnaireId } from '../../contract/positions/questionnaire-ids.wire';
import { calendarDate, communityId, hiringManagerId, positionId, timeZone } from '../../contract/wire/fields';
import { color, externalApplicationUrl } from '../../contract/positions/position.wire';
import { from, instant, interviewKind, json, orNull, resumeRequirement } from '../postgres/columns';

/** Written with a row of the entity. */
type OfRow<A> = ColumnType<A, A | undefined, A>;

/** Only the columns that statements name; `detail` has the rest. */
interface PositionsTable {
  readonly position_id: number;
  readonly position_name: OfRow<string>;
  readonly community_id: OfRow<number>;
  readonly posted_at: Nullable;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly positions: PositionsTable;
  }
}

const jobType: Codec<JobType> = oneOf('full-time', 'part-time', 'prn');
const shift: Codec<Shift> = oneOf('morning', 'afternoon', 'night');
const videoPreference: Codec<VideoPreference> = oneOf('dailyco', 'peer');
const payBasis: Codec<PayBasis> = oneOf('starting', 'exact', 'maximum', 'range');
const payRate: Codec<PayRate> = oneOf('hour', 'day', 'week', 'month', 'year');
const pay: Codec<Pay> = struct({ basis: payBasis, rate: payRate, minimum: number, maximum: number });

const perhaps = <A>(codec: Codec<A>): Codec<A | undefined> => withDefault(orNull(codec), undefined);
const stagePlace: Codec<StagePlace> = struct({
  address: text,
  instructions: text,
  latitude: perhaps(text),
  longitude: perhaps(text),
});
const hiringManager: Codec<HiringManager> = struct({ id: hiringManagerId, name: text });

/** The fields that no statement searches: one JSON value in the row. A field that an older row lacks is empty. */
const detail = struct({
  description: withDefault(text, ''),
  instructions: withDefault(text, ''),
  benefits: withDefault(text, ''),
  aboutCompany: withDefault(text, ''),
  pay: perhaps(pay),
  jobTypes: withDefault(listOf(jobType), []),
  shifts: withDefault(listOf(shift), []),
  logoUrl: perhaps(text),
  primary: color,
  primaryFont: color,
  introVideoUrl: perhaps(text),
  videoUrl: perhaps(text),
  externalApplicationUrl: perhaps(externalApplicationUrl),
  hrisUrl: perhaps(text),
  latitude: perhaps(text),
  longitude: perhaps(text),
  onboardingPlace: perhaps(stagePlace),
  onsitePlace: perhaps(stagePlace),
  hiringManager: perhaps(hiringManager),
  videoPreference: perhaps(videoPreference),
  meeting: perhaps(text),
  dialIn: perhaps(text),
  thresholdValue: perhaps(number),
  rerecordLimit: perhaps(number),
  mayRecordLater: withDefault(flag, true),
  recordUntil: perhaps(calendarDate),
  pixelUrl: perhaps(text),
  questionnaireId: perhaps(questionnaireId),
});

const columns = {
  positionId: field('position_id', positionId),
  positionName: field('position_name', text),
  role: field('role', text),
  communityId: field('community_id', communityId),
  communityName: field('community_name', text),
  clientName: field('client_name', text),
  address: field('address', text),
  zone: field('zone', timeZone),
  published: field('published', flag),
  interviewKind: field('interview_kind', orNull(interviewKind)),
  onboarding: field('onboarding', flag),
  resume: field('resume', resumeRequirement),
  sameDaySlots: field('same_day_slots', flag),
  moveLimits: allOf<Position['moveLimits']>({
    video: field('video_moves', orNull(number)),
    'in-person': field('in_person_moves', orNull(number)),
    onboarding: field('onboarding_moves', orNull(number)),
    onsite: field('onsite_moves', orNull(number)),
  }),
  detail: field('detail', json(detail)),
} as const;

/** A position and its row. */
export const position: Part<Position> = turned(
  allOf(columns),
  ({ detail: more, ...fields }): Position => ({ ...fields, ...more }),
  (value) => ({ ...value, detail: value }),
);

export const positionRow: Part<Position> = from('positions', position);

/** A position with its posting time, which only the statement for a single job writes. */
export const postedPositionRow: Part<PostedPosition> = turned(
  allOf({ its: positionRow, postedAt: from('positions', field('posted_at', orNull(instant))) }),
  ({ its, postedAt }): PostedPosition => ({ ...its, postedAt }),
  ({ postedAt, ...its }) => ({ its, postedAt }),
);

/** The columns of a position that another one's advert shows. */
export const neighborRow: Part<Neighbor> = from(
  'positions',
  allOf<Neighbor>({
    positionId: columns.positionId,
    positionName: columns.positionName,
    communityId: columns.communityId,
    published: columns.published,
  }),
);

/** The columns of a position that say where it is. */
export const positionInZoneRow: Part<PositionInZone> = from(
  'positions',
  allOf<PositionInZone>({ positionId: columns.positionId, communityId: columns.communityId, zone: columns.zone }),
);
