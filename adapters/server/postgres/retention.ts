import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Reporter } from '../../../application/ports/reporter';
import { hours, type Milliseconds } from '../../../domain/time/duration';
import { minus, printIsoInstant, type Instant } from '../../../domain/time/instant';
import { codeOf } from './engine/answers';
import type { Tables } from './tables';

/**
 * Codes, links and sessions serve for a week at most (`codesCountFor`, `resumeLinkLifetime`, `idleLimit`), an interviewer's link until its interview is over. The
 * margin is large, so that a clock that was wrong once doesn't end anyone's session.
 */
export const expiredRowsKeptFor: Milliseconds = hours(24 * 30);

/** Records of who was in a room, and when, help with complaints about an interview. A year later there are none. */
export const visitsKeptFor: Milliseconds = hours(24 * 365);

/** Rows that expire, the instant they count from, and how long they are kept after it. */
const expiring = [
  { table: 'contact_codes', since: 'issued_at', keptFor: expiredRowsKeptFor },
  { table: 'idempotency_keys', since: 'kept_at', keptFor: expiredRowsKeptFor },
  { table: 'interviewer_links', since: 'until', keptFor: expiredRowsKeptFor },
  { table: 'meeting_visits', since: 'joined_at', keptFor: visitsKeptFor },
  { table: 'resume_links', since: 'issued_at', keptFor: expiredRowsKeptFor },
  { table: 'sessions', since: 'last_used_at', keptFor: expiredRowsKeptFor },
  { table: 'sign_in_codes', since: 'issued_at', keptFor: expiredRowsKeptFor },
] as const;

/** Rows a step: it takes some ten milliseconds, far less than a candidate waits for a lock. */
const stepRows = 1_000;
const betweenSteps = 20;

/**
 * Deletes up to a step's rows; answers how many. The oldest first, by the index: however many have expired, no step begins with a look at the rows that
 * the steps before deleted.
 */
const step = async (
  db: Kysely<Tables>,
  { table, since, keptFor }: (typeof expiring)[number],
  now: Instant,
): Promise<number> => {
  const gone = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where ${sql.ref(since)} < ${printIsoInstant(minus(now, keptFor))} order by ${sql.ref(since)} limit ${stepRows}))`.execute(
    db,
  );
  return Number(gone.numAffectedRows ?? 0);
};

/**
 * Deletes what expired long ago, any number of rows, a thousand at a time, while the portal runs. A failure is reported, and the next sweep continues.
 * Returns how many rows were deleted.
 */
export const deleteExpired = async (db: Kysely<Tables>, now: Instant, reporter: Reporter): Promise<number> => {
  let all = 0;
  try {
    for (const one of expiring) {
      for (;;) {
        const gone = await step(db, one, now);
        all += gone;
        if (gone < stepRows) break;
        await pause(betweenSteps);
      }
    }
  } catch (fault) {
    reporter.report('sweep-failed', { code: codeOf(fault) });
  }
  return all;
};
