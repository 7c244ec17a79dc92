import { migration } from '../migration';

/*
 * webhooks: addresses that are told what happened. Of a secret only the seed is stored, which is worth nothing without the portal's key.
 * deliveries: events on their way to them; one is deleted when it is accepted or given up.
 *
 * What each index is for:
 *   deliveries (webhook_id, place)                   an event becomes a delivery once; how many wait for a webhook
 *   deliveries (webhook_id, application_id, place)   whether an earlier event of the application waits
 *   deliveries (due, place) that nobody has          the next to take
 *   deliveries (taken_by)                            what a sender has
 *   deliveries (event_id)                            the reference
 */
export const webhooks = migration(
  `create table webhooks (
     id bigint generated always as identity primary key,
     url text not null,
     types jsonb check (jsonb_typeof(types) = 'array'),
     state text not null default 'on' check (state in ('on', 'gone', 'unreachable')),
     seed text not null,
     old_seed text,
     old_seed_until timestamptz(3),
     last_success_at timestamptz(3),
     given_up integer not null default 0,
     read_to bigint not null,
     check ((old_seed is null) = (old_seed_until is null))
   )`,
  `create table deliveries (
     id bigint generated always as identity primary key,
     webhook_id bigint not null references webhooks,
     event_id bigint not null references application_events,
     application_id bigint not null,
     place bigint not null,
     tries integer not null default 0,
     tried_since timestamptz(3),
     due timestamptz(3) not null,
     taken_by text,
     unique (webhook_id, place)
   )`,
  'create index deliveries_of_applications on deliveries (webhook_id, application_id, place)',
  'create index deliveries_to_take on deliveries (due, place) where taken_by is null',
  'create index deliveries_taken on deliveries (taken_by) where taken_by is not null',
  'create index deliveries_by_event on deliveries (event_id)',
);
