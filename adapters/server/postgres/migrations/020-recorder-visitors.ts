import { migration } from '../migration';

/* The session recorder's id for the browser that an application came from (spec 1 §7, R5). One for each application: the latest. */
export const recorderVisitors = migration(`create table recorder_visitors (
           application_id bigint primary key references applications,
           visitor text not null check (visitor ~ '^[A-Za-z0-9_-]{1,64}$')
         )`);
