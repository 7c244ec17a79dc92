import { migration } from '../migration';

/*
 * What employers ask applicants, and the answers (spec 1 §3, R27). Both are read whole, by their keys: one JSON value each, and no other index. A
 * position's own detail names its questionnaire.
 */

const statements: readonly string[] = [
  `create table questionnaires (
     id bigint primary key check (id > 0),
     content jsonb not null
   )`,

  // Answers outlive later versions of a questionnaire: only its number connects them.
  `create table screening_answers (
     application_id bigint primary key references applications,
     questionnaire_id bigint,
     answers jsonb not null check (jsonb_typeof(answers) = 'array'),
     at timestamptz(3) not null
   )`,
];

export const questionnaires = migration(...statements);
