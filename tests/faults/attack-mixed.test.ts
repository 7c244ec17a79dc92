import { aFair, asFile, type Fair } from '../support/portal/fair';
import { mixedLoad, type Day } from '../support/portal/mixed-load';
import { onDatabase, programs, type Environment } from '../support/portal/program';
import { signIn } from '../support/portal/visits';
import { describeOnPostgres, startPostgres } from '../support/postgres';
import { inFull } from '../support/in-full';

/*
 * An ordinary day compressed into ten minutes, on both stores: the mail server is down for three of them. No call fails, no mail is lost or
 * duplicated, and the portal uses no more memory at the end than before.
 */

/** `ATTACK_MINUTE` shortens the ten minutes of a full run. */
const minute = inFull ? Number(process.env['ATTACK_MINUTE'] ?? 60_000) : 1_000;
const limit = 20 * minute + 240_000;

const place = programs();
afterAll(() => place.close());

const busy = 12;
const visitors = inFull ? 200 : 10;

const aDay = async (store: string, home: Environment): Promise<Day> => {
  const inbox = await place.newInbox();
  const env = { ...home, SMTP_URL: inbox.url };
  const all = aFair({ people: busy + visitors, jobs: 6, slots: 2 * busy });
  const fair: Fair = { ...all, people: all.people.slice(0, busy) };
  await place.load(env, asFile(all, place.newFolder(), 1_000));
  const portal = await place.start(env);
  const people = await Promise.all(fair.people.map((email) => signIn(portal.url, inbox, email)));
  const day = await mixedLoad({ portal, inbox, fair, people, visitors: all.people.slice(busy), minute });
  await portal.kill();
  if (inFull) {
    for (const [n, { calls, errors, p50, p99, memory, mails, machine }] of day.minutes.entries())
      process.stderr.write(
        `mixed | ${[store, n + 1, calls, errors.length, `${p50} ms`, `${p99} ms`, `${memory} MB`, mails, machine].join(' | ')}\n`,
      );
    const { expected, arrived, doubled } = day;
    process.stderr.write(
      `mixed, ${store}: ${expected.length} mails expected, ${arrived.length} came, ${doubled.length} twice\n`,
    );
  }
  return day;
};

const isWell = ({ minutes, expected, arrived, doubled }: Day): void => {
  expect(minutes.flatMap(({ errors }) => errors)).toEqual([]);
  expect(expected.length).toBeGreaterThan(visitors);
  expect(doubled).toEqual([]);
  expect(arrived).toEqual(expected);
  // While the server was down nothing arrived, and what was due arrived afterwards.
  expect(minutes.slice(4, 6).map(({ mails }) => mails)).toEqual([0, 0]);
  // A minute's peak depends on when garbage was collected last.
  const memory = minutes.map((minute) => minute.memory);
  if (inFull) expect(Math.max(...memory.slice(-3))).toBeLessThan(1.25 * Math.max(...memory.slice(0, 3)));
};

describe('Ten minutes of mixed load, the mail server away for three, on the embedded store', () => {
  it(
    'fail no call, and neither lose nor duplicate any mail',
    async () => {
      isWell(await aDay('embedded', await place.newHome()));
    },
    limit,
  );
});

describeOnPostgres('Ten minutes of mixed load, the mail server away for three, on PostgreSQL', () => {
  it(
    'fail no call, and neither lose nor duplicate any mail',
    async () => {
      const server = await startPostgres({ durable: true });
      try {
        const home = {
          ...onDatabase(await server.newDatabase()),
          DATA_DIR: place.newFolder(),
          ...(await place.newAddress()),
        };
        isWell(await aDay('PostgreSQL', home));
      } finally {
        await server.stop();
      }
    },
    limit,
  );
});
