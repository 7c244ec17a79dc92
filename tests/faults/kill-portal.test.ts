import { mostWorkers } from '../../application/mails/mail-queue.service';
import { key } from '../support/builders/identity';
import { aFair, asFile, nth } from '../support/portal/fair';
import { codeIn, type Inbox } from '../support/portal/inbox';
import { programs, type Portal } from '../support/portal/program';
import {
  askForCode,
  book,
  cardsOf,
  confirmationsTo,
  freeOn,
  giveCode,
  signIn,
  type Card,
  type Reply,
  type SignedIn,
  type Wish,
} from '../support/portal/visits';
import { inFull } from '../support/in-full';

/* A portal is killed repeatedly while eight workers book. What it acknowledged persists, and anything else is there completely or not at all. */

const place = programs();
afterAll(() => place.close());

/** In full: ten rounds, killed after 3 answers, after 8, after 13 …; otherwise every third of them. */
const [rounds, step] = inFull ? [10, 5] : [4, 15];
const hands = 8;
/** Two candidates compete for each time, and four times stay free: so half of all responses are refusals. */
const fair = aFair({ people: 24, jobs: 15, slots: 16 });

/** One candidate's choice for one job, and its outcome. */
interface Try {
  readonly who: SignedIn;
  readonly wish: Wish;
  sent: boolean;
  reply: Reply | undefined;
}

const wishesOf = (people: readonly SignedIn[]): readonly Try[] =>
  fair.jobs.flatMap((job) =>
    people.map((who, n) => ({
      who,
      wish: { job, slot: nth(fair.slots, n % 12), key: key(`candidate ${n} job ${job.position_id}`) },
      sent: false,
      reply: undefined,
    })),
  );

/** Books until the portal is killed after a given number of responses; whoever is waiting then gets none. */
const stream = async (portal: Portal, waiting: Try[], answersBeforeTheEnd: number): Promise<void> => {
  let left = answersBeforeTheEnd;
  let killed: Promise<void> | undefined;
  const hand = async (): Promise<void> => {
    while (killed === undefined) {
      const one = waiting.shift();
      if (one === undefined) return;
      one.sent = true;
      // Broken connections are the point of this test: they count as no reply.
      one.reply = await book(portal.url, one.who, one.wish).catch(() => undefined);
      left -= 1;
      if (left === 0) killed = portal.kill();
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  await (killed ?? portal.kill());
};

/** The part of a response that never varies: a refusal also has its own request id, and the times free by then. */
const essence = (reply: Reply | undefined) =>
  reply?.statusCode === 200 ? reply.body : [reply?.statusCode, reply?.refusal?.reason];

interface Standing {
  readonly who: SignedIn;
  readonly card: Card;
}

const standing = async (url: string, people: readonly SignedIn[]): Promise<readonly Standing[]> =>
  (await Promise.all(people.map(async (who) => (await cardsOf(url, who)).map((card) => ({ who, card }))))).flat();

const isWhole = ({ applied_status, status, schd_date, slot_from, slot_to, schedule_time }: Card): boolean => {
  const parts = [schd_date, slot_from, slot_to, schedule_time].map((part) => part !== null);
  return status === 0 && parts.every((part) => part === (applied_status === 2));
};

const placeOf = ({ position_id, slot_from }: Card): string => `${position_id} ${slot_from ?? ''}`;

/** Everything the portal says now that contradicts what it said before. */
const contradictions = async (url: string, people: readonly SignedIn[], all: readonly Try[]) => {
  const seen = await standing(url, people);
  const held = seen.filter(({ card }) => card.slot_from !== null);
  const holders = new Map(held.map(({ who, card }) => [placeOf(card), who.email]));
  const mine = new Map(seen.map(({ who, card }) => [`${who.email} ${card.position_id}`, card.slot_from]));
  const stillFree = await Promise.all(
    fair.jobs.map(async (job) =>
      (await freeOn(url, nth(people, 0), job, nth(fair.slots, 0).slot_date)).map(
        ({ slot_from }) => `${job.position_id} ${slot_from}`,
      ),
    ),
  );
  const places = fair.jobs.flatMap((job) => fair.slots.map(({ slot_from }) => `${job.position_id} ${slot_from}`));
  return [
    ...seen.filter(({ card }) => !isWhole(card)).map(({ card }) => `half written: ${JSON.stringify(card)}`),
    ...(holders.size === held.length ? [] : ['a time is held twice']),
    ...places
      .filter((one) => holders.has(one) === stillFree.flat().includes(one))
      .map((one) => `neither held nor free, or both: ${one}`),
    ...all.flatMap(({ who, wish: { job, slot }, reply }) => {
      const has = mine.get(`${who.email} ${job.position_id}`);
      const named = `${who.email} ${job.position_id} ${slot.slot_from}`;
      if (reply?.statusCode === 200) return has === slot.slot_from ? [] : [`lost: ${named}`];
      if (reply?.refusal?.reason === 'SlotTaken')
        return has === null && holders.has(`${job.position_id} ${slot.slot_from}`) ? [] : [`was not taken: ${named}`];
      return reply === undefined ? [] : [`answered ${reply.http} ${JSON.stringify(reply.body)}: ${named}`];
    }),
  ];
};

/** A code requested just before the end must still work afterwards. */
const askedFor = async (portal: Portal, inbox: Inbox, email: string): Promise<string> => {
  const seen = inbox.mailsTo(email).length;
  expect((await askForCode(portal.url, email)).statusCode).toBe(200);
  return codeIn(await inbox.next(email, seen));
};

describe('The portal on the embedded store', () => {
  it('keeps every confirmed booking and response through rounds of SIGKILL, and restarts by itself [R17, R27]', async () => {
    const inbox = await place.newInbox();
    const env = { ...(await place.newHome()), SMTP_URL: inbox.url };
    await place.load(env, asFile(fair, place.newFolder()));

    let portal = await place.start(env);
    const url = portal.url;
    const people = await Promise.all(fair.people.map((email) => signIn(url, inbox, email)));
    const all = wishesOf(people);
    const waiting = [...all];
    const withoutAnswer: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const email = nth(fair.people, round);
      const code = await askedFor(portal, inbox, email);
      await stream(portal, waiting, 3 + step * round);
      expect(portal.complaints()).not.toMatch(/"level":"error"/);

      portal = await place.start(env);
      expect(await contradictions(url, people, all)).toEqual([]);
      expect((await giveCode(url, email, code)).token).not.toBe('');
      const unknown = all.filter(({ sent, reply }) => sent && reply === undefined);
      withoutAnswer.push(unknown.length);
      for (const one of unknown) one.reply = await book(url, one.who, one.wish);
    }
    expect(Math.min(...withoutAnswer)).toBeGreaterThan(0);

    const answered = all.filter(({ reply }) => reply !== undefined);
    const again = await Promise.all(answered.map(({ who, wish }) => book(url, who, wish)));
    expect(again.map(essence)).toEqual(answered.map(({ reply }) => essence(reply)));
    expect(await contradictions(url, people, all)).toEqual([]);

    const booked = answered.filter(({ reply }) => reply?.statusCode === 200);
    const mails = ({ who, wish }: Try) => confirmationsTo(inbox, who.email, wish.job).length;
    // Mails that a killed portal had not sent leave after its restart: no confirmation is lost.
    for (const one of booked)
      while (mails(one) === 0) await inbox.next(one.who.email, inbox.mailsTo(one.who.email).length);
    await portal.kill();
    // A portal killed between the mail server's acceptance and its own record of it sends that mail again: at most one for each of its workers.
    expect(Math.max(...booked.map(mails))).toBeLessThanOrEqual(2);
    expect(booked.filter((one) => mails(one) === 2).length).toBeLessThanOrEqual(rounds * mostWorkers);
  }, 600_000);
});
