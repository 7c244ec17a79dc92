import * as E from 'fp-ts/Either';
import { expands, migrations } from '../../adapters/server/postgres/migrate';
import { openStore } from '../../adapters/server/postgres/open-store';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { onDatabase, programs } from '../support/portal/program';
import { workshop } from '../support/store/stores';

/*
 * A release is rolled out process by process, and perhaps back: meanwhile programs of both run on one store. A later release is played by what it leaves in
 * the list of migrations.
 */

jest.setTimeout(120_000);

const place = workshop();
const portals = programs();
afterAll(async () => {
  place.close();
  await portals.close();
});

describe('A migration whose name ends in .expands', () => {
  const expanding = Object.entries(migrations).filter(([name]) => name.endsWith(expands));
  const breaks =
    /\b(drop|rename|delete)\b|alter column \w+ (type|set not null)|add constraint|add column (?!.*\bdefault\b).*not null/i;

  it.each(expanding)('%s takes nothing from earlier releases', (_, { statements = [] }) => {
    expect(statements).not.toEqual([]);
    expect(statements.filter((statement) => breaks.test(statement))).toEqual([]);
  });
});

describeOnPostgres('Beside a later release, on one PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const later = async (databaseUrl: string, name: string): Promise<unknown> =>
    server.asOwner(`insert into kysely_migration (name, timestamp) values ('${name}', '2027-01-01')`, databaseUrl);

  it('a program starts on a store that the later release has only added to, and is refused one that it has changed', async () => {
    const databaseUrl = await server.newDatabase();
    await (await place.open({ databaseUrl })).close();
    await later(databaseUrl, '998-later.expands');
    await (await place.open({ databaseUrl })).close();
    await later(databaseUrl, '999-later');
    expect(await openStore(place.settings({ databaseUrl }))()).toEqual(
      E.left({ _tag: 'StoreIsNewer', unknown: ['999-later'] }),
    );
  });

  it('a portal that runs goes on while its store is added to, and ends in words once it is changed', async () => {
    const databaseUrl = await server.newDatabase();
    const { url: SMTP_URL } = await portals.newInbox();
    const portal = await portals.start({ ...(await portals.newHome()), ...onDatabase(databaseUrl), SMTP_URL });
    await later(databaseUrl, '998-later.expands');
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
    await later(databaseUrl, '999-later');
    expect(await portal.ended).toBe(0);
    expect(portal.complaints()).toContain('This program is older than its store, which knows 999-later');
    expect(portal.complaints()).not.toContain('998-later');
  });
});
