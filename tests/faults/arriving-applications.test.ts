import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { OpenStore } from '../../adapters/server/postgres/open-store';
import type { Store } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import { anApplication } from '../support/builders/applications';
import { aCandidate, email } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { workshop } from '../support/store/stores';

/* Applications that are committed in another order than they got their numbers. */

const place = workshop();
afterAll(() => place.close());

const acted = async <A>({ unitOfWork }: OpenStore, work: (store: Store) => FromStore<A>): Promise<A> => {
  const answer = await unitOfWork.run(work)();
  if (E.isLeft(answer)) throw new Error('The store is not available.');
  return answer.right;
};

const ways = {
  'by the candidate': (name: string) => (store: Store) =>
    pipe(
      store.provisioning.putCandidate(aCandidate({ email: email(`${name}@example.org`) })),
      TE.flatMap((id) => store.applications.add(id, anApplication())),
    ),
  'by an import': (name: string) => (store: Store) =>
    pipe(
      store.provisioning.putCandidate(aCandidate({ email: email(`${name}@example.org`) })),
      TE.flatMap((id) => store.provisioning.addApplication(id, anApplication())),
    ),
} as const;

describeOnPostgres('Reading applications page by page while others are on their way', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  it.each(['by the candidate', 'by an import'] as const)(
    'misses none that was added before another %s and committed after it',
    async (way) => {
      const apply = ways[way];
      const store = await place.open({ databaseUrl: await server.newDatabase() });
      const readFrom = async (after?: number) => {
        const { applications, next } = await acted(store, (of) => of.applications.page(after, 1));
        return { names: applications.map(({ candidate }) => candidate.email.split('@')[0]), next };
      };
      await acted(store, ({ provisioning }) => provisioning.putPosition(aPosition()));
      await acted(store, apply('first'));

      let commit = (): void => undefined;
      const mayEnd = new Promise<E.Either<never, undefined>>((resolve) => {
        commit = () => resolve(E.right(undefined));
      });
      let isAdded = (): void => undefined;
      const added = new Promise<void>((resolve) => {
        isAdded = resolve;
      });
      const slow = acted(store, (of) =>
        pipe(
          apply('slow')(of),
          TE.tap((): FromStore<undefined> => {
            isAdded();
            return () => mayEnd;
          }),
        ),
      );
      await added;
      await acted(store, apply('quick'));

      const first = await readFrom();
      expect(first.names).toEqual(['first']);
      // The quick one is there, but not told before the slow one.
      expect((await readFrom(first.next)).names).toEqual([]);
      commit();
      await slow;
      const second = await readFrom(first.next);
      expect([second.names, (await readFrom(second.next)).names]).toEqual([['slow'], ['quick']]);
      await store.close();
    },
    60_000,
  );
});
