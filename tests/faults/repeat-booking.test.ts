import { request } from 'node:http';
import { key } from '../support/builders/identity';
import { aFair, asFile, nth } from '../support/portal/fair';
import { programs, type Environment, type Portal } from '../support/portal/program';
import { book, booking, cardsOf, confirmationsTo, signIn, type SignedIn, type Wish } from '../support/portal/visits';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';

/* A Confirm whose response was lost is sent again: twice concurrently, and once more after a restart. */

const place = programs();
afterAll(() => place.close());

const fair = aFair({ people: 2, jobs: 2, slots: 3 });
const [job, otherJob] = [nth(fair.jobs, 0), nth(fair.jobs, 1)];
const [email, otherEmail] = [nth(fair.people, 0), nth(fair.people, 1)];
const [nine, halfPastNine] = [nth(fair.slots, 0), nth(fair.slots, 1)];
const wish: Wish = { job, slot: nine, key: key('the one choice') };

/** Sends the call and disconnects: as soon as it is sent, or when its response begins. */
const sendAndHangUp = (url: string, who: SignedIn, when: 'sent' | 'answered'): Promise<void> => {
  const { path, headers, body } = booking(who, wish);
  return new Promise((done) => {
    const call = request(`${url}${path}`, { method: 'POST', headers }, () => call.destroy());
    // A disconnected call ends in an error, as intended.
    call.on('error', () => undefined);
    call.once('close', done);
    call.end(JSON.stringify(body), () => {
      if (when === 'sent') call.destroy();
    });
  });
};

const opened = async (environments: readonly Environment[]) => {
  const inbox = await place.newInbox();
  const envs = environments.map((env) => ({ ...env, SMTP_URL: inbox.url }));
  await place.load(nth(envs, 0), asFile(fair, place.newFolder()));
  const portals = await Promise.all(envs.map((env) => place.start(env)));
  const urls = portals.map(({ url }) => url);
  const who = await signIn(nth(urls, 0), inbox, email);
  const restarted = async (): Promise<readonly Portal[]> => {
    await Promise.all(portals.map((portal) => portal.kill()));
    return Promise.all(envs.map((env) => place.start(env)));
  };
  return { inbox, urls, who, restarted };
};

const repeats = (environments: () => Promise<readonly Environment[]>): void => {
  it.each(['sent', 'answered'] as const)(
    'whose response was lost when it was %s books once, mails once, and always gets the same answer [R17]',
    async (when) => {
      const { inbox, urls, who, restarted } = await opened(await environments());
      await sendAndHangUp(nth(urls, 0), who, when);
      const twice = await Promise.all([...urls, ...urls, ...urls].slice(0, 4).map((url) => book(url, who, wish)));
      const portals = await restarted();
      const after = await Promise.all(portals.map(({ url }) => book(url, who, wish)));

      const [answer] = twice;
      expect(answer).toMatchObject({ http: 200, statusCode: 200 });
      for (const reply of [...twice, ...after]) expect(reply).toEqual(answer);
      // The mail of a killed portal leaves after its restart.
      while (confirmationsTo(inbox, email, job).length === 0) await inbox.next(email, inbox.mailsTo(email).length);
      expect(confirmationsTo(inbox, email, job)).toHaveLength(1);

      const { url } = nth(portals, portals.length - 1);
      const cards = await cardsOf(url, who);
      expect(cards.map(({ position_id, slot_from }) => [position_id, slot_from])).toEqual([
        [job.position_id, nine.slot_from],
        [otherJob.position_id, null],
      ]);
      // The key identifies this choice and no other, before and after the restart.
      const misused = await book(url, who, { ...wish, slot: halfPastNine });
      expect(misused).toMatchObject({ statusCode: 406, refusal: { reason: 'KeyUsedBefore' } });
      // The same key from another candidate is a different key.
      const other = await signIn(url, inbox, otherEmail);
      expect(await book(url, other, wish)).toMatchObject({ statusCode: 406, refusal: { reason: 'SlotTaken' } });
      await Promise.all(portals.map((portal) => portal.kill()));
    },
    120_000,
  );
};

describe('A Confirm to one process on the embedded store', () => {
  repeats(async () => [await place.newHome()]);
});

describeOnPostgres('A Confirm to two processes on one PostgreSQL database', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  repeats(async () => place.twoOn(await server.newDatabase()));
});
