import { migration } from '../migration';

/*
 * Columns of an application for a whole life, besides its status: when its recording was submitted, and when an offer was made. No index: both are
 * read with their application.
 */

const statements: readonly string[] = [
  `alter table applications
     add column recording_submitted_at timestamptz(3),
     add column offered_at timestamptz(3)`,
];

export const lives = migration(...statements);
