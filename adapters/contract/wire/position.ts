import * as E from 'fp-ts/Either';
import { externalApplication, type ExternalApplicationUrl } from '../../../domain/positions/external-application';
import { zoneOrDefault } from '../../../domain/time/time-zone';
import { defaultPrimary, defaultPrimaryFont } from '../../../domain/positions/theme';
import type { JobType, Position, Shift } from '../../../domain/positions/position';
import {
  flag,
  fromParser,
  listOf,
  mapped,
  maybe,
  number,
  struct,
  text,
  withDefault,
  type Codec,
  type Decoded,
} from '../codec';
import { colour, communityId, positionId } from './fields';
import { questionnaireId } from './questionnaire-ids';
import { interviewType, payBy, payRate, uploadResume, videoPref } from './vocabulary';

/** adp_url: the domain says what may be opened; any other address is none that is passed on. */
export const externalApplicationUrl: Codec<ExternalApplicationUrl> = fromParser<string, ExternalApplicationUrl>({
  name: 'an http or https address without a user name',
  wire: text,
  parse: (url) => {
    const decision = externalApplication(url);
    return decision._tag === 'Allowed' ? E.right(decision.value) : E.left(decision.reason);
  },
  print: String,
});

export const payFields = { pay_by: payBy, rate: payRate, minimum: number, maximum: number } as const;

/** position_data[0] of spec 1 §3, as far as the portal uses it. */
export const detailFields = {
  id: maybe(number),
  description: withDefault(text, ''),
  full_time: withDefault(flag, false),
  part_time: withDefault(flag, false),
  prn: withDefault(flag, false),
  morning: withDefault(flag, false),
  afternoon: withDefault(flag, false),
  evening: withDefault(flag, false),
  benefits: withDefault(text, ''),
  pay_details: maybe(struct(payFields)),
  pixel_url: maybe(text),
  video_pref: maybe(videoPref),
  /** Says what interview_type says; a position that says only this is read by it. */
  self_record_interview: withDefault(flag, false),
  /** Nothing said is that it is allowed: the specification writes only that 0 is not (spec 2 §6). */
  record_later: withDefault(flag, true),
} as const;

const wireDetail = struct(detailFields);

const moveLimits = struct({
  video: maybe(number),
  inperson: maybe(number),
  onboard: maybe(number),
  onsite: maybe(number),
});

/** A position as the import file and get_position_data give it (spec 1 §3). */
export const positionFields = {
  position_id: positionId,
  position_name: text,
  role: withDefault(text, ''),
  community_id: communityId,
  community_name: text,
  client_name: withDefault(text, ''),
  address: withDefault(text, ''),
  timezone: mapped(withDefault(text, ''), zoneOrDefault, (zone): string => zone),
  published: withDefault(flag, true),
  interview_type: maybe(interviewType),
  onboarding_status: withDefault(flag, false),
  upload_resume: withDefault(uploadResume, 'none'),
  same_day_slot: withDefault(flag, false),
  instructions: withDefault(text, ''),
  logo: maybe(text),
  primary_color: withDefault(colour, defaultPrimary),
  primary_font_color: withDefault(colour, defaultPrimaryFont),
  hr_video_url: maybe(text),
  about_company: withDefault(text, ''),
  video_url: maybe(text),
  adp_url: maybe(externalApplicationUrl),
  hris_url: maybe(text),
  reschedule_limits: maybe(moveLimits),
  latitude: maybe(text),
  longitude: maybe(text),
  video_pref: maybe(videoPref),
  meeting: maybe(text),
  threshold_value: maybe(number),
  rerecord_limit: maybe(number),
  pixel_url: maybe(text),
  questionnaire_id: maybe(questionnaireId),
  position_data: withDefault(listOf(wireDetail), []),
} as const;

const wirePosition = struct(positionFields);
export type WirePosition = Decoded<typeof wirePosition>;
type WireDetail = Decoded<typeof wireDetail>;

const among = <A>(given: readonly (readonly [A, boolean])[]): readonly A[] =>
  given.filter(([, isSo]) => isSo).map(([value]) => value);

const jobTypes = (detail: WireDetail | undefined): readonly JobType[] =>
  detail === undefined
    ? []
    : among<JobType>([
        ['full-time', detail.full_time],
        ['part-time', detail.part_time],
        ['prn', detail.prn],
      ]);

const shifts = (detail: WireDetail | undefined): readonly Shift[] =>
  detail === undefined
    ? []
    : among<Shift>([
        ['morning', detail.morning],
        ['afternoon', detail.afternoon],
        ['night', detail.evening],
      ]);

const payOf = (detail: WireDetail | undefined): Position['pay'] => {
  const pay = detail?.pay_details;
  return pay === undefined
    ? undefined
    : { basis: pay.pay_by, rate: pay.rate, minimum: pay.minimum, maximum: pay.maximum };
};

export const fromWirePosition = (wire: WirePosition): Position => {
  const detail = wire.position_data[0];
  return {
    positionId: wire.position_id,
    positionName: wire.position_name,
    role: wire.role,
    communityId: wire.community_id,
    communityName: wire.community_name,
    clientName: wire.client_name,
    address: wire.address,
    zone: wire.timezone,
    published: wire.published,
    interviewKind: wire.interview_type ?? (detail?.self_record_interview === true ? 'self-record' : undefined),
    onboarding: wire.onboarding_status,
    resume: wire.upload_resume,
    sameDaySlots: wire.same_day_slot,
    description: detail?.description ?? '',
    instructions: wire.instructions,
    benefits: detail?.benefits ?? '',
    aboutCompany: wire.about_company,
    pay: payOf(detail),
    jobTypes: jobTypes(detail),
    shifts: shifts(detail),
    logoUrl: wire.logo,
    primary: wire.primary_color,
    primaryFont: wire.primary_font_color,
    introVideoUrl: wire.hr_video_url,
    videoUrl: wire.video_url,
    externalApplicationUrl: wire.adp_url,
    hrisUrl: wire.hris_url,
    moveLimits: {
      video: wire.reschedule_limits?.video,
      'in-person': wire.reschedule_limits?.inperson,
      onboarding: wire.reschedule_limits?.onboard,
      onsite: wire.reschedule_limits?.onsite,
    },
    latitude: wire.latitude,
    longitude: wire.longitude,
    videoPreference: wire.video_pref ?? detail?.video_pref,
    meeting: wire.meeting,
    thresholdValue: wire.threshold_value,
    rerecordLimit: wire.rerecord_limit,
    mayRecordLater: detail?.record_later ?? true,
    pixelUrl: wire.pixel_url ?? detail?.pixel_url,
    questionnaireId: wire.questionnaire_id,
  };
};

export const toWirePosition = (position: Position): WirePosition => ({
  position_id: position.positionId,
  position_name: position.positionName,
  role: position.role,
  community_id: position.communityId,
  community_name: position.communityName,
  client_name: position.clientName,
  address: position.address,
  timezone: position.zone,
  published: position.published,
  interview_type: position.interviewKind,
  onboarding_status: position.onboarding,
  upload_resume: position.resume,
  same_day_slot: position.sameDaySlots,
  instructions: position.instructions,
  logo: position.logoUrl,
  primary_color: position.primary,
  primary_font_color: position.primaryFont,
  hr_video_url: position.introVideoUrl,
  about_company: position.aboutCompany,
  video_url: position.videoUrl,
  adp_url: position.externalApplicationUrl,
  hris_url: position.hrisUrl,
  reschedule_limits: {
    video: position.moveLimits.video,
    inperson: position.moveLimits['in-person'],
    onboard: position.moveLimits.onboarding,
    onsite: position.moveLimits.onsite,
  },
  latitude: position.latitude,
  longitude: position.longitude,
  video_pref: position.videoPreference,
  meeting: position.meeting,
  threshold_value: position.thresholdValue,
  rerecord_limit: position.rerecordLimit,
  pixel_url: position.pixelUrl,
  questionnaire_id: position.questionnaireId,
  position_data: [
    {
      id: position.positionId,
      description: position.description,
      full_time: position.jobTypes.includes('full-time'),
      part_time: position.jobTypes.includes('part-time'),
      prn: position.jobTypes.includes('prn'),
      morning: position.shifts.includes('morning'),
      afternoon: position.shifts.includes('afternoon'),
      evening: position.shifts.includes('night'),
      benefits: position.benefits,
      pixel_url: position.pixelUrl,
      video_pref: position.videoPreference,
      self_record_interview: position.interviewKind === 'self-record',
      record_later: position.mayRecordLater,
      pay_details:
        position.pay === undefined
          ? undefined
          : {
              pay_by: position.pay.basis,
              rate: position.pay.rate,
              minimum: position.pay.minimum,
              maximum: position.pay.maximum,
            },
    },
  ],
});

export const position: Codec<Position> = mapped(wirePosition, fromWirePosition, toWirePosition);
