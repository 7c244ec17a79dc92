import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import * as E from 'fp-ts/Either';
import { generousLimits, addLimits } from '../../adapters/server/fastify/limits';
import type { CallCounts } from '../../adapters/server/fastify/shared-budget';
import { postgresCallCounts } from '../../adapters/server/postgres/engine/call-counts';
import { openStore } from '../../adapters/server/postgres/open-store';
import { redisCallCounts } from '../../adapters/server/redis/call-counts';
import { reachRedis } from '../../adapters/server/redis/reach-redis';
import { nth } from '../support/portal/fair';
import { describeOnPostgres, startPostgres } from '../support/postgres';
import { describeOnRedis, startRedis } from '../support/redis';
import { listening, noon } from '../support/store/surroundings';

/* How many calls an address may make a minute, over all processes [R3c]. */

const patient = 10_000;

/** A process that counts, and how often it lost the counts. */
const process = async (counts: CallCounts, pages: number) => {
  const app = fastify();
  let away = 0;
  const onAway = (): void => {
    away += 1;
  };
  const exceeded = await addLimits(app, { ...generousLimits, pages }, { counts, onAway, answersWithin: patient });
  app.addHook('onRequest', async (request, reply) => {
    if (await exceeded(request, reply)) await reply.code(429).send();
  });
  app.get('/', () => 'a page');
  const ask = async (remoteAddress = '10.0.0.1') => {
    const { statusCode, headers } = await app.inject({ url: '/', remoteAddress });
    return { statusCode, retryAfter: Number(headers['retry-after'] ?? 0) };
  };
  return { ask, away: () => away };
};

interface Counts {
  readonly open: () => Promise<CallCounts>;
  readonly goAway: () => Promise<unknown>;
  readonly comeBack: () => Promise<unknown>;
}

const sharedBudgetContract = (place: () => Counts): void => {
  it('1,300 calls to two processes at once: at most 1,200 are let through, and nearly all of them', async () => {
    const both = [await process(await place().open(), 1_200), await process(await place().open(), 1_200)];
    // Another address has its own.
    for (const one of both) expect((await one.ask('10.0.0.2')).statusCode).toBe(200);
    const answers: Awaited<ReturnType<(typeof both)[0]['ask']>>[] = [];
    for (let hundreds = 0; hundreds < 13; hundreds += 1)
      answers.push(...(await Promise.all(Array.from({ length: 100 }, (_, n) => nth(both, n % 2).ask()))));
    const through = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(through).toBeLessThanOrEqual(1_200);
    // One process may hold a portion that the other would need.
    expect(through).toBeGreaterThanOrEqual(1_140);
    for (const { statusCode, retryAfter } of answers)
      if (statusCode !== 200) {
        expect(retryAfter).toBeGreaterThan(0);
        expect(retryAfter).toBeLessThanOrEqual(60);
      }
  }, 180_000);

  it('the store of counts is asked once for a portion of a twentieth, so that most calls cost nothing', async () => {
    const counts = await place().open();
    let asked = 0;
    const counting: CallCounts = {
      take: (wish) => {
        asked += 1;
        return counts.take(wish);
      },
    };
    const one = await process(counting, 400);
    for (let n = 0; n < 400; n += 1) expect((await one.ask('10.0.0.3')).statusCode).toBe(200);
    for (let n = 0; n < 100; n += 1) expect((await one.ask('10.0.0.3')).statusCode).toBe(429);
    expect(asked).toBe(21);
  }, 180_000);

  it('while the counts are away, each process counts by itself, and one budget again afterward', async () => {
    const one = await process(await place().open(), 40);
    await one.ask('10.0.0.4');
    await place().goAway();
    const answers: number[] = [];
    for (let n = 0; n < 60; n += 1) answers.push((await one.ask('10.0.0.5')).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(40);
    // On a busy machine the last answer is not waited for, and its failure comes later.
    while (one.away() === 0) await pause(10);
    expect(one.away()).toBe(1);
    await place().comeBack();
    const other = await process(await place().open(), 2);
    expect((await other.ask('10.0.0.6')).statusCode).toBe(200);
    expect((await other.ask('10.0.0.6')).statusCode).toBe(200);
    expect((await other.ask('10.0.0.6')).statusCode).toBe(429);
  }, 180_000);
};

describeOnPostgres('One budget of calls by PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let url = '';
  const open: ReturnType<typeof postgresCallCounts>[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.newDatabase();
    const settings = { dataDir: '', storeWorker: new URL('file:///none'), clock: noon, reporter: listening() };
    const store = await openStore({ ...settings, databaseUrl: url })();
    if (E.isLeft(store)) throw new Error(store.left._tag);
    await store.right.close();
  }, 180_000);
  afterAll(async () => {
    await Promise.all(open.map((one) => one.close()));
    await server.stop();
  }, 180_000);

  sharedBudgetContract(() => ({
    open: async () => {
      const counts = postgresCallCounts(url);
      open.push(counts);
      return counts;
    },
    goAway: () => server.asOwner('alter table call_counts rename to away', url),
    comeBack: () => server.asOwner('alter table away rename to call_counts', url),
  }));
});

describeOnRedis('One budget of calls by Redis', () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  const open: (() => void)[] = [];
  beforeAll(async () => {
    server = await startRedis();
  }, 180_000);
  afterAll(async () => {
    for (const close of open) close();
    await server.stop();
  }, 180_000);

  sharedBudgetContract(() => ({
    open: async () => {
      const reached = await reachRedis(server.url, listening());
      if (E.isLeft(reached)) throw new Error(reached.left.code);
      open.push(reached.right.close);
      return redisCallCounts(reached.right.client);
    },
    goAway: server.stop,
    comeBack: server.start,
  }));
});
