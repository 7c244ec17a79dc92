import { migration } from '../migration';

/*
 * Changing e-mail and phone (R28).
 *   contact_codes      codes that were sent to a candidate's new address, sealed like sign-in codes
 *   sessions.ends_at   when such a change ended a session, or will
 *
 * What each index is for:
 *   contact_codes (candidate_id, id)       the newest that a candidate asked for, and how many lately
 *   contact_codes (email, issued_at)       how many an address was sent lately
 *   sessions (candidate_id)                all sessions of a candidate who changed their e-mail
 */

const statements: readonly string[] = [
  `create table contact_codes (
     id bigint generated always as identity primary key,
     candidate_id bigint not null references candidates on delete cascade,
     email text not null check (length(email) <= 254),
     sealed text not null check (sealed ~ '^[0-9a-f]{64}$'),
     issued_at timestamptz(3) not null,
     tries_used integer not null default 0 check (tries_used >= 0),
     used_up boolean not null default false
   )`,
  'create index contact_codes_by_candidate on contact_codes (candidate_id, id)',
  'create index contact_codes_by_email on contact_codes (email, issued_at)',
  'alter table sessions add column ends_at timestamptz(3)',
  'create index sessions_by_candidate on sessions (candidate_id)',
];

export const contactChanges = migration(...statements);
