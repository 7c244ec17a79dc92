import * as E from 'fp-ts/Either';
import { listenPool } from '../../adapters/server/postgres/engine/listen-pool';
import { openStore } from '../../adapters/server/postgres/open-store';
import { joinedByPostgres } from '../../adapters/server/socket-io/joined-by-postgres';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { listening, noon } from '../support/store/surroundings';
import { joinedLinesContract } from './joined-lines.suite';

describeOnPostgres('Lines joined by PostgreSQL', () => {
  let server: PostgresServer;
  let url = '';
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.newDatabase();
    const settings = { dataDir: '', storeWorker: new URL('file:///none'), clock: noon, reporter: listening() };
    const store = await openStore({ ...settings, databaseUrl: url })();
    if (E.isLeft(store)) throw new Error(store.left._tag);
    await store.right.close();
  }, 180_000);
  afterAll(() => server.stop(), 60_000);

  joinedLinesContract(async () => ({
    join: (onFault) => joinedByPostgres(listenPool(url, listening()), onFault),
    cut: () =>
      server.asOwner(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'candidate-portal lines'",
      ),
  }));
});
