import type { Insertable } from 'kysely';
import type { ApplicationWithPosition } from '../../../../application/ports/unit-of-work/applications';
import type { Allowance, Application, Appointment } from '../../../../domain/applications/application';
import { stageOf, type Stage } from '../../../../domain/applications/status-catalogue';
import { printIsoInstant, type Instant } from '../../../../domain/time/instant';
import { flag, number, struct, text, type Decoded } from '../../../contract/codec';
import { calendarDate } from '../../../contract/wire/fields';
import {
  appliedStep,
  instant,
  interviewKind,
  orNull,
  reading,
  resumeRequirement,
  screeningOutcome,
  stage,
  status,
  wallTime,
  type Reading,
} from '../columns';
import type { ApplicationsTable } from '../tables';
import { positionFields, positionOf } from './position-row';

export const applicationColumns = [
  'applications.id as application_id',
  'applications.status',
  'applications.applied',
  'applications.screening',
  'applications.interview_kind',
  'applications.onboarding',
  'applications.resume',
  'applications.has_resume',
  'applications.blocked',
  'applications.external_application_url',
  'applications.self_record_completed',
  'applications.recording_submitted_at',
  'applications.offered_at',
  'applications.onsite_locked',
  'applications.invited_on',
  'applications.meeting_link',
  'applications.video_may_move',
  'applications.video_moves_left',
  'applications.in_person_may_move',
  'applications.in_person_moves_left',
  'applications.onboarding_may_move',
  'applications.onboarding_moves_left',
  'applications.onsite_may_move',
  'applications.onsite_moves_left',
] as const;

/** Null where the application holds no appointment. */
export const appointmentColumns = [
  'appointments.stage',
  'appointments.starts_at',
  'slots.slot_date',
  'slots.slot_from',
  'slots.slot_to',
] as const;

const row = struct({
  ...positionFields,
  application_id: number,
  status,
  applied: appliedStep,
  screening: screeningOutcome,
  interview_kind: orNull(interviewKind),
  onboarding: flag,
  resume: resumeRequirement,
  has_resume: flag,
  blocked: flag,
  external_application_url: orNull(text),
  self_record_completed: flag,
  recording_submitted_at: orNull(instant),
  offered_at: orNull(instant),
  onsite_locked: flag,
  invited_on: orNull(instant),
  meeting_link: orNull(text),
  video_may_move: flag,
  video_moves_left: orNull(number),
  in_person_may_move: flag,
  in_person_moves_left: orNull(number),
  onboarding_may_move: flag,
  onboarding_moves_left: orNull(number),
  onsite_may_move: flag,
  onsite_moves_left: orNull(number),
  stage: orNull(stage),
  starts_at: orNull(instant),
  slot_date: orNull(calendarDate),
  slot_from: orNull(wallTime),
  slot_to: orNull(wallTime),
});

export type ApplicationRow = Decoded<typeof row>;
export const applicationRow: Reading<ApplicationRow> = reading(row, (read) => read);

/** The columns of one appointment are all there or, where the outer join found none, all null. */
const heldIn = (row: ApplicationRow | undefined): Appointment | undefined => {
  if (row?.slot_date === undefined || row.slot_from === undefined) return undefined;
  if (row.slot_to === undefined || row.starts_at === undefined) return undefined;
  return { slot: { date: row.slot_date, from: row.slot_from, to: row.slot_to }, startsAt: row.starts_at };
};

const allowance = (flagged: boolean, left: number | undefined): Allowance => ({ flag: flagged, left });

/** One application from its rows: one for each stage that has an appointment. What it shows is that of the stage it is in. */
export const applicationOf = (rows: readonly [ApplicationRow, ...ApplicationRow[]]): ApplicationWithPosition => {
  const [first] = rows;
  const own = stageOf(first.status);
  const held = (stage: Stage): Appointment | undefined => heldIn(rows.find((one) => one.stage === stage));
  const other = (stage: Stage): Appointment | undefined => (stage === own ? undefined : held(stage));
  return {
    position: positionOf(first),
    application: {
      positionId: first.position_id,
      communityId: first.community_id,
      status: first.status,
      applied: first.applied,
      screening: first.screening,
      interviewKind: first.interview_kind,
      onboarding: first.onboarding,
      resume: first.resume,
      hasResume: first.has_resume,
      blocked: first.blocked,
      externalApplicationUrl: first.external_application_url,
      selfRecordCompleted: first.self_record_completed,
      recordingSubmittedAt: first.recording_submitted_at,
      offeredAt: first.offered_at,
      onsiteLocked: first.onsite_locked,
      slot: held(own)?.slot,
      scheduledAt: held(own)?.startsAt,
      otherAppointments: {
        interview: other('interview'),
        onboarding: other('onboarding'),
        onsite: other('onsite'),
      },
      invitedOn: first.invited_on,
      meetingLink: first.meeting_link,
      allowances: {
        video: allowance(first.video_may_move, first.video_moves_left),
        'in-person': allowance(first.in_person_may_move, first.in_person_moves_left),
        onboarding: allowance(first.onboarding_may_move, first.onboarding_moves_left),
        onsite: allowance(first.onsite_may_move, first.onsite_moves_left),
      },
    },
  };
};

const moment = (instant: Instant | undefined): string | null =>
  instant === undefined ? null : printIsoInstant(instant);

/** What `save` writes: everything but whose it is, where it is, and its appointments. */
export const applicationValues = (
  application: Application,
): Omit<Insertable<ApplicationsTable>, 'candidate_id' | 'position_id'> => {
  const { allowances } = application;
  return {
    status: application.status.code,
    applied: application.applied,
    screening: application.screening,
    interview_kind: application.interviewKind ?? null,
    onboarding: application.onboarding,
    resume: application.resume,
    has_resume: application.hasResume,
    blocked: application.blocked,
    external_application_url: application.externalApplicationUrl ?? null,
    self_record_completed: application.selfRecordCompleted,
    recording_submitted_at: moment(application.recordingSubmittedAt),
    offered_at: moment(application.offeredAt),
    onsite_locked: application.onsiteLocked,
    invited_on: moment(application.invitedOn),
    meeting_link: application.meetingLink ?? null,
    video_may_move: allowances.video.flag,
    video_moves_left: allowances.video.left ?? null,
    in_person_may_move: allowances['in-person'].flag,
    in_person_moves_left: allowances['in-person'].left ?? null,
    onboarding_may_move: allowances.onboarding.flag,
    onboarding_moves_left: allowances.onboarding.left ?? null,
    onsite_may_move: allowances.onsite.flag,
    onsite_moves_left: allowances.onsite.left ?? null,
  };
};
