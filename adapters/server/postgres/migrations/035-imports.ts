import { sql, type Migration } from 'kysely';

/*
 * How imports stand, for whoever asks after the line was cut, and the pieces of those that are not carried out yet (application/service/decisions/005).
 * No index but the keys: there are as few rows as imports, and pieces are read in their order.
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

export const imports: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
