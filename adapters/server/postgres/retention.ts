import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Reporter } from '../../../application/ports/reporter';
import { hours } from '../../../domain/time/duration';
import { minus, printIsoInstant, type Instant } from '../../../domain/time/instant';
import { codeOf } from './engine/answers';
import type { Tables } from './tables';

/**
 * Rows that nobody can use any more, and the instant they count from. All of them have served for two days at most, and a session for 30 minutes after
 * its last use (R3b); the margin is large, so that a clock that was wrong once costs nobody their session.
 */
const served = [
  { table: 'contact_codes', since: 'issued_at' },
  { table: 'idempotency_keys', since: 'kept_at' },
  { table: 'resume_links', since: 'issued_at' },
  { table: 'sessions', since: 'last_used_at' },
  { table: 'sign_in_codes', since: 'issued_at' },
] as const;

const keptFor = hours(24 * 30);

/** Rows a step: it takes some ten milliseconds, far less than a candidate waits for a lock. */
const stepRows = 1_000;
const betweenSteps = 20;

/** Held by the step under way, whichever process runs it: a second process that tries has nothing to do. */
const sweepLock = 2_412;

/** Deletes up to a step's rows; undefined: another process is at it. */
const step = (
  db: Kysely<Tables>,
  { table, since }: (typeof served)[number],
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
 * Forgets what ended 30 days ago, in small steps, however much it is, while the portal runs. A failure is reported, and the next sweep goes on where this
 * one ended. Returns how many rows are gone.
 */
export const forgetServed = async (db: Kysely<Tables>, now: Instant, reporter: Reporter): Promise<number> => {
  const before = printIsoInstant(minus(now, keptFor));
  let all = 0;
  try {
    for (const one of served) {
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
