import { migration } from '../migration';

/*
 * Live interviews (R37, R62, spec 2 §4.6). Every table is read by application.
 *   meeting_consents   when a candidate agreed to a live interview
 *   meeting_etas       what the interviewer says about making it to the appointment that starts at that time
 *   meeting_delays     that the candidate is running late for the appointment that starts at that time
 *   meeting_visits     who was in the room, and when; `seen_at` is the last sign of life
 */

const statements: readonly string[] = [
  `create table meeting_consents (
     application_id bigint primary key references applications,
     at timestamptz(3) not null
   )`,
  `create table meeting_etas (
     application_id bigint primary key references applications,
     eta text not null check (eta in ('yes', 'no', 'delayed')),
     minutes integer check (minutes between 1 and 999),
     starts_at timestamptz(3) not null,
     at timestamptz(3) not null
   )`,
  `create table meeting_delays (
     application_id bigint primary key references applications,
     minutes integer not null check (minutes between 1 and 60),
     starts_at timestamptz(3) not null,
     at timestamptz(3) not null
   )`,
  `create table meeting_visits (
     id bigint generated always as identity primary key,
     application_id bigint not null references applications,
     joined_at timestamptz(3) not null,
     seen_at timestamptz(3) not null,
     left_at timestamptz(3),
     room_id text
   )`,
  'create index meeting_visits_by_application on meeting_visits (application_id, id)',
];

export const meetings = migration(...statements);
