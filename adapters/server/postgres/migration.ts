import { sql, type Migration } from 'kysely';

/** A migration: its statements, in order. There is no way back, because a release that needs a table has already written to it. */
export const migration = (...statements: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
