import { sql, type Migration } from 'kysely';

/*
 * What the acts of a whole life leave on an application beside its status: when its recording was submitted, and when an offer was made.
 * No index: both are read with the application they stand on.
 */

const statements: readonly string[] = [
  `alter table applications
     add column recording_submitted_at timestamptz(3),
     add column offered_at timestamptz(3)`,
];

export const lives: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
