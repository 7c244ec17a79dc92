import { Pool } from 'pg';

/** In milliseconds. A call waits only a fraction of this, and then the process counts on its own (shared-budget.ts). */
const answersWithin = 5_000;
/** In milliseconds: how often expired counts are deleted. */
const swept = 300_000;

/** A single statement is its own transaction. Concurrent ones for the same key wait for each other; those for other keys don't. */
const take = `
insert into call_counts as c (key, ends_at, taken, granted)
values ($1, now() + $4::int * interval '1 millisecond', least($2::int, $3::int), least($2::int, $3::int))
on conflict (key) do update set
  ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end,
  granted = case when c.ends_at <= now() then excluded.granted else greatest(0, least($2::int, $3::int - c.taken)) end,
  taken = case when c.ends_at <= now() then excluded.taken else least(c.taken + $2::int, $3::int) end
returning granted, greatest(0, ceil(extract(epoch from ends_at - now()) * 1000))::int as ends_in`;

interface Asked {
  readonly key: string;
  readonly wish: number;
  readonly most: number;
  readonly window: number;
}

/** Call counts that processes share through their database. They use connections of their own, so that a busy store doesn't delay them. */
export const postgresCallCounts = (databaseUrl: string) => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: answersWithin,
    query_timeout: answersWithin,
    keepAlive: true,
    application_name: 'candidate-portal counts',
  });
  // A broken connection also fails its query, and that failure is handled. Without a listener, Node would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const sweep = setInterval(() => {
    // Expired counts do no harm, and the next sweep deletes them. If the database is down, `take` fails as well, and its failure is reported.
    pool.query('delete from call_counts where ends_at < now()').catch(() => undefined);
  }, swept).unref();
  return {
    take: async ({
      key,
      wish,
      most,
      window,
    }: Asked): Promise<{ readonly granted: number; readonly endsIn: number }> => {
      const { rows } = await pool.query<{ granted: number; ends_in: number }>(take, [key, wish, most, window]);
      const [row] = rows;
      if (row === undefined) throw new Error('No row was returned.');
      return { granted: row.granted, endsIn: row.ends_in };
    },
    close: (): Promise<void> => {
      clearInterval(sweep);
      return pool.end();
    },
  };
};
