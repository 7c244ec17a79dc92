import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { addDays, type CalendarDate } from '../../../domain/time/calendar-date';
import { minutes } from '../../../domain/time/duration';
import { plus, type Instant } from '../../../domain/time/instant';
import { minuteOfDay, type WallTime } from '../../../domain/time/wall-time';
import { zoneOrDefault, type TimeZone } from '../../../domain/time/time-zone';
import { dateIn, wallTimeIn } from '../../../domain/time/zoned';
import type { Fields } from './asking';
import { roleNames, type Role, type WireJob } from './roles';

/* The data that the checks need, as an import file: fresh ids and addresses for each run, so that runs can follow one another. */

export interface Prepared {
  readonly email: string;
  readonly otherEmail: string;
  readonly spareEmail: string;
  /** An address that nobody in this data has. */
  readonly newEmail: string;
  readonly jobs: Readonly<Partial<Record<Role, WireJob>>>;
  /** A time in half an hour, too soon to be booked. */
  readonly soon: Fields;
  readonly file: object;
}

/** Ids from 7,000,000,000 on, a hundred for each second of nine years. */
const firstId = (now: Instant): number => 7_000_000_000 + (Math.floor(now / 1_000) % 29_000_000) * 100;

const zones = ['America/Chicago', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Honolulu'].map(zoneOrDefault);

interface Today {
  readonly date: CalendarDate;
  readonly soon: WallTime;
  readonly zone: TimeZone;
}

/** A zone in which the next hours are on the same day, with today's date there and a time in half an hour. */
const todayAt = (now: Instant): Today | undefined =>
  zones
    .map((zone) =>
      pipe(
        O.Do,
        O.apS('date', dateIn(now, zone)),
        O.apS('soon', wallTimeIn(plus(now, minutes(30)), zone)),
        O.map((found) => ({ ...found, zone })),
        O.toUndefined,
      ),
    )
    .find((today) => today !== undefined && minuteOfDay(today.soon) > 3 * 60 && minuteOfDay(today.soon) < 20 * 60);

const halfHours = (date: CalendarDate) =>
  ['09:00', '09:30', '10:00', '10:30'].map((from) => ({
    slot_date: date,
    slot_from: from,
    slot_to: from.endsWith('00')
      ? from.replace(':00', ':30')
      : `${String(Number(from.slice(0, 2)) + 1).padStart(2, '0')}:00`,
  }));

const soonOf = ({ date, soon }: Today) => ({ slot_date: date, slot_from: soon, slot_to: '23:59' });

const timesOf = (today: Today) => [...[2, 3, 4].flatMap((days) => halfHours(addDays(today.date, days))), soonOf(today)];

const kindOf: Readonly<Partial<Record<Role, string>>> = {
  video: 'video',
  in_person: 'in_person',
  onboarding: 'onboarding',
  onsite: 'onsite',
  resume: 'video',
};

const employersSite = 'https://jobs.example.org/apply';

const detailsOf: Readonly<Record<Role, object>> = {
  video: {},
  in_person: { interview_type: 'in_person_interview' },
  onboarding: {},
  onsite: {},
  offer: {},
  invitation: {},
  apply: {},
  external: { adp_url: employersSite },
  resume: { upload_resume: 1 },
  optional: { upload_resume: 2 },
  record: { interview_type: 'self_record_interview', upload_resume: 1 },
  chat: { hm_id: 900, hm_name: 'Conny Manager' },
  closed: { published: false },
  theirs: { published: false, upload_resume: 1 },
};

const passedScreening = { applied_status: 1, sf_status: 8 };
const offered = { ...passedScreening, status: 1, onboarding_status: true };
const invited = { ...passedScreening, status: 32 };

/** The candidate's applications; a role that is missing has none. */
const standing: Readonly<Partial<Record<Role, object>>> = {
  video: passedScreening,
  in_person: passedScreening,
  onboarding: offered,
  onsite: invited,
  offer: offered,
  invitation: invited,
  external: { applied_status: 0, sf_status: 0, adp_url: employersSite },
  resume: passedScreening,
  optional: passedScreening,
  record: passedScreening,
  chat: passedScreening,
};

/** Those of the other candidate. */
const standingOfOther: Readonly<Partial<Record<Role, object>>> = {
  video: passedScreening,
  in_person: passedScreening,
  onboarding: offered,
  onsite: invited,
  chat: passedScreening,
  theirs: passedScreening,
};

const questionnaireOf = (id: number) => ({
  id,
  name: 'Conformance',
  sections: [
    {
      section_id: 1,
      section_name: 'You',
      questions: [
        {
          question_id: 1,
          question_title: 'May we ask you something?',
          question_type: 'Single Choice',
          is_require: true,
          question_options: [{ option: 'Yes' }, { option: 'No', disqualifies: true }],
        },
        { question_id: 2, question_title: 'What else?', question_type: 'Short text', is_require: false },
      ],
    },
  ],
});

const toRecordOf = (id: number) => ({
  id,
  name: 'Conformance, recorded',
  sections: [],
  interviewer_questionnaire: [
    { question_id: 31, question_name: 'Why this job?', skip_question: false, time_limit: 60 },
    { question_id: 32, question_name: 'Anything else?', skip_question: true, time_limit: 60 },
  ],
});

const applications = (standings: Readonly<Partial<Record<Role, object>>>, jobOf: (role: Role) => WireJob) =>
  roleNames.flatMap((role) =>
    standings[role] === undefined ? [] : [{ position_id: jobOf(role).position_id, ...standings[role] }],
  );

/** Undefined only at the end of the calendar. */
export const preparedData = (now: Instant): Prepared | undefined => {
  const today = todayAt(now);
  if (today === undefined) return undefined;
  const first = firstId(now);
  const jobOf = (role: Role): WireJob => {
    const at = roleNames.indexOf(role);
    return { community_id: first + 50 + at, position_id: first + at };
  };
  const emailOf = (who: string): string => `conformance-${first}-${who}@example.org`;
  const people = {
    email: emailOf('candidate'),
    otherEmail: emailOf('other'),
    spareEmail: emailOf('spare'),
    newEmail: emailOf('newcomer'),
  };
  const named = (email: string, lastname: string) => ({ email, firstname: 'Conny', lastname });
  return {
    ...people,
    soon: soonOf(today),
    jobs: Object.fromEntries(roleNames.map((role) => [role, jobOf(role)])),
    file: {
      questionnaires: [questionnaireOf(first), toRecordOf(first + 1)],
      positions: roleNames.map((role) => ({
        ...jobOf(role),
        position_name: `Conformance ${role}`,
        community_name: `House of ${role}`,
        timezone: today.zone,
        interview_type: 'video_interview',
        upload_resume: 0,
        same_day_slot: true,
        published: true,
        reschedule_limits: { video: 3, inperson: 3, onboard: 3, onsite: 3 },
        ...(role === 'apply' ? { questionnaire_id: first } : {}),
        ...(role === 'record' ? { questionnaire_id: first + 1 } : {}),
        ...detailsOf[role],
      })),
      slots: roleNames.flatMap((role) =>
        kindOf[role] === undefined
          ? []
          : timesOf(today).map((time) => ({
              position_id: jobOf(role).position_id,
              kind: kindOf[role],
              ...time,
              capacity: 1,
            })),
      ),
      candidates: [
        { ...named(people.email, 'Candidate'), applications: applications(standing, jobOf) },
        { ...named(people.otherEmail, `Zweitnam${first}`), applications: applications(standingOfOther, jobOf) },
        named(people.spareEmail, 'Spare'),
      ],
    },
  };
};
