import { migration } from '../migration';

/*
 * The state of each import, for senders whose connection was cut, and the pieces of unfinished imports (application/service/decisions/005). Only the
 * keys have an index: there are few imports, and pieces are read in order.
 */

const statements: readonly string[] = [
  `create table imports (
     id text primary key check (length(id) between 16 and 64),
     state text not null check (state in ('Checking', 'Loading', 'Loaded', 'Refused')),
     done integer not null default 0 check (done >= 0),
     total integer not null default 0 check (total >= 0),
     outcome jsonb,
     touched_at timestamptz(3) not null
   )`,
  `create table import_pieces (
     import_id text not null references imports on delete cascade,
     n integer not null,
     piece text not null,
     primary key (import_id, n)
   )`,
];

export const imports = migration(...statements);
