import { migration } from '../migration';

/*
 * application_events.carried_over: it happened in another portal, and came with an import. Webhooks are told of it only by a replay.
 * webhooks.replayed_to: the place of the last event before a webhook was replayed; 0: it never was.
 */
export const carriedOverEvents = migration(
  'alter table application_events add column carried_over boolean not null default false',
  'alter table webhooks add column replayed_to bigint not null default 0',
);
