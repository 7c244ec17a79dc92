import { migration } from '../migration';

/*
 * Upload links that were mailed.
 *   resume_links.sent_to    the address; until now it was not kept
 *   resume_links.proven     whether who had it mailed has shown that the candidate's address is theirs. Until now nobody asked: a link from before
 *                           ends when its candidate signs in next, and they can have another mailed (R41)
 *
 * What each index is for:
 *   resume_links (sent_to, issued_at)      how many an address was sent lately
 *   resume_links_unproven (candidate_id)   what ends when the owner of the address comes
 */

const statements: readonly string[] = [
  `alter table resume_links
     add column sent_to text check (length(sent_to) <= 254),
     add column proven boolean not null default false`,
  'create index resume_links_by_recipient on resume_links (sent_to, issued_at)',
  'create index resume_links_unproven on resume_links (candidate_id) where not proven',
];

export const mailedLinks = migration(...statements);
