import { Kysely, sql } from 'kysely';
import * as E from 'fp-ts/Either';
import { openEmbedded } from '../../adapters/server/postgres/embedded/open-embedded';
import type { Connections } from '../../adapters/server/postgres/engine/connections';
import { dialect } from '../../adapters/server/postgres/engine/dialect';
import { pooled } from '../../adapters/server/postgres/engine/pooled';
import { migrate } from '../../adapters/server/postgres/migrate';
import { whyNotOpened } from '../../adapters/server/postgres/not-opened';
import type { Tables } from '../../adapters/server/postgres/tables';
import { unitOfWork } from '../../adapters/server/postgres/unit-of-work';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { workshop } from '../support/store/stores';
import { listening } from '../support/store/surroundings';
import { unitOfWorkContract } from './unit-of-work.suite';
import type { Open } from './unit-of-work/subject';

/*
 * The same contract, for the embedded engine and for a PostgreSQL server. Each store is opened once and emptied before each test, because creating
 * one takes seconds.
 */

/**
 * Empties every table and begins its numbers anew, in one statement. Rows are deleted, because `truncate` makes new files for each of the tables; in
 * any order, because replicas check no references.
 */
const emptying = async (db: Kysely<Tables>) => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public'`.execute(db);
  const { rows: numbers } = await sql<{ name: string }>`
    select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`.execute(db);
  const all = [
    'set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from ${name}`),
    ...numbers.map(({ name }) => `perform setval('${name}', 1, false)`),
  ];
  const block = sql.raw(`do $$ begin ${all.map((statement) => `${statement};`).join(' ')} end $$`);
  return () => block.execute(db);
};

const onceOpened = (connect: () => Promise<Connections>) => {
  let db: Kysely<Tables> | undefined;
  let empty: Awaited<ReturnType<typeof emptying>> | undefined;
  const open: Open = async () => {
    if (db === undefined || empty === undefined) throw new Error('The store is open while its tests run.');
    await empty();
    return { unitOfWork: unitOfWork(db, listening()), close: () => Promise.resolve() };
  };
  return {
    open,
    start: async () => {
      db = new Kysely<Tables>({ dialect: dialect(await connect(), () => undefined) });
      expect(await migrate(db)).toBeUndefined();
      empty = await emptying(db);
    },
    stop: async () => db?.destroy(),
  };
};

describe('embedded', () => {
  const place = workshop();
  const store = onceOpened(async () => {
    const opened = await openEmbedded(place.settings({ dataDir: await place.newDataDir() }))();
    if (E.isLeft(opened)) throw new Error(whyNotOpened(opened.left));
    return opened.right;
  });
  beforeAll(store.start, 60_000);
  afterAll(async () => {
    await store.stop();
    place.close();
  }, 60_000);
  unitOfWorkContract('the embedded engine', store.open);
});

describeOnPostgres('server', () => {
  let server: PostgresServer | undefined;
  const store = onceOpened(async () => {
    server = await startPostgres();
    return pooled(await server.newDatabase(), listening(), 'candidate');
  });
  beforeAll(store.start, 60_000);
  afterAll(async () => {
    await store.stop();
    await server?.stop();
  }, 60_000);
  unitOfWorkContract('a PostgreSQL server', store.open);
});
