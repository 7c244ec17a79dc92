import { migration } from '../migration';

/*
 * A provider's statement about a person is accepted once (spec 1 §7; application/service/decisions/004).
 *   social_sign_ins.nonce       identifies one sign-in; chosen by the browser that began it, signed by the provider
 *   social_sign_ins.issued_at   when the provider issued it: older than ten minutes it is refused anyway, so its row can be deleted
 */

const statements: readonly string[] = [
  `create table social_sign_ins (
     nonce text primary key check (nonce ~ '^[A-Za-z0-9_-]{43}$'),
     issued_at timestamptz not null
   )`,
  'create index social_sign_ins_by_age on social_sign_ins (issued_at)',
];

export const socialSignIns = migration(...statements);
