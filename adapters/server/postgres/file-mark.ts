import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

/** The mark of the place where files are kept: the one that the store has, else the proposed one, which stays. Rejects if the store fails. */
export const agreeOnFileMark = async (db: Kysely<Tables>, proposed: string): Promise<string> => {
  await sql`insert into file_marks (mark) values (${proposed}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ mark: string }>`select mark from file_marks`.execute(db);
  return rows[0]?.mark ?? proposed;
};
