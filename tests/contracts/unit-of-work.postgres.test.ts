import { Kysely, sql } from 'kysely';
import * as E from 'fp-ts/Either';
import { openEmbedded } from '../../adapters/server/postgres/embedded/open-embedded';
import type { Connections } from '../../adapters/server/postgres/engine/connections';
import { dialect } from '../../adapters/server/postgres/engine/dialect';
import { pooled } from '../../adapters/server/postgres/engine/pooled';
import { migrate } from '../../adapters/server/postgres/migrate';
import { whyNotOpened } from '../../adapters/server/postgres/not-opened';
import { oneProcess } from '../../adapters/server/postgres/one-process';
import { deleteExpired } from '../../adapters/server/postgres/retention';
import type { Tables } from '../../adapters/server/postgres/tables';
import { unitOfWork } from '../../adapters/server/postgres/unit-of-work';
import { at } from '../support/builders/time';
import { printIsoInstant } from '../../domain/time/instant';
import { minutes } from '../../domain/time/duration';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { growStore, type Grown } from '../support/store/grown';
import { workshop } from '../support/store/stores';
import { listening } from '../support/store/surroundings';
import { heardFrom, notedCalls, sequentialScans } from './statement-plans';
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

/** Makes a store that has grown in this database; answers how many rows each table has, by name. */
const grownStore = async (databaseUrl: string, size: Grown) => {
  const db = new Kysely<Tables>({ dialect: dialect(pooled(databaseUrl, listening(), 'migration'), () => undefined) });
  expect(await migrate(db)).toBeUndefined();
  await growStore((statements) => sql.raw(statements).execute(db), size);
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples::integer as rows from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  await db.destroy();
  return rows;
};

/** A store that is opened once, and what it was asked while it was open, but for what emptied it. */
const onceOpened = (connect: () => Promise<Connections>) => {
  const start = async () => {
    const connections = await connect();
    const db = new Kysely<Tables>({ dialect: dialect(connections, () => undefined) });
    expect(await migrate(db)).toBeUndefined();
    const { statements, listening: heard } = heardFrom(connections);
    const watched = new Kysely<Tables>({ dialect: dialect(heard, () => undefined) });
    const { noted, neverMade } = notedCalls(unitOfWork(watched, listening()));
    return { db, empty: await emptying(db), watched, statements, noted, neverMade };
  };
  let opened: Awaited<ReturnType<typeof start>> | undefined;
  const whileOpen = () => {
    if (opened === undefined) throw new Error('The store is open while its tests run.');
    return opened;
  };
  const open: Open = async () => {
    const { empty, noted } = whileOpen();
    await empty();
    return { unitOfWork: noted, close: () => Promise.resolve() };
  };
  return {
    open,
    whileOpen,
    start: async () => {
      opened = await start();
    },
    stop: async () => opened?.db.destroy(),
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

/** They grow with the employer, or not at all, or are emptied within minutes. */
const staysSmall = [
  ...['call_counts', 'chat_managers', 'file_marks', 'import_pieces', 'imports', 'jobs', 'kysely_migration'],
  ...[
    'kysely_migration_lock',
    'mail_takers',
    'operator_tokens',
    'positions',
    'questionnaires',
    'socket_io_attachments',
    'webhooks',
  ],
];
const few = 1_000;
const today = at('2026-12-04T15:00:00Z');

describeOnPostgres('server', () => {
  let server: PostgresServer | undefined;
  const newDatabase = () => server?.newDatabase() ?? Promise.reject(new Error('It has not started.'));
  const store = onceOpened(async () => {
    server = await startPostgres();
    return pooled(await newDatabase(), listening(), 'candidate');
  });
  beforeAll(store.start, 60_000);
  afterAll(async () => {
    await store.stop();
    await server?.stop();
  }, 60_000);
  unitOfWorkContract('a PostgreSQL server', store.open);

  it('is asked for all that a store can do', () => {
    expect(store.whileOpen().neverMade()).toEqual([]);
  });

  it('once it has grown, reads no table from beginning to end for any statement of these tests', async () => {
    const { watched: db, statements } = store.whileOpen();
    await deleteExpired(db, today, listening());
    const job = { name: 'a job', every: minutes(1), work: () => Promise.resolve() };
    await oneProcess({ db, reporter: listening(), alone: false })(job);

    const databaseUrl = await newDatabase();
    const sizes = await grownStore(databaseUrl, { candidates: 5_000, now: `timestamptz '${printIsoInstant(today)}'` });
    const ofSize = (isIt: (rows: number) => boolean) => sizes.filter(({ rows }) => isIt(rows)).map(({ name }) => name);
    expect(ofSize((rows) => rows < few)).toEqual(staysSmall);
    expect(
      await sequentialScans(
        databaseUrl,
        statements,
        ofSize((rows) => rows >= few),
      ),
    ).toEqual([]);
  }, 300_000);
});
