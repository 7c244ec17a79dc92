import { sql, type Migration } from 'kysely';

/*
 * What employers ask of applicants, and what was answered (spec 1 §3, R27). Both are read by the key they stand under, whole: one JSON value each,
 * and no index beside the keys. Which questionnaire a position has stands in the position's own detail.
 */

const statements: readonly string[] = [
  `create table questionnaires (
     id bigint primary key check (id > 0),
     content jsonb not null
   )`,

  // The answers outlive a questionnaire's later versions: nothing but its number ties them together.
  `create table screening_answers (
     application_id bigint primary key references applications,
     questionnaire_id bigint,
     answers jsonb not null check (jsonb_typeof(answers) = 'array'),
     at timestamptz(3) not null
   )`,
];

export const questionnaires: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
