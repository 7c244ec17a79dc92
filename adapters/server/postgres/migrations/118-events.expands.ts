import { migration } from '../migration';

/* What happened to applications. Until now the candidates' acts were kept in application_acts, which earlier releases still write. */

/** The types of the acts until now, as they are in this release: a migration never changes. */
const types = [
  "('PassScreening', 'application.screening_passed')",
  "('FailScreening', 'application.screening_failed')",
  "('ConfirmExternalApplication', 'application.external_application_confirmed')",
  "('StoreResume', 'resume.stored')",
  "('StoreAnswer', 'answer.received')",
  "('SubmitRecording', 'application.recording_submitted')",
  "('Book', 'application.booked')",
  "('Move', 'application.moved')",
  "('RescheduleLater', 'application.put_off')",
  "('Withdraw', 'application.withdrawn')",
  "('DeclineOffer', 'application.offer_declined')",
  "('DeclineInvitation', 'application.invitation_declined')",
].join(', ');

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
