import { migration } from '../migration';

/*
 * Self-service sign-up (spec 1 §3, §7).
 *   candidates.source_from, picture_url   data from a social profile
 *   sessions.proven                       whether the person who opened it has proven the address; true for all sessions before this migration
 *   sessions_unproven (candidate_id)      finds the few sessions that end when the owner of the address proves it
 */

const statements: readonly string[] = [
  `alter table candidates
     add column source_from text check (source_from ~ '^[A-Za-z][A-Za-z0-9_-]{0,39}$'),
     add column picture_url text check (length(picture_url) between 1 and 2048)`,
  'alter table sessions add column proven boolean not null default true',
  'create index sessions_unproven on sessions (candidate_id) where not proven',
];

export const signUps = migration(...statements);
