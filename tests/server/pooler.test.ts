import * as E from 'fp-ts/Either';
import { Kysely, sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { signOut } from '../../adapters/contract/identity/identity.calls';
import { sessionEnded } from '../../adapters/contract/messages';
import { dialect } from '../../adapters/server/postgres/engine/dialect';
import { pooled } from '../../adapters/server/postgres/engine/pooled';
import { reachServer } from '../../adapters/server/postgres/engine/reach-server';
import type { Tables } from '../../adapters/server/postgres/tables';
import { key } from '../support/builders/identity';
import { describeOnPgBouncer, startPgBouncer, type Pooler } from '../support/pgbouncer';
import { deviceTime } from '../support/portal/chat-tab';
import { asFile, nth } from '../support/portal/fair';
import { programs, type Environment } from '../support/portal/program';
import * as talking from '../support/portal/talks';
import { ask, book, cardsOf } from '../support/portal/visits';
import { startPostgres, type PostgresServer } from '../support/postgres';
import { listening } from '../support/store/surroundings';

/* PgBouncer between the portal and PostgreSQL: in transaction mode a connection of the server serves each transaction of whoever asks. */

const place = programs();
afterAll(() => place.close());

describeOnPgBouncer('Behind PgBouncer in transaction mode', () => {
  let server: PostgresServer;
  let pooler: Pooler;
  let sessions: Pooler;
  const cleanUps: (() => unknown)[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    const any = await server.newDatabase();
    [pooler, sessions] = await Promise.all([startPgBouncer(any, 'transaction'), startPgBouncer(any, 'session')]);
  }, 180_000);
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  afterAll(async () => {
    await Promise.all([pooler.stop(), sessions.stop()]);
    await server.stop();
  }, 180_000);

  it('two processes serve sign-in, booking and chat, and a sign-out in one closes the lines in the other', async () => {
    const inbox = await place.newInbox();
    const direct = await server.newDatabase();
    const [first, second] = (await place.twoOn(pooler.through(direct))).map((env): Environment => ({
      ...env,
      DATABASE_DIRECT_URL: direct,
      SMTP_URL: inbox.url,
      OPERATOR_TOKEN: talking.operatorToken,
    }));
    if (first === undefined || second === undefined) throw new Error('Two are needed');
    await place.load(first, asFile(talking.fair, place.newFolder()));
    await place.load(first, talking.conversationsFile(place.newFolder()));
    const [here, there] = [await place.start(first), await place.start(second)];

    const time = deviceTime();
    cleanUps.push(time.stop);
    const talks = await talking.openTalks(here.url, inbox, time);
    cleanUps.push(() => talks.forEach((talk) => [talk.first, talk.second].forEach(({ close }) => close())));
    for (const talk of talks) await talking.managerSays(there.url, talk, 'manager 1');
    expect(await talking.untilShown(talks, ['manager 1'], time)).toBe(true);

    const [job, slot, { who }] = [nth(talking.fair.jobs, 0), nth(talking.fair.slots, 0), nth(talks, 0)];
    expect((await book(there.url, who, { job, slot, key: key('behind a pooler') })).statusCode).toBe(200);
    expect(await cardsOf(here.url, who)).toEqual([expect.objectContaining({ applied_status: 2 })]);

    const { who: other } = nth(talks, 1);
    const line: Socket = io(here.url, { auth: { token: other.token }, transports: ['websocket'], reconnection: false });
    cleanUps.push(() => line.disconnect());
    await new Promise((done) => line.once('connect', () => done(undefined)));
    // The round that looks at sessions would close it, too, some seconds later.
    const told = new Promise<unknown>((done) => line.once(sessionEnded, done));
    const began = performance.now();
    expect((await ask(there.url, signOut, {}, other)).statusCode).toBe(200);
    await told;
    expect(performance.now() - began).toBeLessThan(4_000);
    for (const portal of [here, there]) expect(portal.complaints()).not.toMatch(/"level":"(?:error|warn)"/);
  }, 600_000);

  it('a statement, read or write, and the wait for a lock have the same limits as without it', async () => {
    const url = await server.newDatabase();
    await server.asOwner('create table places (id int); insert into places values (1)', url);
    const db = new Kysely<Tables>({
      dialect: dialect(pooled(pooler.through(url), listening(), 'pooled'), () => undefined),
    });
    cleanUps.push(() => db.destroy());
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const shown = await db.transaction().execute(async (unit) => {
      const rows = await unit
        .selectNoFrom(limits.map((name) => sql<string>`current_setting(${name})`.as(name)))
        .execute();
      return rows[0];
    });
    expect(shown).toEqual({ statement_timeout: '10s', lock_timeout: '5s', idle_in_transaction_session_timeout: '20s' });
    // None of them stays on the server's connection, which the next transaction of anybody gets.
    const after = await sql`select current_setting('statement_timeout') as statement_timeout`.execute(db);
    expect(after.rows).toEqual([{ statement_timeout: '0' }]);
    const tooLong = db.transaction().execute((unit) => unit.selectNoFrom(sql`pg_sleep(30)`.as('slept')).execute());
    await expect(tooLong).rejects.toMatchObject({ code: '57014' });
    await db.transaction().execute(async (holder) => {
      await sql`lock table places`.execute(holder);
      const waits = db.transaction().execute((unit) => sql`update places set id = 2`.execute(unit));
      await expect(waits).rejects.toMatchObject({ code: '55P03' });
    });
  }, 180_000);

  describe('the start', () => {
    const needed = (setting: string): string =>
      `${setting} leads to a pooler that lends each transaction another connection, such as PgBouncer in transaction mode. News between processes and migrations need connections of their own: set DATABASE_DIRECT_URL to the PostgreSQL server itself.`;
    const refusal = async (env: Environment): Promise<string> => {
      const [settings] = await place.twoOn(String(env['DATABASE_URL']));
      const portal = place.attempt({ ...settings, ...env });
      expect(await portal.dismiss()).toBe(1);
      return portal.complaints().trim();
    };

    it('is refused without DATABASE_DIRECT_URL, and with one that leads to a pooler, too: it says what to set', async () => {
      const url = await server.newDatabase();
      const DATABASE_URL = pooler.through(url);
      expect(await refusal({ DATABASE_URL })).toBe(needed('DATABASE_URL'));
      const DATABASE_DIRECT_URL = `${DATABASE_URL}&application_name=direct`;
      expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL })).toBe(needed('DATABASE_DIRECT_URL'));
      expect(await server.asOwner(`select 1 from pg_tables where tablename = 'candidates'`, url)).toEqual([]);
    }, 180_000);

    it('is refused if DATABASE_DIRECT_URL leads to another database, or to none', async () => {
      const DATABASE_URL = pooler.through(await server.newDatabase());
      expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: await server.newDatabase() })).toBe(
        'DATABASE_DIRECT_URL leads to another database than DATABASE_URL: set both to the same database, with and without the pooler.',
      );
      const DATABASE_DIRECT_URL = 'postgres://nobody@127.0.0.1:9249/nothing';
      expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL })).toBe(
        "The PostgreSQL server of DATABASE_DIRECT_URL can't be used (ECONNREFUSED).",
      );
    }, 180_000);

    it('needs no DATABASE_DIRECT_URL with a pooler in session mode', async () => {
      const url = await server.newDatabase();
      const databaseUrl = sessions.through(url);
      expect(await reachServer({ databaseUrl })).toEqual(E.right({ pooled: true, directUrl: databaseUrl }));
      expect(await reachServer({ databaseUrl: url })).toEqual(E.right({ pooled: false, directUrl: url }));
    });
  });
});
