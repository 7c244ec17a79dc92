import { sql, type Migration } from 'kysely';

/* Every 15 seconds the portal looks for interviews that have begun; the index keeps it from reading all appointments. */
export const appointmentsByStart: Migration = {
  up: async (db) => {
    await sql.raw('create index appointments_by_start on appointments (starts_at)').execute(db);
  },
};
