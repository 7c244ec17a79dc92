import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { expiredRowsKeptFor, visitsKeptFor } from '../../adapters/server/postgres/retention';
import type { OpenStore } from '../../adapters/server/postgres/open-store';
import type { Store } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import { codesCountFor } from '../../domain/identity/one-time-code';
import { idleLimit } from '../../domain/identity/session';
import { resumeLinkLifetime } from '../../domain/resumes/resume-link';
import { hours } from '../../domain/time/duration';
import { minus, type Instant } from '../../domain/time/instant';
import { anApplication } from '../support/builders/applications';
import { aCandidate, email, key, sealed } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { workshop } from '../support/store/stores';
import { noon } from '../support/store/surroundings';

const daysAgo = (days: number, more = 0): Instant => minus(noon.now(), hours(24 * days) + more);

const told =
  (store: OpenStore) =>
  async <A>(work: (store: Store) => FromStore<A>): Promise<A> => {
    const done = await store.unitOfWork.run(work)();
    if (E.isLeft(done)) throw new Error(done.left._tag);
    return done.right;
  };

/** A candidate with an application. */
const applied = async (act: ReturnType<typeof told>, n: number) => {
  const { positionId } = aPosition();
  const candidateId = await act(({ provisioning }) =>
    provisioning.putCandidate(aCandidate({ email: email(`candidate-${n}@example.org`) })),
  );
  await act(({ provisioning }) => provisioning.putPosition(aPosition()));
  await act(({ applications }) => applications.add(candidateId, anApplication({ positionId })));
  return { candidateId, positionId };
};

/** What a store deletes once it has expired, on either engine. */
const deletes = (open: () => Promise<OpenStore>): void => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(() => store.close());

  it.each([
    ['29 days and 23 hours', 1, daysAgo(30, -hours(1)), true],
    ['30 days', 2, daysAgo(30), true],
    ['30 days and a millisecond', 3, daysAgo(30, 1), false],
  ])('of %s ago: a session, codes, a key and a link', async (_what, n, then, kept) => {
    const act = told(store);
    const whose = email(`candidate-${n}@example.org`);
    const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate({ email: whose })));
    await act(({ sessions }) => sessions.open(sealed(n), id, then));
    await act(({ codes }) => codes.add(whose, { sealed: sealed(n), link: sealed(n + 10) }, then));
    await act(({ contactCodes }) => contactCodes.add(id, email(`new-${n}@example.org`), sealed(n), then));
    await act(({ idempotencyKeys }) => idempotencyKeys.keep(id, key('choice'), 'request', then));
    await act(({ provisioning }) => provisioning.putPosition(aPosition()));
    await act(({ resumeLinks }) =>
      resumeLinks.add(sealed(n), {
        candidateId: id,
        positionId: aPosition().positionId,
        issuedAt: then,
        sentTo: whose,
        proven: true,
      }),
    );
    expect(await store.deleteExpired()).toBe(kept ? 0 : 5);
    expect(O.isSome(await act(({ sessions }) => sessions.find(sealed(n))))).toBe(kept);
    expect(O.isSome(await act(({ codes }) => codes.newest(whose)))).toBe(kept);
    expect(O.isSome(await act(({ contactCodes }) => contactCodes.newest(id)))).toBe(kept);
    expect(O.isSome(await act(({ resumeLinks }) => resumeLinks.find(sealed(n))))).toBe(kept);
    expect(O.isSome(await act(({ idempotencyKeys }) => idempotencyKeys.find(id, key('choice'))))).toBe(kept);
  });

  it.each([
    ['29 days and 23 hours', 4, daysAgo(30, -hours(1)), true],
    ['30 days and a millisecond', 5, daysAgo(30, 1), false],
  ])("an interviewer's link %s after its interview, used or not", async (_what, n, until, kept) => {
    const act = told(store);
    const { candidateId, positionId } = await applied(act, n);
    for (const link of [n, n + 10])
      await act(({ interviewers }) =>
        interviewers.addLink(sealed(link), { candidateId, positionId, name: 'D', until }),
      );
    await act(({ interviewers }) => interviewers.useLink(sealed(n), sealed(n + 20), until));
    expect(await store.deleteExpired()).toBe(kept ? 0 : 2);
    expect(O.isSome(await act(({ interviewers }) => interviewers.withSession(sealed(n + 20))))).toBe(kept);
  });

  it.each([
    ['a year', 6, minus(noon.now(), visitsKeptFor), true],
    ['a year and a millisecond', 7, minus(noon.now(), visitsKeptFor + 1), false],
  ])('the visit to a room of %s ago', async (_what, n, joinedAt, kept) => {
    const act = told(store);
    const { candidateId, positionId } = await applied(act, n);
    const visit = { joinedAt, seenAt: joinedAt, leftAt: undefined, roomId: undefined };
    await act(({ meetings }) => meetings.addVisit(candidateId, positionId, visit));
    expect(await store.deleteExpired()).toBe(kept ? 0 : 1);
    expect(await act(({ meetings }) => meetings.visits(candidateId, positionId))).toHaveLength(kept ? 1 : 0);
  });

  it('any number of rows, 1,000 at a time: 2,001 old codes', async () => {
    await told(store)(({ codes }) =>
      pipe(
        Array.from({ length: 2_001 }, (_, n) => n),
        TE.traverseSeqArray((n) =>
          codes.add(email(`c-${n}@example.org`), { sealed: sealed(n), link: sealed(n + 9_000) }, daysAgo(31)),
        ),
      ),
    );
    expect(await store.deleteExpired()).toBe(2_001);
    expect(await store.deleteExpired()).toBe(0);
  });
};

const here = workshop();
afterAll(() => here.close());

describe('The embedded store deletes', () => {
  deletes(() => here.open());
});

describeOnPostgres('A store on PostgreSQL deletes', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop());

  deletes(async () => here.open({ databaseUrl: await server.newDatabase() }));

  /** A database with that many old codes. */
  const withOldCodes = async (count: number): Promise<string> => {
    const databaseUrl = await server.newDatabase();
    await (await here.open({ databaseUrl })).close();
    await server.asOwner(
      `insert into sign_in_codes (email, sealed, link_sealed, issued_at)
         select 'c' || n || '@example.org', md5('s' || n) || md5('t' || n), md5('l' || n) || md5('m' || n), '2026-01-01T00:00:00.000Z'
         from generate_series(1, ${count}) n`,
      databaseUrl,
    );
    return databaseUrl;
  };
  const codesIn = async (databaseUrl: string): Promise<unknown> =>
    (await server.asOwner('select count(*)::int as left from sign_in_codes', databaseUrl))[0];

  it('after it was opened, which does not wait for it: 20,000 old codes', async () => {
    const databaseUrl = await withOldCodes(20_000);
    const store = await here.open({ databaseUrl });
    expect(await codesIn(databaseUrl)).toEqual({ left: 20_000 });
    expect(await store.deleteExpired()).toBe(20_000);
    expect(await codesIn(databaseUrl)).toEqual({ left: 0 });
    await store.close();
  });
});

it('Expired rows are kept longer than any of them serves', () => {
  for (const served of [codesCountFor, idleLimit, resumeLinkLifetime])
    expect(expiredRowsKeptFor).toBeGreaterThan(2 * served);
});
