import { migration } from '../migration';

/*
 * Resumes that candidates uploaded (the files are in the file store), candidates who proceed without one, and emailed links for
 * uploading one later.
 *
 * What each index is for:
 *   resumes (candidate_id, id)               all resumes of a candidate, newest first
 *   resumes (file)                           whether a file is still in use
 *   resume_links (candidate_id, issued_at)   how many links a candidate was sent recently
 */

const statements: readonly string[] = [
  `create table resumes (
     id bigint generated always as identity primary key,
     candidate_id bigint not null references candidates,
     position_id bigint not null references positions,
     file text not null check (file ~ '^[A-Za-z0-9_-]{22}$'),
     name text not null check (length(name) between 1 and 255),
     bytes integer not null check (bytes between 1 and 10485760),
     kind text not null check (kind in ('pdf', 'doc', 'docx', 'odt', 'rtf')),
     received_at timestamptz(3) not null
   )`,
  'create index resumes_by_candidate on resumes (candidate_id, id)',
  'create index resumes_by_file on resumes (file)',

  `create table resume_waivers (
     candidate_id bigint not null references candidates,
     position_id bigint not null references positions,
     at timestamptz(3) not null,
     primary key (candidate_id, position_id)
   )`,

  `create table resume_links (
     sealed text primary key,
     candidate_id bigint not null references candidates,
     position_id bigint not null references positions,
     issued_at timestamptz(3) not null,
     used_at timestamptz(3)
   )`,
  'create index resume_links_by_candidate on resume_links (candidate_id, issued_at)',
];

export const resumes = migration(...statements);
