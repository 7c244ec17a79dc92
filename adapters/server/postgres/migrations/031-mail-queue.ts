import { migration } from '../migration';

/*
 * Mails that wait, each for itself (smtp/decisions/001).
 *   messages.name          what the mail is called on its way, the same each time it is sent
 *   messages.urgency       confirmations before reminders: the order of the alphabet
 *   messages.taken_by      the process that sends it, or lets it rest after a try
 *   messages.tries         how often the mail server did not take it
 *   messages.given_up_at   since when it waits for an operator, and why
 *   mail_takers            the processes that take mails, and how often each has said that it lives
 *
 * What each index is for:
 *   messages (urgency, id)   the next that nobody has taken
 *   messages (taken_by)      what a process that is gone had taken
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
