import { readdir } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { openStore, type OpenStore } from '../../adapters/server/postgres/open-store';
import type { Store } from '../../application/ports/unit-of-work';
import type { HoldOutcome } from '../../application/applications/appointments.store';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import type { ClosedPlaces } from '../../application/positions/slots.store';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { anApplication } from '../support/builders/applications';
import { aCandidate, email } from '../support/builders/identity';
import { hiringManagerId } from '../support/builders/chat';
import { aPosition } from '../support/builders/positions';
import { slot } from '../support/builders/slots';
import { at } from '../support/builders/time';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { workshop } from '../support/store/stores';
import { listening } from '../support/store/surroundings';

/* Many callers compete for the same thing at the same moment. */

const place = workshop();
afterAll(() => place.close());

const job = aPosition().positionId;
const wanted = slot('2026-12-04', '09:00', '09:30');
const startsAt = at('2026-12-04T15:00:00Z');

const acted = async <A>({ unitOfWork }: OpenStore, work: (store: Store) => FromStore<A>): Promise<A> => {
  const answer = await unitOfWork.run(work)();
  if (E.isLeft(answer)) throw new Error('The store is not available.');
  return answer.right;
};

const candidates = (store: OpenStore, number: number, capacity: number): Promise<readonly CandidateId[]> =>
  acted(store, ({ provisioning }) =>
    pipe(
      provisioning.putPosition(aPosition()),
      TE.flatMap(() => provisioning.putSlots(job, 'video', [{ slot: wanted, capacity }])),
      TE.flatMap(() =>
        pipe(
          Array.from({ length: number }, (_, n) => aCandidate({ email: email(`candidate-${n}@example.org`) })),
          TE.traverseSeqArray((one) =>
            pipe(
              provisioning.putCandidate(one),
              TE.tap((id) => provisioning.addApplication(id, anApplication(), undefined)),
            ),
          ),
        ),
      ),
    ),
  );

const hold =
  (candidate: CandidateId) =>
  ({ appointments }: Store): FromStore<HoldOutcome> =>
    appointments.hold(candidate, job, 'interview', 'video', wanted, startsAt);

const close = ({ slots }: Store): FromStore<ClosedPlaces> => slots.close(job, 'video', [wanted]);

/** 200 attempts by 40 candidates, alternating between the stores: how often each candidate was told that the slot is theirs, and who has it. */
const reach = async (stores: readonly OpenStore[], capacity: number) => {
  const [first] = stores;
  if (first === undefined) throw new Error('A store is needed.');
  const ids = await candidates(first, 40, capacity);
  const tries = Array.from({ length: 200 }, (_, n) => ids[n % ids.length] ?? ids[0]);
  const outcomes = await Promise.all(
    tries.map(async (id, n) => {
      const store = stores[n % stores.length] ?? first;
      return id !== undefined && (await acted(store, hold(id))) === 'held' ? id : undefined;
    }),
  );
  const holders = await Promise.all(
    ids.map(async (id) => {
      const [listed] = await acted(first, ({ applications }) => applications.of(id));
      return listed?.application.slot === undefined ? undefined : id;
    }),
  );
  return {
    told: [...new Set(outcomes.filter((id) => id !== undefined))].sort(),
    holders: holders.filter((id) => id !== undefined).sort(),
  };
};

const races = (open: () => Promise<readonly OpenStore[]>): void => {
  it.each([1, 3])(
    '200 tries at once by 40 candidates for a slot of %i: exactly that many get it and are told so [R17]',
    async (capacity) => {
      const stores = await open();
      const { told, holders } = await reach(stores, capacity);
      expect(told).toHaveLength(capacity);
      expect(holders).toEqual(told);
      await Promise.all(stores.map(({ close }) => close()));
    },
    120_000,
  );
};

/** While eight candidates book a time of three places, two others close it; six times in a row. */
const closingRaces = (open: () => Promise<readonly [OpenStore, ...OpenStore[]]>): void => {
  it('a time is closed while it is booked: each place is either closed, or booked and named [R17, R27]', async () => {
    const stores = await open();
    const [first] = stores;
    const store = (n: number): OpenStore => stores[n % stores.length] ?? first;
    const ids = await candidates(first, 8, 3);
    for (let round = 0; round < 6; round += 1) {
      await acted(first, ({ provisioning }) => provisioning.putSlots(job, 'video', [{ slot: wanted, capacity: 3 }]));
      const booking = ids.map((id, n) => acted(store(n), hold(id)));
      const [one, other, outcomes] = await Promise.all([
        acted(store(0), close),
        acted(store(1), close),
        Promise.all(booking),
      ]);
      const held = outcomes.filter((outcome) => outcome === 'held').length;
      const after = await acted(first, close);
      expect([one.booked, other.booked]).toEqual([after.booked, after.booked]);
      expect(one.closed + other.closed).toBe(3 - held);
      expect(after).toMatchObject({ closed: 0, booked: { length: held } });
      for (const id of ids) await acted(first, ({ appointments }) => appointments.release(id, job, 'interview'));
    }
    await Promise.all(stores.map((each) => each.close()));
  }, 120_000);
};

describe('On the embedded store', () => {
  races(async () => [await place.open()]);
  closingRaces(async () => [await place.open()]);
});

describeOnPostgres('On a PostgreSQL server', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  races(async () => {
    const databaseUrl = await server.newDatabase();
    return [await place.open({ databaseUrl }), await place.open({ databaseUrl })];
  });
  closingRaces(async () => {
    const databaseUrl = await server.newDatabase();
    return [await place.open({ databaseUrl }), await place.open({ databaseUrl })];
  });

  it.each(['a booking', 'a closing'])(
    '%s that is not committed yet is waited for by the other',
    async (earlier) => {
      const databaseUrl = await server.newDatabase();
      const store = await place.open({ databaseUrl });
      const [id] = await candidates(store, 1, 1);
      if (id === undefined) throw new Error('A candidate is needed.');
      let commit = (): void => undefined;
      const mayEnd = new Promise<E.Either<never, undefined>>((resolve) => {
        commit = () => resolve(E.right(undefined));
      });
      let isDone = (): void => undefined;
      const done = new Promise<void>((resolve) => {
        isDone = resolve;
      });
      const slowly = <A>(work: (of: Store) => FromStore<A>): Promise<A> =>
        acted(store, (of) =>
          pipe(
            work(of),
            TE.tap((): FromStore<undefined> => {
              isDone();
              return () => mayEnd;
            }),
          ),
        );
      const isWaiting = async (): Promise<boolean> =>
        (
          await server.asOwner(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = (select current_database())`,
            databaseUrl,
          )
        ).length > 0;
      const isBooked = earlier === 'a booking';
      const first = isBooked ? slowly(hold(id)) : slowly(close);
      await done;
      const second = isBooked ? acted(store, close) : acted(store, hold(id));
      while (!(await isWaiting()));
      commit();
      expect([await first, await second]).toEqual(
        isBooked
          ? ['held', { closed: 0, booked: [{ slot: wanted, email: 'candidate-0@example.org' }] }]
          : [{ closed: 1, booked: [] }, 'taken'],
      );
      await store.close();
    },
    60_000,
  );

  it('four portals that start together on an empty database create its tables once', async () => {
    const databaseUrl = await server.newDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openStore(place.settings({ databaseUrl }))()));
    expect(opened.map(E.isRight)).toEqual([true, true, true, true]);
    const made = await server.asOwner('select name from kysely_migration order by name', databaseUrl);
    const folder = await readdir('adapters/server/postgres/migrations');
    expect(made).toEqual(folder.sort().map((file) => ({ name: file.replace('.ts', '') })));
    for (const one of opened) if (E.isRight(one)) await one.right.close();
  }, 60_000);

  it('two units of work that deadlock both succeed: the one rolled back is retried', async () => {
    const reporter = listening();
    const store = await place.open({ databaseUrl: await server.newDatabase(), reporter });
    const [one, other] = await candidates(store, 2, 1);
    if (one === undefined || other === undefined) throw new Error('Two candidates are needed.');

    // On the first attempt, each waits until the other holds its first lock.
    const reached = new Set<CandidateId>();
    const waiting: (() => void)[] = [];
    const bothHaveOne =
      (id: CandidateId): FromStore<undefined> =>
      () =>
        new Promise((resolve) => {
          reached.add(id);
          const go = (): void => resolve(E.right(undefined));
          if (reached.size === 2) [...waiting, go].forEach((start) => start());
          else waiting.push(go);
        });
    const crossing = (mine: CandidateId, yours: CandidateId) =>
      store.unitOfWork.run(({ applications }) =>
        pipe(
          applications.lock(mine, job),
          TE.flatMap(() => bothHaveOne(mine)),
          TE.flatMap(() => applications.lock(yours, job)),
          TE.map(O.isSome),
        ),
      )();
    expect(await Promise.all([crossing(one, other), crossing(other, one)])).toEqual([E.right(true), E.right(true)]);
    expect(reporter.heard).toEqual([]);
    await store.close();
  }, 60_000);

  it("a manager's messages to two candidates are stored beside each other", async () => {
    const store = await place.open({ databaseUrl: await server.newDatabase() });
    const manager = hiringManagerId(900);
    await acted(store, ({ chat }) => chat.managerActed(manager, at('2026-12-04T15:00:00Z')));
    let written = (): void => undefined;
    const otherIsWritten = new Promise<E.Either<never, undefined>>((resolve) => {
      written = () => resolve(E.right(undefined));
    });
    const one = acted(store, ({ chat }) =>
      pipe(
        chat.managerActed(manager, at('2026-12-04T15:00:05Z')),
        TE.flatMap((): FromStore<undefined> => () => otherIsWritten),
      ),
    );
    await acted(store, ({ chat }) => chat.managerActed(manager, at('2026-12-04T15:00:06Z')));
    written();
    await one;
    expect(await acted(store, ({ chat }) => chat.managersActive(at('2026-12-04T15:00:05Z')))).toEqual([manager]);
    await store.close();
  });

  it('a portal whose connections are cut reports it, survives, and continues', async () => {
    const reporter = listening();
    const databaseUrl = await server.newDatabase();
    const store = await place.open({ databaseUrl, reporter });
    const cut = () =>
      server.asOwner(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'candidate-portal' and datname = (select current_database())`,
        databaseUrl,
      );

    const atWork = await store.unitOfWork.run(({ provisioning }) =>
      pipe(
        provisioning.putCandidate(aCandidate()),
        TE.tap(() => TE.fromTask(cut)),
        TE.flatMap(() => provisioning.isEmpty()),
      ),
    )();
    expect(atWork).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    expect(await store.ping()).toEqual(E.right(undefined));
    expect(await acted(store, ({ provisioning }) => provisioning.isEmpty())).toBe(true);
    expect(reporter.heard.map(([event]) => event)).toContain('store-statement-failed');
    await store.close();
  }, 60_000);
});
