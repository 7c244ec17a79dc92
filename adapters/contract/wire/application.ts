import {
  noAppointments,
  type Allowance,
  type Application,
  type MoveKind,
} from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import { flag, mapped, maybe, number, struct, text, withDefault, type Codec, type Decoded } from '../codec';
import { calendarDate, communityId, instant, positionId, timeZone, wallTime } from './fields';
import { appliedStatus, interviewType, sfStatus, status, uploadResume } from './vocabulary';

/** The Application entity of spec 1 §3, as far as the rules read it. */
export const applicationFields = {
  position_id: positionId,
  community_id: communityId,
  status: withDefault(status, statusOf(0)),
  applied_status: withDefault(appliedStatus, 'not-submitted'),
  sf_status: withDefault(sfStatus, 'open'),
  interview_type: maybe(interviewType),
  onboarding_status: withDefault(flag, false),
  upload_resume: withDefault(uploadResume, 'none'),
  resume_path: maybe(text),
  block_candidate: withDefault(flag, false),
  adp_url: maybe(text),
  self_record_completed: withDefault(flag, false),
  self_recording_submitted_date: maybe(instant),
  offer_date: maybe(instant),
  onsite_status: withDefault(number, 0),
  schd_date: maybe(calendarDate),
  slot_from: maybe(wallTime),
  slot_to: maybe(wallTime),
  schedule_time: maybe(instant),
  invited_on: maybe(instant),
  zoom_link: maybe(text),
  can_reschedule_video: withDefault(flag, true),
  can_reschedule_inperson: withDefault(flag, true),
  can_reschedule_onboard: withDefault(flag, true),
  can_reschedule_onsite: withDefault(flag, true),
  available_video_reschedules: maybe(number),
  available_inperson_reschedules: maybe(number),
  available_onboard_reschedules: maybe(number),
  available_onsite_reschedules: maybe(number),
} as const;

export const wireApplication = struct(applicationFields);
export type WireApplication = Decoded<typeof wireApplication>;

/** What the wire says in place of a path: where a resume lies is the server's business (R3). */
const resumeStored = 'stored';

type WireAllowances = Pick<
  WireApplication,
  Extract<keyof WireApplication, `can_reschedule_${string}` | `available_${string}`>
>;

/** onsite_status 2: the employer has the onsite meeting in hand (R10, row 3). */
export const onsiteInHand = 2;

export const allowancesOf = (wire: WireAllowances): Readonly<Record<MoveKind, Allowance>> => ({
  video: { flag: wire.can_reschedule_video, left: wire.available_video_reschedules },
  'in-person': { flag: wire.can_reschedule_inperson, left: wire.available_inperson_reschedules },
  onboarding: { flag: wire.can_reschedule_onboard, left: wire.available_onboard_reschedules },
  onsite: { flag: wire.can_reschedule_onsite, left: wire.available_onsite_reschedules },
});

export const fromWireApplication = (wire: WireApplication): Application => ({
  positionId: wire.position_id,
  communityId: wire.community_id,
  status: wire.status,
  applied: wire.applied_status,
  screening: wire.sf_status,
  interviewKind: wire.interview_type,
  onboarding: wire.onboarding_status,
  resume: wire.upload_resume,
  hasResume: wire.resume_path !== undefined,
  blocked: wire.block_candidate,
  externalApplicationUrl: wire.adp_url,
  selfRecordCompleted: wire.self_record_completed,
  recordingSubmittedAt: wire.self_recording_submitted_date,
  offeredAt: wire.offer_date,
  onsiteLocked: wire.onsite_status === onsiteInHand,
  slot:
    wire.schd_date === undefined || wire.slot_from === undefined || wire.slot_to === undefined
      ? undefined
      : { date: wire.schd_date, from: wire.slot_from, to: wire.slot_to },
  scheduledAt: wire.schedule_time,
  otherAppointments: noAppointments,
  invitedOn: wire.invited_on,
  meetingLink: wire.zoom_link,
  allowances: allowancesOf(wire),
});

export const toWireApplication = (application: Application): WireApplication => ({
  position_id: application.positionId,
  community_id: application.communityId,
  status: application.status,
  applied_status: application.applied,
  sf_status: application.screening,
  interview_type: application.interviewKind,
  onboarding_status: application.onboarding,
  upload_resume: application.resume,
  resume_path: application.hasResume ? resumeStored : undefined,
  block_candidate: application.blocked,
  adp_url: application.externalApplicationUrl,
  self_record_completed: application.selfRecordCompleted,
  self_recording_submitted_date: application.recordingSubmittedAt,
  offer_date: application.offeredAt,
  onsite_status: application.onsiteLocked ? onsiteInHand : 0,
  schd_date: application.slot?.date,
  slot_from: application.slot?.from,
  slot_to: application.slot?.to,
  schedule_time: application.scheduledAt,
  invited_on: application.invitedOn,
  zoom_link: application.meetingLink,
  can_reschedule_video: application.allowances.video.flag,
  can_reschedule_inperson: application.allowances['in-person'].flag,
  can_reschedule_onboard: application.allowances.onboarding.flag,
  can_reschedule_onsite: application.allowances.onsite.flag,
  available_video_reschedules: application.allowances.video.left,
  available_inperson_reschedules: application.allowances['in-person'].left,
  available_onboard_reschedules: application.allowances.onboarding.left,
  available_onsite_reschedules: application.allowances.onsite.left,
});

export const listedFields = {
  ...applicationFields,
  position_name: text,
  community_name: withDefault(text, ''),
  client_name: withDefault(text, ''),
  address: withDefault(text, ''),
  description: withDefault(text, ''),
  timezone: timeZone,
} as const;

const wireListed = struct(listedFields);
type WireListed = Decoded<typeof wireListed>;

export const fromWireListed = (wire: WireListed): ListedApplication => ({
  application: fromWireApplication(wire),
  positionName: wire.position_name,
  communityName: wire.community_name,
  clientName: wire.client_name,
  address: wire.address,
  description: wire.description,
  zone: wire.timezone,
});

export const toWireListed = (listed: ListedApplication): WireListed => ({
  ...toWireApplication(listed.application),
  position_name: listed.positionName,
  community_name: listed.communityName,
  client_name: listed.clientName,
  address: listed.address,
  description: listed.description,
  timezone: listed.zone,
});

/** An entry of get_jobs_list: the application with what its card shows of the position. */
export const listedApplication: Codec<ListedApplication> = mapped(wireListed, fromWireListed, toWireListed);
