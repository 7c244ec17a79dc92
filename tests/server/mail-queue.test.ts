import * as E from 'fp-ts/Either';
import { smtpMailer, type SmtpMailer } from '../../adapters/server/smtp/smtp-mailer';
import { inMemoryUnitOfWork } from '../../adapters/in-process/store';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import type { GivenUpMail, Urgency } from '../../application/ports/unit-of-work/messages';
import { mostWorkers, mailQueue, mostCodes, type MailQueue } from '../../application/service/mail-queue/mail-queue';
import { watchTakers } from '../../application/service/mail-queue/watch-takers';
import type { Email } from '../../domain/identity/email';
import { hours, minutes, seconds } from '../../domain/time/duration';
import { email } from '../support/builders/identity';
import { aMail } from '../support/builders/mails';
import { at } from '../support/builders/time';
import { openMailServer, type MailServer, type Refusal } from '../support/portal/mail-server';
import { answerOf } from '../support/world/answers';
import { standingClock, type StandingClock } from '../support/world/clock';
import { keepingReporter, type KeepingReporter } from '../support/world/reporter';
import { standingTimer, type StandingTimer } from '../support/world/timer';

/* The queue, over a real mail server. Time passes only when a test advances it. */

interface Office {
  readonly queue: MailQueue;
  readonly unitOfWork: UnitOfWork;
  readonly clock: StandingClock;
  readonly timer: StandingTimer;
  readonly reporter: KeepingReporter;
  readonly mailer: SmtpMailer;
  /** A mail about an act, as written to the queue. */
  readonly write: (to: Email, urgency?: Urgency) => Promise<unknown>;
  /** A mail with a code, as requested. */
  readonly ask: (to: Email) => Promise<E.Either<unknown, unknown>>;
  readonly givenUp: () => Promise<readonly GivenUpMail[]>;
}

const people = (count: number, name = 'candidate'): readonly Email[] =>
  Array.from({ length: count }, (_, n) => email(`${name}-${n}@example.org`));

let server: MailServer;
const mailers: SmtpMailer[] = [];
beforeEach(async () => {
  server = await openMailServer();
});
afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  await server.close();
});

/** One turn of the Node event loop: sockets are served meanwhile. */
const aMoment = (): Promise<void> => new Promise((done) => setImmediate(done));

const office = (taker = 'one portal', unitOfWork = inMemoryUnitOfWork(), url = server.url): Office => {
  const reporter = keepingReporter();
  const clock = standingClock(at('2026-12-04T15:00:00Z'));
  const timer = standingTimer();
  const mailer = smtpMailer({ url, from: { name: 'Jobs', address: email('jobs@example.org') }, reporter });
  mailers.push(mailer);
  const queue = mailQueue({ unitOfWork, clock, timer, carrier: mailer, reporter, taker });
  return {
    queue,
    unitOfWork,
    clock,
    timer,
    reporter,
    mailer,
    write: async (to, urgency) => {
      await answerOf(unitOfWork.run(({ messages }) => messages.add({ ...aMail(to), to }, clock.now(), urgency)));
      queue.wake();
    },
    ask: (to) => queue.send({ ...aMail('a code'), to })(),
    givenUp: () => answerOf(unitOfWork.run(({ messages }) => messages.givenUp())),
  };
};

const to = (mails: readonly { readonly to: string }[]): readonly string[] => mails.map((mail) => mail.to);

const noMailbox: Refusal = { responseCode: 550, words: '5.1.1 no such mailbox' };

/** A gate that a test opens. */
const aGate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<undefined>((done) => {
    open = () => done(undefined);
  });
  return { open: () => open(), opened };
};

describe('Each mail stands for itself [R27]', () => {
  it('three mailboxes that answer 550 do not keep 25 others waiting, and are given up with the reason', async () => {
    const { write, queue, givenUp, reporter } = office();
    const gone = people(3, 'gone');
    server.refuse((address) => (address.startsWith('gone') ? noMailbox : undefined));
    for (const one of [...gone, ...people(25)]) await write(one);
    await queue.sendMails();
    expect(new Set(to(server.taken))).toEqual(new Set(people(25)));
    expect((await givenUp()).map(({ mail, why }) => [mail.to, why])).toEqual(
      [...gone].reverse().map((one) => [one, '550 5.1.1: no such mailbox']),
    );
    expect(reporter.reports).toEqual(gone.map(() => ({ event: 'mail-given-up', detail: { why: '550 5.1.1' } })));
  });

  it('one that is put off is tried again after 5 s, 10 s, 20 s …, while others leave', async () => {
    const { write, queue, timer } = office();
    const [later, other] = [email('later@example.org'), email('other@example.org')];
    let asked = 0;
    server.refuse((address) => {
      if (address !== later) return undefined;
      asked += 1;
      return asked < 4 ? { responseCode: 450, words: '4.2.1 greylisted' } : undefined;
    });
    await write(later);
    await queue.sendMails();
    await write(other);
    await queue.sendMails();
    expect(to(server.taken)).toEqual([other]);
    for (const [pause, tries] of [
      [5, 2],
      [10, 3],
      [20, 4],
    ] as const) {
      timer.pass(seconds(pause) - 1);
      await queue.sendMails();
      expect(asked).toBe(tries - 1);
      timer.pass(1);
      await queue.sendMails();
      expect(asked).toBe(tries);
    }
    expect(to(server.taken)).toEqual([other, later]);
  });

  it('one that is put off for ever is given up after 80 tries', async () => {
    const { write, queue, timer, givenUp } = office();
    let asked = 0;
    server.refuse(() => {
      asked += 1;
      return { responseCode: 450, words: '4.2.1 later' };
    });
    await write(email('never@example.org'));
    for (let n = 0; n < 90; n += 1) {
      await queue.sendMails();
      timer.pass(hours(1));
    }
    await queue.sendMails();
    expect(asked).toBe(80);
    expect(await givenUp()).toMatchObject([{ tries: 79, why: expect.stringContaining('450 4.2.1') }]);
  });

  it('a clock that is set back an hour, or a year ahead and back, delays nothing', async () => {
    const { write, queue, timer, clock } = office();
    let asked = 0;
    server.refuse(() => {
      asked += 1;
      return asked === 1 ? { responseCode: 451, words: '4.3.0 in a moment' } : undefined;
    });
    clock.moveBy(hours(24 * 365));
    await write(email('first@example.org'));
    await queue.sendMails();
    clock.moveTo(at('2026-12-04T14:00:00Z'));
    await write(email('second@example.org'));
    await queue.sendMails();
    expect(to(server.taken)).toEqual(['second@example.org']);
    timer.pass(seconds(5));
    await queue.sendMails();
    expect(to(server.taken)).toEqual(['second@example.org', 'first@example.org']);
  });

  it('a server that takes its time has each mail once: it is waited for, however often somebody looks for mails', async () => {
    const { write, queue, timer } = office();
    const gate = aGate();
    server.treat(() => gate.opened);
    await write(email('slow@example.org'));
    await server.givenAtLeast(1);
    // Eighteen seconds on any clock, checked every second.
    for (let second = 0; second < 18; second += 1) {
      timer.pass(seconds(1));
      queue.wake();
      await aMoment();
    }
    expect(server.given).toHaveLength(1);
    gate.open();
    await queue.sendMails();
    expect(to(server.taken)).toEqual(['slow@example.org']);
  });
});

describe('Several leave at a time', () => {
  it('60 confirmations: five in hand at the server at once, and each arrives once [R27]', async () => {
    const { write, queue } = office();
    const gate = aGate();
    server.treat(() => gate.opened);
    for (const one of people(60)) await write(one);
    await server.givenAtLeast(mostWorkers);
    gate.open();
    await queue.sendMails();
    expect(server.mostAtOnce()).toBe(mostWorkers);
    expect([...to(server.taken)].sort()).toEqual([...people(60)].sort());
  });

  it('300 codes at once: all are acknowledged before one has left, and all arrive [R3c]', async () => {
    const { ask, queue } = office();
    const gate = aGate();
    server.treat(() => gate.opened);
    const answers = await Promise.all(people(300).map(ask));
    expect(answers.every(E.isRight)).toBe(true);
    expect(server.taken).toEqual([]);
    await server.givenAtLeast(mostWorkers);
    gate.open();
    await queue.sendMails();
    expect([...to(server.taken)].sort()).toEqual([...people(300)].sort());
    expect(queue.inHand()).toEqual({ codes: 0, paused: undefined });
  });

  it('codes go before confirmations, and confirmations before reminders [R3c, R27]', async () => {
    const { write, ask, queue } = office();
    const gate = aGate();
    server.treat(() => gate.opened);
    for (const one of people(mostWorkers, 'under-way')) await write(one);
    await server.givenAtLeast(mostWorkers);
    for (const one of people(5, 'reminder')) await write(one, 'reminder');
    for (const one of people(5, 'confirmation')) await write(one);
    for (const one of people(5, 'code')) await ask(one);
    gate.open();
    await queue.sendMails();
    const kinds = to(server.given).map((one) => one.replace(/-\d+@.*/, ''));
    expect(kinds.slice(mostWorkers)).toEqual(
      ['code', 'confirmation', 'reminder'].flatMap((kind) => Array<string>(5).fill(kind)),
    );
  });

  it('no more codes than memory is meant for are taken on', async () => {
    const { ask, queue } = office('one portal', inMemoryUnitOfWork(), 'smtp://127.0.0.1:1');
    const answers = await Promise.all(Array.from({ length: mostCodes + 20 }, () => ask(email('all@example.org'))));
    const refused = answers.filter(E.isLeft);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toEqual(E.left({ _tag: 'MailNotSent' }));
    expect(queue.inHand().codes).toBeLessThanOrEqual(mostCodes);
  });
});

describe('What would stop every mail', () => {
  const passes = async ({ queue, timer }: Office, length: number): Promise<void> => {
    timer.pass(length);
    await queue.sendMails();
  };

  it('a password that is refused pauses the queue, is said once, is tried again by one mail at a time, and is over by itself', async () => {
    await server.close();
    server = await openMailServer({ signIn: true });
    server.letIn('another');
    const one = office();
    const { write, queue, reporter, givenUp } = one;
    for (const who of people(10)) await write(who);
    await queue.sendMails();
    for (let round = 0; round < 5; round += 1) await passes(one, minutes(5));
    expect(queue.inHand().paused).toBe('535');
    const said = { event: 'mails-wait', detail: { why: '535' } };
    expect(reporter.reports.filter(({ event }) => event === 'mails-wait')).toEqual([said]);
    server.letIn('secret');
    await passes(one, minutes(5));
    await passes(one, minutes(5));
    expect([...to(server.taken)].sort()).toEqual([...people(10)].sort());
    expect(queue.inHand().paused).toBeUndefined();
    expect(await givenUp()).toEqual([]);
    expect(reporter.reports).toContainEqual({ event: 'mails-leave-again', detail: { after: '535' } });
  });

  it('a policy that refuses every mail pauses the queue and loses none [R27]', async () => {
    const one = office();
    const { write, queue, givenUp } = one;
    server.refuse(() => ({ responseCode: 554, words: '5.7.1 relay access denied' }));
    for (const who of people(10)) await write(who);
    await queue.sendMails();
    expect(queue.inHand().paused).toBe('554 5.7.1');
    server.refuse(undefined);
    for (let round = 0; round < 5; round += 1) await passes(one, minutes(1));
    expect([...to(server.taken)].sort()).toEqual([...people(10)].sort());
    expect(await givenUp()).toEqual([]);
  });

  it('a policy that refuses one mailbox is its own trouble as soon as others left beside it', async () => {
    const one = office();
    const { write, queue, givenUp } = one;
    server.refuse((address) =>
      address.startsWith('picky') ? { responseCode: 550, words: '5.7.1 not from you' } : undefined,
    );
    await write(email('picky@example.org'));
    for (const who of people(10)) await write(who);
    await queue.sendMails();
    expect(server.taken).toHaveLength(10);
    await passes(one, seconds(5));
    expect((await givenUp()).map(({ mail }) => mail.to)).toEqual(['picky@example.org']);
  });

  it('nobody there: said once, looked for after 1 s, 2 s, 4 s … and at most every 30 s; then all leaves, codes too', async () => {
    const port = Number(new URL(server.url).port);
    await server.close();
    const one = office('one portal', inMemoryUnitOfWork(), `smtp://127.0.0.1:${port}`);
    const { write, ask, queue, reporter } = one;
    for (const who of people(10)) await write(who);
    await ask(email('code@example.org'));
    await queue.sendMails();
    for (let round = 0; round < 6; round += 1) await passes(one, seconds(30));
    expect(queue.inHand()).toEqual({ codes: 1, paused: 'ESOCKET' });
    expect(reporter.reports.filter(({ event }) => event === 'mails-wait')).toHaveLength(1);
    server = await openMailServer({ port });
    for (let round = 0; round < 3; round += 1) await passes(one, seconds(30));
    expect([...to(server.taken)].sort()).toEqual([...people(10), 'code@example.org'].sort());
  });

  it('a mail that cuts the line each time does not stop the others', async () => {
    const one = office();
    const { write } = one;
    server.refuse((address) =>
      address.startsWith('poison') ? { responseCode: 421, words: '4.3.0 I am dying' } : undefined,
    );
    await write(email('poison@example.org'));
    for (const who of people(10)) await write(who);
    for (let round = 0; round < 10; round += 1) await passes(one, seconds(1));
    expect([...to(server.taken)].sort()).toEqual([...people(10)].sort());
  });
});

describe('Several portals, and one that is gone', () => {
  it('share what waits, and each mail is sent by one', async () => {
    const unitOfWork = inMemoryUnitOfWork();
    const portals = [office('one portal', unitOfWork), office('another portal', unitOfWork)];
    const [first] = portals;
    for (const who of people(40)) await first?.write(who);
    await Promise.all(portals.map(({ queue }) => queue.sendMails()));
    expect([...to(server.taken)].sort()).toEqual([...people(40)].sort());
  });

  it('what a killed portal had sent and not crossed out goes again under the same Message-ID, when it was silent for 30 s', async () => {
    const unitOfWork = inMemoryUnitOfWork();
    const killed = office('a killed portal', unitOfWork);
    const gate = aGate();
    server.treat(() => gate.opened);
    await killed.write(email('maria@example.org'));
    await server.givenAtLeast(1);
    // The server has the mail, but the sender never learns so.
    killed.mailer.close();

    const living = office('a living portal', unitOfWork);
    const watch = watchTakers({ unitOfWork, timer: living.timer, taker: 'a living portal', alone: false });
    await watch();
    server.treat(undefined);
    for (let beat = 0; beat < 5; beat += 1) {
      living.timer.pass(seconds(5));
      await living.queue.sendMails();
    }
    expect(server.given).toHaveLength(1);
    living.timer.pass(seconds(10));
    for (let turn = 0; turn < 10; turn += 1) await aMoment();
    await living.queue.sendMails();
    expect(server.given).toHaveLength(2);
    expect(server.given[1]?.messageId).toBe(server.given[0]?.messageId);
    gate.open();
  });

  it('a portal that is alone with its store takes over at once what it had before it was killed', async () => {
    const unitOfWork = inMemoryUnitOfWork();
    const before = office('before', unitOfWork);
    await answerOf(unitOfWork.run(({ messages }) => messages.add(aMail('half sent'), before.clock.now())));
    await answerOf(unitOfWork.run(({ messages }) => messages.take('before')));
    const after = office('after', unitOfWork);
    await watchTakers({ unitOfWork, timer: after.timer, taker: 'after', alone: true })();
    await after.queue.sendMails();
    expect(server.taken).toHaveLength(1);
  });

  it('a portal that is stopped waits for what it is sending and leaves the rest to others', async () => {
    const unitOfWork = inMemoryUnitOfWork();
    const stopping = office('a stopping portal', unitOfWork);
    const gate = aGate();
    server.treat(() => gate.opened);
    for (const who of people(8)) await stopping.write(who);
    await server.givenAtLeast(mostWorkers);
    const stopped = stopping.queue.close();
    gate.open();
    await stopped;
    expect(server.taken).toHaveLength(mostWorkers);
    await office('another portal', unitOfWork).queue.sendMails();
    expect([...to(server.taken)].sort()).toEqual([...people(8)].sort());
  });
});

describe('A store that goes away', () => {
  it('after a mail left does not have it sent again: it is crossed out when the store is back', async () => {
    const kept = inMemoryUnitOfWork();
    let away = false;
    const unitOfWork: UnitOfWork = {
      run: (work) => async () => (away ? E.left({ _tag: 'StoreUnavailable' } as const) : kept.run(work)()),
    };
    const { write, queue, timer } = office('one portal', unitOfWork);
    server.treat(() => {
      away = true;
      return Promise.resolve(undefined);
    });
    await write(email('once@example.org'));
    await queue.sendMails();
    expect(server.taken).toHaveLength(1);
    away = false;
    timer.pass(seconds(15));
    await queue.sendMails();
    expect(server.given).toHaveLength(1);
    expect(await answerOf(kept.run(({ messages }) => messages.waiting()))).toEqual({ confirmation: 0, reminder: 0 });
  });

  it('and loses the answer to a take leaves no mail behind', async () => {
    const kept = inMemoryUnitOfWork();
    let lose = true;
    const unitOfWork: UnitOfWork = {
      run: (work) => async () => {
        const answer = await kept.run(work)();
        return lose ? E.left({ _tag: 'StoreUnavailable' } as const) : answer;
      },
    };
    const { queue, timer } = office('one portal', unitOfWork);
    await answerOf(kept.run(({ messages }) => messages.add(aMail('lost'), at('2026-12-04T15:00:00Z'))));
    await queue.sendMails();
    lose = false;
    timer.pass(seconds(15));
    await queue.sendMails();
    expect(server.taken).toHaveLength(1);
  });
});
