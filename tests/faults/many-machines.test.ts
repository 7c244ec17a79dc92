import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { key } from '../support/builders/identity';
import { inFull } from '../support/in-full';
import { pgBouncerMissing, startPgBouncer } from '../support/pgbouncer';
import { aFair, asFile, nth } from '../support/portal/fair';
import { haproxyMissing, startHaProxy } from '../support/portal/haproxy';
import { onDatabase, programs, type Environment, type Portal } from '../support/portal/program';
import { openS3Server, s3Key } from '../support/portal/s3-server';
import { book, cardsOf, confirmationsTo, signIn, type Reply, type SignedIn } from '../support/portal/visits';
import { startPostgres } from '../support/postgres';
import { redisMissing, startRedis } from '../support/redis';

/*
 * The drill: three processes behind HAProxy, on PostgreSQL through PgBouncer, Redis and an S3 server, while one process after another is killed. Candidates do as
 * their browsers do: what is not answered is sent again under its key.
 */

const place = programs();
const cleanUps: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await place.close();
});

const missing = pgBouncerMissing ?? redisMissing ?? haproxyMissing;
const describeDrill = missing === undefined ? describe : describe.skip;

const fair = aFair({ people: inFull ? 60 : 24, jobs: 1, slots: 10 });
const job = nth(fair.jobs, 0);
/** How often each candidate tries each time, in rounds. */
const rounds = inFull ? 20 : 2;
const resume = Buffer.from('%PDF-1.7\n'.padEnd(600_000, 'what a cook has done '));

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a browser does with a call that has a key: it is sent again until somebody answers, for as long as a process needs to be replaced. */
const untilAnswered = async (send: () => Promise<Reply>): Promise<Reply> => {
  for (let tries = 1; ; tries += 1) {
    const reply = await send().catch(() => undefined);
    if (reply !== undefined && reply.http < 500) return reply;
    if (tries === 60) throw new Error('Nobody answered for half a minute.');
    await pause(500);
  }
};

interface Drill {
  readonly portals: Portal[];
  readonly settings: readonly Environment[];
  readonly url: string;
  readonly people: readonly SignedIn[];
  readonly inbox: Awaited<ReturnType<typeof place.newInbox>>;
}

const begin = async (): Promise<Drill> => {
  const server = await startPostgres();
  cleanUps.push(() => server.stop());
  const DATABASE_DIRECT_URL = await server.newDatabase();
  const [pooler, redis, s3, inbox] = await Promise.all([
    startPgBouncer(DATABASE_DIRECT_URL, 'transaction'),
    startRedis(),
    openS3Server(),
    place.newInbox(),
  ]);
  cleanUps.push(
    () => pooler.stop(),
    () => redis.stop(),
    () => s3.close(),
  );
  const shared = {
    ...onDatabase(pooler.through(DATABASE_DIRECT_URL)),
    ...s3Key,
    DATABASE_DIRECT_URL,
    LINES_URL: redis.url,
    FILES_SHARED: '',
    FILES_URL: 's3://files/portal',
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: 'eu-central-1',
    S3_PATH_STYLE: '1',
    SMTP_URL: inbox.url,
    TRUST_PROXY: '1',
    OPERATOR_TOKEN: 'the-operator-of-the-drill',
  };
  const settings = await Promise.all(
    [1, 2, 3].map(async () => ({ ...shared, DATA_DIR: place.newFolder(), ...(await place.newAddress()) })),
  );
  await place.load(nth(settings, 0), asFile(fair, place.newFolder()));
  const portals = await Promise.all(settings.map((env) => place.start(env)));
  const balancer = await startHaProxy(
    place.newFolder(),
    portals.map(({ url }) => url),
  );
  cleanUps.push(balancer.close);
  const people = await Promise.all(fair.people.map((email) => signIn(balancer.url, inbox, email)));
  return { portals, settings, url: balancer.url, people, inbox };
};

/** Kills one process after another, each of which comes back, until it is told to stop. */
const killing = ({ portals, settings }: Drill) => {
  const ended = new AbortController();
  let killed = 0;
  const done = (async () => {
    while (!ended.signal.aborted) {
      const n = killed % portals.length;
      await nth(portals, n).kill();
      killed += 1;
      portals[n] = await place.start(nth(settings, n));
      await pause(1_000);
    }
  })();
  return {
    stop: async () => {
      ended.abort();
      await done;
      return killed;
    },
  };
};

describeDrill(
  `Three processes on engines of their own${missing === undefined ? '' : ` (left out: ${missing})`}`,
  () => {
    it('lose no acknowledged booking or resume while one after another is killed, give no time twice, and mail each booking once', async () => {
      const drill = await begin();
      const { url, people, inbox } = drill;
      const kills = killing(drill);

      const told = await Promise.all(
        people.map(async (who, n) => {
          const answers: Reply[] = [];
          for (let round = 0; round < rounds; round += 1)
            for (const [s, slot] of fair.slots.entries()) {
              const wish = { job, slot, key: key(`candidate ${n} slot ${s} round ${round}`) };
              answers.push(await untilAnswered(() => book(url, who, wish)));
            }
          return { who, booked: answers.filter(({ statusCode }) => statusCode === 200).length };
        }),
      );
      const holders = told.filter(({ booked }) => booked > 0).map(({ who }) => who);

      const form = (): FormData => {
        const fields = new FormData();
        for (const [name, value] of Object.entries(job)) fields.set(name, String(value));
        fields.set('upload_type', 'new');
        fields.set('image', new Blob([resume], { type: 'application/pdf' }), 'cv.pdf');
        return fields;
      };
      const [first] = people;
      if (first === undefined) throw new Error('Somebody is needed.');
      const headers = { authorization: `Bearer ${first.token}` };
      const asked = async (path: string, body: FormData | string): Promise<Readonly<Record<string, unknown>>> => {
        const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
        for (;;) {
          const answer = await fetch(`${url}/api/candidate/${path}`, {
            method: 'POST',
            headers: { ...headers, ...type },
            body,
          }).catch(() => undefined);
          if (answer?.ok === true) {
            const read: unknown = await answer.json();
            return Object.fromEntries(Object.entries(read ?? {}));
          }
          await pause(500);
        }
      };
      const stored = await asked('upload_resume', form());
      expect(stored).toMatchObject({ statusCode: 200, resume_name: 'cv.pdf' });

      expect(await kills.stop()).toBeGreaterThan(1);
      expect(holders).toHaveLength(fair.slots.length);
      for (const portal of drill.portals) {
        const cards = await Promise.all(
          people.map(async (who) => (await cardsOf(portal.url, who)).map((card) => card.slot_from)),
        );
        expect(
          cards
            .flat()
            .filter((from) => from !== null)
            .sort(),
        ).toEqual(fair.slots.map(({ slot_from }) => slot_from));
        const { url: signed } = await asked('sign_resume', JSON.stringify({ resume_path: stored['resume_path'] }));
        const file = await fetch(`${portal.url}${String(signed)}`);
        expect(hash(new Uint8Array(await file.arrayBuffer()))).toBe(hash(resume));
      }
      for (const { email } of holders) {
        while (confirmationsTo(inbox, email, job).length === 0) await pause(200);
        expect(confirmationsTo(inbox, email, job)).toHaveLength(1);
      }
    }, 600_000);
  },
);
