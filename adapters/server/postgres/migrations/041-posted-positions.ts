import { migration } from '../migration';

/* positions.posted_at   since when a position is open: search engines ask for it. What is there already counts from this version on. */

const statements: readonly string[] = [
  'alter table positions add column posted_at timestamptz(3)',
  'update positions set posted_at = now()',
];

export const postedPositions = migration(...statements);
