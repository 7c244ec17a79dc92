import { migration } from '../migration';

/* How many calls of a minute are taken, by a hash of kind and address (engine/call-counts.ts). */
export const callCounts = migration(
  `create table call_counts (
    key text primary key,
    ends_at timestamptz not null,
    taken integer not null,
    granted integer not null
  )`,
);
