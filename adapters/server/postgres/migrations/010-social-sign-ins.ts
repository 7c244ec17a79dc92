import { migration } from '../migration';

/*
 * What a provider said of somebody is taken once (spec 1 §7; application/service/decisions).
 *   social_sign_ins.nonce       names one sign-in; chosen by the browser that began it, sealed by the provider
 *   social_sign_ins.issued_at   when the provider said it: what is older than ten minutes is refused anyway, so its row can go
 */

const statements: readonly string[] = [
  `create table social_sign_ins (
     nonce text primary key check (nonce ~ '^[A-Za-z0-9_-]{43}$'),
     issued_at timestamptz not null
   )`,
  'create index social_sign_ins_by_age on social_sign_ins (issued_at)',
];

export const socialSignIns = migration(...statements);
