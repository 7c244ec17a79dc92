import type { Reporter } from '../../application/ports/reporter';
import { bookCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { systemClock } from '../../adapters/server/clock/system-clock';
import { keyFromFile } from '../../adapters/server/files/key-file';
import { openEmbedded } from '../../adapters/server/postgres/embedded/open-embedded';
import type { Connections } from '../../adapters/server/postgres/engine/connections';
import { pooled } from '../../adapters/server/postgres/engine/pooled';
import { openStore } from '../../adapters/server/postgres/open-store';
import { nodeSecrets } from '../../adapters/server/identity/secrets';
import { postgresMissing, startPostgres } from '../support/postgres';
import { answerOf } from '../support/world/answers';
import { startBuiltServer } from './built-server';
import { callsAt } from './calling';
import { storeWorker } from './counted-portal';
import { gather, type Wish } from './crowd';
import { inTurn, rounds, subject, timed, type Measured } from './measured';
import { must } from './must';
import { figure, kept, keptRatio, spread, table, times, type Findings, type Part } from './report';
import { newFolder, removeFolder } from './scratch';

const people = 200;
const inserts = 1_000;
/** The number of concurrent requests. */
const hands = 16;
const warmUps = 1;

/** A failing request fails the benchmark by itself; connections that close with their server are expected. */
const reporter: Reporter = { report: () => undefined };

/** Runs everything with limited concurrency and returns the throughput per second. */
const perSecond = async <A>(all: readonly A[], work: (one: A) => Promise<unknown>): Promise<number> => {
  const waiting = [...all];
  const hand = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  };
  const milliseconds = await timed(() => Promise.all(Array.from({ length: hands }, hand)));
  return (all.length / milliseconds) * 1_000;
};

/** A store's best case: one row, durable before the response. */
const bareInserts = async (connections: Connections): Promise<() => Promise<number>> => {
  const ask = async (sql: string, parameters: readonly unknown[]): Promise<void> => {
    const connection = await connections.acquire();
    await connection.ask(sql, parameters);
    connection.release(false);
  };
  await ask('create table bare (id bigserial primary key, who text not null, at timestamptz not null)', []);
  const names = Array.from({ length: inserts }, (_, n) => `candidate-${n}@example.org`);
  return () => perSecond(names, (who) => ask('insert into bare (who, at) values ($1, now())', [who]));
};

/** An engine: the portal's store, and another store of the same kind for the bare rows. */
interface Engine {
  readonly name: string;
  readonly databaseUrl: string | undefined;
  readonly bare: Connections;
}

interface Figures {
  readonly name: string;
  readonly bookings: Measured;
  readonly inserts: Measured;
  readonly insertsPerBooking: number;
}

const prepared = async (dataDir: string, databaseUrl: string | undefined): Promise<readonly (readonly Wish[])[]> => {
  const store = must(await openStore({ databaseUrl, dataDir, storeWorker, clock: systemClock, reporter })());
  const secrets = nodeSecrets(must(await keyFromFile(dataDir)()));
  const wishes = await gather(store.unitOfWork, secrets, { people, jobs: warmUps + rounds });
  await store.close();
  return wishes;
};

const compare = async ({ name, databaseUrl, bare }: Engine): Promise<Figures> => {
  const dataDir = newFolder();
  const jobs = (await prepared(dataDir, databaseUrl)).values();
  const server = await startBuiltServer({
    dataDir,
    demo: false,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const call = callsAt(server.url);
  const bookings = subject(() =>
    perSecond(jobs.next().value ?? [], ({ request, token }) => answerOf(call(bookCalls.video, request, token))),
  );
  const rows = subject(await bareInserts(bare));
  await inTurn([bookings, rows], warmUps);
  await server.stop();
  removeFolder(dataDir);
  const [booked, inserted] = [bookings.measured(), rows.measured()];
  return { name, bookings: booked, inserts: inserted, insertsPerBooking: inserted.median / booked.median };
};

const onEmbedded = async (): Promise<Figures> => {
  const dataDir = newFolder();
  const bare = must(await openEmbedded({ dataDir, storeWorker, reporter })());
  const figures = await compare({ name: 'embedded', databaseUrl: undefined, bare });
  await bare.close();
  removeFolder(dataDir);
  return figures;
};

const onPostgres = async (): Promise<readonly Figures[]> => {
  if (postgresMissing !== undefined) return [];
  const server = await startPostgres({ durable: true });
  const bare = pooled(await server.newDatabase(), reporter, 'candidate');
  const figures = await compare({ name: 'PostgreSQL', databaseUrl: await server.newDatabase(), bare });
  await bare.close();
  await server.stop();
  return [figures];
};

const measure = async (): Promise<Findings> => {
  const found = [await onEmbedded(), ...(await onPostgres())];
  return {
    lines: [
      `${people} candidates book a slot each over HTTP, ${hands} at a time; beside ${figure(inserts)} bare rows, each durable by itself,`,
      'in a second. A booking checks the session, holds the slot under its constraint, writes the application and the key, and',
      'leaves a mail in the outbox.',
      '',
      ...table(
        ['store', 'bookings/s', 'bare inserts/s', 'inserts in the time of a booking'],
        found.map(({ name, bookings, inserts: rows, insertsPerBooking }) => [
          name,
          spread(bookings),
          spread(rows),
          times(insertsPerBooking),
        ]),
      ),
      ...(postgresMissing === undefined ? [] : ['', `PostgreSQL was left out: ${postgresMissing}.`]),
    ],
    figures: Object.fromEntries(
      found.map(({ name, bookings, inserts: rows, insertsPerBooking }) => [
        name,
        {
          people,
          hands,
          bookingsPerSecond: kept(bookings),
          bareInsertsPerSecond: kept(rows),
          insertsPerBooking: keptRatio(insertsPerBooking),
        },
      ]),
    ),
  };
};

export const bookingsPerSecond: Part = { name: 'bookings', title: 'Bookings in a second', run: measure };
