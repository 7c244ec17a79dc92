import { migration } from '../migration';

/* applications.tech_check_mandatory, tech_check_optional   whether the candidate's device was checked (spec 2 §4.4). */

const statements: readonly string[] = ['tech_check_mandatory', 'tech_check_optional'].map(
  (column) =>
    `alter table applications add column ${column} text not null default 'not-done'
       check (${column} in ('not-done', 'done', 'skipped'))`,
);

export const techChecks = migration(...statements);
