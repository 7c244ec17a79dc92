import { migration } from '../migration';

/* Expired rows are deleted a thousand at a time; without these indexes each step would read its table to the end. */
export const expiredRows = migration(
  'create index contact_codes_by_age on contact_codes (issued_at)',
  'create index idempotency_keys_by_age on idempotency_keys (kept_at)',
  'create index resume_links_by_age on resume_links (issued_at)',
  'create index sessions_by_age on sessions (last_used_at)',
  'create index sign_in_codes_by_age on sign_in_codes (issued_at)',
);
