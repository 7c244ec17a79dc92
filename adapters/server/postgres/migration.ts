import { sql, type Kysely, type Migration } from 'kysely';

/** A migration made of statements alone. */
export interface Statements extends Migration {
  readonly statements: readonly string[];
}

/** A migration: its statements, in order. There is no way back, because a release that needs a table has already written to it. */
export const migration = (...statements: readonly string[]): Statements => ({
  statements,
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
