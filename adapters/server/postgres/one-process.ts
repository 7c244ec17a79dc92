import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Reporter } from '../../../application/ports/reporter';
import { hours, seconds, type Milliseconds } from '../../../domain/time/duration';
import { codeOf } from './engine/answers';
import type { Tables } from './tables';

/** Work of the portal that is done regularly, whichever of its processes does it. */
export interface Job {
  /** Its key in the store. */
  readonly name: string;
  /** How often it is done. */
  readonly every: Milliseconds;
  readonly work: () => Promise<unknown>;
}

export interface OneProcessSettings {
  readonly db: Kysely<Tables>;
  readonly reporter: Reporter;
  /** No other process opens this store: nothing is written for a job that returns within the hour, so that an idle store stays idle. */
  readonly alone: boolean;
  /** How long a job stays taken after its process last renewed it. */
  readonly lease?: Milliseconds;
}

/** If a process is killed, its job waits this long until another one takes it. A process that is still working renews its lease three times in this time. */
const leaseOfJobs: Milliseconds = seconds(30);

/** Processes ask at intervals of a job's own length: without this, one that asks a moment early would skip a whole round. */
const early = 0.9;

const worthKeeping: Milliseconds = hours(1);

const within = (length: Milliseconds) => sql`${length}::double precision * interval '1 millisecond'`;

/**
 * One process does a job at a time, and the next round comes when it is due, not when a process starts. Answers whether the job was done here; a store that
 * doesn't answer and a job that rejects are reported, and the job waits for the next time.
 *
 * A row says so for as long as a lease, in the store's own time, because clocks of two machines differ, and an advisory lock of a session means nothing
 * behind a pooler. The lease avoids duplicate work but is no lock: after a long pause, two processes may do the same job, so each step of a job claims its own rows.
 */
export const oneProcess = ({ db, reporter, alone, lease = leaseOfJobs }: OneProcessSettings) => {
  const holder = randomUUID();

  const written = async (name: string, statement: ReturnType<typeof sql>): Promise<boolean> => {
    try {
      const { rows, numAffectedRows } = await statement.execute(db);
      return rows.length > 0 || (numAffectedRows ?? 0n) > 0n;
    } catch (fault) {
      reporter.report('job-not-claimed', { name, code: codeOf(fault) });
      return false;
    }
  };
  // Checks first, so that a process with nothing to do writes nothing.
  const take = ({ name }: Job): Promise<boolean> =>
    written(
      name,
      sql`insert into jobs (name, holder, taken_at, free_at)
        select ${name}::text, ${holder}::uuid, now(), now() + ${within(lease)}
        where not exists (select from jobs where name = ${name} and free_at > now())
        on conflict (name) do update set holder = excluded.holder, taken_at = excluded.taken_at, free_at = excluded.free_at
        where jobs.free_at <= now()
        returning name`,
    );
  const keep = ({ name }: Job): Promise<boolean> =>
    written(name, sql`update jobs set free_at = now() + ${within(lease)} where name = ${name} and holder = ${holder}`);
  const done = ({ name, every }: Job): Promise<boolean> =>
    written(
      name,
      sql`update jobs set free_at = taken_at + ${within(early * every)} where name = ${name} and holder = ${holder}`,
    );

  return async (job: Job): Promise<boolean> => {
    const unwritten = alone && job.every < worthKeeping;
    if (!unwritten && !(await take(job))) return false;
    const signals = unwritten ? undefined : setInterval(() => void keep(job), lease / 3).unref();
    try {
      await job.work();
    } catch (defect) {
      reporter.report('job-failed', { name: job.name, kind: defect instanceof Error ? defect.name : typeof defect });
    } finally {
      // Otherwise this process would hold the job as long as it runs, and none would do it.
      clearInterval(signals);
    }
    if (!unwritten) await done(job);
    return true;
  };
};
