import { Kysely } from 'kysely';
import * as t from 'io-ts';
import { dialect } from '../../adapters/server/postgres/engine/dialect';
import { pooled } from '../../adapters/server/postgres/engine/pooled';
import { oneProcess, type Job } from '../../adapters/server/postgres/one-process';
import type { Tables } from '../../adapters/server/postgres/tables';
import { hours, seconds } from '../../domain/time/duration';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { workshop } from '../support/store/stores';
import { listening } from '../support/store/surroundings';

/* Jobs of a portal of several processes: one does them at a time, whichever lives. */

const here = workshop();
afterAll(() => here.close());

/** A job that counts how often it was done. */
const counting = (every = hours(1)) => {
  let times = 0;
  const job: Job = { name: 'count', every, work: async () => void (times += 1) };
  return { job, times: () => times };
};

describe('A job in the embedded store', () => {
  it('that is done once a day is not done again because the portal was started again', async () => {
    const { job, times } = counting(hours(24));
    const dataDir = await here.newDataDir();
    for (const _start of [1, 2]) {
      const store = await here.open({ dataDir });
      await store.inOneProcess(job);
      await store.close();
    }
    expect(times()).toBe(1);
  }, 120_000);

  it.each([hours(24), seconds(15)])(
    'that rejects is reported, and done again when it is due (every %d ms)',
    async (every) => {
      const reporter = listening();
      const { job, times } = counting(every);
      const store = await here.open({ reporter });
      const rejects = { ...job, work: () => Promise.reject(new TypeError('a candidate wrote this')) };
      expect(await store.inOneProcess(rejects)).toBe(true);
      expect(reporter.heard).toEqual([['job-failed', { name: 'count', kind: 'TypeError' }]]);
      // Nobody holds it any more: what keeps it waiting is only its time.
      expect(await store.inOneProcess(job)).toBe(every === seconds(15));
      expect(times()).toBe(every === seconds(15) ? 1 : 0);
      await store.close();
    },
    120_000,
  );

  it('that is done every few seconds is done each time, and writes nothing', async () => {
    const { job, times } = counting(seconds(15));
    const asked: string[] = [];
    const store = await here.open({ onStatement: (sql) => asked.push(sql) });
    const before = asked.length;
    for (const _round of [1, 2, 3]) expect(await store.inOneProcess(job)).toBe(true);
    expect(times()).toBe(3);
    expect(asked.slice(before)).toEqual([]);
    await store.close();
  }, 120_000);
});

describeOnPostgres('A job of several processes', () => {
  let server: PostgresServer;
  let databaseUrl = '';
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(async () => {
    databaseUrl = await server.newDatabase();
  });

  const processes = (count: number) => Promise.all(Array.from({ length: count }, () => here.open({ databaseUrl })));
  const asOwner = (sql: string) => server.asOwner(sql, databaseUrl);
  /** As if that much time had gone by. */
  const later = (interval: string) =>
    asOwner(`update jobs set taken_at = taken_at - interval '${interval}', free_at = free_at - interval '${interval}'`);

  it('is done by one of them, and again when it is due: not when a process starts', async () => {
    const { job, times } = counting(hours(1));
    const stores = await processes(3);
    const round = () =>
      Promise.all(stores.flatMap((store) => [store, store, store].map((one) => one.inOneProcess(job))));
    expect((await round()).filter((here) => here)).toHaveLength(1);
    const started = await here.open({ databaseUrl });
    expect(await started.inOneProcess(job)).toBe(false);
    await later('50 minutes');
    expect((await round()).filter((here) => here)).toHaveLength(0);
    await later('5 minutes');
    expect((await round()).filter((here) => here)).toHaveLength(1);
    expect(times()).toBe(2);
    await Promise.all([started, ...stores].map((store) => store.close()));
  }, 60_000);

  it('is taken over from a process that was killed at it, half a minute later', async () => {
    const { job, times } = counting(seconds(15));
    const [killed, other] = await processes(2);
    const never = { ...job, work: () => new Promise<never>(() => undefined) };
    void killed?.inOneProcess(never);
    while ((await asOwner('select from jobs')).length === 0);
    await killed?.close();
    expect(await other?.inOneProcess(job)).toBe(false);
    await later('29 seconds');
    expect(await other?.inOneProcess(job)).toBe(false);
    await later('1 second');
    expect(await other?.inOneProcess(job)).toBe(true);
    expect(times()).toBe(1);
    await other?.close();
  }, 60_000);

  it('stays with the process that does it, however long that takes', async () => {
    const [other] = await processes(1);
    const db = new Kysely<Tables>({ dialect: dialect(pooled(databaseUrl, listening(), 'candidate'), () => undefined) });
    const frees = t.array(t.type({ free: t.number }));
    const free = async (): Promise<number> => {
      const rows: unknown = await asOwner('select extract(epoch from free_at)::float as free from jobs');
      return frees.is(rows) ? (rows[0]?.free ?? 0) : 0;
    };
    let theirs: boolean | undefined;
    const work = async () => {
      const first = await free();
      while ((await free()) <= first);
      theirs = await other?.inOneProcess(counting().job);
    };
    const mine = oneProcess({ db, reporter: listening(), alone: false, lease: seconds(3) });
    expect(await mine({ name: 'count', every: seconds(15), work })).toBe(true);
    expect(theirs).toBe(false);
    await db.destroy();
    await other?.close();
  }, 60_000);

  it('waits for a store that does not answer, which is reported', async () => {
    const { job, times } = counting();
    const reporter = listening();
    const store = await here.open({ databaseUrl, reporter });
    await store.close();
    expect(await store.inOneProcess(job)).toBe(false);
    expect(times()).toBe(0);
    expect(reporter.heard).toEqual([['job-not-claimed', { name: 'count', code: expect.any(String) }]]);
  }, 60_000);
});
