import { migration } from '../migration';

/*
 * What a candidate did and why, the emails sent after an act is committed, and idempotency keys for any request.
 *
 * What each index is for:
 *   application_acts (application_id, id)   the history of one application, in order
 *   messages (not_before, id)               the oldest waiting email
 * Booking keys are not migrated: they only matter for minutes.
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
