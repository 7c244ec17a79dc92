import { migration } from '../migration';

/*
 * Reminders of appointments (application/service/decisions/008).
 *   reminders                    when a candidate is to be reminded; a row goes when it is taken, or with its appointment
 *   messages.application_id,
 *   messages.stage               the appointment that a reminder is about: with it the mail goes, if it did not leave yet
 *   messages.worth_until         from when on a mail is worth nothing
 *
 * Appointments that already exist get reminders too, if they are not yet due.
 *
 * What each index is for:
 *   reminders (due_at)                      the next that is due
 *   messages (application_id, stage)        what goes with an appointment
 */

const statements: readonly string[] = [
  `create table reminders (
     application_id bigint not null,
     stage text not null,
     due_at timestamptz(3) not null,
     primary key (application_id, stage, due_at),
     foreign key (application_id, stage) references appointments on delete cascade
   )`,
  'create index reminders_by_due on reminders (due_at)',
  `alter table messages
     add column application_id bigint,
     add column stage text,
     add column worth_until timestamptz(3),
     add foreign key (application_id, stage) references appointments on delete cascade,
     add constraint messages_name_an_appointment check ((application_id is null) = (stage is null))`,
  'create index messages_of_appointment on messages (application_id, stage) where application_id is not null',
  `insert into reminders (application_id, stage, due_at)
   select application_id, stage, starts_at - ahead
   from appointments cross join unnest(array[interval '24 hours', interval '2 hours']) as leads(ahead)
   where starts_at - ahead > now()`,
];

export const reminders = migration(...statements);
