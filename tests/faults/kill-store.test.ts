import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { startEngine } from '../../adapters/server/postgres/embedded/engine-thread';
import type { OpenStore } from '../../adapters/server/postgres/open-store';
import type { Store } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import { sameSlot } from '../../domain/positions/slot';
import { anApplication } from '../support/builders/applications';
import { aCandidate, email } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { bookingOf, keyOf, requestOf, type Booking } from '../support/store/bookings';
import { built } from '../support/store/built';
import { startOther } from '../support/store/processes';
import { workshop } from '../support/store/stores';
import { listening } from '../support/store/surroundings';
import { inFull } from '../support/in-full';

/* What the embedded store has acknowledged persists whatever happens next; anything else is there completely or not at all. */

const place = workshop();
const opener = built('tests/support/store/store.child.ts');
const counter = built('tests/support/store/fsync.child.ts');
const failingDisk = built('tests/support/store/failing-disk.child.ts');
/** In full: ten rounds, killed after 3 bookings, after 8, after 13 …; otherwise every third of them. */
const [rounds, step] = inFull ? [10, 5] : [4, 15];

afterAll(() => {
  place.close();
  [opener, counter, failingDisk].forEach(({ remove }) => remove());
});

const acted = async <A>({ unitOfWork }: OpenStore, work: (store: Store) => FromStore<A>): Promise<A> => {
  const answer = await unitOfWork.run(work)();
  if (E.isLeft(answer)) throw new Error('The store is not available.');
  return answer.right;
};

/** The three things that a booking writes: the place, the step, the key. Either all exist, or none. */
const tracesOf =
  ({ candidates, applications, idempotencyKeys }: Store) =>
  ({ n, email: address, slot }: Booking): FromStore<{ readonly n: number; readonly traces: readonly boolean[] }> =>
    pipe(
      candidates.withEmail(address),
      TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
      TE.bindTo('candidate'),
      TE.bind('found', ({ candidate }) => applications.of(candidate.id)),
      TE.bind('kept', ({ candidate }) => idempotencyKeys.find(candidate.id, keyOf(n))),
      TE.map(({ found: [one], kept }) => ({
        n,
        traces: [
          one?.application.slot !== undefined && sameSlot(one.application.slot, slot),
          one?.application.applied === 'interview-arranged',
          O.isSome(kept) && kept.value === requestOf(n),
        ],
      })),
    );

const count = t.type({
  ofEach: t.array(t.number),
  settings: t.array(t.type({ name: t.string, setting: t.string })),
});

describe('The embedded engine', () => {
  it('waits for the disk before it answers a COMMIT, once per COMMIT', async () => {
    const folder = join(await place.newDataDir(), 'store');
    const { stdout, stderr } = spawnSync(process.execPath, [counter.file, folder, '50'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const counted: unknown = JSON.parse(stdout);
    if (!count.is(counted)) throw new Error(stdout);
    expect(counted.ofEach).toHaveLength(50);
    expect(Math.min(...counted.ofEach)).toBeGreaterThanOrEqual(1);
    expect(Object.fromEntries(counted.settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      wal_sync_method: 'fsync',
      synchronous_commit: 'on',
      full_page_writes: 'on',
    });
  }, 60_000);

  it('is stopped if a statement takes too long, and the caller gets an error', async () => {
    const troubles: string[] = [];
    const engine = await startEngine(
      pathToFileURL(place.worker),
      join(await place.newDataDir(), 'store'),
      (event) => troubles.push(event),
      300,
    );
    if ('_tag' in engine) throw new Error(engine.why);
    const endless = engine.ask('select count(*) from generate_series(1, 1e12::bigint)', []);
    const behind = engine.ask('select 1', []);
    await expect(endless).rejects.toMatchObject({ code: 'ENGINE_SILENT' });
    await expect(behind).rejects.toMatchObject({ code: expect.stringMatching(/^ENGINE_(SILENT|ENDED)$/) });
    expect(engine.lives()).toBe(false);
    expect(troubles).toContain('store-engine-silent');
    await engine.kill();
  }, 60_000);
});

describe('The embedded engine, after many commits', () => {
  it('has written a checkpoint by itself, so the log to replay after a crash stays short', async () => {
    const engine = await startEngine(
      pathToFileURL(place.worker),
      join(await place.newDataDir(), 'store'),
      () => undefined,
    );
    if ('_tag' in engine) throw new Error(engine.why);
    const checkpoint = async () => {
      const { rows } = await engine.ask('select checkpoint_lsn::text from pg_control_checkpoint()', []);
      return rows;
    };
    const before = await checkpoint();
    await engine.ask('create table kept (n integer)', []);
    const commit = () =>
      Promise.all(['BEGIN', 'insert into kept values (1)', 'COMMIT'].map((sql) => engine.ask(sql, [])));
    for (let n = 0; n < 4_999; n += 1) await commit();
    expect(await checkpoint()).toEqual(before);
    await commit();
    expect(await checkpoint()).not.toEqual(before);
    await engine.stop();
  }, 60_000);
});

describe('The embedded store', () => {
  it('on a failing disk answers no one, and continues when the disk recovers', async () => {
    const reporter = listening();
    const dataDir = await place.newDataDir();
    const store = await place.open({ dataDir, reporter, storeWorker: pathToFileURL(failingDisk.file) });
    const put = (name: string) =>
      store.unitOfWork.run(({ provisioning }) => provisioning.putCandidate(aCandidate({ email: email(name) })))();

    expect(await put('before@example.org')).toMatchObject({ _tag: 'Right' });
    writeFileSync(join(dataDir, 'store-disk-fails'), '');
    expect(await put('during@example.org')).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    expect(await store.ping()).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    rmSync(join(dataDir, 'store-disk-fails'));
    expect(await put('after@example.org')).toMatchObject({ _tag: 'Right' });
    const found = await acted(store, ({ candidates }) => candidates.withEmail(email('before@example.org')));
    expect(O.isSome(found)).toBe(true);
    expect(reporter.heard.map(([event]) => event)).toContain('store-engine-panicked');
    expect(JSON.stringify(reporter.heard)).not.toContain('example.org');
    await store.close();
  }, 60_000);

  it('keeps every acknowledged booking, and each booking whole, through rounds of SIGKILL [R17, R27]', async () => {
    const dataDir = await place.newDataDir();
    const perRound = 100;
    const all = Array.from({ length: rounds * perRound }, (_, n) => bookingOf(n));

    const seeded = await place.open({ dataDir });
    await acted(seeded, ({ provisioning }) =>
      pipe(
        provisioning.putPosition(aPosition()),
        TE.flatMap(() =>
          provisioning.putSlots(
            aPosition().positionId,
            'video',
            all.map(({ slot }) => ({ slot, capacity: 1 })),
          ),
        ),
        TE.flatMap(() =>
          pipe(
            all,
            TE.traverseSeqArray((booking) =>
              pipe(
                provisioning.putCandidate(aCandidate({ email: booking.email })),
                TE.flatMap((id) => provisioning.addApplication(id, anApplication(), undefined)),
              ),
            ),
          ),
        ),
      ),
    );
    await seeded.close();

    const acknowledged = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const process = startOther(opener.file, dataDir, place.worker, String(round * perRound), String(perRound));
      // Killed in mid-work, each time later.
      await process.says(1 + 3 + step * round);
      await process.kill();
      const [open, ...booked] = process.lines();
      expect([open, process.complaints()]).toEqual(['open', '']);
      expect(booked.length).toBeLessThan(perRound);
      booked.forEach((line) => acknowledged.add(Number(line.replace('booked ', ''))));
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(3 * rounds);

    const store = await place.open({ dataDir });
    const found = await acted(store, (repositories) => pipe(all, TE.traverseSeqArray(tracesOf(repositories))));
    const wrong = found.flatMap(({ n, traces }) => {
      if (new Set(traces).size > 1) return [`half done: ${n}`];
      return acknowledged.has(n) && traces.includes(false) ? [`lost: ${n}`] : [];
    });
    expect(wrong).toEqual([]);
    await store.close();
  }, 600_000);
});
