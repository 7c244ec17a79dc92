import { migration } from '../migration';
import { typeOfAct } from '../../../../domain/applications/application-event';

/* What happened to applications. Until now the candidates' acts were kept in application_acts, which earlier releases still write. */

const types = Object.entries(typeOfAct)
  .map(([act, type]) => `('${act}', '${type}')`)
  .join(', ');

/*
 * What each index is for:
 *   application_events (application_id, sequence)   the history of an application, in order, and its last number
 *   application_events (place)                      all events, page by page
 *   application_events (type, place)                those of some types
 *   application_events (id) without a place         those that are to get one
 */
export const events = migration(
  `create table application_events (
     id bigint generated always as identity primary key,
     application_id bigint not null references applications,
     sequence integer not null,
     type text not null,
     at timestamptz(3) not null,
     actor text not null check (actor in ('candidate', 'employer', 'portal')),
     actor_name text,
     status_before smallint,
     application jsonb,
     reason text,
     topic text,
     place bigint,
     unique (application_id, sequence)
   )`,
  'create unique index application_events_by_place on application_events (place) where place is not null',
  'create index application_events_by_type on application_events (type, place)',
  'create index application_events_unplaced on application_events (id) where place is null',
  `insert into application_events (application_id, sequence, type, at, actor, reason)
     select application_id, row_number() over (partition by application_id order by id), types.type, at, 'candidate', reason
     from application_acts join (values ${types}) as types (act, type) using (act)
     order by id`,
);
