import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Kysely, sql } from 'kysely';
import { dialect } from '../../adapters/server/postgres/engine/dialect';
import { pooled, type Patience } from '../../adapters/server/postgres/engine/pooled';
import { migrate } from '../../adapters/server/postgres/migrate';
import type { Tables } from '../../adapters/server/postgres/tables';
import { unitOfWork } from '../../adapters/server/postgres/unit-of-work';
import { email } from '../support/builders/identity';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { listening } from '../support/store/surroundings';

describeOnPostgres('Prepared statements', () => {
  let server: PostgresServer;
  const opened: Kysely<Tables>[] = [];
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    for (const db of opened) await db.destroy();
    await server.stop();
  }, 60_000);

  const onNewDatabase = async (patience: Patience) => {
    const url = await server.newDatabase();
    const reporter = listening();
    const db = new Kysely<Tables>({ dialect: dialect(pooled(url, reporter, patience), () => undefined) });
    opened.push(db);
    expect(await migrate(db)).toBeUndefined();
    const run = unitOfWork(db, reporter).run;
    const find = run(({ candidates }) => candidates.withEmail(email('maria@example.org')));
    /** On the only connection that was needed so far. */
    const prepared = async (): Promise<readonly unknown[]> =>
      (
        await sql`select name from pg_prepared_statements where statement like '%from "candidates" where "email" = $1'`.execute(
          db,
        )
      ).rows;
    return { url, find, prepared, reporter };
  };

  it('are kept by the server for each connection, one of each text', async () => {
    const { find, prepared } = await onNewDatabase('candidate');
    for (let n = 0; n < 3; n += 1) expect(await find()).toEqual(E.right(O.none));
    expect(await prepared()).toHaveLength(1);
  });

  it('are not used behind a pooler, which lends each transaction another connection', async () => {
    const { find, prepared } = await onNewDatabase('pooled');
    for (let n = 0; n < 3; n += 1) expect(await find()).toEqual(E.right(O.none));
    expect(await prepared()).toEqual([]);
  });

  it('are prepared anew on every connection after a migration has changed their table, and nobody is refused', async () => {
    const { url, find, reporter } = await onNewDatabase('candidate');
    const onAllConnections = () => Promise.all(Array.from({ length: 10 }, () => find()));
    const found = Array.from({ length: 10 }, () => E.right(O.none));
    expect(await onAllConnections()).toEqual(found);
    await server.asOwner('alter table candidates alter column zip type varchar(40)', url);
    expect(await onAllConnections()).toEqual(found);
    expect(reporter.heard).toEqual([]);
  });
});
