import { migration } from '../migration';

/* positions.posted_at: when a position was opened, which search engines ask for. Existing positions count as posted at this migration. */

const statements: readonly string[] = [
  'alter table positions add column posted_at timestamptz(3)',
  'update positions set posted_at = now()',
];

export const postedPositions = migration(...statements);
