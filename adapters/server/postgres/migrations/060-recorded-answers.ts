import { migration } from '../migration';

/*
 * Recorded interviews (R27, R32, R34, R62). Every table is read by its application.
 *   recorded_answers     the last acknowledged answer to each question; without a file it is a skip. `replaced`: the SHA-256 of earlier takes
 *   recording_consents   when a candidate agreed to be recorded
 *   recording_mails      the two mails of 'later'; `waits`: the second one is still to come
 *
 * What each index is for:
 *   recorded_answers (file), (playable)   whether a file is still needed
 *   recording_mails (again_at)            the next that is due
 */

const statements: readonly string[] = [
  `create table recorded_answers (
     application_id bigint not null references applications,
     question_id bigint not null check (question_id > 0),
     file text check (file ~ '^[A-Za-z0-9_-]{22}$'),
     kind text check (kind in ('webm', 'mp4')),
     bytes integer check (bytes between 1 and 209715200),
     sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
     length_ms integer check (length_ms between 0 and 600000),
     received_at timestamptz(3),
     playable text check (playable ~ '^[A-Za-z0-9_-]{22}$'),
     replaced jsonb not null check (jsonb_typeof(replaced) = 'array'),
     primary key (application_id, question_id),
     constraint recorded_answers_whole check (num_nulls(file, kind, bytes, sha256, received_at) in (0, 5))
   )`,
  'create index recorded_answers_by_file on recorded_answers (file)',
  'create index recorded_answers_by_playable on recorded_answers (playable)',
  `create table recording_consents (
     application_id bigint primary key references applications,
     at timestamptz(3) not null
   )`,
  `create table recording_mails (
     application_id bigint primary key references applications,
     mailed_at timestamptz(3) not null,
     again_at timestamptz(3) not null,
     waits boolean not null default true
   )`,
  'create index recording_mails_by_due on recording_mails (again_at) where waits',
];

export const recordedAnswers = migration(...statements);
