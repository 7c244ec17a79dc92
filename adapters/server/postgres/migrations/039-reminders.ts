import { migration } from '../migration';

/*
 * Appointment reminders (application/service/decisions/008).
 *   reminders                    when to remind a candidate; a row is deleted when it is claimed, or with its appointment
 *   messages.application_id,
 *   messages.stage               the appointment that a reminder is about: an unsent email is deleted with it
 *   messages.worth_until         when an email becomes pointless
 *
 * Existing appointments get reminders too, if those are not due yet.
 *
 * What each index is for:
 *   reminders (due_at)                      the next one due
 *   messages (application_id, stage)        what to delete with an appointment
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
