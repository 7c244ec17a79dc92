import { migration } from '../migration';

/*
 * How many calls of a minute are taken, by a hash of kind and address (call-counts.ts). Not logged: what a crash takes away begins anew, and writing costs
 * a fraction.
 */
export const callCounts = migration(
  `create unlogged table call_counts (
    key text primary key,
    ends_at timestamptz not null,
    taken integer not null,
    granted integer not null
  )`,
);
