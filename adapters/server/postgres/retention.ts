import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Reporter } from '../../../application/ports/reporter';
import { hours, type Milliseconds } from '../../../domain/time/duration';
import { minus, printIsoInstant, type Instant } from '../../../domain/time/instant';
import { codeOf } from './engine/answers';
import type { Tables } from './tables';

/** Rows that expire, and the instant they count from. */
const expiring = [
  { table: 'contact_codes', since: 'issued_at' },
  { table: 'idempotency_keys', since: 'kept_at' },
  { table: 'resume_links', since: 'issued_at' },
  { table: 'sessions', since: 'last_used_at' },
  { table: 'sign_in_codes', since: 'issued_at' },
] as const;

/**
 * Codes, links and sessions serve for a week at most (`codesCountFor`, `resumeLinkLifetime`, `idleLimit`). The margin is large, so that a clock that was
 * wrong once costs nobody their session.
 */
export const expiredRowsKeptFor: Milliseconds = hours(24 * 30);

/** Rows a step: it takes some ten milliseconds, far less than a candidate waits for a lock. */
const stepRows = 1_000;
const betweenSteps = 20;

/** Held during a step, by whichever process runs it: while another process is sweeping, there is nothing to do. */
export const sweepLock = 2_414;

/** Deletes up to a step's rows; undefined: another process is sweeping. */
const step = (
  db: Kysely<Tables>,
  { table, since }: (typeof expiring)[number],
  before: string,
): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${sweepLock}) as mine`.execute(
      transaction,
    );
    if (rows[0]?.mine !== true) return undefined;
    const gone = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before} limit ${stepRows}))`.execute(
      transaction,
    );
    return Number(gone.numAffectedRows ?? 0);
  });

/**
 * Deletes what expired 30 days ago, any number of rows, a thousand at a time, while the portal runs. A failure is reported, and the next sweep continues.
 * Returns how many rows were deleted.
 */
export const deleteExpired = async (db: Kysely<Tables>, now: Instant, reporter: Reporter): Promise<number> => {
  const before = printIsoInstant(minus(now, expiredRowsKeptFor));
  let all = 0;
  try {
    for (const one of expiring) {
      for (;;) {
        const gone = await step(db, one, before);
        if (gone === undefined) return all;
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
