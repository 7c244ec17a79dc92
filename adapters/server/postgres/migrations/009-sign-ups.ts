import { migration } from '../migration';

/*
 * People sign up by themselves (spec 1 §3, §7).
 *   candidates.source_from, picture_url   what a social profile brought along
 *   sessions.proven                       whether who opened it has shown that the address is theirs; until now everybody had
 *   sessions_unproven (candidate_id)      what ends when the owner of the address comes: few rows among those of all
 */

const statements: readonly string[] = [
  `alter table candidates
     add column source_from text check (source_from ~ '^[A-Za-z][A-Za-z0-9_-]{0,39}$'),
     add column picture_url text check (length(picture_url) between 1 and 2048)`,
  'alter table sessions add column proven boolean not null default true',
  'create index sessions_unproven on sessions (candidate_id) where not proven',
];

export const signUps = migration(...statements);
