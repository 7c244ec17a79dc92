import { key } from '../support/builders/identity';
import { aFair, asFile, nth } from '../support/portal/fair';
import { openMailServer, type MailServer } from '../support/portal/mail-server';
import { openInbox } from '../support/portal/inbox';
import { programs } from '../support/portal/program';
import { book, confirmationsTo, signIn, type SignedIn, type Wish } from '../support/portal/visits';

/*
 * The mail server goes down while candidates book, and comes back: no confirmation is lost or duplicated. Then the portal is killed while it sends
 * mails: those sent again have the same Message-ID.
 */

const place = programs();
afterAll(() => place.close());

const fair = aFair({ people: 10, jobs: 4, slots: 16 });

const wishOf = (who: SignedIn, n: number, job: number): { readonly who: SignedIn; readonly wish: Wish } => ({
  who,
  wish: { job: nth(fair.jobs, job), slot: nth(fair.slots, n), key: key(`candidate ${n} job ${job}`) },
});

describe('A mail server that is down for a while', () => {
  it('causes no lost or duplicate confirmation; a portal killed in the meantime resends under the same Message-ID [R27]', async () => {
    // Codes are read from one inbox; then the test's own server listens on the same address.
    const inbox = await openInbox();
    const port = Number(new URL(inbox.url).port);
    const env = { ...(await place.newHome()), SMTP_URL: inbox.url };
    await place.load(env, asFile(fair, place.newFolder()));
    let portal = await place.start(env);
    const people = await Promise.all(fair.people.map((email) => signIn(portal.url, inbox, email)));
    const bookAll = async (job: number): Promise<void> => {
      const replies = await Promise.all(
        people.map((who, n) => {
          const one = wishOf(who, n, job);
          return book(portal.url, one.who, one.wish);
        }),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
    };

    await bookAll(0);
    const confirmed = () => people.filter(({ email }) => confirmationsTo(inbox, email, nth(fair.jobs, 0)).length > 0);
    for (const { email } of people)
      if (confirmationsTo(inbox, email, nth(fair.jobs, 0)).length === 0)
        await inbox.next(email, inbox.mailsTo(email).length);
    expect(confirmed()).toHaveLength(people.length);
    await inbox.close();

    await bookAll(1);
    await bookAll(2);
    let server: MailServer = await openMailServer({ port });
    await server.takenAtLeast(20);
    expect([...server.taken.map(({ to }) => to)].sort()).toEqual(
      [...people, ...people].map(({ email }) => email).sort(),
    );

    // Now it receives every mail completely without acknowledging it, and the portal is killed.
    server.treat(() => new Promise(() => undefined));
    await bookAll(3);
    await server.givenAtLeast(25);
    await portal.kill();
    const unanswered = server.given.slice(20).map(({ messageId }) => messageId);
    await server.close();
    server = await openMailServer({ port });
    portal = await place.start(env);
    await server.takenAtLeast(10);
    const again = server.taken.map(({ messageId }) => messageId);
    expect(new Set(again).size).toBe(10);
    expect(again).toEqual(expect.arrayContaining(unanswered));
    await portal.kill();
    await server.close();
  }, 180_000);
});
