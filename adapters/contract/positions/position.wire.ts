import * as E from 'fp-ts/Either';
import type { MoveKind } from '../../../domain/positions/kinds';
import { externalApplication, type ExternalApplicationUrl } from '../../../domain/positions/external-application';
import { zoneOrDefault } from '../../../domain/time/time-zone';
import type { Pay } from '../../../domain/positions/pay';
import { defaultPrimary, defaultPrimaryFont, parseColor } from '../../../domain/positions/theme';
import type { HiringManager, JobType, Position, Shift, StagePlace } from '../../../domain/positions/position';
import { flag, fromParser, listOf, mapped, maybe, number, text, textOf, withDefault, type Codec } from '../codec';
import { allOf, field, objectOf, turned, type Part, type PartsOf, type ValueOf } from '../record';
import { calendarDate, communityId, hiringManagerId, positionId } from '../wire/fields';
import { questionnaireId } from './questionnaire-ids.wire';
import { interviewType, payBy, payRate, uploadResume, videoPref } from '../wire/vocabulary';

/** A color of the customer's theme: #RGB, #RRGGBB, white or black. */
export const color = textOf('a color such as #00B3DA', parseColor, {
  type: 'string',
  pattern: '^(#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|white|black)$',
  examples: ['#00B3DA'],
});

/** adp_url: the domain decides which addresses may be opened; any other is dropped. */
export const externalApplicationUrl: Codec<ExternalApplicationUrl> = fromParser<string, ExternalApplicationUrl>({
  name: 'an http or https address without a user name',
  wire: text,
  parse: (url) => {
    const decision = externalApplication(url);
    return decision._tag === 'Allowed' ? E.right(decision.value) : E.left(decision.reason);
  },
  print: String,
  jsonSchema: { type: 'string', pattern: '^https?://(?![^/?#]*@)[^/?#]', examples: ['https://jobs.example.org/42'] },
});

/** pay_details, in US dollars; `pay_by` says which of the two amounts count (spec 1 §3). */
export const pay = allOf<Pay>({
  basis: field('pay_by', payBy),
  rate: field('rate', payRate),
  minimum: field('minimum', number),
  maximum: field('maximum', number),
});

const unlessSaid = withDefault(flag, false);

/** The names of those that are true. */
const among = <A>(given: readonly (readonly [A, boolean])[]): readonly A[] =>
  given.filter(([, isSo]) => isSo).map(([value]) => value);

/** The place of a later stage; the import file checks its coordinates and reads HTML in its instructions. */
export const stagePlace = (
  prefix: 'onboarding_' | '',
  kinds: {
    readonly latitude: Codec<string>;
    readonly longitude: Codec<string>;
    readonly instructions: Codec<string>;
  } = { latitude: text, longitude: text, instructions: withDefault(text, '') },
): Part<StagePlace> =>
  allOf<StagePlace>({
    address: field(`${prefix}address`, withDefault(text, '')),
    instructions: field(`${prefix}instructions`, kinds.instructions),
    latitude: field('latitude', maybe(kinds.latitude)),
    longitude: field('longitude', maybe(kinds.longitude)),
  });

/** A list of which only the first entry counts. */
export const firstOf = <A>(item: Codec<A>): Codec<A | undefined> =>
  mapped(
    withDefault(listOf(item), []),
    ([first]) => first,
    (only) => (only === undefined ? [] : [only]),
  );

/** A position's hiring manager. Undefined: the file names none by id. `managerName` reads the name. */
export const hiringManager = (managerName: Codec<string>): Part<HiringManager | undefined> =>
  turned(
    allOf({ id: field('hm_id', maybe(hiringManagerId)), name: field('hm_name', managerName) }),
    ({ id, name }) => (id === undefined ? undefined : { id, name }),
    (manager) => ({ id: manager?.id, name: manager?.name ?? '' }),
  );

/** position_data[0] of spec 1 §3, as far as the portal uses it. */
export const detailParts = {
  id: field('id', maybe(number)),
  description: field('description', withDefault(text, '')),
  jobTypes: turned(
    allOf({
      fullTime: field('full_time', unlessSaid),
      partTime: field('part_time', unlessSaid),
      prn: field('prn', unlessSaid),
    }),
    ({ fullTime, partTime, prn }) =>
      among<JobType>([
        ['full-time', fullTime],
        ['part-time', partTime],
        ['prn', prn],
      ]),
    (types) => ({
      fullTime: types.includes('full-time'),
      partTime: types.includes('part-time'),
      prn: types.includes('prn'),
    }),
  ),
  shifts: turned(
    allOf({
      morning: field('morning', unlessSaid),
      afternoon: field('afternoon', unlessSaid),
      evening: field('evening', unlessSaid),
    }),
    ({ morning, afternoon, evening }) =>
      among<Shift>([
        ['morning', morning],
        ['afternoon', afternoon],
        ['night', evening],
      ]),
    (shifts) => ({
      morning: shifts.includes('morning'),
      afternoon: shifts.includes('afternoon'),
      evening: shifts.includes('night'),
    }),
  ),
  benefits: field('benefits', withDefault(text, '')),
  pay: field('pay_details', maybe(objectOf(pay))),
  pixelUrl: field('pixel_url', maybe(text)),
  onboardingPlace: field('onboarding', firstOf(objectOf(stagePlace('onboarding_')))),
  onsitePlace: field('invite_onsite', firstOf(objectOf(stagePlace('')))),
  videoPreference: field('video_pref', maybe(videoPref)),
  /** Means the same as interview_type, and is read if a position has only this one. */
  selfRecord: field('self_record_interview', unlessSaid),
  /** Missing means allowed: the specification only says that 0 forbids it (spec 2 §6). */
  mayRecordLater: field('record_later', withDefault(flag, true)),
} as const;

type Detail = ValueOf<typeof detailParts>;

const nothingSaid: Detail = {
  id: undefined,
  description: '',
  jobTypes: [],
  shifts: [],
  benefits: '',
  pay: undefined,
  pixelUrl: undefined,
  onboardingPlace: undefined,
  onsitePlace: undefined,
  videoPreference: undefined,
  selfRecord: false,
  mayRecordLater: true,
};

/** position_data: the first entry counts. */
export const firstDetail = (detail: Codec<Detail>): Codec<Detail> =>
  mapped(
    withDefault(listOf(detail), []),
    ([first = nothingSaid]) => first,
    (only) => [only],
  );

const nowhereLimited: Position['moveLimits'] = {
  video: undefined,
  'in-person': undefined,
  onboarding: undefined,
  onsite: undefined,
};

/** reschedule_limits; `limit` reads each of them. */
export const moveLimits = (limit: Codec<number>, closed = false): Codec<Position['moveLimits']> => {
  const limits: PartsOf<Record<MoveKind, number | undefined>> = {
    video: field('video', maybe(limit)),
    'in-person': field('inperson', maybe(limit)),
    onboarding: field('onboard', maybe(limit)),
    onsite: field('onsite', maybe(limit)),
  };
  return mapped(
    maybe(objectOf(allOf(limits), closed)),
    (wire = nowhereLimited) => wire,
    (value) => value,
  );
};

/** A position as the import file and get_position_data contain it (spec 1 §3). */
export const positionParts = {
  positionId: field('position_id', positionId),
  positionName: field('position_name', text),
  role: field('role', withDefault(text, '')),
  communityId: field('community_id', communityId),
  communityName: field('community_name', text),
  clientName: field('client_name', withDefault(text, '')),
  address: field('address', withDefault(text, '')),
  zone: field(
    'timezone',
    mapped(withDefault(text, ''), zoneOrDefault, (zone): string => zone),
  ),
  published: field('published', withDefault(flag, true)),
  interviewKind: field('interview_type', maybe(interviewType)),
  onboarding: field('onboarding_status', withDefault(flag, false)),
  resume: field('upload_resume', withDefault(uploadResume, 'none')),
  sameDaySlots: field('same_day_slot', withDefault(flag, false)),
  instructions: field('instructions', withDefault(text, '')),
  logoUrl: field('logo', maybe(text)),
  primary: field('primary_color', withDefault(color, defaultPrimary)),
  primaryFont: field('primary_font_color', withDefault(color, defaultPrimaryFont)),
  introVideoUrl: field('hr_video_url', maybe(text)),
  aboutCompany: field('about_company', withDefault(text, '')),
  videoUrl: field('video_url', maybe(text)),
  externalApplicationUrl: field('adp_url', maybe(externalApplicationUrl)),
  hrisUrl: field('hris_url', maybe(text)),
  moveLimits: field('reschedule_limits', moveLimits(number)),
  latitude: field('latitude', maybe(text)),
  longitude: field('longitude', maybe(text)),
  videoPreference: field('video_pref', maybe(videoPref)),
  meeting: field('meeting', maybe(text)),
  dialIn: field('dial_in', maybe(text)),
  thresholdValue: field('threshold_value', maybe(number)),
  rerecordLimit: field('rerecord_limit', maybe(number)),
  recordUntil: field('record_until', maybe(calendarDate)),
  hiringManager: hiringManager(withDefault(text, '')),
  pixelUrl: field('pixel_url', maybe(text)),
  questionnaireId: field('questionnaire_id', maybe(questionnaireId)),
  detail: field('position_data', firstDetail(objectOf(allOf(detailParts)))),
} as const;

type Said = ValueOf<typeof positionParts>;

/** The position's own values take precedence over its detail's. */
export const positionSaid = ({ detail: { id: _, selfRecord, ...detail }, ...fields }: Said): Position => ({
  ...detail,
  ...fields,
  interviewKind: fields.interviewKind ?? (selfRecord ? 'self-record' : undefined),
  videoPreference: fields.videoPreference ?? detail.videoPreference,
  pixelUrl: fields.pixelUrl ?? detail.pixelUrl,
});

/** Maps a position to its wire parts; `positionSaid` is the inverse. */
export const sayPosition = (position: Position): Said => ({
  ...position,
  detail: { ...position, id: position.positionId, selfRecord: position.interviewKind === 'self-record' },
});

/** `positionParts` as an object; an unknown time zone is read as the default one. */
export const position: Codec<Position> = objectOf(turned(allOf(positionParts), positionSaid, sayPosition));
