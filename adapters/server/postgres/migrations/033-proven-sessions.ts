import { migration } from '../migration';

/*
 * Proving the session at hand (R41).
 *   sessions.line            the first token of a sign-in or sign-up: a change of e-mail or phone goes on under another token, and both are proven as one
 *   sessions_by_line (line)  the tokens that one sign-up goes by
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
