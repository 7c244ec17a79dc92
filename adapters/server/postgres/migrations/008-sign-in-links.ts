import { migration } from '../migration';

/*
 * Every sign-in mail carries a link beside its code, sealed as the code is (R3c).
 *   sign_in_codes.link_sealed   mails that left before had no link: theirs is a seal that belongs to none
 */

const statements: readonly string[] = [
  `alter table sign_in_codes
     add column link_sealed text not null default repeat('0', 64) check (link_sealed ~ '^[0-9a-f]{64}$')`,
  'alter table sign_in_codes alter column link_sealed drop default',
];

export const signInLinks = migration(...statements);
