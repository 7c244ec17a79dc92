import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import * as t from 'io-ts';
import { bookCalls, moveCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { sendChatMessage } from '../../adapters/contract/chat/chat.calls';
import { clientId } from '../support/builders/chat';
import { key } from '../support/builders/identity';
import { startPostgres, type PostgresServer } from '../support/postgres';
import { farServer } from '../support/store/far-store';
import { answerOf } from '../support/world/answers';
import { startBuiltServer } from './built-server';
import { callsAt } from './calling';
import { gather, job, type Wish } from './crowd';
import { fillStore } from './filled-store';
import { perSecond } from './hands';
import { rounds, summary, timed, type Measured } from './measured';
import { pgbenchMissing, play, type Played } from './pgbench';
import { processorTimeOfServer } from './processor-time';
import { isControl, letBeRecorded, recording } from './recorded-acts';
import { figure, kept, keptRatio, spread, table, times, type Findings, type Part } from './report';
import { newFolder, removeFolder } from './scratch';
import { gatherTalkers, type Talker } from './talkers';

/** Acts of a kind in a round. */
const acts = Number(process.env['ACTS'] ?? '200');
/** The number of concurrent requests, and of pgbench's clients. */
const hands = 8;
const warmUps = 1;

type Act = (url: string) => Promise<unknown>;

/** The candidate who acts on each job. Two want different times there: the first one books, then moves to the other's time. */
interface Crowd {
  readonly wishes: readonly (readonly Wish[])[];
  readonly talkers: readonly Talker[];
}

const pairs = (wishes: readonly Wish[]): readonly (readonly [Wish, Wish])[] =>
  wishes.flatMap((first, n) => {
    const second = wishes[n + 1];
    return n % 2 === 0 && second !== undefined ? [[first, second] as const] : [];
  });

/** The acts of a kind in one of the crowd's jobs; a job's moves come after its bookings. */
type Kind = (crowd: Crowd, nth: number) => readonly Act[];

const bookings: Kind = ({ wishes }, nth) =>
  pairs(wishes[nth] ?? []).map(
    ([{ request, token }]) =>
      (url) =>
        answerOf(callsAt(url)(bookCalls.video, request, token)),
  );

const moves: Kind = ({ wishes }, nth) =>
  pairs(wishes[nth] ?? []).map(([{ request, token }, { request: other }], n) => (url) => {
    const wish = { ...request, act: 'Move', slot: other.slot, key: key(`move ${nth} person ${n}`) } as const;
    return answerOf(callsAt(url)(moveCalls.video, wish, token));
  });

const messages: Kind = ({ talkers }, nth) =>
  talkers.map(({ manager, token }, n) => (url) => {
    const conversation = { ...job(0), hiringManagerId: manager };
    const message = { text: `A message of round ${nth}`, attachments: [], clientId: clientId(nth * acts + n) };
    return answerOf(callsAt(url)(sendChatMessage, { ...conversation, ...message, as: undefined }, token));
  });

const kinds: Readonly<Record<string, Kind>> = { 'a booking': bookings, 'a move': moves, 'a message': messages };

const hasMails = t.tuple([t.type({ waits: t.boolean })]);

/** All acts by hands at once, until the last is answered and no mail waits. Returns how many were done in a second. */
const actAll = async (all: readonly Act[], url: string, postgres: PostgresServer, databaseUrl: string) => {
  const mailsWait = async (): Promise<boolean> => {
    const found: unknown = await postgres.asOwner('select exists (select from messages) as waits', databaseUrl);
    return !hasMails.is(found) || found[0].waits;
  };
  const milliseconds = await timed(async () => {
    await perSecond(hands, all, (act) => act(url));
    while (await mailsWait()) await pause(20);
  });
  return (all.length / milliseconds) * 1_000;
};

interface Recorded extends Played {
  /** Round trips to the database an act, its mail's included. */
  readonly trips: number;
}

/** By kind, what the acts in the first two jobs sent in a copy of the database. */
const record = async (postgres: PostgresServer, base: string, crowd: Crowd): Promise<ReadonlyMap<string, Recorded>> => {
  const copy = await postgres.newDatabase(base);
  const recorder = await recording(postgres, copy);
  const far = await farServer(copy);
  const dataDir = newFolder();
  const server = await startBuiltServer({ dataDir, demo: false, databaseUrl: far.databaseUrl });
  const trips: number[] = [];
  for (const kind of Object.values(kinds))
    for (const nth of [0, 1]) {
      await recorder.next();
      far.trips();
      await actAll(kind(crowd, nth), server.url, postgres, copy);
      trips.push(far.trips() / acts);
    }
  const units = await recorder.units();
  await server.stop();
  await far.close();
  removeFolder(dataDir);
  return new Map(
    Object.keys(kinds).map((name, nth) => [
      name,
      {
        before: units[2 * nth] ?? [],
        timed: units[2 * nth + 1] ?? [],
        trips: trips[2 * nth + 1] ?? Number.NaN,
      },
    ]),
  );
};

/** A kind's round; times are processor time in milliseconds an act. */
interface Round {
  /** Acts a second. */
  readonly portal: number;
  readonly pgbench: number;
  readonly ofPortal: number;
  readonly ofDatabase: number;
  readonly ofDatabasePlayed: number;
  readonly load: number;
}

/** Portal and pgbench take turns, and begin in turn. The portal acts in the jobs after those that were recorded, pgbench in a new copy each round. */
const compare = async (
  postgres: PostgresServer,
  base: string,
  crowd: Crowd,
  recorded: ReadonlyMap<string, Recorded>,
): Promise<ReadonlyMap<string, readonly Round[]>> => {
  const dataDir = newFolder();
  const databaseUrl = await postgres.newDatabase(base);
  const server = await startBuiltServer({ dataDir, demo: false, databaseUrl });
  const databaseTime = await processorTimeOfServer(postgres);
  const found = new Map<string, Round[]>(Object.keys(kinds).map((name) => [name, []]));
  for (let nth = 0; nth < warmUps + rounds; nth += 1) {
    const copy = await postgres.newDatabase(base);
    for (const [name, kind] of Object.entries(kinds)) {
      const ask = async () => {
        const before = [await server.processorTime(), await databaseTime()] as const;
        const portal = await actAll(kind(crowd, 2 + nth), server.url, postgres, databaseUrl);
        const after = [await server.processorTime(), await databaseTime()] as const;
        return { portal, ofPortal: (after[0] - before[0]) / acts, ofDatabase: (after[1] - before[1]) / acts };
      };
      const { before, timed: played } = recorded.get(name) ?? { before: [], timed: [] };
      const replay = async () => {
        const { milliseconds, processor } = await play(copy, { before, timed: played }, hands, databaseTime);
        return { pgbench: (acts / milliseconds) * 1_000, ofDatabasePlayed: processor / acts };
      };
      const load = loadavg()[0] ?? Number.NaN;
      const both =
        nth % 2 === 0 ? { ...(await ask()), ...(await replay()) } : { ...(await replay()), ...(await ask()) };
      if (nth >= warmUps) found.get(name)?.push({ ...both, load });
    }
  }
  await server.stop();
  removeFolder(dataDir);
  return found;
};

const measure = async (): Promise<Findings> => {
  const postgres = await startPostgres({ durable: true });
  await letBeRecorded(postgres);
  const base = await postgres.newDatabase();
  const dataDir = newFolder();
  const crowd = await fillStore({ dataDir, databaseUrl: base }, async (unitOfWork, secrets) => ({
    wishes: await gather(unitOfWork, secrets, { people: 2 * acts, jobs: 2 + warmUps + rounds }),
    talkers: await gatherTalkers(unitOfWork, secrets, acts),
  }));
  removeFolder(dataDir);
  await postgres.asOwner('vacuum analyze', base);
  const recorded = await record(postgres, base, crowd);
  const compared = await compare(postgres, base, crowd, recorded);
  await postgres.stop();
  const found = [...compared].map(([name, all]) => {
    const of = (what: keyof Round): Measured => summary(all.map((round) => round[what]));
    const { timed: played, trips } = recorded.get(name) ?? { timed: [], trips: Number.NaN };
    return {
      name,
      of,
      statements: played.flat().filter(({ sql }) => !isControl(sql)).length / acts,
      trips,
      ratio: of('portal').median / of('pgbench').median,
    };
  });
  return {
    lines: [
      `${acts} acts of a kind by ${hands} hands at once over HTTP, in one process on durable PostgreSQL, until their mails are in a folder, too; beside`,
      `all statements that this sends, played by pgbench with ${hands} clients in a copy of the database as it was before. Goal: half as many acts a second.`,
      '',
      ...table(
        ['act', 'portal a second', 'pgbench a second', 'portal / pgbench', 'statements', 'round trips'],
        found.map(({ name, of, statements, trips, ratio }) => [
          name,
          spread(of('portal')),
          spread(of('pgbench')),
          times(ratio),
          figure(statements),
          figure(trips),
        ]),
      ),
      '',
      'Processor time in milliseconds an act:',
      '',
      ...table(
        ['act', 'portal', 'PostgreSQL', 'PostgreSQL beside pgbench', 'load'],
        found.map(({ name, of }) => [
          name,
          ...(['ofPortal', 'ofDatabase', 'ofDatabasePlayed', 'load'] as const).map((what) => spread(of(what))),
        ]),
      ),
    ],
    figures: Object.fromEntries(
      found.map(({ name, of, statements, trips, ratio }) => [
        name,
        {
          ratio: keptRatio(ratio),
          statements: keptRatio(statements),
          trips: keptRatio(trips),
          portalPerSecond: kept(of('portal')),
          pgbenchPerSecond: kept(of('pgbench')),
          portalMs: kept(of('ofPortal')),
          databaseMs: kept(of('ofDatabase')),
          databasePlayedMs: kept(of('ofDatabasePlayed')),
          load: kept(of('load')),
        },
      ]),
    ),
  };
};

export const actsBesidePgbench: Part = {
  name: 'acts',
  title: 'Bookings, moves and messages beside pgbench with the same statements',
  leftOut: pgbenchMissing,
  run: measure,
};
