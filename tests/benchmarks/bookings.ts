import type { Reporter } from '../../application/ports/reporter';
import { bookCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { openEmbedded } from '../../adapters/server/postgres/embedded/open-embedded';
import type { Connections } from '../../adapters/server/postgres/engine/connections';
import { pooled } from '../../adapters/server/postgres/engine/pooled';
import { postgresMissing, startPostgres } from '../support/postgres';
import { answerOf } from '../support/world/answers';
import { startBuiltServer } from './built-server';
import { callsAt } from './calling';
import { storeWorker } from './counted-portal';
import { gather } from './crowd';
import { fillStore } from './filled-store';
import { perSecond } from './hands';
import { inTurn, rounds, subject, type Measured } from './measured';
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

/** A store's best case: one row, durable before the response. */
const bareInserts = async (connections: Connections): Promise<() => Promise<number>> => {
  const ask = async (sql: string, parameters: readonly unknown[]): Promise<void> => {
    const connection = await connections.acquire();
    await connection.ask(sql, parameters);
    connection.release(false);
  };
  await ask('create table bare (id bigserial primary key, who text not null, at timestamptz not null)', []);
  const names = Array.from({ length: inserts }, (_, n) => `candidate-${n}@example.org`);
  return () => perSecond(hands, names, (who) => ask('insert into bare (who, at) values ($1, now())', [who]));
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

const compare = async ({ name, databaseUrl, bare }: Engine): Promise<Figures> => {
  const dataDir = newFolder();
  const wishes = await fillStore({ dataDir, databaseUrl }, (unitOfWork, secrets) =>
    gather(unitOfWork, secrets, { people, jobs: warmUps + rounds }),
  );
  const jobs = wishes.values();
  const server = await startBuiltServer({
    dataDir,
    demo: false,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const call = callsAt(server.url);
  const bookings = subject(() =>
    perSecond(hands, jobs.next().value ?? [], ({ request, token }) => answerOf(call(bookCalls.video, request, token))),
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
