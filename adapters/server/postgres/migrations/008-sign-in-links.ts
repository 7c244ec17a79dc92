import { migration } from '../migration';

/*
 * Every sign-in email carries a link as well as a code, sealed the same way (R3c).
 *   sign_in_codes.link_sealed   older emails had no link, so they get a seal that matches nothing
 */

const statements: readonly string[] = [
  `alter table sign_in_codes
     add column link_sealed text not null default repeat('0', 64) check (link_sealed ~ '^[0-9a-f]{64}$')`,
  'alter table sign_in_codes alter column link_sealed drop default',
];

export const signInLinks = migration(...statements);
