import { key } from '../support/builders/identity';
import { aFair, asFile, nth } from '../support/portal/fair';
import { openInbox } from '../support/portal/inbox';
import { openMailServer } from '../support/portal/mail-server';
import { programs } from '../support/portal/program';
import { book, signIn } from '../support/portal/visits';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { inFull } from '../support/in-full';

/*
 * Two portals share one mail queue. The one that is sending mails is killed: the other sends them, with the same Message-IDs. That takes the 30 s for
 * which a portal may be silent, so only `npm run attack` waits for it; the rule itself is in tests/server/mails/mail-queue.test.ts.
 */

const itInFull = inFull ? it : it.skip;

const place = programs();
afterAll(() => place.close());

/** As many as one portal sends at once, and a few more. */
const underWay = 5;
const fair = aFair({ people: 12, jobs: 1, slots: 12 });

describeOnPostgres('Two portals on PostgreSQL, of which one is killed with mails under way', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  itInFull(
    'send every confirmation, each under one Message-ID [R27]',
    async () => {
      const inbox = await openInbox();
      const port = Number(new URL(inbox.url).port);
      const homes = await place.twoOn(await postgres.newDatabase());
      const [first, second] = [nth(homes, 0), nth(homes, 1)].map((home) => ({ ...home, SMTP_URL: inbox.url }));
      if (first === undefined || second === undefined) throw new Error('Two portals are needed');
      await place.load(first, asFile(fair, place.newFolder()));
      const doomed = await place.start(first);
      const people = await Promise.all(fair.people.map((email) => signIn(doomed.url, inbox, email)));
      await inbox.close();

      // The first five are received completely but never acknowledged: they stay in progress in the portal that is killed.
      const server = await openMailServer({ port });
      server.treat(({ nth: number }) =>
        number > underWay ? Promise.resolve(undefined) : new Promise(() => undefined),
      );
      const replies = await Promise.all(
        people.map((who, n) =>
          book(doomed.url, who, { job: nth(fair.jobs, 0), slot: nth(fair.slots, n), key: key(`candidate ${n}`) }),
        ),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
      await server.givenAtLeast(underWay);
      const halfSent = server.given.map(({ messageId }) => messageId);
      expect(halfSent).toHaveLength(underWay);

      const heir = await place.start(second);
      await server.takenAtLeast(people.length - underWay);
      const killed = performance.now();
      await doomed.kill();
      await server.takenAtLeast(people.length);
      process.stderr.write(`mail takeover: ${((performance.now() - killed) / 1_000).toFixed(1)} s after the kill\n`);

      expect([...server.taken.map(({ to }) => to)].sort()).toEqual([...fair.people].sort());
      const ids = server.taken.map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(people.length);
      expect(ids).toEqual(expect.arrayContaining(halfSent));
      await heir.kill();
      await server.close();
    },
    180_000,
  );
});
