import { migration } from '../migration';

/*
 * Sign-in, the list of applications and the booking of a slot.
 *
 * What each index is for, with 10,000 applications and 100,000 slots in mind; a unique constraint is an index:
 *   candidates (email)                                  sign-in
 *   sign_in_codes (email, id)                           the codes of one address, newest last
 *   applications (candidate_id, position_id)            a candidate's list, and the one application that is locked
 *   slots (position_id, kind, slot_date, slot_from)     a window of days, in the order in which it is shown; one slot
 *   appointments (slot_id, seat)                        who holds a slot: the constraint that decides a race for the last place
 *   appointments (application_id, stage)                what an application holds
 * No index stands for a search that nobody makes yet.
 */

const statements: readonly string[] = [
  // Text order and letter case must be the same on every machine: "C" knows ASCII's letters only, and the portal has lowered all others.
  `create table candidates (
     id bigint generated always as identity primary key,
     email text collate "C" not null unique check (email = lower(email) and length(email) <= 254),
     first_name text not null,
     last_name text not null
   )`,

  // By address and not by candidate: R3c limits what is sent to an address, whoever asks.
  `create table sign_in_codes (
     id bigint generated always as identity primary key,
     email text collate "C" not null,
     sealed text not null check (sealed ~ '^[0-9a-f]{64}$'),
     issued_at timestamptz(3) not null,
     tries_used integer not null default 0 check (tries_used >= 0),
     used_up boolean not null default false
   )`,
  'create index sign_in_codes_by_email on sign_in_codes (email, id)',

  `create table sessions (
     token text primary key check (token ~ '^[0-9a-f]{64}$'),
     candidate_id bigint not null references candidates on delete cascade,
     last_used_at timestamptz(3) not null
   )`,

  `create table positions (
     position_id bigint primary key check (position_id between 1 and 9999999999),
     position_name text not null,
     role text not null,
     community_id bigint not null check (community_id between 1 and 9999999999),
     community_name text not null,
     client_name text not null,
     address text not null,
     zone text not null,
     published boolean not null,
     interview_kind text check (interview_kind in ('video', 'in-person', 'self-record')),
     onboarding boolean not null,
     resume text not null check (resume in ('none', 'optional', 'required')),
     same_day_slots boolean not null,
     video_moves integer,
     in_person_moves integer,
     onboarding_moves integer,
     onsite_moves integer,
     detail jsonb not null
   )`,

  // Capacity 0: a slot that is not on offer, and stands for an appointment that the provider brought.
  `create table slots (
     id bigint generated always as identity primary key,
     position_id bigint not null references positions,
     kind text not null check (kind in ('video', 'in-person', 'onboarding', 'onsite')),
     slot_date date not null,
     slot_from time(0) not null,
     slot_to time(0) not null,
     capacity integer not null check (capacity >= 0),
     unique (position_id, kind, slot_date, slot_from)
   )`,

  // A status that nobody has given a meaning may be any number, a fraction too (R9).
  `create table applications (
     id bigint generated always as identity primary key,
     candidate_id bigint not null references candidates,
     position_id bigint not null references positions,
     status double precision not null,
     applied text not null check (applied in ('not-submitted', 'screening-submitted', 'interview-arranged')),
     screening text not null check (screening in ('open', 'passed', 'not-selected', 'unknown')),
     interview_kind text check (interview_kind in ('video', 'in-person', 'self-record')),
     onboarding boolean not null,
     resume text not null check (resume in ('none', 'optional', 'required')),
     has_resume boolean not null,
     blocked boolean not null,
     external_application_url text,
     self_record_completed boolean not null,
     onsite_locked boolean not null,
     invited_on timestamptz(3),
     meeting_link text,
     video_may_move boolean not null,
     video_moves_left integer,
     in_person_may_move boolean not null,
     in_person_moves_left integer,
     onboarding_may_move boolean not null,
     onboarding_moves_left integer,
     onsite_may_move boolean not null,
     onsite_moves_left integer,
     unique (candidate_id, position_id)
   )`,

  // One appointment per stage (R27); a seat is one place of a slot's capacity, and two never sit on one.
  `create table appointments (
     application_id bigint not null references applications,
     stage text not null check (stage in ('interview', 'onboarding', 'onsite')),
     slot_id bigint not null references slots,
     seat integer not null check (seat >= 1),
     starts_at timestamptz(3) not null,
     primary key (application_id, stage),
     unique (slot_id, seat)
   )`,

  `create table idempotency_keys (
     candidate_id bigint not null references candidates,
     key text not null,
     position_id bigint not null references positions,
     slot_date date not null,
     slot_from time(0) not null,
     slot_to time(0) not null,
     kept_at timestamptz(3) not null,
     primary key (candidate_id, key)
   )`,
];

export const walkingSkeleton = migration(...statements);
