import { migration } from '../migration';

/*
 * Limits on new accounts (R41).
 *   candidates.signed_up   whether candidates created the account themselves. Existing candidates are not limited: when they proved their
 *                          address was never stored
 *   candidates.proven_at   when a self-created account's address was first proven
 *   new_account_times      the times that new accounts booked in the last hour, by the sealed network they called from; older rows are deleted
 *
 * What each index is for:
 *   new_account_times (network, taken_at)   how many a network booked recently
 *   new_account_times (taken_at)            the rows to delete
 */

const statements: readonly string[] = [
  `alter table candidates
     add column signed_up boolean not null default false,
     add column proven_at timestamptz(3),
     add constraint candidates_proven_after_sign_up check (signed_up or proven_at is null)`,
  `create table new_account_times (
     id bigint generated always as identity primary key,
     network text not null check (network ~ '^[0-9a-f]{64}$'),
     position_id integer not null,
     taken_at timestamptz(3) not null
   )`,
  'create index new_account_times_of_network on new_account_times (network, taken_at)',
  'create index new_account_times_by_age on new_account_times (taken_at)',
];

export const newAccounts = migration(...statements);
