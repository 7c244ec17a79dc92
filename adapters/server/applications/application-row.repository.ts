import type { Id, Json } from '../postgres/tables';
import type { ApplicationWithPosition } from '../../../application/applications/applications.store';
import type { Allowance, Application, Appointment } from '../../../domain/applications/application';
import { stageOf } from '../../../domain/applications/status-catalogue';
import type { Account } from '../../../domain/identity/account';
import type { Stage } from '../../../domain/positions/kinds';
import { flag, number, text } from '../../contract/codec';
import { allOf, field, type ValueOf } from '../../contract/record';
import { calendarDate } from '../../contract/wire/fields';
import {
  appliedStep,
  from,
  instant,
  interviewKind,
  orNull,
  resumeRequirement,
  screeningOutcome,
  stage,
  status,
  techCheckFlag,
  endTime,
  wallTime,
} from '../postgres/columns';
import { positionRow } from '../positions/position-row.repository';
import { account } from '../profile/candidate-row.repository';

/** Only the columns that statements name; the row's codec has all of them. */
interface ApplicationsTable {
  readonly id: Id;
  readonly candidate_id: number;
  readonly position_id: number;
}

interface ApplicationParticularsTable {
  readonly application_id: number;
  readonly content: Json;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly applications: ApplicationsTable;
    readonly application_particulars: ApplicationParticularsTable;
  }
}

/** Data from other tables: the application's job, and its appointments. */
type FromOtherRows = 'positionId' | 'communityId' | 'slot' | 'scheduledAt' | 'otherAppointments';

const allowance = (kind: string) =>
  allOf<Allowance>({
    flag: field(`${kind}_may_move`, flag),
    left: field(`${kind}_moves_left`, orNull(number)),
  });

/** An application and its row: the columns that `save` writes. */
export const application = allOf<Omit<Application, FromOtherRows>>({
  status: field('status', status),
  applied: field('applied', appliedStep),
  screening: field('screening', screeningOutcome),
  interviewKind: field('interview_kind', orNull(interviewKind)),
  onboarding: field('onboarding', flag),
  resume: field('resume', resumeRequirement),
  hasResume: field('has_resume', flag),
  blocked: field('blocked', flag),
  externalApplicationUrl: field('external_application_url', orNull(text)),
  selfRecordCompleted: field('self_record_completed', flag),
  recordingSubmittedAt: field('recording_submitted_at', orNull(instant)),
  offeredAt: field('offered_at', orNull(instant)),
  onsiteLocked: field('onsite_locked', flag),
  invitedOn: field('invited_on', orNull(instant)),
  meetingLink: field('meeting_link', orNull(text)),
  techCheck: allOf({
    mandatory: field('tech_check_mandatory', techCheckFlag),
    optional: field('tech_check_optional', techCheckFlag),
  }),
  allowances: allOf({
    video: allowance('video'),
    'in-person': allowance('in_person'),
    onboarding: allowance('onboarding'),
    onsite: allowance('onsite'),
  }),
});

const parts = {
  id: from('applications', field('id', number)),
  application: from('applications', application),
  position: positionRow,
  // Null where the outer join found no appointment.
  stage: from('appointments', field('stage', orNull(stage))),
  startsAt: from('appointments', field('starts_at', orNull(instant))),
  date: from('slots', field('slot_date', orNull(calendarDate))),
  from: from('slots', field('slot_from', orNull(wallTime))),
  to: from('slots', field('slot_to', orNull(endTime))),
  revision: from('appointment_revisions', field('revision', orNull(number))),
} as const;

export type ApplicationRow = ValueOf<typeof parts>;
export const applicationRow = allOf<ApplicationRow>(parts);

interface CandidatesRow extends ApplicationRow {
  readonly candidate: Account;
}

/** The same, with whose application it is. */
export const candidatesRow = allOf<CandidatesRow>({ ...parts, candidate: from('candidates', account) });

const heldIn = (row: ApplicationRow | undefined): Appointment | undefined => {
  if (row?.date === undefined || row.from === undefined) return undefined;
  if (row.to === undefined || row.startsAt === undefined) return undefined;
  return { slot: { date: row.date, from: row.from, to: row.to }, startsAt: row.startsAt };
};

/** One application from its rows: one row for each stage that has an appointment. It shows the appointment of its current stage. */
export const applicationOf = (rows: readonly [ApplicationRow, ...ApplicationRow[]]): ApplicationWithPosition => {
  const [{ application: its, position }] = rows;
  const own = stageOf(its.status);
  const held = (wanted: Stage): Appointment | undefined => heldIn(rows.find((one) => one.stage === wanted));
  const other = (wanted: Stage): Appointment | undefined => (wanted === own ? undefined : held(wanted));
  const revision = (wanted: Stage): number => rows.find((one) => one.stage === wanted)?.revision ?? 0;
  return {
    position,
    revisions: { interview: revision('interview'), onboarding: revision('onboarding'), onsite: revision('onsite') },
    application: {
      ...its,
      positionId: position.positionId,
      communityId: position.communityId,
      slot: held(own)?.slot,
      scheduledAt: held(own)?.startsAt,
      otherAppointments: {
        interview: other('interview'),
        onboarding: other('onboarding'),
        onsite: other('onsite'),
      },
    },
  };
};
