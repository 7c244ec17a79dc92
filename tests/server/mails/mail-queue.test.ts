import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { smtpMailer, type SmtpMailer } from '../../../adapters/server/mails/smtp-mailer';
import { inMemoryUnitOfWork } from '../../../adapters/in-process/store';
import { noNotes, type SentNotes } from '../../../application/mails/sent-notes.port';
import { diskSentNotes } from '../../../adapters/server/mails/sent-notes';
import type { UnitOfWork } from '../../../application/ports/unit-of-work';
import type { GivenUpMail, Urgency } from '../../../application/mails/messages.store';
import { mostWorkers, mailQueue, mostCodes, type MailQueue } from '../../../application/mails/mail-queue.service';
import { watchTakers } from '../../../application/mails/watch-takers.service';
import type { Email } from '../../../domain/text/email';
import { hours, minutes, seconds } from '../../../domain/time/duration';
import { email } from '../../support/builders/identity';
import { aMail } from '../../support/builders/mails';
import { at } from '../../support/builders/time';
import { openMailServer, type MailServer, type Refusal } from '../../support/portal/mail-server';
import { answerOf } from '../../support/world/answers';
import { standingClock, type StandingClock } from '../../support/world/clock';
import { keepingReporter, type KeepingReporter } from '../../support/world/reporter';
import { standingTimer, type StandingTimer } from '../../support/world/timer';

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

const office = (
  taker = 'one portal',
  unitOfWork = inMemoryUnitOfWork(),
  url = server.url,
  notes: SentNotes = noNotes,
): Office => {
  const reporter = keepingReporter();
  const clock = standingClock(at('2026-12-04T15:00:00Z'));
  const timer = standingTimer();
  const mailer = smtpMailer({ url, from: { name: 'Jobs', address: email('jobs@example.org') }, reporter });
  mailers.push(mailer);
  const queue = mailQueue({ unitOfWork, clock, timer, carrier: mailer, reporter, notes, taker });
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
    givenUp: () => answerOf(unitOfWork.run(({ messages }) => messages.givenUp(undefined, 9))),
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

describe('Each email is independent [R27]', () => {
  it('three mailboxes that answer 550 do not delay 25 others, and are marked as failed with the reason', async () => {
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

  it('one that is deferred is tried again after 5 s, 10 s, 20 s …, while others are sent', async () => {
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

  it('one that is deferred forever fails after 80 tries', async () => {
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

  it('setting the clock back an hour, or ahead a year and back, delays nothing', async () => {
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

  it('a slow server gets each email once: we wait for it, however often the queue is checked', async () => {
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

describe('Sending in parallel', () => {
  it('60 confirmations: at most five at the server at once, and each arrives once [R27]', async () => {
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

  it('300 codes at once: all are acknowledged before one is sent, and all arrive [R3c]', async () => {
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

  it('accepts no more codes than fit into the memory limit', async () => {
    const { ask, queue } = office('one portal', inMemoryUnitOfWork(), 'smtp://127.0.0.1:1');
    const answers = await Promise.all(Array.from({ length: mostCodes + 20 }, () => ask(email('all@example.org'))));
    const refused = answers.filter(E.isLeft);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toEqual(E.left({ _tag: 'MailNotSent' }));
    expect(queue.inHand().codes).toBeLessThanOrEqual(mostCodes);
  });
});

describe('A problem that affects every email', () => {
  const passes = async ({ queue, timer }: Office, length: number): Promise<void> => {
    timer.pass(length);
    await queue.sendMails();
  };

  it('a rejected password pauses the queue, is reported once, is retried with one email at a time, and recovers by itself', async () => {
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

  it('a policy that refuses every email pauses the queue and loses none [R27]', async () => {
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

  it('a policy refusal for one mailbox is attributed to that mailbox as soon as other emails get through', async () => {
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

  it('an unreachable server is reported once, retried after 1 s, 2 s, 4 s … and at least every 30 s; then everything is sent, including codes', async () => {
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

  it('an email that breaks the connection each time does not stop the others', async () => {
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

describe('Several portals, one of them dead', () => {
  it('share the queue, and each email is sent by one of them', async () => {
    const unitOfWork = inMemoryUnitOfWork();
    const portals = [office('one portal', unitOfWork), office('another portal', unitOfWork)];
    const [first] = portals;
    for (const who of people(40)) await first?.write(who);
    await Promise.all(portals.map(({ queue }) => queue.sendMails()));
    expect([...to(server.taken)].sort()).toEqual([...people(40)].sort());
  });

  it('resend what a killed portal had sent but not marked as sent, under the same Message-ID, after 30 s of silence', async () => {
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

  it('a portal with an exclusive store resumes at once what it had before it was killed', async () => {
    const unitOfWork = inMemoryUnitOfWork();
    const before = office('before', unitOfWork);
    await answerOf(unitOfWork.run(({ messages }) => messages.add(aMail('half sent'), before.clock.now())));
    await answerOf(unitOfWork.run(({ messages }) => messages.take('before')));
    const after = office('after', unitOfWork);
    await watchTakers({ unitOfWork, timer: after.timer, taker: 'after', alone: true })();
    await after.queue.sendMails();
    expect(server.taken).toHaveLength(1);
  });

  it('do not resend what a killed portal had noted as sent, and note nothing that the store has removed [R27]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'notes-'));
    const notes = () => diskSentNotes(join(folder, 'sent'), keepingReporter());
    const kept = inMemoryUnitOfWork();
    let killed = false;
    // Killed: nothing reaches the store any more, not even an answer.
    const dying: UnitOfWork = { run: (work) => () => (killed ? new Promise(() => undefined) : kept.run(work)()) };
    const first = office('killed', dying, server.url, notes());
    server.treat(() => {
      killed = true;
      return Promise.resolve(undefined);
    });
    await first.write(email('once@example.org'));
    first.queue.wake();
    await server.takenAtLeast(1);
    const names = () => readdirSync(join(folder, 'sent'), { encoding: 'utf8' });
    while (E.isLeft(E.tryCatch(names, String)) || names().length === 0) await aMoment();

    const second = office('started again', kept, server.url, notes());
    await watchTakers({ unitOfWork: kept, timer: second.timer, taker: 'started again', alone: true })();
    server.treat(undefined);
    await second.write(email('other@example.org'));
    await second.queue.sendMails();
    expect(server.given.map(({ to }) => to)).toEqual(['once@example.org', 'other@example.org']);
    expect(await answerOf(kept.run(({ messages }) => messages.waiting()))).toEqual({ confirmation: 0, reminder: 0 });
    expect(names()).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('are sent also where no note can be kept, which is reported without their names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'notes-'));
    writeFileSync(join(folder, 'sent'), '');
    const reporter = keepingReporter();
    const { write, queue } = office(
      'one',
      inMemoryUnitOfWork(),
      server.url,
      diskSentNotes(join(folder, 'sent'), reporter),
    );
    await write(email('once@example.org'));
    await queue.sendMails();
    expect(server.taken).toHaveLength(1);
    expect(reporter.reports).toEqual(
      expect.arrayContaining([{ event: 'mail-not-noted', detail: { code: expect.stringMatching(/^E/) } }]),
    );
    rmSync(folder, { recursive: true });
  });

  it('a stopping portal waits for what it is sending and leaves the rest to others', async () => {
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

describe('A store that fails', () => {
  it('after an email was sent does not cause it to be sent again: it is marked as sent when the store is back', async () => {
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

  it('and loses the response to a claim leaves no email behind', async () => {
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
