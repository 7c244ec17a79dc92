import { migration } from '../migration';

/*
 * Proving the address of the current session (R41).
 *   sessions.line            the first token of a sign-in or sign-up: a change of email or phone continues under a new token, and a proof covers both
 *   sessions_by_line (line)  all tokens that descend from one sign-up
 */

const statements: readonly string[] = [
  'alter table sessions add column line text',
  'update sessions set line = token',
  `alter table sessions
     alter column line set not null,
     add constraint sessions_line_is_sealed check (line ~ '^[0-9a-f]{64}$')`,
  'create index sessions_by_line on sessions (line)',
];

export const provenSessions = migration(...statements);
