import { migration } from '../migration';

/*
 * Emailed upload links.
 *   resume_links.sent_to    the address, not stored before this migration
 *   resume_links.proven     whether the requester had proven the candidate's address. Older links count as unproven: they end at the
 *                           candidate's next sign-in, and another can be requested (R41)
 *
 * What each index is for:
 *   resume_links (sent_to, issued_at)      how many links an address was sent recently
 *   resume_links_unproven (candidate_id)   the links that end when the owner proves the address
 */

const statements: readonly string[] = [
  `alter table resume_links
     add column sent_to text check (length(sent_to) <= 254),
     add column proven boolean not null default false`,
  'create index resume_links_by_recipient on resume_links (sent_to, issued_at)',
  'create index resume_links_unproven on resume_links (candidate_id) where not proven',
];

export const mailedLinks = migration(...statements);
