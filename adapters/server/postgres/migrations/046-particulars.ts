import { sql, type Migration } from 'kysely';

/* application_particulars   what an import says of an application beside what the rules need (domain/applications/particulars). */

const statements: readonly string[] = [
  `create table application_particulars (
     application_id bigint primary key references applications on delete cascade,
     content jsonb not null
   )`,
];

export const particulars: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
