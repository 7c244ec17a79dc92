import { key } from '../support/builders/identity';
import { inFull } from '../support/in-full';
import { aFair, asFile, nth } from '../support/portal/fair';
import { programs, type Environment } from '../support/portal/program';
import { book, cardsOf, confirmationsTo, signIn, type Reply } from '../support/portal/visits';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';

/* Forty candidates press Confirm for one time concurrently, again and again, over HTTP. */

const place = programs();
afterAll(() => place.close());

const fair = aFair({ people: 40, jobs: 1, slots: 5 });
const job = nth(fair.jobs, 0);
const wanted = nth(fair.slots, 2);
const [nine, halfPastNine, , halfPastTen] = fair.slots;

/** How often each presses Confirm. */
const presses = inFull ? 50 : 10;
const tries = fair.people.length * presses;

const reasonOf = ({ statusCode, refusal }: Reply): string =>
  statusCode === 200 ? 'booked' : (refusal?.reason ?? String(statusCode));

const counted = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));

/**
 * An overloaded portal responds 503: the same Confirm is resent, as the page does, until it gets an answer. It waits until somebody else got theirs,
 * because asking at once again and again keeps both sides busy with refusals.
 */
const bookInTurns = (): typeof book => {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const wake = (most: number): void => waiting.splice(0, most).forEach((next) => next());
  const bookInTurn: typeof book = async (...confirm) => {
    underWay += 1;
    const reply = await book(...confirm);
    underWay -= 1;
    if (reply.statusCode !== 503) {
      wake(2);
      return reply;
    }
    const turn = new Promise<void>((resolve) => waiting.push(resolve));
    if (underWay === 0) wake(waiting.length);
    await turn;
    return bookInTurn(...confirm);
  };
  return bookInTurn;
};

/** The portal's error log, except for requests it deferred because of overload. */
const beyondBusy = (complaints: string): string => {
  const lines = complaints.split('\n').filter((line) => line !== '' && !line.startsWith('There is no built page '));
  const requestOf = (line: string): string => /"request_id":"([^"]+)"/.exec(line)?.[1] ?? line;
  const putOff = new Set(lines.filter((line) => line.includes('"code":"NO_TURN"')).map(requestOf));
  return lines.filter((line) => !putOff.has(requestOf(line))).join('\n');
};

const race = async (environments: readonly Environment[]) => {
  const inbox = await place.newInbox();
  await place.load(nth(environments, 0), asFile(fair, place.newFolder()));
  const portals = await Promise.all(environments.map((env) => place.start({ ...env, SMTP_URL: inbox.url })));
  const urls = portals.map(({ url }) => url);
  const people = await Promise.all(fair.people.map((email, n) => signIn(nth(urls, n % urls.length), inbox, email)));

  const bookInTurn = bookInTurns();
  const replies = await Promise.all(
    Array.from({ length: presses }, (_, n) => n).flatMap((time) =>
      people.map(async (who, n) => {
        const url = nth(urls, (n + time) % urls.length);
        const wish = { job, slot: wanted, key: key(`candidate ${n} try ${time}`) };
        return { who, wish, reply: await bookInTurn(url, who, wish) };
      }),
    ),
  );
  const cards = await Promise.all(
    people.map(async (who) => ({ who, seen: await Promise.all(urls.map((url) => cardsOf(url, who))) })),
  );
  const winner = replies.find(({ reply }) => reply.statusCode === 200);
  const again = winner === undefined ? [] : urls.map((url) => book(url, winner.who, winner.wish));
  const repeated = await Promise.all(again);
  const complaints = portals.map((portal) => portal.complaints()).join('');
  await Promise.all(portals.map((portal) => portal.kill()));
  return { inbox, replies, cards, winner, repeated, complaints };
};

const races = (environments: () => Promise<readonly Environment[]>): void => {
  it(`${tries} simultaneous tries by 40 candidates for one slot: one booking, and every other answer says why not [R17, R10b]`, async () => {
    const { inbox, replies, cards, winner, repeated, complaints } = await race(await environments());

    expect(counted(replies.map(({ reply }) => reasonOf(reply)))).toEqual({
      booked: 1,
      // The winner's other attempts: a candidate who holds a time is not offered another.
      ActNotOffered: presses - 1,
      SlotTaken: tries - presses,
    });
    expect(counted(replies.map(({ reply }) => String(reply.http)))).toEqual({ '200': tries });
    const others = replies.filter(({ who }) => who !== winner?.who);
    expect(new Set(others.map(({ reply }) => reasonOf(reply)))).toEqual(new Set(['SlotTaken']));
    const nearest = others.map(({ reply }) =>
      JSON.stringify(
        reply.refusal?.nearest?.map(({ slot_date, slot_from, slot_to }) => ({ slot_date, slot_from, slot_to })),
      ),
    );
    expect([...new Set(nearest)]).toEqual([JSON.stringify([halfPastNine, halfPastTen, nine])]);

    for (const { who, seen } of cards)
      for (const list of seen)
        expect(list).toEqual([
          expect.objectContaining(
            who === winner?.who
              ? { applied_status: 2, schd_date: wanted.slot_date, slot_from: wanted.slot_from }
              : { applied_status: 1, slot_from: null },
          ),
        ]);
    expect(cards.filter(({ seen }) => seen.flat().some(({ slot_from }) => slot_from !== null))).toHaveLength(1);
    expect(repeated.map(({ body }) => body)).toEqual(repeated.map(() => winner?.reply.body));
    const mails = fair.people.flatMap((email) => confirmationsTo(inbox, email, job).map(() => email));
    expect(mails).toEqual([winner?.who.email]);
    expect(beyondBusy(complaints)).toBe('');
  }, 120_000);
};

describe('Over one process on the embedded store', () => {
  races(async () => [await place.newHome()]);
});

describeOnPostgres('Over two processes on one PostgreSQL database', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  races(async () => place.twoOn(await server.newDatabase()));
});
