import { setTimeout as pause } from 'node:timers/promises';
import { inFull } from '../support/in-full';
import { patroniMissing, startPatroni } from '../support/patroni';
import { pgBouncerMissing } from '../support/pgbouncer';
import { beginDay, expectAllWell } from '../support/portal/drill/day';
import { haproxyMissing } from '../support/portal/haproxy';
import { checkoutOf, lastRelease } from '../support/portal/last-release';
import { programs } from '../support/portal/program';
import { startPostgres } from '../support/postgres';
import { redisMissing } from '../support/redis';

/*
 * The drill at full length (`npm run drill`): three processes behind HAProxy, as its example for operators has it, on PgBouncer, PostgreSQL, Redis and an S3
 * server. People book, move, cancel, write and send files all the time, while a process is killed each ten seconds, Redis and the bucket are away, PostgreSQL's
 * primary dies, and the last release is rolled out and this one again.
 */

const place = programs();
const cleanUps: (() => unknown)[] = [];
const cleanUp = (close: () => unknown): void => void cleanUps.push(close);
afterEach(async () => {
  for (const close of cleanUps.splice(0).reverse()) await close();
}, 120_000);
afterAll(() => place.close());

const missing = inFull ? (pgBouncerMissing ?? redisMissing ?? haproxyMissing) : 'it takes minutes: npm run drill';
const describeDrill = missing === undefined ? describe : describe.skip;
const describeFailover = missing === undefined && patroniMissing === undefined ? describe : describe.skip;
const leftOut = (why: string | undefined): string => (why === undefined ? '' : ` (left out: ${why})`);

const longest = 1_800_000;
const away = 20_000;
/** After something is back, what waited for it is done. */
const settling = 5_000;

describeDrill(`Three processes under load${leftOut(missing)}`, () => {
  it(
    'lose nothing that they acknowledged, do nothing twice and fail no call but for a moment, whatever is killed, away or rolled out',
    async () => {
      const postgres = await startPostgres({ durable: true });
      cleanUp(postgres.stop);
      const day = await beginDay(place, await postgres.newDatabase(), cleanUp);
      const { tally, engines, processes } = day;

      tally.during('A process is killed each ten seconds, 2,000 tries for 50 times');
      const kills = processes.killing(10_000);
      const began = performance.now();
      expect(await day.rush()).toBe(2_000);
      while (performance.now() - began < 60_000) await pause(100);
      const killed = await kills.stop();
      expect(killed).toBeGreaterThanOrEqual(6);

      tally.during('Redis is away');
      await engines.redis.stop();
      await pause(away);
      await engines.redis.start();
      await pause(settling);

      tally.during('The bucket is away');
      await engines.s3.stop();
      await pause(away);
      await engines.s3.start();
      await pause(settling);

      const before = lastRelease();
      if (before === undefined) console.log('There is no history here: no earlier release is rolled out.');
      else {
        const checkout = checkoutOf(before);
        cleanUp(checkout.remove);
        const earlier = programs({ from: checkout.folder });
        cleanUp(earlier.close);
        tally.during(`Back to the last release (${before.slice(0, 8)})`);
        await processes.rollTo(earlier);
        tally.during('From the last release to this one');
        await processes.rollTo(place);
      }

      tally.during('Afterwards');
      await pause(settling);
      const ended = await day.end();
      expect(ended.given).toEqual([50, 50]);
      expectAllWell(day, ended, killed);
    },
    longest,
  );
});

describeFailover(`PostgreSQL, kept by Patroni${leftOut(missing ?? patroniMissing)}`, () => {
  it(
    'is failed over under load: what was acknowledged stays, calls go on seconds after the promotion, mails leave once, news and jobs go on',
    async () => {
      const patroni = await startPatroni();
      cleanUp(patroni.stop);
      const databaseUrl = await patroni.newDatabase();
      // News by PostgreSQL, too, so that LISTEN has to come back.
      const day = await beginDay(place, databaseUrl, cleanUp, { LINES_URL: '' });
      const { tally } = day;
      tally.during('PostgreSQL is well');
      await pause(away);
      for (const which of ['The first', 'The second']) {
        tally.during(`${which} primary is killed`);
        const killed = performance.now();
        await patroni.failOver();
        const promoted = performance.now();
        await pause(2 * away);
        const troubled = tally.lastTrouble() - promoted;
        console.log(
          `${which} failover: promoted ${((promoted - killed) / 1_000).toFixed(1)} s after the kill, the last call without an answer ${(troubled / 1_000).toFixed(1)} s after that`,
        );
        // On a machine that is not busy with other suites it is 3 to 5 s.
        expect(troubled).toBeLessThan(30_000);
        tally.during('The old primary comes back');
        await patroni.heal();
        await pause(settling);
      }
      expect(
        await patroni.ask(
          databaseUrl,
          "select name from jobs where name = 'remind' and taken_at < now() - interval '1 minute'",
        ),
      ).toEqual([]);
      const ended = await day.end();
      expect(ended.cameByThemselves).toBe(true);
      expectAllWell(day, ended, 0);
    },
    longest,
  );
});
