import { migration } from '../migration';

/* How often the appointment of each stage was booked, moved or canceled: calendars accept the entry with the highest number (RFC 5546). */
export const appointmentRevisions = migration(`create table appointment_revisions (
           application_id bigint not null references applications,
           stage text not null,
           revision integer not null check (revision > 0),
           primary key (application_id, stage)
         )`);
