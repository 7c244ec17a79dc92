import { migration } from '../migration';

/*
 * A candidate's own data (spec 1 §3): phone, address, jobs and courses. The two lists are read with the candidate and never searched: one JSON value
 * each, and no index.
 */

const statements: readonly string[] = [
  `alter table candidates
     add column phone text check (phone ~ '^[+][0-9]{11,15}$'),
     add column zip text check (zip ~ '^[0-9]{5}$'),
     add column experience jsonb not null default '[]' check (jsonb_typeof(experience) = 'array'),
     add column education jsonb not null default '[]' check (jsonb_typeof(education) = 'array')`,
];

export const people = migration(...statements);
