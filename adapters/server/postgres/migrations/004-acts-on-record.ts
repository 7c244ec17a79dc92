import { migration } from '../migration';

/*
 * What a candidate did and why, the mails that leave after an act stands, and keys that stand for any request.
 *
 * What each index is for:
 *   application_acts (application_id, id)   the record of one application, in order
 *   messages (not_before, id)               the oldest mail that waits
 * Keys of bookings are not carried over: they answer for minutes.
 */

const statements: readonly string[] = [
  `create table application_acts (
     id bigint generated always as identity primary key,
     application_id bigint not null references applications,
     act text not null,
     reason text check (length(reason) <= 4000),
     at timestamptz(3) not null
   )`,
  'create index application_acts_by_application on application_acts (application_id, id)',

  `create table messages (
     id bigint generated always as identity primary key,
     mail jsonb not null,
     not_before timestamptz(3) not null
   )`,
  'create index messages_waiting on messages (not_before, id)',

  'drop table idempotency_keys',
  `create table idempotency_keys (
     candidate_id bigint not null references candidates,
     key text not null,
     request text not null,
     kept_at timestamptz(3) not null,
     primary key (candidate_id, key)
   )`,
];

export const actsOnRecord = migration(...statements);
