import { migration } from '../migration';

/*
 * application_events.carried_at: when it came with an import, from another portal where it happened; null: it happened here. Webhooks are told of it only
 *   by a replay.
 * application_events (carried_at, application_id): beside those by instant, applications to which something happened since, seen from here
 * webhooks.replayed_to: the place of the last event before a webhook was replayed; 0: it never was.
 */
export const carriedOverEvents = migration(
  'alter table application_events add column carried_at timestamptz(3)',
  `create index application_events_carried on application_events (carried_at, application_id) where carried_at is not null`,
  'alter table webhooks add column replayed_to bigint not null default 0',
);
