import { migration } from '../migration';

/*
 * Waiting emails, each independent of the others (application/service/decisions/007).
 *   messages.name          the email's id in transit, the same on each attempt
 *   messages.urgency       confirmations before reminders (alphabetical order)
 *   messages.taken_by      the process that is sending it, or pausing it after an attempt
 *   messages.tries         failed attempts
 *   messages.given_up_at   when it was left to an operator, and why
 *   mail_takers            the sending processes, with a heartbeat count
 *
 * What each index is for:
 *   messages (urgency, id)   the next unclaimed email
 *   messages (taken_by)      the claims of a dead process
 */

const statements: readonly string[] = [
  'drop index messages_waiting',
  'alter table messages rename column not_before to written_at',
  `alter table messages
     add column name uuid not null default gen_random_uuid() unique,
     add column urgency text not null default 'confirmation' check (urgency in ('confirmation', 'reminder')),
     add column taken_by text,
     add column tries integer not null default 0 check (tries >= 0),
     add column given_up_at timestamptz(3),
     add column why text check (length(why) <= 400)`,
  'create index messages_waiting on messages (urgency, id) where taken_by is null and given_up_at is null',
  'create index messages_taken on messages (taken_by) where taken_by is not null',
  `create table mail_takers (
     name text primary key,
     beats bigint not null
   )`,
];

export const mailQueue = migration(...statements);
