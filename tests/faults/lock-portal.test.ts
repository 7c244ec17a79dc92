import { key } from '../support/builders/identity';
import { aFair, asFile, nth } from '../support/portal/fair';
import { programs } from '../support/portal/program';
import { book, cardsOf, signIn } from '../support/portal/visits';

/* Two portals on one folder, each of them the real program. */

const place = programs();
afterAll(() => place.close());

describe('A second portal on the same DATA_DIR', () => {
  it('exits with one clear line and status 1 while the first keeps running; if the first is killed, the next can use the folder', async () => {
    const inbox = await place.newInbox();
    const fair = aFair({ people: 6, jobs: 1, slots: 6 });
    const job = nth(fair.jobs, 0);
    const home = await place.newHome();
    const env = { ...home, SMTP_URL: inbox.url };
    await place.load(env, asFile(fair, place.newFolder()));
    const first = await place.start(env);
    const people = await Promise.all(fair.people.map((email) => signIn(first.url, inbox, email)));
    const bookOf = async (...numbers: readonly number[]) => {
      const statuses: number[] = [];
      for (const n of numbers) {
        const wish = { job, slot: nth(fair.slots, n), key: key(`person ${n}`) };
        statuses.push((await book(first.url, nth(people, n), wish)).statusCode);
      }
      return statuses;
    };

    const second = place.attempt({ ...env, ...(await place.newAddress()) });
    expect(await bookOf(0, 1, 2)).toEqual([200, 200, 200]);
    expect(await second.ended).toBe(1);
    expect(second.lines()).toEqual([]);
    expect(second.complaints()).toBe(
      `The store in ${String(home['DATA_DIR'])} is in use by another process: stop it first, or choose another DATA_DIR.\n`,
    );
    expect(await bookOf(3, 4, 5)).toEqual([200, 200, 200]);
    expect(first.complaints()).not.toContain('"level"');

    await first.kill();
    const next = await place.start(env);
    const cards = await Promise.all(people.map((who) => cardsOf(next.url, who)));
    expect(cards.map(([card]) => card?.slot_from)).toEqual(fair.slots.map(({ slot_from }) => slot_from));
    await next.kill();
  }, 120_000);
});
