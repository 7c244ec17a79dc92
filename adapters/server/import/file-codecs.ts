import type { SlotKind } from '../../../application/ports/unit-of-work/slots';
import { defaultZone, type TimeZone } from '../../../domain/time/time-zone';
import {
  anything,
  flag,
  listOf,
  mapped,
  maybe,
  renamed,
  struct,
  text,
  withDefault,
  type Codec,
} from '../../contract/codec';
import { applicationFields } from '../../contract/wire/application';
import { communityId, email, positionId, timeZone } from '../../contract/wire/fields';
import { country, educationFields, experienceFields, zipCode } from '../../contract/wire/person';
import { detailFields, payFields, positionFields } from '../../contract/wire/position';
import { slotFields } from '../../contract/wire/slots';
import { uploadResume } from '../../contract/wire/vocabulary';
import { capacity, count, derived, later, otherJobs, speed, webAddress } from './file-fields';

/*
 * The import file's records: closed, so that a field which nobody knows (a typing mistake, most often) is refused with its
 * path. They speak the contract's own codecs and add what the wire does not have.
 */

const detail = struct(
  {
    ...detailFields,
    pay_details: maybe(struct(payFields, true)),
    pixel_url: maybe(webAddress),
    same_day_slot: later,
  },
  true,
);

/** A position as an employer publishes it; what the portal has no use for yet is refused rather than lost. */
export const filePosition = struct(
  {
    ...positionFields,
    // A zone of that name must exist: only what was stored long ago is read as the default (R14).
    timezone: mapped(
      maybe(timeZone),
      (zone = defaultZone): TimeZone => zone,
      (zone) => zone,
    ),
    position_data: withDefault(listOf(detail), []),
    reschedule_limits: maybe(
      struct({ video: maybe(count), inperson: maybe(count), onboard: maybe(count), onsite: maybe(count) }, true),
    ),
    threshold_value: maybe(speed),
    rerecord_limit: maybe(count),
    meeting: maybe(webAddress),
    pixel_url: maybe(webAddress),
    hris_url: maybe(webAddress),
    video_url: maybe(webAddress),
    other_jobs: otherJobs,
  },
  true,
);

const slotKind: Codec<SlotKind> = renamed(
  { video: 'video', 'in-person': 'in_person', onboarding: 'onboarding', onsite: 'onsite' },
  ['video', 'in-person', 'onboarding', 'onsite'],
);

export const fileSlot = struct(
  { position_id: positionId, kind: slotKind, ...slotFields, capacity: withDefault(capacity, 1) },
  true,
);

/** The candidate without the applications, which are read one by one: a fault in one must not hide those in the others. The phone is read with its country. */
export const fileCandidate = struct(
  {
    email,
    firstname: text,
    lastname: text,
    phone: maybe(text),
    country: maybe(country),
    zipcode: maybe(zipCode),
    applications: withDefault(listOf(anything), []),
    experience_details: maybe(listOf(struct(experienceFields, true))),
    education_details: maybe(listOf(struct(educationFields, true))),
    resumes: later,
  },
  true,
);

export const fileApplication = struct(
  {
    ...applicationFields,
    position_id: positionId,
    // What the position decides where the file says nothing.
    community_id: maybe(communityId),
    onboarding_status: maybe(flag),
    upload_resume: maybe(uploadResume),
    available_video_reschedules: maybe(count),
    available_inperson_reschedules: maybe(count),
    available_onboard_reschedules: maybe(count),
    available_onsite_reschedules: maybe(count),
    interview: maybe(struct(slotFields, true)),
    schd_date: derived,
    slot_from: derived,
    slot_to: derived,
    schedule_time: derived,
    position_name: derived,
    community_name: derived,
    client_name: derived,
    address: derived,
    description: derived,
    onboarding: later,
    onsite: later,
    tech_check_mandatory: later,
    tech_check_optional: later,
    interview_pref: later,
    meeting_link: later,
    app_sid: later,
    join_code: later,
    upload_resume_flag: later,
    proceed_without_resume: later,
    eta_status: later,
    delay_reason: later,
  },
  true,
);
