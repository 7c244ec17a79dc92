import { programs } from '../support/portal/program';
import { cardsOf, signIn } from '../support/portal/visits';

/* `npm start`, stopped as Ctrl+C stops it, and `npm start` again. */

const place = programs();
afterAll(() => place.close());

describe('A restarted portal', () => {
  it('loads the demo once, keeps sessions, and shows the same jobs', async () => {
    const inbox = await place.newInbox();
    const env = { ...(await place.newAddress()), DATA_DIR: place.newFolder(), SMTP_URL: inbox.url, DEMO: '1' };
    const first = await place.start(env);
    expect(first.lines()[0]).toMatch(/^The store was empty: the demo is loaded, \d+ times to choose from\.$/);
    const maria = await signIn(first.url, inbox, 'demo.candidate@example.org');
    const cards = await cardsOf(first.url, maria);
    expect(cards.length).toBeGreaterThan(0);
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = await place.start(env);
    expect(second.lines()[0]).toBe(`The portal answers at ${second.url}`);
    expect(await cardsOf(second.url, maria)).toEqual(cards);
    second.signal('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(first.complaints() + second.complaints()).not.toContain('"level"');
  }, 120_000);
});
